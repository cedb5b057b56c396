"""Group: the players of one score with those moved down to them, and how the rules pair them."""

from itertools import pairwise

from tests.explain.truth.blossoms import most_pairs
from tests.explain.truth.round_facts import ABSOLUTE, DOWN, STRONG, UP, WHITE

ORDINARY, FOR_REST, SEVERAL, JOINED = "ordinary", "for the rest", "several scores", "joined"


class Group:
    """One group of a round.

    Attributes:
        high: Score of the group in tenths; the highest where it has several.
        low: The lowest score in it.
        moved: Who came from above, in ranking order.
        residents: Whose score it is.
        pairs: The pairs that the rules make in it, the higher ranked player first.
    """

    def __init__(self, facts, high, low, kind=ORDINARY):
        self.facts = facts
        self.high, self.low, self.kind = high, low, kind
        score = facts.score
        self.residents = [p for p in facts.ranking if low <= score(p) <= high]
        self.moved = [p for p in facts.ranking if score(p) > high and facts.level(p) <= high]
        self.members = self.moved + self.residents
        inside = {frozenset(pair) for pair in facts.boards if set(pair) <= set(self.members)}
        if kind in (ORDINARY, FOR_REST):
            inside = {pair for pair in inside if min(map(score, pair)) == low}
        self.pairs = sorted((facts.ranked(pair) for pair in inside), key=self._by_rank)
        self.floaters = self.left(self.pairs)

    def _by_rank(self, pair):
        return self.facts.place[pair[0]]

    @property
    def has_several_scores(self):
        return len({self.facts.score(player) for player in self.residents}) > 1

    @property
    def is_last(self):
        return not any(self.facts.score(p) < self.low for p in self.facts.ranking)

    def left(self, pairs):
        """Who is left over by some pairs, in ranking order."""
        paired = {player for pair in pairs for player in pair}
        return [player for player in self.members if player not in paired]

    def natural(self):
        """The pairs of the usual order: as many as are made, and as many moved down in S1."""
        upper = self._upper()
        rest = self.residents[len(upper) :]
        more = len(self.pairs) - len(upper)
        pairs = list(zip(upper, self.residents, strict=False))
        return pairs + list(zip(rest[:more], rest[more:], strict=False))

    def _upper(self):
        taken = [one for one, _ in self.pairs if one in self.moved]
        if self.facts.edition != "2026" or not self.floaters:
            return self.moved[: len(taken)]
        levels = [self.facts.score(one) for one in taken]
        upper = []
        for one in self.moved:
            own = self.facts.score(one)
            if sum(self.facts.score(other) == own for other in upper) < levels.count(own):
                upper.append(one)
        return upper

    def most_pairs(self):
        """How many pairs the absolute rules allow in the group alone."""
        return most_pairs(self.members, self.facts.meetable(self.members, self.moved))

    def can_be_completed(self, floaters):
        """Whether these and everybody below can all be paired, one of them with the bye."""
        return bool(self.lowest_bye(floaters))

    def lowest_bye(self, floaters):
        """The lowest score of a bye in a completion, as a tuple; (-1,) for none; () if none is."""
        score = self.facts.score
        rest = [*floaters, *(p for p in self.facts.ranking if score(p) < self.low)]
        return lowest_bye(self.facts, rest)

    # What the criteria count

    def clashes(self, pairs):
        """(pair, strength of the weaker claim) where both claim one colour."""
        for pair in pairs:
            (mine, strong), (yours, weak) = map(self.facts.claim, pair)
            if mine and mine == yours:
                yield pair, min(strong, weak)

    def denied(self, pairs):
        return [self._loser(pair) for pair, _ in self.clashes(pairs)]

    def strong_denied(self, pairs):
        strong = (STRONG, ABSOLUTE) if self.facts.edition == "2012" else (STRONG,)
        return [self._loser(pair) for pair, least in self.clashes(pairs) if least in strong]

    def absolute_denied(self, pairs):
        return [self._loser(pair) for pair, least in self.clashes(pairs) if least == ABSOLUTE]

    def _loser(self, pair):
        white, black, _ = self.facts.colours_of(pair)
        return black if self.facts.claim(white)[0] == WHITE else white

    def _of_topscorers(self, pairs):
        for pair in pairs:
            if any(map(self.facts.is_topscorer, pair)):
                white, black, _ = self.facts.colours_of(pair)
                yield white, "w"
                yield black, "b"

    def wide(self, pairs):
        """Topscorers and their opponents whose colour difference would go beyond two."""
        change = {"w": 1, "b": -1}
        return [
            player
            for player, colour in self._of_topscorers(pairs)
            if abs(self.facts.difference(player) + change[colour]) > 2
        ]

    def third(self, pairs):
        """Topscorers and their opponents with one colour for the third time."""
        return [
            player
            for player, colour in self._of_topscorers(pairs)
            if self.facts.colours(player)[-2:] == 2 * colour
        ]

    def _uneven(self, pairs):
        return [p for p in pairs if self.facts.score(p[0]) != self.facts.score(p[1])]

    @property
    def _is_collapsed(self):
        return self.facts.edition == "2017" and self.has_several_scores

    def down_again(self, pairs, rounds_ago):
        left = self.left(pairs)
        down = [player for player in left if player in self.residents]
        if self._is_collapsed:
            down = [one for one, _ in self._uneven(pairs)] + left
        return [p for p in down if self.facts.floated(p, self.facts.number - rounds_ago) == DOWN]

    def up_again(self, pairs, rounds_ago):
        up = [other for one, other in pairs if one in self.moved]
        if self._is_collapsed:
            up = [other for _, other in self._uneven(pairs)]
        return [p for p in up if self.facts.floated(p, self.facts.number - rounds_ago) == UP]

    def by_score(self, players):
        """How many of those moved down are among some players, for each score, highest first."""
        score = self.facts.score
        levels = sorted({score(player) for player in self.moved}, reverse=True)
        return [sum(score(player) == level for player in players) for level in levels]

    def moved_floating(self, pairs, rounds_ago=0):
        left = [player for player in self.left(pairs) if player in self.moved]
        past = self.facts.number - rounds_ago
        return [p for p in left if not rounds_ago or self.facts.floated(p, past) == DOWN]

    def moved_to_upfloaters(self, pairs, rounds_ago):
        past = self.facts.number - rounds_ago
        return [
            one
            for one, other in pairs
            if one in self.moved and self.facts.floated(other, past) == UP
        ]

    def differences(self, pairs):
        """Score differences of the pairs and of those left over, the largest first."""
        score = self.facts.score
        lowest = min(map(score, self.members)) - 10
        found = [score(one) - score(other) for one, other in pairs]
        found += [score(player) - lowest for player in self.left(pairs)]
        return sorted((one for one in found if one), reverse=True)

    def differences_again(self, pairs, rounds_ago, *, down):
        """The same of those who float as some rounds ago."""
        score, past = self.facts.score, self.facts.number - rounds_ago
        lowest = min(map(score, self.members)) - 10
        which = 0 if down else 1
        floats = [(pair[which], score(pair[0]) - score(pair[1])) for pair in self._uneven(pairs)]
        floats += [(player, score(player) - lowest) for player in self.left(pairs) if down]
        wanted = DOWN if down else UP
        found = [wide for player, wide in floats if self.facts.floated(player, past) == wanted]
        return sorted(found, reverse=True)

    def unplayed(self, pairs):
        """Rounds without a game of the one who is left over, if the bye must go there."""
        left = self.left(pairs)
        if len(left) != 1:
            return 0
        score = self.facts.score
        rest = [*left, *(p for p in self.facts.ranking if score(p) < self.low)]
        return self.facts.unplayed(left[0]) if bye_takers(self.facts, rest) == left else 0

    def squares(self, pairs):
        """Squared differences of scores; with the bye to a point below everybody."""
        return sum(wide**2 for wide in self.differences(pairs))


def lowest_bye(facts, players):
    """The lowest score of the bye when all these are paired: (tenths,).

    (-1,) where nobody is left over; () where they cannot be paired.
    """
    if len(players) % 2 == 0:
        return (-1,) if is_complete(facts, players) else ()
    takers = bye_takers(facts, players)
    return (facts.score(takers[0]),) if takers else ()


def bye_takers(facts, players):
    """Who may have the bye when an odd number are paired and it goes as low as it can."""
    if len(players) % 2 == 0:
        return []
    found = []
    for taker in sorted(players, key=facts.score):
        if found and facts.score(taker) > facts.score(found[0]):
            break
        rest = [player for player in players if player != taker]
        if facts.may_have_bye(taker) and is_complete(facts, rest):
            found.append(taker)
    return found


def is_complete(facts, players):
    """Whether all these can be paired with each other."""
    return most_pairs(players, facts.meetable(players)) * 2 == len(players)


def is_descending(players, facts):
    return all(facts.place[one] < facts.place[other] for one, other in pairwise(players))
