"""What a picture of a bracket shows, without places or colours: columns, lines and who leaves."""

from dataclasses import dataclass

from arbiter_gui.explain.criterion_facts import members
from arbiter_gui.explain.explained_round import ExplainedRound
from arbiter_gui.explain.reasons import reason
from arbiter_gui.explain.sentence_values import Code, Score
from arbiter_gui.explain.sentences import Sentence
from arbiter_gui.pairing.card import Float
from arbiter_gui.pairing.story import BracketKind, BracketStory, KeyPair
from arbiter_gui.pairing.swiss.colours import colour_preference
from arbiter_gui.tournament.player import Player, PlayerKey


@dataclass(frozen=True, slots=True)
class Subgroups:
    """How the players of a bracket stand in its first candidate, in ranking order.

    Attributes:
        s1: The upper subgroup: moved-down players where there are some.
        s2: The lower subgroup; with moved-down players in S1, all residents.
        limbo: Moved-down players who have no place in S1.
        rest_s1: S1 of the remainder, the residents whom no moved-down player meets.
        rest_s2: S2 of the remainder.

    Articles: 2026 3.2, 3.3; 2017 B.2, B.3; 2012 C.4-C.6.
    """

    s1: tuple[PlayerKey, ...]
    s2: tuple[PlayerKey, ...]
    limbo: tuple[PlayerKey, ...] = ()
    rest_s1: tuple[PlayerKey, ...] = ()
    rest_s2: tuple[PlayerKey, ...] = ()


def subgroups(story: BracketStory) -> Subgroups:
    """The subgroups that the first candidate of a bracket is made of."""
    moved = tuple(pair for pair in story.first_candidate if pair[0] in story.mdps)
    plain = tuple(pair for pair in story.first_candidate if pair not in moved)
    upper = tuple(one for one, _ in plain)
    if not moved:
        s2 = tuple(key for key in story.residents if key not in upper)
        return Subgroups(upper, s2, story.mdps)
    s1 = tuple(one for one, _ in moved)
    met = {other for _, other in moved}
    rest = tuple(key for key in story.residents if key not in met)
    limbo = tuple(key for key in story.mdps if key not in s1)
    lower = tuple(key for key in rest if key not in upper)
    return Subgroups(s1, story.residents, limbo, upper, lower)


@dataclass(frozen=True, slots=True)
class PicturedPlayer:
    """A player of the picture with the badges beside the name.

    Attributes:
        code: The colour preference as its code.
        floats: The floats of two rounds ago and of the last round.
    """

    player: Player
    score: Score
    code: Code
    floats: tuple[Float, Float]


@dataclass(frozen=True, slots=True)
class FailedPair:
    """A pair of the first candidate that was not made.

    Attributes:
        reason: The absolute rule against it; None where it was given up with the whole candidate.
    """

    pair: KeyPair
    reason: Sentence | None


@dataclass(frozen=True, slots=True)
class BracketPicture:
    """Everything a picture of one bracket shows.

    Attributes:
        players: All players of the bracket by key.
        groups: The columns, in the order of the first candidate.
        pairs: The pairs made, the higher ranked player first.
        failed: The pairs of the first candidate that were not made.
        failed_on: What the first candidate fails on, where no single pair is to blame.
        downfloaters: Who leaves the bracket below; in the last one who gets the bye.
    """

    score: Score
    kind: BracketKind
    players: dict[PlayerKey, PicturedPlayer]
    groups: Subgroups
    pairs: tuple[KeyPair, ...]
    failed: tuple[FailedPair, ...]
    failed_on: Sentence | None
    downfloaters: tuple[PlayerKey, ...]


def bracket_picture(known: ExplainedRound, story: BracketStory) -> BracketPicture:
    """The picture of one bracket."""
    blamed = {
        failure.players: reason(known, story, failure)
        for failure in story.failures
        if len(failure.players) == 2
    }
    failed = [pair for pair in story.first_candidate if pair not in story.pairs]
    others = [failure for failure in story.failures if len(failure.players) != 2]
    return BracketPicture(
        score=known.points(story.score),
        kind=story.kind,
        players={key: _pictured(known, key) for key in members(story)},
        groups=subgroups(story),
        pairs=story.pairs,
        failed=tuple(FailedPair(pair, blamed.get(pair)) for pair in failed),
        failed_on=reason(known, story, others[0]) if others else None,
        downfloaters=story.downfloaters,
    )


def _pictured(known: ExplainedRound, key: PlayerKey) -> PicturedPlayer:
    card = known.cards[key]
    code = Code(colour_preference(card.colours), known.edition, known.round)
    floats = (card.float_before, card.last_float)
    return PicturedPlayer(known.player(key), known.points(card.score), code, floats)
