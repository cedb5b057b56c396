"""A prize in words: the terms that add up to the amount."""

from arbiter_gui.i18n import _
from arbiter_gui.prizes.sharing import Share


def money(cents: int) -> str:
    """Cents as an amount with two decimals, such as `1250.00`, without a currency."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02}"


def share_text(share: Share) -> str:
    """Why a player gets this amount: what comes by rank, what is shared, what rounding did.

    Every term is shown in whole cents, and the terms shown add up to the amount.
    """
    by_rank, equal = int(share.by_rank), int(share.equal)
    rounding = share.amount - by_rank - equal
    terms = []
    if by_rank:
        text = _("half of place {place} ({amount})") if equal else _("place {place} ({amount})")
        terms.append(text.format(place=share.place, amount=money(by_rank)))
    if equal:
        text = _("an equal share of places {first}–{last} ({amount})")
        terms.append(
            text.format(first=share.first_place, last=share.last_place, amount=money(equal))
        )
    if rounding:
        terms.append(_("rounding ({amount})").format(amount=money(rounding)))
    return " + ".join(terms)
