"""Who is wrong when a peer pairs a round otherwise than we do.

Faults that are known are recognised. Everything else is settled by the enumeration of the text, if
the field is small enough to be enumerated.
"""

from arbiter_gui.pairing.checker import check_round
from arbiter_gui.pairing.outcome import PairingImpossible
from arbiter_gui.pairing.position import position_before
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Bye, ByeKind, Game, PlayerKey, Tournament
from tests.pairing.dutch.literal import literal_brackets, literal_pairing
from tests.pairing.dutch.literal_round import LiteralRound

PEER, OURS, OPEN = "the peer's fault", "our fault", "not settled"
ENUMERATED = 12
"""Players of the largest field that is enumerated."""
ALLOCATED_BY_NUMBER = {"5.2.5", "E.5"}


def settled(event, number, pairs):
    """(who is wrong, how that is known); `pairs` are the peer's, the bye is (player, 0)."""
    position = position_before(event, number)
    ours, rules = _paired(position)
    return (
        _left_out(position, pairs)
        or _numbers_of_the_absent(position, pairs, ours, rules)
        or _enumerated(event, position, pairs, ours)
    )


def _paired(position):
    """Our boards with the articles of their colours; nothing when there is no pairing."""
    try:
        outcome = pair_round(position)
    except PairingImpossible:
        return set(), {}
    rules = {(pair.white, pair.black): pair.colour_rule for pair in outcome.pairs}
    return {*rules, *([(outcome.pab, 0)] if outcome.pab else [])}, rules


def _left_out(position, pairs):
    """A round in which a player who is present has no board and no bye."""
    present = {card.key for card in position.cards}
    missing = len(present - {player for pair in pairs for player in pair})
    if pairs and missing:
        return PEER, "somebody who is present is left out"
    return None


def _numbers_of_the_absent(position, pairs, ours, rules):
    """Only colours by number differ, of players whose number changes when late entrants count.

    A number is odd or even among those who have taken part; the peer counts everybody in the list.
    """
    if {frozenset(pair) for pair in pairs} != {frozenset(pair) for pair in ours}:
        return None
    cards = {card.key: card for card in position.cards}
    for white, black in ours - pairs:
        higher = min(cards[white], cards[black], key=lambda card: (-card.score, card.tpn))
        by_number = rules[white, black] in ALLOCATED_BY_NUMBER
        if not by_number or (higher.tpn - higher.parity_number) % 2 == 0:
            return None
    return PEER, "colours by number: those who have not arrived are counted, too"


def _enumerated(event, position, pairs, ours):
    why = first_worse_rule(event, position.round, pairs)
    if len(position.cards) > ENUMERATED:
        return OPEN, why
    expected = literal_pairing(position, list(literal_brackets(LiteralRound(position))))
    boards = set()
    if expected is not None:
        made, pab = expected
        boards = {(pair.white, pair.black) for pair in made} | ({(pab, 0)} if pab else set())
    if boards == ours:
        return PEER, f"the enumeration of the text gives our boards; {why}"
    return OURS, f"the enumeration gives {'theirs' if boards == pairs else 'other boards'}; {why}"


def first_worse_rule(event, number, pairs):
    """The rule by which the checker would refuse the pairs that the peer proposes."""

    def is_kept(fact):
        if isinstance(fact, Bye):
            return fact.round != number or fact.kind is not ByeKind.PAIRING_ALLOCATED
        return not (isinstance(fact, Game) and fact.round == number)

    others = [fact for fact in event.facts() if is_kept(fact)]
    for board, (white, black) in enumerate(pairs, start=1):
        keys = PlayerKey(white), PlayerKey(black)
        game = Game(number, board, *keys) if black else None
        others.append(game or Bye(number, keys[0], ByeKind.PAIRING_ALLOCATED))
    check = check_round(Tournament(others), number)
    if check.agrees:
        return "the checker agrees with both"
    verdict = check.differences[0].verdict
    return f"{verdict.article} {verdict.name}" if verdict else "other boards"
