"""Writes positions by hand: a card a player, points as the arbiter says them."""

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.pairing.systems import pair_round
from arbiter_gui.tournament import Colour, PlayerKey, Tpn


def colours(text):
    """ "WB" as colours, oldest first; spaces are allowed."""
    return tuple(Colour(letter.lower()) for letter in text.replace(" ", ""))


def card(tpn, score=0.0, played="", met=(), **more):
    """A card; `down` and `up` name the rounds ago (1, 2) in which the player floated."""
    floats = {1: Float.NONE, 2: Float.NONE}
    floats |= dict.fromkeys(more.pop("down", ()), Float.DOWN)
    floats |= dict.fromkeys(more.pop("up", ()), Float.UP)
    return PairingCard(
        key=PlayerKey(tpn),
        tpn=Tpn(tpn),
        parity_number=more.pop("parity_number", tpn),
        score=round(score * 10),
        colours=colours(played),
        met=frozenset(map(PlayerKey, met)),
        last_float=floats[1],
        float_before=floats[2],
        **more,
    )


def position(*cards, round_number=3, rounds=9, edition="2026", **more):
    """A position; the cards may come in any order."""
    return PairingPosition(
        edition=edition,
        round=round_number,
        rounds=rounds,
        initial_colour=more.pop("initial_colour", Colour.WHITE),
        win_points=10,
        cards=tuple(sorted(cards, key=lambda one: (-one.score, one.tpn))),
        **more,
    )


def boards(outcome):
    """The boards as "5-1 2-4", the bye as "3-0" at the end."""
    words = [f"{pair.white}-{pair.black}" for pair in outcome.pairs]
    return " ".join(words + ([f"{outcome.pab}-0"] if outcome.pab else []))


def pairs(*cards, **more):
    """Who meets whom, without colours: "1-5 2-3 4", the bye last."""
    outcome = pair_round(position(*cards, **more))
    made = sorted(sorted((pair.white, pair.black)) for pair in outcome.pairs)
    words = [f"{one}-{other}" for one, other in made]
    return " ".join(words + ([str(outcome.pab)] if outcome.pab else []))


def paired(*cards, **more):
    """The boards of a position."""
    return boards(pair_round(position(*cards, **more)))
