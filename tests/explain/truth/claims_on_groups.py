"""What sentences on groups, on who was left over and on floats claim."""

from dataclasses import replace
from itertools import combinations
from math import comb

from tests.explain.truth.blossoms import most_pairs
from tests.explain.truth.group import Group, is_complete
from tests.explain.truth.place import Falsehood, claims, holds, same_players
from tests.explain.truth.round_facts import DOWN, UP

MOST_SETS = 250
"""Sets of downfloaters that are tried at most."""


@claims("group")
def _group(said, at):
    group = at.group
    plain = not group.moved and group.low == group.high == said["points"].tenths
    return plain and same_players(said["players"], group.residents)


@claims("group-with-moved")
def _group_with_moved(said, at):
    group = at.group
    fits = group.low == group.high == said["points"].tenths and group.moved
    named = same_players(said["players"], group.residents)
    return fits and named and same_players(said["moved"], group.moved)


@claims("one-group")
def _one_group(said, at):
    """That nothing else would do: among few players every way is tried by the literal engine."""
    group = at.group
    scores = [at.facts.score(player) for player in group.members]
    told = said["high"].tenths, said["low"].tenths
    is_last = group.is_last and group.has_several_scores
    at.only_partly("one-group")
    return (
        is_last
        and told == (max(scores), min(scores))
        and same_players(said["players"], group.members)
    )


@claims("moved-down", "moved-down-plain", "further-down", "further-down-plain")
def _moved_down(said, at):
    """The second group, and every other one, speaks of the same player: the higher ranked one."""
    who = said["who"].number if "who" in said.values else at.facts.ranked(at.players)[0]
    group = at.at_points(said["points"].tenths)
    if said.key.startswith("further") == (group is at.groups[0]):
        return False
    there = replace(at, group=group, players=(who,))
    if who not in group.floaters or not holds(said["cause"], there):
        return False
    return said.key.endswith("plain") or holds(said["choice"], there)


@claims("cause-alone")
def _alone(_said, at):
    return at.group.members == list(at.players)


@claims("cause-two")
def _two(said, at):
    members = at.group.members
    return len(members) == 2 and holds(said["reason"], replace(at, pair=tuple(members)))


@claims("cause-two-scores")
def _two_scores(said, at):
    pair = said["one"].number, said["other"].number
    scores = tuple(map(at.facts.score, pair))
    told = said["one_points"].tenths, said["other_points"].tenths
    there = list(pair) == at.group.members and told == scores and scores[0] > scores[1]
    return there and holds(said["reason"], replace(at, pair=pair))


def _others(at):
    """Whom the player could have met in the group."""
    (who,) = at.players
    group = at.group
    inside = group.residents if who in group.moved else group.members
    return who, [player for player in inside if player != who]


@claims("cause-all-met")
def _all_met(_said, at):
    who, others = _others(at)
    return others and all(at.facts.meetings(who, other) for other in others)


@claims("cause-no-opponent")
def _no_opponent(_said, at):
    who, others = _others(at)
    return others and all(at.facts.apart(who, other) for other in others)


@claims("cause-odd")
def _odd(said, at):
    number = len(at.group.members)
    return said["number"] == number and number % 2 and len(at.group.pairs) == number // 2


@claims("cause-few-pairs")
def _few_pairs(said, at):
    group = at.group
    number, pairs = len(group.members), group.most_pairs()
    return (said["number"], said["left"]) == (number, number - 2 * pairs) and (
        pairs == len(group.pairs)
    )


@claims("cause-no-pair")
def _no_pair(said, at):
    return said["number"] == len(at.group.members) and not at.group.most_pairs()


@claims("cause-rest-two", "cause-below-two")
def _rest_of_two(said, at):
    two = [said["one"].number, said["other"].number]
    free = not at.group.pairs and not at.facts.apart(*sorted(two))
    return free and two == at.group.members and _more_will_not_do(said, at)


@claims("cause-rest", "cause-below", "cause-rest-with-moved", "cause-below-with-moved")
def _rest(said, at):
    more = at.group.most_pairs() - len(at.group.pairs)
    moved = bool(at.group.moved) == said.key.endswith("with-moved")
    return said["number"] == more > 0 and moved and _more_will_not_do(said, at)


def _more_will_not_do(said, at):
    """That one pair more is too many is tried with every set of downfloaters, if they are few."""
    group = at.group
    number = len(group.members) - 2 * (len(group.pairs) + 1)
    if at.facts.edition == "2012" or comb(len(group.members), number) > MOST_SETS:
        return at.only_partly(said.key)
    return not any(_would_do(at, left) for left in combinations(group.members, number))


def _would_do(at, left):
    """Whether a group could leave just these, and the rest of the round could be completed."""
    group, facts = at.group, at.facts
    stay = [player for player in group.members if player not in left]
    if most_pairs(stay, facts.meetable(stay, group.moved)) * 2 < len(stay):
        return False
    found = group.lowest_bye(left)
    if not found:
        return False
    own = facts.score(facts.bye) if facts.bye else -1
    return facts.edition != "2026" or found[0] <= own


@claims("choice-last")
def _last(_said, at):
    last = at.group.members[-1]
    return list(at.players) == at.group.floaters == [last] == at.group.left(at.natural)


@claims("choice-natural")
def _natural(_said, at):
    return at.players[0] in at.group.left(at.natural)


@claims("choice-instead")
def _instead(said, at):
    other = said["other"].number
    spared = other in at.group.left(at.natural) and other not in at.group.floaters
    return spared and at.players[0] not in at.group.left(at.natural) and holds(said["reason"], at)


@claims("choice-below")
def _below(said, at):
    at.only_partly(said.key)
    return at.players[0] not in at.group.left(at.natural)


@claims("floats")
def _floats(said, at):
    higher, lower = said["higher"].number, said["lower"].number
    scores = at.facts.score(higher), at.facts.score(lower)
    told = said["higher_points"].tenths, said["lower_points"].tenths
    return {higher, lower} == set(at.players) and told == scores and scores[0] > scores[1]


def _floated(said, at, direction):
    """Whether a player had a float in the round that is told, one of the last two."""
    who, rounds = said["who"].number, _rounds(said)
    recent = set(rounds) <= {at.facts.number - 1, at.facts.number - 2}
    return recent and all(at.facts.floated(who, past) == direction for past in rounds)


def _rounds(said):
    """The rounds that are told, the earlier one first."""
    return [said[name] for name in ("earlier", "round") if name in said.values]


def _without_game(said, at):
    """The letters of the rounds that are told; "" for games."""
    cells = [at.facts.event.cell(said["who"].number, past) for past in _rounds(said)]
    return "".join("" if cell.is_played else cell.letter for cell in cells)


HOW = {
    "floats-down-again": lambda letter: not letter,
    "floats-down-after-bye": lambda letter: letter == "U",
    "floats-down-after-no-game": lambda letter: letter not in ("", "U"),
    "floats-bye-after-down": lambda letter: not letter,
    "floats-bye-after-no-game": bool,
}


@claims("floats-down-again", "floats-down-again-twice")
@claims("floats-down-after-bye", "floats-down-after-no-game")
def _down_again(said, at):
    who = said["who"].number
    down = at.facts.level(who) < at.facts.score(who) and who in at.players
    return (
        down
        and _floated(said, at, DOWN)
        and HOW[said.key.removesuffix("-twice")](_without_game(said, at))
    )


@claims("floats-bye-after-down", "floats-bye-after-down-twice", "floats-bye-after-no-game")
def _bye_again(said, at):
    bye = said["who"].number == at.facts.bye
    return (
        bye
        and _floated(said, at, DOWN)
        and HOW[said.key.removesuffix("-twice")](_without_game(said, at))
    )


@claims("floats-up-again", "floats-up-again-twice")
def _up_again(said, at):
    who = said["who"].number
    (other,) = set(at.players) - {who}
    return (
        _floated(said, at, UP)
        and not _without_game(said, at)
        and at.facts.score(other) > at.facts.score(who)
    )


@claims("instead-down")
def _instead_down(said, at):
    who, other = said["who"].number, said["other"].number
    group = next(one for one in at.groups if who in one.floaters)
    stays = other in group.residents and other not in group.floaters
    return who in group.residents and stays and _would_be_worse(said["reason"], at)


@claims("instead-up")
def _instead_up(said, at):
    who, another = said["who"].number, said["other"].number
    (other,) = set(at.players) - {who}
    there = another in at.group.residents and another != who and other in at.group.moved
    free = not at.facts.apart(*sorted((other, another)))
    return there and free and _would_be_worse(said["reason"], at)


@claims("down-all-too")
def _down_all_too(said, at):
    who, past = said["who"].number, said["round"]
    group = next(one for one in at.groups if who in one.floaters)
    others = [one for one in group.residents if one not in group.floaters]
    return who in group.residents and all(at.facts.floated(one, past) == DOWN for one in others)


def _others_for(said, at):
    """Who else of the group may meet the player who was moved down to it."""
    who = said["who"].number
    (moved,) = [one.number for one in said["moved"].named]
    if {who, moved} != set(at.players) or moved not in at.group.moved:
        raise Falsehood("these two do not meet")
    others = [one for one in at.group.residents if one != who]
    return [one for one in others if not at.facts.apart(*sorted((moved, one)))]


@claims("up-nobody-else")
def _up_nobody_else(said, at):
    return not _others_for(said, at)


@claims("up-all-too")
def _up_all_too(said, at):
    others, floated = _others_for(said, at), at.facts.floated
    return others and all(floated(one, said["round"]) == UP for one in others)


@claims("instead-bye")
def _instead_bye(said, at):
    who, other = said["who"].number, said["other"].number
    same = at.facts.score(who) == at.facts.score(other) and who != other
    free = at.facts.may_have_bye(other)
    rest = [player for player in at.facts.ranking if player != other]
    stuck = said["reason"].key == "rest-not-paired"
    told = stuck != is_complete(at.facts, rest) and _would_be_worse(said["reason"], at)
    return who == at.facts.bye and same and free and told


@claims("virtual-points")
def _virtual_points(_said, at):
    return at.facts.has_virtual_points


MADE = {
    "denied": Group.denied,
    "strong-denied": Group.strong_denied,
}


def _would_be_worse(reason, at):
    """The other pairs are not told; whom the pairs made concern is."""
    at.only_partly(f"instead: {reason.key}")
    if "number" in reason.values and reason["number"] < 1:
        return False
    name = reason.key.removesuffix("-instead")
    if name not in MADE:
        return True
    groups = [one for one in at.groups if _is_as_told(reason, one, MADE[name])]
    return bool(groups)


def _is_as_told(reason, group, measure):
    made = group.facts.ranked(measure(group, group.pairs))
    return same_players(reason["made"], made) if "made" in reason.values else not made
