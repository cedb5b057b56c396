"""What sentences on byes, on absence and on boards that are not by the rules claim."""

from dataclasses import replace

from tests.explain.truth.group import Group, lowest_bye
from tests.explain.truth.place import claims, holds, is_barred, same_players
from tests.explain.truth.round_facts import RoundFacts


@claims("pab-odd-number")
def _odd(said, at):
    number = len(at.facts.ranking)
    return said["number"] == number and number % 2 and said["who"].number == at.facts.bye


def _own(at):
    return at.facts.score(at.facts.bye)


def _below(at):
    return [player for player in at.facts.ranking if at.facts.score(player) < _own(at)]


@claims("pab-lowest-score")
def _lowest(said, at):
    return said["points"].tenths == _own(at) and not _below(at)


@claims("pab-all-below-barred")
def _barred_below(said, at):
    below = _below(at)
    return (
        said["points"].tenths == _own(at) and below and not any(map(at.facts.may_have_bye, below))
    )


@claims("pab-not-completable")
def _not_completable(said, at):
    """Every lower bye is tried."""
    free = any(map(at.facts.may_have_bye, _below(at)))
    return free and lowest_bye(at.facts, at.facts.ranking) == (_own(at),) == (
        said["points"].tenths,
    )


@claims("pab-score")
def _score(said, at):
    lowest = min(map(at.facts.score, at.facts.ranking))
    told = said["points"].tenths, said["lowest"].tenths
    return said["who"].number == at.facts.bye and told == (_own(at), lowest) and lowest < _own(at)


@claims("pab-barred-2026", "pab-barred-2017", "pab-barred-2012")
def _barred(said, at):
    names = [
        player
        for player in at.facts.ranking
        if at.facts.score(player) <= _own(at) and not at.facts.may_have_bye(player)
    ]
    return said.key.endswith(at.facts.edition) and same_players(said["players"], names)


def _of_the_score(at):
    same = [player for player in at.facts.ranking if at.facts.score(player) == _own(at)]
    return [player for player in same if at.facts.may_have_bye(player)]


@claims("pab-only-one", "pab-others-barred")
def _only_one(said, at):
    same = [player for player in at.facts.ranking if at.facts.score(player) == _own(at)]
    alone = said.key == "pab-only-one"
    return _of_the_score(at) == [at.facts.bye] and alone == (len(same) == 1)


@claims("pab-last-in-order")
def _last_in_order(said, at):
    who = said["who"].number
    return at.group.members[-1] == who == at.facts.bye and at.group.left(at.natural) == [who]


@claims("pab-left-by-order")
def _by_order(said, at):
    who = said["who"].number
    return at.group.left(at.natural) == [who] and who == at.facts.bye


@claims("pab-instead")
def _instead(said, at):
    other = said["other"].number
    return at.group.left(at.natural) == [other] != [at.facts.bye] and holds(said["reason"], at)


@claims("pab-instead-barred")
def _instead_barred(said, at):
    other = said["other"].number
    return at.group.left(at.natural) == [other] and is_barred(said, at, other)


@claims("pab-others")
def _others(said, at):
    others = [player for player in _of_the_score(at) if player != at.facts.bye]
    return bool(others) and same_players(said["players"], others)


@claims("pab-nobody-else-left")
def _left_alone(said, at):
    return at.group.members == [said["who"].number] == [at.facts.bye]


@claims("half-point", "full-point", "zero-point")
def _asked_for(said, at):
    who = said["who"].number
    letter = at.facts.event.cell(who, at.facts.number).letter or "Z"
    wanted = {"half-point": "H", "full-point": "F", "zero-point": "Z"}[said.key]
    return who in at.players and at.facts.is_out(who) and letter == wanted


@claims("by-hand", "colours-by-hand", "withdrawn", "not-yet-here")
def _of_an_event(_said, _at):
    """A TRF does not tell this, so nothing in it can bear it out."""
    return False


@claims("not-by-rules")
def _not_by_rules(said, at):
    boards = at.facts.boards + ([(at.facts.bye,)] if at.facts.bye else [])
    return said["edition"] == at.facts.edition and at.players not in boards


@claims("colours-turned")
def _turned(said, at):
    return said["edition"] == at.facts.edition and at.players[::-1] in at.facts.boards


@claims("rules-colours")
def _rules_colours(said, at):
    """The sentence is on the colours by the rules, which the board does not have."""
    pair = said["white"].number, said["black"].number
    turned = at.players == pair[::-1] and pair in at.facts.boards
    return turned and holds(said["sentence"], replace(at, players=pair))


@claims("rules-pair")
def _rules_pair(said, at):
    pair = said["white"].number, said["black"].number
    return pair in at.facts.boards and bool(set(pair) & set(at.players))


@claims("rules-bye")
def _rules_bye(said, at):
    return said["who"].number == at.facts.bye and at.facts.bye in at.players


@claims("rules-unpaired")
def _rules_unpaired(said, at):
    return at.facts.is_out(said["who"].number)


@claims("no-pairing")
def _no_pairing(said, at):
    known = said["edition"] == at.facts.edition and not at.facts.is_possible
    return known and not lowest_bye(at.facts, at.facts.ranking)


@claims("breaks")
def _breaks(said, at):
    pair = at.players if len(at.players) == 2 else ()
    return holds(said["reason"], replace(at, pair=pair))


def played_facts(at):
    """The same round with the boards that were played in place of those by the rules."""
    event, number = at.facts.event, at.facts.number
    boards = []
    for player in event.players:
        cell = event.cell(player, number)
        if cell.opponent and cell.colour == "w":
            boards.append((player, cell.opponent))
        elif cell.letter == "U":
            boards.append((player, 0))
    return RoundFacts(event, number, boards)


def _first_difference(at):
    """The first group whose pairs were made otherwise: (by the rules, as played)."""
    played = played_facts(at)
    for score in sorted({at.facts.score(p) for p in at.facts.ranking}, reverse=True):
        ours, theirs = Group(at.facts, score, score), Group(played, score, score)
        if set(ours.pairs) != set(theirs.pairs):
            return ours, theirs
    return None


@claims("less-well")
def _less_well(said, at):
    """In a group below the first that differs the players may be others: then only in part."""
    ours, theirs = _first_difference(at)
    there = replace(at, group=ours, lost=tuple(theirs.pairs), played=played_facts(at))
    if holds(said["reason"], there):
        return True
    inside = ours.members == theirs.members and set(at.players) <= set(ours.members)
    return not inside and at.only_partly("less-well")


@claims("order-only", "for-those-below")
def _order_only(said, at):
    return at.only_partly(said.key)
