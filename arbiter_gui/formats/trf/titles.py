"""Titles as TRF files write them, the old short forms included."""

from arbiter_gui.tournament.player import Title

_SHORT = {
    "G": Title.GM,
    "M": Title.IM,
    "F": Title.FM,
    "C": Title.CM,
    "WG": Title.WGM,
    "WM": Title.WIM,
    "WF": Title.WFM,
    "WC": Title.WCM,
    "-": Title.NONE,
}


def title_of(text: str) -> Title | None:
    """The title, or None when the text is none of FIDE's.

    >>> title_of("wg"), title_of("FM"), title_of("NM")
    (<Title.WGM: 'WGM'>, <Title.FM: 'FM'>, None)
    """
    word = text.strip().upper()
    if word in _SHORT:
        return _SHORT[word]
    try:
        return Title(word)
    except ValueError:
        return None
