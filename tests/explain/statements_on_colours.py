"""What the sentences on floats and colours state."""

from tests.explain.statements import states
from tests.explain.text_reader import first_number, number, points


@states("floats")
def _floats(read, at):
    higher, lower = number(read.higher), number(read.lower)
    scores = at.facts.score(higher), at.facts.score(lower)
    told = points(read.higher_points), points(read.lower_points)
    return told == scores and scores[0] > scores[1]


@states("floats-down-again", "floats-down-again-needed")
def _floats_down_again(read, at):
    if "other" in read.values:
        other = number(read.other)
        if at.facts.level(other) < at.facts.score(other) == at.facts.score(number(read.who)):
            return False
    who, (past, idle) = number(read.who), first_number(read.values["round"])
    lower = at.facts.level(who) < at.facts.score(who)
    played = at.facts.rounds[past - 1][who][3]
    return lower and at.facts.floated(who, past) == "down" and idle != played


@states("floats-up-again", "floats-up-again-needed")
def _floats_up_again(read, at):
    who, (past, _idle) = number(read.who), first_number(read.values["round"])
    (other,) = set(at.players) - {who}
    if "other" in read.values and at.facts.apart(other, number(read.other)):
        return False
    return at.facts.score(other) > at.facts.score(who) and at.facts.floated(who, past) == "up"


@states("both-granted")
def _both_granted(read, at):
    white, black = number(read.white), number(read.black)
    claims = at.is_claim(read.white_claim, white) and at.is_claim(read.black_claim, black)
    due = at.facts.claim(white)[0], at.facts.claim(black)[0]
    return claims and due == ("w", "b") and (white, black) == at.players


@states("white-granted", "black-granted")
def _one_granted(read, at):
    white, black = number(read.white), number(read.black)
    has, free = (white, black) if read.key == "white-granted" else (black, white)
    due = at.facts.claim(has)[0] == ("w" if has == white else "b")
    return due and at.is_claim(read.claim, has) and not at.facts.colours(free)


def _contest(read, at):
    """The colour both claim, who gets it and who does not; None where this is not so."""
    colour = "w" if read.key.endswith("white") else "b"
    winner, loser = at.players if colour == "w" else at.players[::-1]
    both = at.facts.claim(winner)[0] == colour == at.facts.claim(loser)[0]
    told = number(read.who) == winner and number(read.values.get("other", f"#{loser} ")) == loser
    return (colour, winner, loser) if both and told else None


@states("stronger-for-white", "stronger-for-black")
def _stronger(read, at):
    _colour, winner, loser = _contest(read, at)
    codes = at.is_claim(read.claim, winner) and at.is_claim(read.other_claim, loser)
    past = at.is_history(read.history, winner) and at.is_history(read.other_history, loser)
    return codes and past and at.facts.claim(winner)[1] > at.facts.claim(loser)[1]


@states("wider-for-white", "wider-for-black")
def _wider(read, at):
    _colour, winner, loser = _contest(read, at)
    widths = abs(at.facts.difference(winner)), abs(at.facts.difference(loser))
    absolute = at.facts.claim(winner)[1] == 3 == at.facts.claim(loser)[1]
    return absolute and (int(read.surplus), int(read.other_surplus)) == widths > widths[::-1]


def _last_difference(at, winner, loser):
    games = at.facts.colours(winner), at.facts.colours(loser)
    backwards = zip(reversed(games[0]), reversed(games[1]), strict=False)
    return next((pair for pair in backwards if pair[0] != pair[1]), None)


@states("alternation-for-white", "alternation-for-black")
def _alternation(read, at):
    colour, winner, loser = _contest(read, at)
    past = at.is_history(read.history, winner) and at.is_history(read.other_history, loser)
    wanted = ("b", "w") if colour == "w" else ("w", "b")
    equal = at.facts.claim(winner) == at.facts.claim(loser) and at.is_claim(read.claim, winner)
    return past and equal and _last_difference(at, winner, loser) == wanted


@states("more-points-for-white", "more-points-for-black")
def _more_points(read, at):
    _colour, winner, loser = _contest(read, at)
    scores = at.facts.score(winner), at.facts.score(loser)
    told = points(read.points), points(read.other_points)
    return _no_difference(read, at, winner, loser) and told == scores and scores[0] > scores[1]


@states("smaller-number-for-white", "smaller-number-for-black")
def _smaller_number(read, at):
    _colour, winner, loser = _contest(read, at)
    level = at.facts.score(winner) == at.facts.score(loser) and winner < loser
    return _no_difference(read, at, winner, loser) and level


def _no_difference(read, at, winner, loser):
    past = at.is_history(read.history, winner) and at.is_history(read.other_history, loser)
    equal = at.facts.claim(winner) == at.facts.claim(loser) and at.is_claim(read.claim, winner)
    return past and equal and _last_difference(at, winner, loser) is None


@states("lot-odd-white", "lot-odd-black", "lot-even-white", "lot-even-black")
def _lot(read, at):
    who, parity = number(read.who), int(read.values["number"])
    none = not any(map(at.facts.colours, at.players))
    gets = "white" if at.players[0] == who else "black"
    odd = "odd" if parity % 2 else "even"
    return none and at.facts.ranked(at.players)[0] == who and read.key == f"lot-{odd}-{gets}"


@states("white-again", "black-again", "white-again-denied", "black-again-denied")
def _again(read, at):
    who, colour = number(read.who), read.key[0]
    seat = at.players[0 if colour == "w" else 1] == who
    due = at.facts.claim(who)[0] == colour
    last = at.facts.colours(who)[-1] == colour
    return seat and last and at.is_history(read.history, who) and due != ("denied" in read.key)
