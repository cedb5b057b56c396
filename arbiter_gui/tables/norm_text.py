"""Norms in words: conditions, what is needed in the last round, what was left out."""

from arbiter_gui.i18n import N_, _
from arbiter_gui.ratings.conditions import UNRATED, Asked, Condition, Verdict
from arbiter_gui.ratings.norm_check import NormCheck
from arbiter_gui.ratings.norm_titles import NormTitle
from arbiter_gui.ratings.outlook import Need, Origin, Outlook, Prospect
from arbiter_gui.tournament.player import Title
from arbiter_gui.tournament.tournament import Tournament

_STATED = frozenset({Asked.MINUTES, Asked.DAILY_ROUNDS, Asked.WOMAN})
"""Conditions about something that the event or the player either states or does not."""

_AGAINST = (
    N_("a game against No {no} is enough, even if lost"),
    N_("a draw against No {no} is enough"),
    N_("a win against No {no} is needed"),
)
_AGAINST_ANYBODY = (
    N_("a game is enough, even if lost"),
    N_("a draw is enough"),
    N_("a win is needed"),
)
_AGAINST_RATED = (
    N_("a game against {rating} or more, even if lost"),
    N_("a draw against {rating} or more"),
    N_("a win against {rating} or more"),
)


def condition_text(title: NormTitle, condition: Condition) -> str:
    """What a condition is about."""
    return _(condition.asked.value).format(titles=_holders(title))


def required_text(condition: Condition) -> str:
    """The number asked for."""
    if condition.asked is Asked.WOMAN:
        return _("yes")
    text = _("at most {number}") if condition.at_most else _("at least {number}")
    return text.format(number=condition.required)


def found_text(condition: Condition) -> str:
    """What is there; a range where the event does not say all."""
    low, high = condition.lowest, condition.highest
    if low != high and condition.asked in _STATED:
        return _("not stated")
    if condition.asked is Asked.WOMAN:
        return _("yes") if low else _("no")
    return str(low) if low == high else _("{low} to {high}").format(low=low, high=high)


def source_text(condition: Condition) -> str:
    """Where the condition stands, and whether the event makes up for it."""
    if condition.waived:
        return _("{article}: not asked in this event").format(article=condition.article)
    return condition.article


def outlook_text(tournament: Tournament, outlook: Outlook) -> str:
    """How a norm stands, and what is needed in the last round, in one line."""
    match outlook.prospect:
        case Prospect.MADE:
            known = outlook.check.verdict is Verdict.MET
            text = _("made") if known else _("made, as far as is known")
        case Prospect.NEEDS_RESULT if outlook.opponent is not None:
            number = tournament.player(outlook.opponent).tpn
            text = _(_AGAINST[outlook.halves or 0]).format(no=number)
        case Prospect.NEEDS_OPPONENT:
            text = "; ".join(_need_text(outlook.check.title, need) for need in outlook.needs)
        case Prospect.MORE_ROUNDS:
            text = _("open: more than one round is left")
        case Prospect.OUT_OF_REACH:
            text = _("out of reach, whatever the last game brings")
        case _:
            text = _("not made")
    return text


def doubts_text(check: NormCheck) -> str:
    """The conditions the event does not tell enough about; "" when there are none."""
    doubts = [
        condition_text(check.title, condition)
        for condition in check.conditions
        if condition.verdict is Verdict.NOT_KNOWN
    ]
    return "; ".join(doubts)


def left_out_text(check: NormCheck) -> str:
    """Which games were left out to make the norm; "" when there are none."""
    if not check.left_out:
        return ""
    rounds = ", ".join(str(number) for number in check.left_out)
    return _("Left out, as B.01 1.4.1e and 1.4.1f allow: the games of the rounds {rounds}.").format(
        rounds=rounds
    )


def _need_text(title: NormTitle, need: Need) -> str:
    words = _AGAINST_RATED if need.rating > UNRATED else _AGAINST_ANYBODY
    text = _(words[need.halves]).format(rating=need.rating)
    demands = [*_title_demanded(title, need), *_origin_demanded(need)]
    return f"{text} ({', '.join(demands)})" if demands else text


def _title_demanded(title: NormTitle, need: Need) -> tuple[str, ...]:
    if need.title is Title.NONE:
        return ()
    if need.title is Title.FM:
        return (_("opponent with a title"),)
    return (_("opponent who holds: {titles}").format(titles=_holders(title)),)


def _origin_demanded(need: Need) -> tuple[str, ...]:
    match need.origin:
        case Origin.ABROAD:
            return (_("opponent of another federation"),)
        case Origin.UNMET:
            return (_("opponent of a federation not met so far"),)
        case Origin.ANY:
            return ()


def _holders(title: NormTitle) -> str:
    return ", ".join(
        holder.value for holder in sorted(title.holders, key=lambda holder: holder.order)
    )
