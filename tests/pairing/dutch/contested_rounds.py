"""Positions in which one criterion wants other players to float than the next one does.

Criteria that nearly always say what a later one says decide alone only where those in between say
the contrary. Few random brackets are like that, so these are built around such a quarrel; what else
is in them is random.
"""

from dataclasses import dataclass, field
from itertools import combinations

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.position import PairingPosition
from tests.pairing.dutch.drawn_rounds import COLOURS, DRAW, WIN, ranked

NO, DOWN, UP = Float.NONE, Float.DOWN, Float.UP


@dataclass
class Quarrel:
    """Who is in the bracket; everybody is known by his place, the MDPs first.

    Attributes:
        mdps: Floats of each MDP (last round, the round before), each with another score.
        residents: The same of the residents.
        met: Pairs that must not meet.
    """

    mdps: list[tuple[Float, Float]]
    residents: list[tuple[Float, Float]]
    met: set[frozenset[int]] = field(default_factory=set)

    def keep_apart(self, one, others):
        self.met |= {frozenset((one, other)) for other in others if other != one}


def repeated_downfloat_or_upfloat(random):
    """One of two who floated down can meet nobody but the other one.

    Either both meet, and two who floated up float again; or both float, which spares the others.
    """
    count = random.choice((4, 4, 6))
    places = list(range(1, count + 1))
    lonely, friend = random.sample(places, 2)
    floated = [random.choice((UP, UP, UP, NO)) for _ in places]
    floated[lonely - 1] = floated[friend - 1] = DOWN
    quarrel = Quarrel([(NO, random.choice((NO, UP, DOWN)))], [(NO, one) for one in floated])
    quarrel.keep_apart(lonely, {0, *places} - {friend})
    return quarrel


def repeated_upfloat_or_score_difference(random):
    """The lower MDP cannot meet those who floated up in the last round alone.

    So either he meets the one who did not float, and the higher MDP has the larger difference; or
    he meets one who floated up in both rounds.
    """
    once, twice, never = (UP, NO), (UP, UP), (NO, random.choice((NO, UP, DOWN)))
    count = random.choice((4, 4, 5, 6))
    residents = [never, twice, *random.choices((once, once, twice), k=count - 2)]
    random.shuffle(residents)
    quarrel = Quarrel([(NO, NO)] * 2, residents)
    quarrel.keep_apart(0, {1})
    quarrel.keep_apart(1, [place for place, one in enumerate(residents, start=2) if one == once])
    return quarrel


def contested_round(random, edition):
    """A position around one of the quarrels, in the last bracket of a round."""
    make = random.choice((repeated_downfloat_or_upfloat, repeated_upfloat_or_score_difference))
    quarrel = make(random)
    number = random.randint(4, 6)
    return PairingPosition(
        edition=edition,
        round=number,
        rounds=number + 2,
        initial_colour=random.choice(COLOURS),
        win_points=WIN,
        cards=ranked(_cards(random, quarrel)),
    )


def _cards(random, quarrel):
    count = len(quarrel.mdps)
    everybody = [*quarrel.mdps, *quarrel.residents]
    met = {place: set() for place in range(len(everybody))}
    for one, other in combinations(met, 2):
        if frozenset((one, other)) in quarrel.met or random.random() < 0.06:
            met[one].add(other + 1)
            met[other].add(one + 1)
    gap = random.choice((DRAW, WIN))
    colours = random.random() < 0.1
    for place, (last, before) in enumerate(everybody):
        yield PairingCard(
            key=place + 1,
            tpn=place + 1,
            parity_number=place + 1,
            score=WIN + gap * max(0, count - place),
            colours=(random.choice(COLOURS),) if colours else (),
            met=frozenset(met[place]),
            last_float=last,
            float_before=before,
            may_receive_pab=random.random() < 0.9,
            unplayed_games=0,
        )
