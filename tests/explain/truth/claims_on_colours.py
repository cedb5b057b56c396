"""What sentences on the colours of a board claim."""

from dataclasses import replace

from tests.explain.truth.place import claims, holds
from tests.explain.truth.round_facts import BLACK, WHITE, other_colour

RULE = {"both-granted": 1, "colour-granted": 1, "stronger": 2, "wider": 2, "alternation": 3}
RULE |= {"more-points": 4, "earlier-place": 4, "lot-odd": 5, "lot-even": 5}


def rule_of(said):
    """The number of the rule that a sentence names as the one that decided."""
    return RULE[said.key]


def _given(at, rule):
    """The colour of each of the two by the rules; None if another rule decides."""
    white, black, decided = at.facts.colours_of(at.players)
    return {white: WHITE, black: BLACK} if decided == rule else {}


def _due(at, player):
    return at.facts.claim(player)[0]


def _claims(said, at, whose, player):
    """Whether the words, and the reason, are those of the claim of a player."""
    wish, why = (f"{whose}_{name}".strip("_") for name in ("wish", "why"))
    return said[wish] == at.facts.claim(player) and _is_due(said[why], at, player)


def _is_due(why, at, player):
    return holds(why, replace(at, players=(player,)))


@claims("both-granted")
def _both_granted(said, at):
    white, black = said["white"].number, said["black"].number
    claims = _claims(said, at, "white", white) and _claims(said, at, "black", black)
    due = (_due(at, white), _due(at, black)) == (WHITE, BLACK)
    return due and claims and _given(at, 1) == {white: WHITE, black: BLACK}


@claims("colour-granted")
def _one_granted(said, at):
    who, other, colour = said["who"].number, said["other"].number, said["wish"][0]
    given = _given(at, 1) == {who: colour, other: other_colour(colour)}
    due = _due(at, who) == colour and not at.facts.colours(other)
    return given and due and _claims(said, at, "", who)


def _winner(said, at):
    """Who gets the colour that both claim, and the other one; None where this is not so."""
    who, colour = said["who"].number, said["c"]
    given = _given(at, rule_of(said))
    (other,) = set(at.players) - {who}
    told = said.values.get("other")
    if given.get(who) != colour or (told and told.number != other):
        return None
    return (who, other) if _due(at, who) == _due(at, other) == colour else None


def _tells_the_games(said, at, who, other):
    told = said["history"], said["other_history"]
    return told == (at.facts.colours(who), at.facts.colours(other))


@claims("stronger")
def _stronger(said, at):
    found = _winner(said, at)
    if not found:
        return False
    who, other = found
    told = _claims(said, at, "", who) and _claims(said, at, "other", other)
    return told and at.facts.claim(who)[1] > at.facts.claim(other)[1]


@claims("wider")
def _wider(said, at):
    found = _winner(said, at)
    if not found:
        return False
    widths = tuple(abs(at.facts.difference(player)) for player in found)
    side = 1 if said["c"] == BLACK else -1
    signs = all(
        at.facts.difference(player) * side > 0 or not at.facts.difference(player)
        for player in found
    )
    return signs and (said["surplus"], said["other_surplus"]) == widths and widths[0] > widths[1]


def _equal_force(said, at, who, other):
    told = _claims(said, at, "", who) and _claims(said, at, "other", other)
    return told and at.facts.claim(who) == at.facts.claim(other)


@claims("alternation")
def _alternation(said, at):
    found = _winner(said, at)
    if not found or not _tells_the_games(said, at, *found):
        return False
    last = (other_colour(said["c"]), said["c"])
    return _equal_force(said, at, *found) and at.facts.last_difference(*found) == last


@claims("more-points", "earlier-place")
def _higher(said, at):
    found = _winner(said, at)
    if not found or not _tells_the_games(said, at, *found):
        return False
    scores = tuple(map(at.facts.score, found))
    if said.key == "more-points":
        told = said["points"].tenths, said["other_points"].tenths
        first = told == scores and scores[0] > scores[1]
    else:
        first = scores[0] == scores[1] and found[0] < found[1]
    return first and _equal_force(said, at, *found) and not at.facts.last_difference(*found)


@claims("lot-odd", "lot-even")
def _lot(said, at):
    who, number = said["who"].number, said["number"]
    odd = said.key == "lot-odd"
    drawn = at.facts.initial if odd else other_colour(at.facts.initial)
    none = not any(map(at.facts.colours, at.players))
    told = number == at.facts.parity_number(who) and number % 2 == odd
    given = _given(at, 5).get(who) == said["c"] == drawn
    return none and told and given and at.facts.ranked(at.players)[0] == who


@claims("colour-again", "colour-again-denied")
def _again(said, at):
    who, colour = said["who"].number, said["c"]
    white, black, _ = at.facts.colours_of(at.players)
    seat = {white: WHITE, black: BLACK}[who]
    games = at.facts.colours(who)
    same = seat == colour == games[-1] and said["history"] == games
    due = _due(at, who)
    if said.key == "colour-again":
        return same and due == colour and _is_due(said["why"], at, who)
    others = {who, said["other"].number} == {white, black}
    return same and others and due == said["o"] != colour


@claims("both")
def _both_must(said, at):
    one, other = said["one"].number, said["other"].number
    there = bool(at.pair) and {one, other} == set(at.pair)
    whys = _is_due(said["why"], at, one) and _is_due(said["other_why"], at, other)
    return there and whys and at.facts.must_both(*at.pair) == said["c"]


def _games(said, at):
    """How many games more with the colour than with the other one, and how many in a row."""
    games = at.facts.colours(at.players[0])
    lead = at.facts.difference(at.players[0]) * (1 if said["c"] == WHITE else -1)
    return lead, len(games) - len(games.rstrip(said["c"]))


@claims("due-row", "due-rows")
def _due_in_a_row(said, at):
    return _games(said, at)[1] == said.values.get("run", 2) > 1


@claims("due-one-more")
def _due_one_more(said, at):
    lead, run = _games(said, at)
    return lead == 1 and run < 2


@claims("due-more")
def _due_more(said, at):
    lead, run = _games(said, at)
    return lead == said["number"] > 1 and run < 2


@claims("due-last")
def _due_last(said, at):
    return _games(said, at) == (0, 1)
