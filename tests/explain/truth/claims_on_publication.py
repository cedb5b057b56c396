"""What the lines of the list that is looked through before a round is published claim."""

from dataclasses import replace

from tests.explain.truth.articles import ARTICLES, article
from tests.explain.truth.claims_on_criteria import BEYOND, is_first, measured
from tests.explain.truth.group import Group
from tests.explain.truth.place import claims, holds, is_barred
from tests.explain.truth.round_facts import BLACK, DOWN, UP, WHITE, other_colour


@claims("check-no-place", "check-two-places", "check-not-to-be-paired", "check-result-missing")
@claims("check-bye-with-even-number", "check-several-byes")
def _of_boards_by_hand(_said, _at):
    """Boards in a TRF have one place for everybody who has any, and the results that it needs."""
    return False


def _has_bye(said, at):
    return at.played.bye == said["who"].number


@claims("check-bye-barred")
def _bye_barred(said, at):
    return _has_bye(said, at) and is_barred(said, at, said["who"].number)


@claims("check-bye-above")
def _bye_above(said, at):
    own = at.facts.score(said["who"].number)
    lowest = min(map(at.facts.score, at.facts.ranking))
    told = said["points"].tenths, said["lowest"].tenths
    return _has_bye(said, at) and told == (own, lowest) and own > lowest


@claims("check-bye-after-points")
def _bye_after_points(said, at):
    who, past = said["who"].number, said["round"]
    cell = at.facts.event.cell(who, past)
    gained = not cell.is_played and at.facts.event.points.get(cell.letter, 0) > 0
    return _has_bye(said, at) and gained and at.facts.may_have_bye(who)


def _seat(said, at):
    who = said["who"].number
    return next((WHITE if w == who else BLACK for w, b in at.played.boards if who in (w, b)), "")


@claims("check-third")
def _third(said, at):
    games = at.facts.colours(said["who"].number)
    return _seat(said, at) == said["c"] and games[-2:] == 2 * said["c"] and said["history"] == games


@claims("check-wide")
def _wide(said, at):
    side = 1 if said["c"] == WHITE else -1
    ahead = at.facts.difference(said["who"].number) * side + 1
    return _seat(said, at) == said["c"] and said["number"] == ahead > 2


@claims("check-missed")
def _missed(said, at):
    who = said["who"].number
    seat = _seat(said, at)
    due = at.facts.claim(who)[0] == other_colour(seat) and seat == said["o"]
    why = holds(said["why"], replace(at, players=(who,)))
    return due and why and said["wish"] == at.facts.claim(who)


def _again(said, at, direction):
    who, past = said["who"].number, said["round"]
    recent = past in (at.facts.number - 1, at.facts.number - 2)
    played = at.facts.event.cell(who, past).is_played
    told = played != said.key.endswith("no-game")
    return recent and told and at.facts.floated(who, past) == direction


def _opponent(said, at):
    who = said["who"].number
    return at.played.opponent[who]


@claims("check-down-again", "check-down-after-no-game")
def _down_again(said, at):
    lower = at.facts.score(_opponent(said, at)) < at.facts.score(said["who"].number)
    return lower and _again(said, at, DOWN)


@claims("check-up-again")
def _up_again(said, at):
    higher = at.facts.score(_opponent(said, at)) > at.facts.score(said["who"].number)
    return higher and _again(said, at, UP)


@claims("check-down-by-bye-again", "check-bye-after-no-game")
def _down_by_bye(said, at):
    return _has_bye(said, at) and _again(said, at, DOWN)


@claims("check-score-gap")
def _gap(said, at):
    pair = said["higher"].number, said["lower"].number
    scores = tuple(map(at.facts.score, pair))
    told = said["higher_points"].tenths, said["lower_points"].tenths
    between = [p for p in at.facts.ranking if scores[1] < at.facts.score(p) < scores[0]]
    return at.played.opponent.get(pair[0]) == pair[1] and told == scores and bool(between)


def _leaders(at):
    top = at.facts.score(at.facts.ranking[0])
    return top, [player for player in at.facts.ranking if at.facts.score(player) == top]


@claims("check-leaders-apart", "check-leaders-cannot")
def _leaders_apart(said, at):
    top, leaders = _leaders(at)
    one, other = pair = said["one"].number, said["other"].number
    told = said["points"].tenths == top and set(leaders) == set(pair)
    if not told or at.played.opponent.get(one) == other:
        return False
    if said.key == "check-leaders-cannot":
        return holds(said["reason"], replace(at, pair=pair))
    return not at.facts.apart(*sorted(pair))


@claims("check-leader-passed", "check-leader-cannot")
def _leader_alone(said, at):
    top, leaders = _leaders(at)
    who = said["who"].number
    following = max(s for s in map(at.facts.score, at.facts.ranking) if s < top)
    next_ones = [p for p in at.facts.ranking if at.facts.score(p) == following]
    told = (said["points"].tenths, said["following"].tenths) == (top, following)
    may = any(not at.facts.apart(*sorted((who, other))) for other in next_ones)
    alone = leaders == [who] and at.played.opponent.get(who) not in next_ones
    return told and alone and may == (said.key == "check-leader-passed")


@claims("check-not-possible")
def _not_possible(said, at):
    pair = said["one"].number, said["other"].number
    return pair in at.played.boards and holds(said["reason"], replace(at, pair=pair))


@claims("check-other-colours")
def _other_colours(said, at):
    pair = said["one"].number, said["other"].number
    return pair in at.played.boards and pair[::-1] in at.facts.boards


@claims("check-no-round")
def _no_round(_said, at):
    return not at.facts.is_possible


def _compared(said, at):
    """The group with the points told, and the pairs that were made in it."""
    score = said["points"].tenths
    group = Group(at.facts, score, score)
    inside = set(group.members)
    ranked = [at.facts.ranked(board) for board in at.played.boards if set(board) <= inside]
    lost = sorted(ranked, key=lambda pair: at.facts.place[pair[0]])
    return replace(at, group=group, lost=tuple(lost))


@claims("check-other-boards")
def _other_boards(said, at):
    """In a group below one that differs too its players may be others: then only in part."""
    there = _compared(said, at)
    if _is_first_difference(there):
        return is_first(said["reason"], there) and holds(said["reason"], there)
    return at.only_partly(said.key)


def _is_first_difference(at):
    above = {s for s in map(at.facts.score, at.facts.ranking) if s > at.group.low}
    same = all(set(Group(at.facts, s, s).pairs) == set(Group(at.played, s, s).pairs) for s in above)
    return same and set(at.lost) != set(at.group.pairs) and not at.group.has_several_scores


@claims("check-other-order", "check-other-below", "check-other-pairs")
def _other_order(said, at):
    there = _compared(said, at)
    at.only_partly(said.key)
    if said.key != "check-other-order" or not _is_first_difference(there):
        return set(there.lost) != set(there.group.pairs)
    edition = at.facts.edition
    terms = [term for term in ARTICLES if term not in BEYOND and article(term, edition) != "-"]
    return all(
        measured(there.group, term, there.lost) == measured(there.group, term, there.group.pairs)
        for term in terms
    )
