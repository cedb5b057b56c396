"""The prizes that the event announces: of the places, and of categories."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from arbiter_gui.errors import RefusedAction
from arbiter_gui.i18n import N_
from arbiter_gui.tournament import Change, Edit, Fact, Tournament, identity
from arbiter_gui.tournament.player import one_line
from arbiter_gui.tournament.prizes import CategoryPrize, PrizeFund


def set_prizes(
    tournament: Tournament, fund: PrizeFund, categories: Sequence[CategoryPrize]
) -> Change:
    """Makes the prizes of the event those given: places, rules and every category, in one step.

    A category keeps its number; one with the number 0 is new and gets the next. One that is not
    among them is removed. The label names what is changed, when it is a single thing.

    Raises:
        RefusedAction: A prize is worth more than the one before it, or a category has no name, no
            prize, a name that another has, or a band whose end is below its beginning.
    """
    wanted = replace(fund, places=_given(fund.places), currency=one_line(fund.currency))
    refuse_rising(wanted.places)
    after = _numbered(tournament, [_cleaned(category) for category in categories])
    for category in after:
        refuse_condition(category, [other for other in after if other is not category])
    edits = (
        *_edits([tournament.fact("prize_fund", 0)], [wanted] if wanted != PrizeFund() else []),
        *_edits(tournament.category_prizes, after),
    )
    label, values = _label(edits)
    return Change(label, edits, values)


def refuse_rising(amounts: Sequence[int], category: str = "") -> None:
    """Makes sure that no prize is worth more than the one before it.

    Args:
        amounts: Cents, first prize first.
        category: Whose prizes they are; "" for those of the places.

    Raises:
        RefusedAction: One is.
    """
    for number, (before, amount) in enumerate(pairwise(amounts), 2):
        if amount > before:
            text = (
                N_("Category “{name}”: prize {number} is worth more than the one before it.")
                if category
                else N_("The prize of place {number} is worth more than the one before it.")
            )
            raise RefusedAction("prize-rising", text, {"name": category, "number": number})


def refuse_condition(category: CategoryPrize, others: Iterable[CategoryPrize] = ()) -> None:
    """Makes sure that the prizes of a category can be announced.

    Raises:
        RefusedAction: There is no name, no prize, a name that another category has, a prize worth
            more than the one before it, or a band whose end is below its beginning.
    """
    values = {"name": category.name}
    if not category.name:
        raise RefusedAction("prize-name", N_("A category needs a name."))
    if category.name in [other.name for other in others]:
        raise RefusedAction("prize-name-twice", N_("Two categories are named “{name}”."), values)
    if not category.amounts:
        raise RefusedAction("prize-none", N_("The category “{name}” has no prize."), values)
    refuse_rising(category.amounts, category.name)
    bands = (
        (category.rating_from, category.rating_to),
        (category.age_from, category.age_to),
    )
    if any(end and end < start for start, end in bands):
        raise RefusedAction(
            "prize-band",
            N_("The category “{name}” is for nobody: a rating or an age ends before it begins."),
            values,
        )


def _given(amounts: Sequence[int]) -> tuple[int, ...]:
    """The prizes without those of nothing at the end."""
    count = max((place for place, amount in enumerate(amounts, 1) if amount), default=0)
    return tuple(amounts[:count])


def _cleaned(category: CategoryPrize) -> CategoryPrize:
    return replace(
        category,
        name=one_line(category.name),
        amounts=_given(category.amounts),
        federation=one_line(category.federation).upper(),
        club=one_line(category.club),
    )


def _numbered(
    tournament: Tournament, categories: Sequence[CategoryPrize]
) -> tuple[CategoryPrize, ...]:
    present = (*tournament.category_prizes, *categories)
    following = max((category.number for category in present), default=0)
    numbered = []
    for category in categories:
        following += not category.number
        numbered.append(category if category.number else replace(category, number=following))
    return tuple(numbered)


def _edits(before: Iterable[Fact | None], after: Iterable[Fact]) -> Iterable[Edit]:
    was = {identity(fact): fact for fact in before if fact is not None}
    wanted = {identity(fact): fact for fact in after}
    for place in [*was, *(place for place in wanted if place not in was)]:
        if was.get(place) != wanted.get(place):
            yield Edit(*place, was.get(place), wanted.get(place))


def _label(edits: Sequence[Edit]) -> tuple[str, dict[str, str | int]]:
    if len(edits) != 1:
        return N_("Set the prizes"), {}
    before, after = edits[0].before, edits[0].after
    category = after or before
    if not isinstance(category, CategoryPrize):
        return N_("Set the prizes of the places"), {}
    if before is None:
        return N_("Add the category prize {name}"), {"name": category.name}
    if after is None:
        return N_("Remove the category prize {name}"), {"name": category.name}
    return N_("Change the category prize {name}"), {"name": category.name}
