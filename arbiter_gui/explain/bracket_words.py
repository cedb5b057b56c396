"""A picture of a bracket in words: for who hears it, and for the lines below it on paper."""

from arbiter_gui.explain.bracket_picture import BracketPicture, FailedPair
from arbiter_gui.explain.sentence_values import Numbers, Pairs, Term
from arbiter_gui.explain.sentences import Sentence, Wording
from arbiter_gui.i18n import N_
from arbiter_gui.pairing.story import BracketKind, KeyPair
from arbiter_gui.tournament.player import PlayerKey

_TITLE = Wording("picture-title", N_("Bracket of {points}"))
_REST = Wording("picture-rest", N_("Last bracket, from {points} down"))
_PAIRS = Wording("picture-pairs", N_("Pairs made: {pairs}."))
_FAILED = Wording("picture-failed", N_("{pair} in the usual order was not made: {reason}."))
_GIVEN_UP = Wording(
    "picture-given-up", N_("Other pairs of the usual order that changed with it: {pairs}.")
)
_NATURAL = Wording("picture-natural", N_("The usual order was not taken. {reason}."))
_DOWN = Wording("picture-down", N_("Down to the next bracket: {players}."))
_BYE = Wording("picture-bye", N_("The bye: {players}."))


def picture_title(picture: BracketPicture) -> Sentence:
    """The name of the bracket."""
    last = picture.kind in (BracketKind.COLLAPSED, BracketKind.JOINED)
    wording = _REST if last else _TITLE
    return wording.of(points=picture.score)


def failure_lines(picture: BracketPicture) -> tuple[Sentence, ...]:
    """Why the pairs of the usual order that failed were not made, in the order of the picture."""
    lines = [
        _FAILED.of(pair=_pairs(picture, failed.pair), reason=Term(failed.reason.text()))
        for failed in blamed(picture)
        if failed.reason is not None
    ]
    others = [failed.pair for failed in picture.failed if failed.reason is None]
    if picture.failed_on is not None:
        lines.append(_NATURAL.of(reason=Term(picture.failed_on.line())))
    if others:
        lines.append(_GIVEN_UP.of(pairs=_pairs(picture, *others)))
    return tuple(lines)


def blamed(picture: BracketPicture) -> tuple[FailedPair, ...]:
    """The pairs that an absolute rule forbids; the picture numbers them."""
    return tuple(failed for failed in picture.failed if failed.reason is not None)


def picture_lines(picture: BracketPicture, *, is_last: bool) -> tuple[Sentence, ...]:
    """Everything that the picture shows, a sentence each."""
    lines = [picture_title(picture), _PAIRS.of(pairs=_pairs(picture, *picture.pairs))]
    lines += failure_lines(picture)
    if picture.downfloaters:
        wording = _BYE if is_last else _DOWN
        lines.append(wording.of(players=_numbers(picture, picture.downfloaters)))
    return tuple(lines)


def _pairs(picture: BracketPicture, *pairs: KeyPair) -> Pairs:
    players = picture.players
    return Pairs(tuple((players[one].player, players[other].player) for one, other in pairs))


def _numbers(picture: BracketPicture, keys: tuple[PlayerKey, ...]) -> Numbers:
    return Numbers(tuple(picture.players[key].player for key in keys))
