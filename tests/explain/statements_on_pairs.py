"""What the sentences on groups and opponents state."""

from dataclasses import replace

from tests.explain.statements import is_true, listed, natural_floaters, states
from tests.explain.text_reader import number, numbers, points


@states("group")
def _group(read, at):
    moved, residents = at.facts.group(at.group)
    return points(read.points) == at.group and not moved and listed(read.players, residents)


@states("group-with-moved")
def _group_with_moved(read, at):
    moved, residents = at.facts.group(at.group)
    there = listed(read.players, residents) and listed(read.moved, moved)
    return points(read.points) == at.group and bool(moved) and there


@states("one-group")
def _one_group(read, at):
    named, more = numbers(read.players)
    there = [p for p in at.facts.ranking if at.facts.score(p) <= points(read.high)]
    scores = [at.facts.score(player) for player in named]
    right = points(read.low) == at.facts.lowest and scores[0] == points(read.high)
    return (
        right
        and named == sorted(named, key=at.facts.ranking.index)
        and (len(named) + more <= len(there))
    )


@states("moved-down", "moved-down-plain", "further-down", "further-down-plain")
def _moved_down(read, at):
    highest = at.facts.ranked(at.players)[0]
    who, score = number(read.values.get("who", f"#{highest} ")), points(read.points)
    inside = replace(at, group=score, players=(who,))
    moved, residents = at.facts.group(score)
    left = who in moved + residents and at.facts.level(who) < score
    clauses = [value for name, value in read.values.items() if name in ("cause", "choice")]
    gets_bye = at.facts.pab == who
    return (left or gets_bye) and all(is_true(clause, inside) for clause in clauses)


@states("cause-alone")
def _alone(_read, at):
    return sum(map(len, at.facts.group(at.group))) == 1


@states("cause-odd")
def _odd(read, at):
    members = sum(map(len, at.facts.group(at.group)))
    return int(read.values["number"]) == members and members % 2 and len(at.made) == members // 2


@states("cause-two")
def _two(read, at):
    moved, residents = at.facts.group(at.group)
    pair = tuple(moved + residents)
    return len(pair) == 2 and is_true(read.reason, replace(at, players=pair))


@states("cause-two-scores")
def _two_scores(read, at):
    moved, residents = at.facts.group(at.group)
    pair = number(read.one), number(read.other)
    told = points(read.one_points), points(read.other_points)
    scores = tuple(map(at.facts.score, pair))
    apart = is_true(read.reason, replace(at, players=pair))
    return pair == (*moved, *residents) and told == scores and scores[0] > scores[1] and apart


@states("cause-all-met")
def _all_met(_read, at):
    moved, residents = at.facts.group(at.group)
    others = residents if at.players[0] in moved else moved + residents
    return all(at.facts.meetings(at.players[0], one) for one in others if one != at.players[0])


@states("cause-no-opponent")
def _no_opponent(_read, at):
    moved, residents = at.facts.group(at.group)
    others = residents if at.players[0] in moved else moved + residents
    return all(at.facts.apart(at.players[0], one) for one in others if one != at.players[0])


@states("cause-few-pairs")
def _few_pairs(read, at):
    most = at.facts.most_pairs(at.group)
    members = sum(map(len, at.facts.group(at.group)))
    left = members - 2 * len(at.made)
    right = (int(read.values["number"]), int(read.left)) == (members, left)
    return right and most in (None, len(at.made)) and len(at.made) < members // 2


@states("cause-no-pair")
def _no_pair(read, at):
    members = sum(map(len, at.facts.group(at.group)))
    return int(read.values["number"]) == members and at.facts.most_pairs(at.group) in (None, 0)


@states("cause-rest", "cause-below")
def _rest(read, at):
    most = at.facts.most_pairs(at.group)
    possible = int(read.possible)
    return int(read.pairs) == len(at.made) < possible and most in (None, possible)


@states("choice-last")
def _last(_read, at):
    moved, residents = at.facts.group(at.group)
    return at.players[0] == (moved + residents)[-1] and natural_floaters(at) == [at.players[0]]


@states("choice-natural")
def _natural(_read, at):
    return at.players[0] in natural_floaters(at)


@states("choice-instead")
def _instead(read, at):
    other = number(read.other)
    spared = other in natural_floaters(at) and other not in at.facts.left_over(at.group, at.made)
    return spared and at.players[0] not in natural_floaters(at) and is_true(read.reason, at)


@states("halves", "halves-of-rest")
def _halves(read, at):
    pair = (number(read.higher), number(read.lower))
    moved, _ = at.facts.group(at.group)
    rest = [one for one in at.natural if one[0] not in moved]
    with_moved = len(rest) < len(at.natural)
    place = rest.index(pair) + 1
    return (read.key == "halves-of-rest") == with_moved and int(read.place) == place


@states("first-of-group")
def _first_of_group(read, at):
    pair = (number(read.higher), number(read.lower))
    moved, residents = at.facts.group(at.group)
    place = at.natural.index(pair)
    return pair[0] in moved and residents[place] == pair[1] and int(read.place) == place + 1


@states("first-meets-first")
def _first_meets_first(read, at):
    moved, residents = at.facts.group(at.group)
    return number(read.higher) in moved and number(read.lower) == residents[0]


@states("only-pair")
def _only_pair(read, at):
    moved, residents = at.facts.group(at.group)
    return [number(read.higher), number(read.lower)] == moved + residents


@states("by-order")
def _by_order(read, at):
    return (number(read.higher), number(read.lower)) in at.natural


@states("first-of-the-best")
def _first_of_the_best(_read, at):
    return set(at.natural) != set(at.made) and at.facts.ranked(at.players) not in at.natural


@states("usual-order", "usual-order-with-moved")
def _usual_order(read, at):
    """How the usual order is said to be made."""
    moved, residents = at.facts.group(at.group)
    first = [pair for pair in at.natural if pair[0] in moved]
    rest = residents[len(first) :]
    half = len(rest) // 2
    halves = list(zip(rest[:half], rest[half:], strict=False))
    in_turn = [lower for _, lower in first] == residents[: len(first)]
    return (read.key == "usual-order") == (not moved) and in_turn and at.natural == first + halves


@states("kept")
def _kept(read, at):
    pair = (number(read.higher), number(read.lower))
    return pair in at.natural and pair in at.made and set(at.natural) != set(at.made)


def _is_natural(at, one, other):
    return at.facts.ranked((one, other)) in at.natural


@states("not-possible")
def _not_possible(read, at):
    pair = number(read.one), number(read.other)
    own = pair[0] in at.players and _is_natural(at, *pair)
    return own and is_true(read.reason, replace(at, players=pair))


@states("elsewhere", "left-over-elsewhere")
def _elsewhere(read, at):
    wrong = number(read.third), number(read.fourth)
    start = _usual_start(read, at)
    return start and _is_natural(at, *wrong) and is_true(read.reason, replace(at, players=wrong))


@states("worse", "would-be-left-over")
def _worse(read, at):
    return _usual_start(read, at) and is_true(read.reason, at)


def _usual_start(read, at):
    one = number(read.one)
    if "other" in read.values:
        return one in at.players and _is_natural(at, one, number(read.other))
    return one in at.players and one in natural_floaters(at)


@states("pair-in-it")
def _pair_in_it(read, at):
    wrong = number(read.third), number(read.fourth)
    return _is_natural(at, *wrong) and is_true(read.reason, replace(at, players=wrong))


@states("met")
def _met(read, at):
    return int(read.values["round"]) in at.facts.meetings(*at.players)


@states("forbidden")
def _forbidden(_read, at):
    return at.facts.is_forbidden(*at.players)


@states("both-white", "both-black")
def _both(read, at):
    due = ("w" if read.key == "both-white" else "b", 3)
    excused = any(map(at.facts.is_topscorer, at.players))
    return not excused and all(at.facts.claim(player) == due for player in at.players)


@states("barred-bye", "not-entitled")
def _barred_bye(read, at):
    return not at.facts.may_have_bye(number(read.who))


def _counts(read, at, least):
    natural, made = (at.facts.denied(pairs, least) for pairs in (at.natural, at.made))
    return (int(read.natural), int(read.reached)) == (natural, made) and natural > made


@states("more-denied")
def _more_denied(read, at):
    return _counts(read, at, 1)


@states("more-strong-denied")
def _more_strong_denied(read, at):
    return _counts(read, at, 2)


@states("both-must")
def _both_must(read, at):
    return _counts(read, at, 3)


def _clashes(at, pairs):
    """The pairs of two players who must have the same colour, with their colour differences."""
    for pair in pairs:
        if at.facts.claim(pair[0]) == at.facts.claim(pair[1]) and at.facts.claim(pair[0])[1] == 3:
            yield pair, [abs(at.facts.difference(player)) for player in pair]


@states("wide-difference")
def _wide_difference(read, at):
    counts = [
        sum(min(widths) > 1 for _, widths in _clashes(at, pairs)) for pairs in (at.natural, at.made)
    ]
    return [int(read.natural), int(read.reached)] == counts and counts[0] > counts[1]


@states("third-colour")
def _third_colour(read, at):
    def count(pairs):
        third = 0
        for pair, widths in _clashes(at, pairs):
            twice = [at.facts.colours(player)[-2:] in ("ww", "bb") for player in pair]
            equal = widths[0] == widths[1]
            third += all(twice) if equal else twice[widths.index(min(widths))]
        return third

    counts = count(at.natural), count(at.made)
    return (int(read.natural), int(read.reached)) == counts and counts[0] > counts[1]


@states("down-again")
def _down_again(read, at):
    _, residents = at.facts.group(at.group)
    past = int(read.values["round"])
    named = [one for one in natural_floaters(at) if one in residents]
    return numbers(read.players)[0] == [p for p in named if at.facts.floated(p, past) == "down"]


@states("up-again")
def _up_again(read, at):
    moved, _ = at.facts.group(at.group)
    past = int(read.values["round"])
    met = [lower for higher, lower in at.natural if higher in moved]
    return numbers(read.players)[0] == [p for p in met if at.facts.floated(p, past) == "up"]


@states("higher-floaters")
def _higher_floaters(read, at):
    score = points(read.points)
    made = at.facts.left_over(at.group, at.made)
    counts = [
        [at.facts.score(p) for p in left].count(score) for left in (natural_floaters(at), made)
    ]
    return [int(read.natural), int(read.reached)] == counts and counts[0] > counts[1]


@states("next-group-more")
def _next_group_more(read, _at):
    return int(read.natural) > int(read.reached)


@states("unplayed")
def _unplayed(read, _at):
    return int(read.natural) > int(read.reached)


@states("rest-not-paired", "rest", "higher-bye", "next-group", "below", "wider-scores")
@states("choice-below", "other-pairs", "worse-in", "more-down-again", "more-up-again")
@states(
    "more-left-over",
    "by-hand",
    "rules-unpaired",
    "not-by-rules",
    "less-well",
    "less-well-plain",
    "order-only",
)
def _beyond_this_reader(_read, _at):
    """Needs the pairing of the whole round; what it states is compared with the engine's count."""
    return True
