"""Prizes in words: for whom a category is, and why an amount is what it is."""

from arbiter_gui.i18n import _
from arbiter_gui.prizes.award import Award, CategoryWin
from arbiter_gui.prizes.sharing import Share
from arbiter_gui.tables.hundredths import hundredths_text
from arbiter_gui.tournament.player import Sex
from arbiter_gui.tournament.prizes import CategoryPrize


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


def win_text(win: CategoryWin) -> str:
    """Why a player gets a prize of a category, and what was left for it."""
    why = _("{condition}: the best placed without a larger prize")
    if win.left:
        why = _("{condition}; larger than {amount} of the places")
    return why.format(condition=condition_text(win.category), amount=hundredths_text(win.left))


def award_text(award: Award) -> str:
    """Why a player gets the whole amount."""
    share = share_text(award.share) if award.share and award.share.amount else ""
    return " + ".join(filter(None, (share, *map(win_text, award.wins))))


def win_name(win: CategoryWin) -> str:
    """A prize of a category: its name, and which one of several."""
    if len(win.category.amounts) == 1:
        return win.category.name
    return _("{category}, prize {number}").format(category=win.category.name, number=win.place)


def prize_names(award: Award) -> str:
    """All prizes of a player: the place or the places shared, and categories."""
    names = []
    share = award.share
    if share and share.amount:
        text = _("Places {first}–{last}") if share.equal else _("Place {place}")
        values = {"first": share.first_place, "last": share.last_place, "place": share.place}
        names.append(text.format(**values))
    return "; ".join((*names, *map(win_name, award.wins)))


def condition_text(category: CategoryPrize) -> str:
    """For whom a category is: "rating up to 1600, women, ESP"."""
    parts = [
        _rating_text(category),
        {Sex.FEMALE: _("women"), Sex.MALE: _("men")}.get(category.sex, ""),
        _("U{age}").format(age=category.age_to) if category.age_to else "",
        _("S{age}").format(age=category.age_from) if category.age_from else "",
        category.federation,
        category.club,
    ]
    return ", ".join(filter(None, parts)) or _("everybody")


def _rating_text(category: CategoryPrize) -> str:
    lowest, highest = category.rating_from, category.rating_to
    if not lowest and not highest:
        return _("unrated") if category.unrated else ""
    text = _("rating {lowest}–{highest}")
    if not highest:
        text = _("rating {lowest} or more")
    elif not lowest:
        text = _("rating up to {highest}")
    band = text.format(lowest=lowest, highest=highest)
    return _("{band} or unrated").format(band=band) if category.unrated else band
