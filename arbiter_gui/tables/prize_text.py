"""A prize in words: the terms that add up to the amount."""

from arbiter_gui.i18n import _
from arbiter_gui.prizes.sharing import Share
from arbiter_gui.tables.hundredths import hundredths_text


def share_text(share: Share) -> str:
    """Why a player gets this amount: what comes by rank, what is shared, what rounding did.

    Every term is shown in whole cents, and the terms shown add up to the amount.
    """
    by_rank, equal = int(share.by_rank), int(share.equal)
    rounding = share.amount - by_rank - equal
    terms = []
    if by_rank:
        text = _("half of place {place} ({amount})") if equal else _("place {place} ({amount})")
        terms.append(text.format(place=share.place, amount=hundredths_text(by_rank)))
    if equal:
        text = _("an equal share of places {first}–{last} ({amount})")
        terms.append(
            text.format(
                first=share.first_place, last=share.last_place, amount=hundredths_text(equal)
            )
        )
    if rounding:
        terms.append(_("rounding ({amount})").format(amount=hundredths_text(rounding)))
    return " + ".join(terms)
