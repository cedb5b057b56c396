"""What sentences on a pair, or a bye, that somebody would have liked to see claim."""

import re

from tests.explain.truth.articles import ARTICLES, article
from tests.explain.truth.claims_on_criteria import is_first, measured
from tests.explain.truth.group import lowest_bye
from tests.explain.truth.place import claims, holds, is_barred
from tests.explain.truth.wanted_pair import BYE, can_all_sit

BEYOND = ("next bracket", "score of the bye", "unplayed games of the bye")


def _is_asked(said, at):
    """Whether the pair is the one that was asked for; a bye is for one."""
    names = [said[name].number for name in ("one", "other") if name in said.values]
    return names == list(at.players)


def _rest(at):
    return [player for player in at.facts.ranking if player not in at.players]


@claims("wanted-made", "wanted-bye-made")
def _made(said, at):
    one, *other = at.players
    pairs = {frozenset(board) for board in at.facts.boards}
    made = frozenset(at.players) in pairs if other else one == at.facts.bye
    return _is_asked(said, at) and made


@claims("wanted-not-possible")
def _not_possible(said, at):
    return _is_asked(said, at) and holds(said["reason"], at)


def _first_group(said, at):
    """Whether the pair is allowed and the first group that differs has that score."""
    free = not at.facts.apart(*sorted(at.players)) if len(at.players) == 2 else True
    return _is_asked(said, at) and free and at.group and at.group.low == said["points"].tenths


@claims("wanted-worse", "wanted-bye-worse")
def _worse(said, at):
    first = is_first(said["reason"], at)
    return _first_group(said, at) and first and holds(said["reason"], at)


@claims("wanted-later", "wanted-bye-later")
def _later(said, at):
    """No criterion that is counted in the group alone tells the two apart."""
    edition = at.facts.edition
    terms = [term for term in ARTICLES if term not in BEYOND and article(term, edition) != "-"]
    counts = [
        [measured(at.group, term, pairs) for term in terms]
        for pairs in (at.natural, at.group.pairs)
    ]
    at.only_partly(said.key)
    return _first_group(said, at) and counts[0] == counts[1]


@claims("wanted-other-pairs", "wanted-bye-other-pairs")
@claims("wanted-for-those-below", "wanted-bye-for-those-below")
def _other_pairs(said, at):
    at.only_partly(said.key)
    return _first_group(said, at)


@claims("wanted-higher-bye")
def _higher_bye(said, at):
    """Every bye of the others is tried."""
    own = at.facts.score(at.facts.bye)
    told = (said["points"].tenths,), said["lowest"].tenths
    found = lowest_bye(at.facts, _rest(at))
    return _is_asked(said, at) and told == (found, own) and found > (own,)


@claims("wanted-bye-too-high")
def _too_high(said, at):
    own = at.facts.score(at.facts.bye)
    mine = at.facts.score(at.players[0])
    return (
        _is_asked(said, at)
        and (said["points"].tenths, said["lowest"].tenths) == (mine, own)
        and mine > own
    )


@claims("wanted-no-rest", "wanted-bye-no-rest")
def _no_rest(said, at):
    return _is_asked(said, at) and not lowest_bye(at.facts, _rest(at))


@claims("wanted-bye-even")
def _even(said, at):
    number = len(at.facts.ranking)
    return _is_asked(said, at) and said["number"] == number and number % 2 == 0


@claims("wanted-bye-barred")
def _barred(said, at):
    return _is_asked(said, at) and is_barred(said, at, at.players[0])


@claims("played-bye", "forfeit-win", "points-without-game")
def _clause(_said, _at):
    """The sentence around it says whose."""
    return True


def _blockers(said):
    return [one.number for one in said["blockers"].named]


def _neighbours(at, players):
    rest = _rest(at)
    return {
        other
        for player in players
        for other in rest
        if other != player and not at.facts.apart(*sorted((player, other)))
    }


@claims("no-opponent-left")
def _no_opponent_left(said, at):
    (alone,) = _blockers(said)
    return alone in _rest(at) and not _neighbours(at, [alone])


@claims("among-themselves", "among-themselves-and-bye")
@claims("too-few-opponents", "too-few-and-bye")
def _too_few(said, at):
    """Where only some are named the others are not known."""
    few = "opponents" in said.values
    if said["blockers"].more or (few and said["opponents"].more):
        return at.only_partly(said.key)
    blockers = _blockers(said)
    others = [one.number for one in said["opponents"].named] if few else []
    outside = _neighbours(at, blockers) - set(blockers)
    with_bye = said.key.endswith("bye")
    sits = can_all_sit(at.facts, blockers, others, with_bye=with_bye)
    return set(blockers) <= set(_rest(at)) and outside == set(others) and not sits


@claims("bye-blocks", "bye-blocks-opponents")
def _bye_blocks(said, at):
    """Whoever of these has the bye, the others cannot all be paired."""
    listed = "opponents" in said.values
    if said["blockers"].more or (listed and said["opponents"].more):
        return at.only_partly(said.key)
    blockers = set(_blockers(said))
    others = _neighbours(at, blockers) - blockers
    may = {player for player in _rest(at) if at.facts.may_have_bye(player)}
    if others != ({one.number for one in said["opponents"].named} if listed else set()):
        return False
    return may <= blockers | others and not any(
        can_all_sit(at.facts, sorted(blockers - {taker}), sorted(others - {taker})) for taker in may
    )


@claims("nobody-for-bye")
def _nobody_for_bye(_said, at):
    rest = _rest(at)
    return len(rest) % 2 == 1 and not any(map(at.facts.may_have_bye, rest))


@claims("wanted-boards")
def _boards(said, at):
    return said["number"] == len(at.forced - at.given)


@claims("wanted-boards-by-name")
def _boards_by_name(said, at):
    """The boards that are named are those that the table has."""
    told = set()
    for words in said["boards"].split("; "):
        numbers = [
            int(one) for one in re.findall(r"(?:#|n\.º |№ )(\d+) ", f"{words} ", re.IGNORECASE)
        ]
        told.add((numbers[0], 0) if BYE.search(words) else tuple(numbers))
    return told == at.forced - at.given and said["number"] == len(told) <= 4


@claims("wanted-article")
def _article(said, at):
    known = {article(term, at.facts.edition) for term in ARTICLES} - {"-"}
    order = {"2026": "3.8", "2017": "B.8", "2012": "D"}[at.facts.edition]
    at.only_partly("wanted-article")
    told = set(said["article"].split(", "))
    return said["edition"] == at.facts.edition and told <= known | {order, "C.12", "C.13"}
