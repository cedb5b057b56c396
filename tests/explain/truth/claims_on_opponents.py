"""What sentences on why two players meet claim."""

from dataclasses import replace

from tests.explain.truth.claims_on_criteria import is_first
from tests.explain.truth.place import claims, holds, is_barred


def _pair(said):
    return said["higher"].number, said["lower"].number


def _is_board(said, at):
    return set(_pair(said)) == set(at.players) and at.facts.ranked(at.players) == _pair(said)


def _taken(at):
    """Whether the usual order of the group was taken."""
    return set(at.natural) == set(at.group.pairs)


def _moved_pairs(at):
    return [pair for pair in at.natural if pair[0] in at.group.moved]


def _halves(at):
    """The pairs of the usual order in which nobody was moved down."""
    moved = _moved_pairs(at)
    return [pair for pair in at.natural if pair not in moved]


def _stands_at(said, at, pairs):
    place = said["place"]
    return 0 < place <= len(pairs) and pairs[place - 1] == _pair(said) and _is_board(said, at)


@claims("halves", "halves-of-rest")
def _half_meets_half(said, at):
    """The upper half is as large as the lower one, but for one player."""
    upper = _halves(at)
    rest = [
        p for p in at.group.residents if p not in {q for pair in _moved_pairs(at) for q in pair}
    ]
    halves = len(rest) - 2 * len(upper) in (0, 1) and not at.group.has_several_scores
    moved = bool(_moved_pairs(at)) == (said.key == "halves-of-rest")
    return _stands_at(said, at, upper) and halves and moved and _taken(at)


@claims("first-of-group")
def _first_of_group(said, at):
    return _stands_at(said, at, _moved_pairs(at)) and _taken(at)


@claims("first-meets-first")
def _first_meets_first(said, at):
    first = at.group.residents[0]
    return _moved_pairs(at) == [_pair(said)] and _pair(said)[1] == first and _is_board(said, at)


@claims("only-pair")
def _only_pair(said, at):
    return set(at.group.members) == set(_pair(said)) and _is_board(said, at)


@claims("by-order")
def _by_order(said, at):
    return _pair(said) in at.natural and _taken(at) and _is_board(said, at)


@claims("usual-order", "usual-order-with-moved")
def _usual_order(said, at):
    """Those moved down in turn, then half against half, as the sentence has it."""
    group, first = at.group, _moved_pairs(at)
    rest = group.residents[len(first) :]
    half = len(rest) // 2
    in_turn = [lower for _, lower in first] == group.residents[: len(first)]
    halves = list(zip(rest[:half], rest[half:], strict=False))
    moved = said.key == "usual-order-with-moved"
    return moved == bool(group.moved) and in_turn and at.natural == first + halves


@claims("kept")
def _kept(said, at):
    return _pair(said) in at.natural and not _taken(at) and _is_board(said, at)


def _would_meet(said, at):
    """Whether the usual order has the pair that a sentence says, with one of the board in it."""
    pair = said["one"].number, said["other"].number
    inside = pair in at.natural or pair[::-1] in at.natural
    return inside and set(pair) & set(at.players) and set(pair) != set(at.players)


def _would_be_left_over(said, at):
    one = said["one"].number
    return one in at.group.left(at.natural) and one in at.players


def _elsewhere(said, at):
    third = said["third"].number, said["fourth"].number
    inside = third in at.natural and third not in at.group.pairs
    return inside and holds(said["reason"], replace(at, pair=third))


@claims("not-possible")
def _not_possible(said, at):
    pair = said["one"].number, said["other"].number
    return _would_meet(said, at) and holds(said["reason"], replace(at, pair=pair))


@claims("elsewhere")
def _pair_elsewhere(said, at):
    return _would_meet(said, at) and _elsewhere(said, at)


@claims("left-over-elsewhere")
def _left_elsewhere(said, at):
    return _would_be_left_over(said, at) and _elsewhere(said, at)


def _nothing_absolute(at):
    return not any(at.facts.apart(*sorted(pair)) for pair in at.natural)


@claims("worse")
def _worse(said, at):
    return _would_meet(said, at) and _nothing_worse_than(said, at)


@claims("would-be-left-over")
def _left_over(said, at):
    return _would_be_left_over(said, at) and _nothing_worse_than(said, at)


def _nothing_worse_than(said, at):
    first = is_first(said["reason"], at)
    return _nothing_absolute(at) and first and holds(said["reason"], at)


@claims("other-pairs")
def _other_pairs(said, at):
    at.only_partly(said.key)
    return not _taken(at) and _nothing_absolute(at) and not at.group.is_last


@claims("met")
def _met(said, at):
    meetings = at.facts.meetings(*at.pair) if at.pair else []
    return meetings[-1:] == [said["round"]]


@claims("forbidden")
def _forbidden(_said, at):
    return bool(at.pair) and at.facts.is_forbidden(*at.pair)


@claims("barred-bye")
def _barred_bye(said, at):
    who = said["who"].number
    return at.group.is_last and who in at.group.left(at.natural) and is_barred(said, at, who)


@claims("left-over-barred")
def _left_over_barred(said, at):
    return _would_be_left_over(said, at) and is_barred(said, at, said["one"].number)


@claims("pair-in-it")
def _pair_in_it(said, at):
    return _elsewhere(said, at)


@claims("not-entitled")
def _not_entitled(said, at):
    return not at.facts.may_have_bye(said["who"].number)


@claims("first-of-the-best")
def _first_of_the_best(said, at):
    """Whether nothing better or earlier exists is for the tests of the pairing itself."""
    at.only_partly(said.key)
    return not _taken(at)
