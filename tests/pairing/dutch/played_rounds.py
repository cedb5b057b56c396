"""Positions from events played at random: few players, many rounds, byes, late arrivals."""

from dataclasses import dataclass, field

from arbiter_gui.pairing.card import Float, PairingCard
from arbiter_gui.pairing.position import PairingPosition
from arbiter_gui.tournament.colour import Colour
from tests.pairing.dutch.drawn_rounds import COLOURS, DRAW, WIN, forbidden_pairs, ranked


@dataclass
class Playing:
    """A player of an event that is being played."""

    key: int
    points: int = 0
    arrival: int = 1
    colours: list = field(default_factory=list)
    met: set = field(default_factory=set)
    floats: list = field(default_factory=list)
    virtual: int = 0
    may_receive_pab: bool = True
    unplayed: int = 0
    paired_before: bool = False

    @property
    def score(self):
        return self.points + self.virtual

    @property
    def must_have(self):
        """The colour that an absolute preference asks for, or None."""
        balance = sum(1 if colour is Colour.WHITE else -1 for colour in self.colours)
        if abs(balance) > 1:
            return Colour.BLACK if balance > 0 else Colour.WHITE
        if len(self.colours) > 1 and self.colours[-1] is self.colours[-2]:
            return self.colours[-1].opposite
        return None

    def may_meet(self, other):
        return other.key not in self.met and (
            self.must_have is None or self.must_have is not other.must_have
        )

    def stays_out(self, points, *, is_pab=False):
        self.points += points
        self.unplayed += 1
        self.may_receive_pab &= not is_pab and points < WIN
        self.floats.append(Float.DOWN if points or is_pab else Float.NONE)


def played_round(random, edition):
    """Few players, many rounds: any legal pairs, results and absences at random."""
    size = random.randint(3, 11)
    players = [Playing(key) for key in range(1, size + 1)]
    for player in players:
        player.arrival = random.choice((1, 1, 1, 1, 1, 1, 1, 2))
    number = random.randint(1, min(9, size))
    accelerated = random.random() < 0.2
    absence = random.choice((0, 0, 0.1, 0.2))
    for past in range(1, number):
        _accelerate(players, past, accelerated=accelerated)
        _play(random, players, past, absence)
    _accelerate(players, number, accelerated=accelerated)
    present = [player for player in players if random.random() >= absence / 2] or players
    if len(present) < 2:
        present = players
    rounds = number if random.random() < 0.4 else number + 1
    return PairingPosition(
        edition=edition,
        round=number,
        rounds=rounds,
        initial_colour=random.choice(COLOURS),
        win_points=WIN,
        cards=ranked(_cards(players, present)),
        forbidden=forbidden_pairs(random, [player.key for player in present]),
    )


def _accelerate(players, number, *, accelerated):
    for player in players[: (len(players) + 1) // 2]:
        player.virtual = (WIN, WIN, DRAW)[number - 1] if accelerated and number <= 3 else 0


def _cards(players, present):
    parity = 0
    for player in players:
        if player in present or player.paired_before:
            parity += 1
        if player in present:
            yield PairingCard(
                key=player.key,
                tpn=player.key,
                parity_number=parity,
                score=player.score,
                colours=tuple(player.colours),
                met=frozenset(player.met),
                last_float=player.floats[-1] if player.floats else Float.NONE,
                float_before=player.floats[-2] if len(player.floats) > 1 else Float.NONE,
                may_receive_pab=player.may_receive_pab,
                unplayed_games=player.unplayed,
            )


def _play(random, players, number, absence):
    present = []
    for player in players:
        if player.arrival > number or random.random() < absence:
            player.stays_out(random.choice((0, 0, DRAW)))
        else:
            present.append(player)
    random.shuffle(present)
    present.sort(key=lambda player: -player.score - random.choice((0, 0, WIN)))
    while present:
        player = present.pop(0)
        opponents = [other for other in present if player.may_meet(other)]
        player.paired_before = True
        if not opponents:
            player.stays_out(WIN if player.may_receive_pab else 0, is_pab=player.may_receive_pab)
            continue
        opponent = random.choice(opponents[:3])
        opponent.paired_before = True
        present.remove(opponent)
        _meet(random, player, opponent)


def _meet(random, one, other):
    points = random.choice(((WIN, 0), (WIN, 0), (DRAW, DRAW), (0, WIN)))
    if random.random() < 0.06:
        for player, gained in zip((one, other), points, strict=True):
            player.stays_out(gained)
        return
    higher, lower = one.score, other.score
    colour = one.must_have or (other.must_have and other.must_have.opposite)
    colour = colour or random.choice(COLOURS)
    for player, opponent, gained, own in (
        (one, other, points[0], colour),
        (other, one, points[1], colour.opposite),
    ):
        mine, theirs = (higher, lower) if player is one else (lower, higher)
        player.floats.append(
            Float.DOWN if mine > theirs else Float.UP if mine < theirs else Float.NONE
        )
        player.colours.append(own)
        player.met.add(opponent.key)
        player.points += gained
