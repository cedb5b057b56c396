"""What clauses on the criteria claim: the usual order counts more than the pairs made."""

from tests.explain.truth.articles import article, in_order
from tests.explain.truth.blossoms import most_pairs
from tests.explain.truth.group import Group
from tests.explain.truth.place import claims, same_players


def next_group(group, floaters):
    """(left over at least, left over by the rules) in the next group; None: there is none.

    The first number is for other floaters, and what comes after that group is not asked.
    """
    facts = group.facts
    below = [p for p in facts.ranking if facts.score(p) < group.low]
    if not below:
        return None
    level = facts.score(below[0])
    residents = [p for p in below if facts.score(p) == level]
    members = [*floaters, *residents]
    most = most_pairs(members, facts.meetable(members, floaters))
    made = sum(
        set(pair) <= set(group.floaters) | set(residents) and facts.level(pair[0]) == level
        for pair in facts.boards
    )
    return len(members) - 2 * most, len(group.floaters) + len(residents) - 2 * made


def _rounds_ago(term):
    return 2 if "two rounds before" in term else 1


PLAYERS = {
    "colour preferences": Group.denied,
    "strong colour preferences": Group.strong_denied,
    "semi-absolute preferences": Group.strong_denied,
    "absolute preferences of topscorers": Group.absolute_denied,
    "colour difference of topscorers": Group.wide,
    "third equal colour of topscorers": Group.third,
    "number of downfloaters": Group.left,
}
NUMBERS = {
    "score differences, squared": Group.squares,
    "unplayed games of the bye": Group.unplayed,
    "score of the bye": lambda group, _pairs: group.facts.score(group.facts.bye),
}


def concerned(group, term, pairs):
    """The players whom a criterion counts over some pairs; None where it counts none."""
    if term.startswith("downfloat"):
        return group.down_again(pairs, _rounds_ago(term))
    if term.startswith("upfloat"):
        return group.up_again(pairs, _rounds_ago(term))
    return PLAYERS[term](group, pairs) if term in PLAYERS else None


def measured(group, term, pairs):
    """What a criterion counts over some pairs: a number or a list; None: it looks further."""
    players = concerned(group, term, pairs)
    if players is not None:
        return len(players)
    if term in NUMBERS:
        return NUMBERS[term](group, pairs)
    return _list(group, term, pairs, _rounds_ago(term))


def _list(group, term, pairs, rounds_ago):
    collapsed = group.facts.edition == "2017" and group.has_several_scores
    floating = group.by_score(group.moved_floating(pairs))
    if term in ("scores of the downfloaters", "pairing score difference"):
        return group.differences(pairs) if collapsed else floating
    if not term.startswith("score differences,"):
        return floating if term == "order of the MDP exchanges" else None
    down = "downfloat" in term
    if collapsed:
        return group.differences_again(pairs, rounds_ago, down=down)
    moved = group.moved_floating if down else group.moved_to_upfloaters
    return group.by_score(moved(pairs, rounds_ago))


BEYOND = frozenset({"next bracket", "score of the bye", "the rest of the round"})
TERMS = {
    **dict.fromkeys(("more-denied", "denied", "denied-instead"), ("colour preferences",)),
    **dict.fromkeys(
        ("more-strong-denied", "strong-denied", "strong-denied-instead"),
        ("strong colour preferences", "semi-absolute preferences"),
    ),
    **{
        f"{way}-wider": tuple(
            f"score differences, {way}float as {when}"
            for when in ("last round", "two rounds before")
        )
        for way in ("down", "up")
    },
    "both-must": ("absolute preferences of topscorers",),
    "wide-difference": ("colour difference of topscorers",),
    "third-colour": ("third equal colour of topscorers",),
    "unplayed": ("unplayed games of the bye",),
    "higher-floaters": ("scores of the downfloaters",),
    "more-left-over": ("number of downfloaters",),
}
"""The criteria that a clause may stand for."""


def is_first_that_differs(group, lost, term):
    """Whether no more important criterion that the group alone decides tells two pairings apart."""
    facts = group.facts
    order = in_order(facts.edition, odd_round=facts.number % 2 == 1, is_last=group.is_last)
    if term not in order:
        return False
    before = [other for other in order[: order.index(term)] if other not in BEYOND]
    return all(measured(group, one, lost) == measured(group, one, group.pairs) for one in before)


def is_first(said, at):
    """The same for the criterion that a clause stands for, where that is clear."""
    terms = TERMS.get(said.key)
    return terms is None or any(
        is_first_that_differs(at.group, at.natural, term)
        for term in terms
        if article(term, at.facts.edition) != "-"
    )


def _grows(said, at, measure):
    """Whether there would be as many more as is told."""
    natural, made = (len(measure(pairs)) for pairs in (at.natural, at.group.pairs))
    return said["number"] == natural - made > 0


def _names(said, at, measure):
    """Whether just those are named whom it would concern, and those whom it concerns anyway."""
    found = (measure(pairs) for pairs in (at.natural, at.group.pairs))
    natural, made = map(at.facts.ranked, found)
    told = same_players(said["made"], made) if "made" in said.values else not made
    return told and len(natural) > len(made) and same_players(said["players"], natural)


@claims("more-denied")
def _more_denied(said, at):
    return _grows(said, at, at.group.denied)


@claims("denied", "denied-instead")
def _denied(said, at):
    return _names(said, at, at.group.denied)


@claims("more-strong-denied")
def _more_strong_denied(said, at):
    return _grows(said, at, at.group.strong_denied)


@claims("strong-denied", "strong-denied-instead")
def _strong_denied(said, at):
    return _names(said, at, at.group.strong_denied)


@claims("both-must")
def _both_must(said, at):
    return _grows(said, at, at.group.absolute_denied)


@claims("wide-difference")
def _wide(said, at):
    return _grows(said, at, at.group.wide)


@claims("third-colour")
def _third(said, at):
    return _grows(said, at, at.group.third)


def _again(at, direction, said):
    rounds_ago = at.facts.number - said["round"]
    measure = at.group.down_again if direction == "down" else at.group.up_again
    return lambda pairs: measure(pairs, rounds_ago)


@claims("down-again", "down-again-instead", "down-after-no-game", "up-again", "up-again-instead")
def _named_again(said, at):
    named = _names(said, at, _again(at, said.key.split("-")[0], said))
    if said.key.startswith("up"):
        return named
    players = [one.number for one in said["players"].named]
    played = all(at.facts.event.cell(one, said["round"]).is_played for one in players)
    return named and played != (said.key == "down-after-no-game")


@claims("more-down-again", "more-up-again")
def _counted_again(said, at):
    return _grows(said, at, _again(at, said.key.split("-")[1], said))


@claims("higher-floaters")
def _higher_floaters(said, at):
    """The highest score of which another number would be left over, and it would be more."""
    score = at.facts.score
    natural, made = at.group.left(at.natural), at.group.floaters
    levels = sorted({score(p) for p in (*natural, *made)}, reverse=True)
    counts = [
        (level, *(sum(score(p) == level for p in left) for left in (natural, made)))
        for level in levels
    ]
    level, more, less = next(one for one in counts if one[1] != one[2])
    return (said["points"].tenths, said["number"]) == (level, more - less) and more > less


@claims("next-group")
def _next_group(said, at):
    found = next_group(at.group, at.group.left(at.natural))
    at.only_partly(said.key)
    return found is not None and at.group.left(at.natural) != at.group.floaters


@claims("next-group-more")
def _next_group_more(said, at):
    least, made = next_group(at.group, at.group.left(at.natural))
    if said["number"] != least - made:
        at.only_partly(said.key)
    return said["number"] >= least - made and said["number"] > 0


@claims("unplayed")
def _unplayed(said, at):
    (natural,), (taker,) = at.group.left(at.natural), at.group.floaters
    counts = at.facts.unplayed(natural), at.facts.unplayed(taker)
    return (int(said["natural"]), int(said["reached"])) == counts and counts[0] > counts[1]


@claims("wider-scores")
def _wider_scores(_said, at):
    if at.facts.edition == "2012":
        return at.group.squares(at.natural) > at.group.squares(at.group.pairs)
    term = "pairing score difference"
    return measured(at.group, term, at.natural) > measured(at.group, term, at.group.pairs)


def _completion(at):
    own = (at.facts.score(at.facts.bye),) if at.facts.bye else (-1,)
    return at.group.lowest_bye(at.group.left(at.natural)), own


@claims("rest-not-paired")
def _rest_not_paired(_said, at):
    return not _completion(at)[0]


@claims("higher-bye")
def _higher_bye(_said, at):
    if at.played is not None and at.played.bye:
        return at.facts.score(at.played.bye) > at.facts.score(at.facts.bye)
    found, own = _completion(at)
    return bool(found) and found > own


@claims("rest")
def _rest(_said, at):
    found, own = _completion(at)
    return not found or found > own


@claims("more-left-over")
def _more_left_over(said, at):
    return _grows(said, at, at.group.left)


@claims("as-good")
def _as_good(said, at):
    return at.only_partly(said.key)


@claims("below")
def _below(said, at):
    at.only_partly(said.key)
    return set(at.natural) != set(at.group.pairs) and not at.group.is_last


@claims("down-wider", "up-wider")
def _wider_again(said, at):
    way = said.key.split("-")[0]
    when = {1: "last round", 2: "two rounds before"}[at.facts.number - said["round"]]
    term = f"score differences, {way}float as {when}"
    return measured(at.group, term, at.natural) > measured(at.group, term, at.group.pairs)


@claims("worse-in")
def _worse_in(said, at):
    natural, made = (measured(at.group, said["criterion"], p) for p in (at.natural, at.group.pairs))
    return natural is not None and natural > made
