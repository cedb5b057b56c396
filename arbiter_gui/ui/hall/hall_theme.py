"""The colours of the hall: more contrast than a desk needs, light, dark, or for a projector."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from arbiter_gui.i18n import N_


@dataclass(frozen=True, slots=True)
class HallTheme:
    """Colours by purpose.

    Attributes:
        key: Stable name for the settings.
        name: English name, to be translated.
        strong: Whether all type is bold: what a weak lamp leaves of thin strokes is not read.
    """

    key: str
    name: str
    ground: str
    stripe: str
    line: str
    text: str
    muted: str
    accent: str
    strong: bool = False

    def colour(self, purpose: str) -> QColor:
        """The colour of a purpose ("ground", "text") for painters."""
        return QColor(getattr(self, purpose))


HALL_THEMES = (
    HallTheme(
        "light",
        N_("Light"),
        ground="#FFFFFF",
        stripe="#EEF0F2",
        line="#C4C8CE",
        text="#0B0D10",
        muted="#454C54",
        accent="#1A51A6",
    ),
    HallTheme(
        "dark",
        N_("Dark"),
        ground="#0B0D10",
        stripe="#1A1E23",
        line="#3C444D",
        text="#FFFFFF",
        muted="#BCC3CB",
        accent="#8DB8FF",
    ),
    HallTheme(
        "projector",
        N_("Projector"),
        ground="#FFFFFF",
        stripe="#DCDCDC",
        line="#000000",
        text="#000000",
        muted="#000000",
        accent="#00257A",
        strong=True,
    ),
)
"""In the order in which a key goes through them."""


def hall_theme(key: str) -> HallTheme:
    """The theme of a key; the first one where there is none of that name."""
    return next((theme for theme in HALL_THEMES if theme.key == key), HALL_THEMES[0])


def theme_after(key: str) -> HallTheme:
    """The theme that follows another one, in a circle."""
    return HALL_THEMES[(HALL_THEMES.index(hall_theme(key)) + 1) % len(HALL_THEMES)]
