"""Colour preferences (article 1.7) and the allocation of colours (article 5), word for word."""

from arbiter_gui.tournament.colour import Colour

ABSOLUTE, STRONG, MILD, NO_PREFERENCE = "absolute", "strong", "mild", "none"
_STRENGTH = {ABSOLUTE: 3, STRONG: 2, MILD: 1, NO_PREFERENCE: 0}


def difference(card):
    """Games with White less games with Black. Article: 1.6."""
    return card.colours.count(Colour.WHITE) - card.colours.count(Colour.BLACK)


def preference(card):
    """(colour, strength); articles in their order, the first that holds. Article: 1.7."""
    for article in (_wide_difference, _repeated_colour, _difference_of_one, _other_than_last):
        colour, strength = article(card)
        if colour:
            return colour, strength
    return None, NO_PREFERENCE


def _wide_difference(card):
    """1.7.1, first half."""
    balance = difference(card)
    return _against(balance) if abs(balance) > 1 else None, ABSOLUTE


def _repeated_colour(card):
    """1.7.1, second half."""
    repeated = len(card.colours) >= 2 and card.colours[-1] == card.colours[-2]
    return card.colours[-1].opposite if repeated else None, ABSOLUTE


def _difference_of_one(card):
    """1.7.2."""
    return _against(difference(card)), STRONG


def _other_than_last(card):
    """1.7.3."""
    return card.colours[-1].opposite if card.colours else None, MILD


def _against(balance):
    if not balance:
        return None
    return Colour.BLACK if balance > 0 else Colour.WHITE


def allocate(higher, lower, initial):
    """(colour of the higher ranked player, article that decided). Article: 5.2."""
    for article, rule in (
        ("5.2.1", _grant_both),
        ("5.2.2", _grant_the_stronger),
        ("5.2.3", _alternate),
        ("5.2.4", _grant_the_higher_ranked),
    ):
        colour = rule(higher, lower)
        if colour:
            return colour, article
    return initial if higher.parity_number % 2 else initial.opposite, "5.2.5"


def _grant_both(higher, lower):
    mine, yours = preference(higher)[0], preference(lower)[0]
    if mine == yours:
        return None
    return mine or yours.opposite


def _grant_the_stronger(higher, lower):
    """Of two absolute ones, the one with the wider difference."""
    (mine, my_strength), (_, your_strength) = preference(higher), preference(lower)
    if not mine:
        return None
    lead = _STRENGTH[my_strength] - _STRENGTH[your_strength]
    if not lead and my_strength == ABSOLUTE:
        lead = abs(difference(higher)) - abs(difference(lower))
    if not lead:
        return None
    return mine if lead > 0 else mine.opposite


def _alternate(higher, lower):
    """Unlike the last round in which one had White and the other Black."""
    for past, other in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if past != other:
            return past.opposite
    return None


def _grant_the_higher_ranked(higher, _):
    return preference(higher)[0]
