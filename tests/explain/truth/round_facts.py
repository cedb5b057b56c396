"""RoundFacts: what is true of the players before a round, worked out from the cells of a TRF."""

from functools import cache, cached_property
from itertools import combinations

from tests.explain.truth.trf_event import BLACK, WHITE

ABSOLUTE, STRONG, MILD, NONE = 3, 2, 1, 0
DOWN, UP, LEVEL = "down", "up", ""


def other_colour(colour):
    return BLACK if colour == WHITE else WHITE


class RoundFacts:
    """One round, with the boards that the rules give.

    Attributes:
        boards: (white, black) by the rules.
        bye: Who gets the bye by the rules; None for nobody.
        is_possible: Whether the round can be paired at all.
        enumerated: (moved down, residents) of every group of a small round by enumeration.
    """

    enumerated = None

    def __init__(self, event, number, by_rules):
        self.event = event
        self.number = number
        self.edition = event.edition
        self.is_possible = by_rules is not None
        pairs = by_rules or ()
        self.boards = [pair for pair in pairs if pair[1]]
        self.bye = next((white for white, black in pairs if not black), None)
        self.score = cache(self._score)
        self.claim = cache(self._claim)
        self.apart = cache(self._apart)

    @cached_property
    def is_paired(self):
        return self.number <= self.event.rounds_paired

    def is_out(self, player):
        """Whether a player is not to be paired in the round."""
        cell = self.event.cell(player, self.number)
        if self.is_paired:
            return not cell.opponent and cell.letter != "U"
        return cell.letter in tuple("HFZ")

    @cached_property
    def ranking(self):
        """Everybody to be paired, the higher ranked first."""
        there = [player for player in self.event.players if not self.is_out(player)]
        return sorted(there, key=lambda player: (-self.score(player), player))

    @cached_property
    def place(self):
        return {player: place for place, player in enumerate(self.ranking)}

    def ranked(self, players):
        return tuple(sorted(players, key=self.place.__getitem__))

    def _gained(self, player, past):
        return self.event.points.get(self.event.cell(player, past).letter, 0)

    def _score(self, player, number=None):
        """Pairing score in tenths before a round."""
        number = number or self.number
        extra = self.event.virtual.get(player, ())
        gained = sum(self._gained(player, past) for past in range(1, number))
        return gained + (extra[number - 1] if len(extra) >= number else 0)

    @cached_property
    def has_virtual_points(self):
        of_round = [one[self.number - 1 : self.number] for one in self.event.virtual.values()]
        return any(points and points[0] for points in of_round)

    def _past(self, player):
        return [(past, self.event.cell(player, past)) for past in range(1, self.number)]

    def colours(self, player):
        """The colours of the played games: "wbw"."""
        return "".join(cell.colour for _, cell in self._past(player) if cell.is_played)

    def difference(self, player):
        games = self.colours(player)
        return games.count(WHITE) - games.count(BLACK)

    def _claim(self, player):
        """The colour due and how strongly."""
        games = self.colours(player)
        if not games:
            return "", NONE
        difference = self.difference(player)
        if abs(difference) > 1:
            return BLACK if difference > 0 else WHITE, ABSOLUTE
        if games[-2:] in ("ww", "bb"):
            return other_colour(games[-1]), ABSOLUTE
        if difference:
            return BLACK if difference > 0 else WHITE, STRONG
        return other_colour(games[-1]), MILD

    def code(self, player):
        """The code as it is written: colour and look."""
        colour, strength = self.claim(player)
        looks = {ABSOLUTE: "X", STRONG: "(X)", MILD: "x", NONE: "A"}
        if self.edition == "2012" and self.number % 2 == 0:
            looks |= {STRONG: "x", MILD: "(x)"}
        return colour, looks[strength]

    def floated(self, player, past):
        """How a player floated in a past round."""
        if past < 1:
            return LEVEL
        cell = self.event.cell(player, past)
        if cell.is_played:
            own, other = self.score(player, past), self.score(cell.opponent, past)
            return LEVEL if own == other else DOWN if own > other else UP
        if self.edition == "2017" or self._gained(player, past) > 0:
            return DOWN
        return LEVEL

    def meetings(self, one, other):
        return [past for past, cell in self._past(one) if cell.is_played and cell.opponent == other]

    def is_forbidden(self, one, other):
        return any({one, other} <= group for group in self.event.forbidden)

    def is_topscorer(self, player):
        """More than half of the points possible, in the last round."""
        is_last = self.number == self.event.rounds
        return is_last and 2 * self.score(player) > (self.number - 1) * self.event.win

    def must_both(self, one, other):
        """The colour that both must have; "" where this does not keep them apart."""
        mine, yours = self.claim(one), self.claim(other)
        if mine != yours or mine[1] != ABSOLUTE:
            return ""
        return "" if self.is_topscorer(one) or self.is_topscorer(other) else mine[0]

    def _apart(self, one, other):
        met = bool(self.meetings(one, other))
        return met or self.is_forbidden(one, other) or bool(self.must_both(one, other))

    def barred_after(self, player):
        """The first round that bars a player from the bye, and how; None where nothing does."""
        for past, cell in self._past(player):
            if cell.is_played:
                continue
            gained = self._gained(player, past)
            barring = {"2026": gained >= self.event.win, "2017": False, "2012": gained > 0}
            if cell.letter == "U" or barring[self.edition]:
                return past, {"U": "bye", "+": "forfeit"}.get(cell.letter, "points")
            if cell.letter == "+" and self.edition == "2017":
                return past, "forfeit"
        return None

    def may_have_bye(self, player):
        return self.barred_after(player) is None

    def unplayed(self, player):
        return sum(not cell.is_played for _, cell in self._past(player))

    def parity_number(self, player):
        """The place among all who have taken part in a pairing so far, this one included."""
        return sum(other <= player and self._has_taken_part(other) for other in self.event.players)

    def _has_taken_part(self, player):
        past = any(cell.opponent or cell.letter == "U" for _, cell in self._past(player))
        return past or not self.is_out(player)

    @cached_property
    def initial(self):
        """The colour drawn by lot for the odd numbers; where it is not told, round 1 shows it."""
        event = self.event
        there = [
            p for p in event.players if event.cell(p, 1).opponent or event.cell(p, 1).letter == "U"
        ]
        first = next((p for p in there if event.cell(p, 1).opponent > p), None)
        if event.initial or first is None:
            return event.initial or WHITE
        colour = event.cell(first, 1).colour
        return colour if there.index(first) % 2 == 0 else other_colour(colour)

    def colours_of(self, pair):
        """(white, black, number of the rule) of two players."""
        higher, lower = self.ranked(pair)
        rule, colour = self._colour_of_higher(higher, lower)
        return (higher, lower, rule) if colour == WHITE else (lower, higher, rule)

    def _colour_of_higher(self, higher, lower):
        (mine, strong), (yours, weak) = self.claim(higher), self.claim(lower)
        if mine != yours:
            return 1, mine or other_colour(yours)
        if mine:
            lead = strong - weak
            if not lead and strong == ABSOLUTE and self.edition != "2012":
                lead = abs(self.difference(higher)) - abs(self.difference(lower))
            if lead:
                return 2, mine if lead > 0 else other_colour(mine)
            last = self.last_difference(higher, lower)
            if last:
                return 3, other_colour(last[0])
            return 4, mine
        odd = self.parity_number(higher) % 2 == 1
        return 5, self.initial if odd else other_colour(self.initial)

    def last_difference(self, one, other):
        """The colours of the two where they last differed, counted backwards; None for never."""
        games = zip(reversed(self.colours(one)), reversed(self.colours(other)), strict=False)
        return next((pair for pair in games if pair[0] != pair[1]), None)

    @cached_property
    def opponent(self):
        """The opponent by the rules of everybody who has one."""
        both = [pair for board in self.boards for pair in (board, board[::-1])]
        return dict(both)

    def level(self, player):
        """The score of the group in which the rules pair a player; -1 with the bye."""
        other = self.opponent.get(player)
        return -1 if other is None else min(self.score(player), self.score(other))

    def meetable(self, players, moved=()):
        """The pairs of some players that no absolute rule forbids; those moved down do not meet."""
        moved = set(moved)
        return [
            pair
            for pair in combinations(players, 2)
            if not set(pair) <= moved and not self.apart(*sorted(pair))
        ]
