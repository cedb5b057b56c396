"""What is true of a round, worked out anew from games, byes and boards alone.

Nothing of `arbiter_gui.explain` and no card of the engine is read here.
"""

from functools import cached_property

from arbiter_gui.tournament import ByeKind


class PlainFacts:
    """One round: the players by pairing number, their past, and the boards by the rules.

    Attributes:
        pairs: The boards by the rules, as (white, black).
        pab: Who gets the bye by the rules; None for nobody.
        out: Who is not to be paired.
    """

    def __init__(self, tournament, number, pairs, pab, out):
        self.tournament = tournament
        self.number = number
        self.edition = tournament.settings.edition
        self.scoring = tournament.settings.scoring
        self.pairs = pairs
        self.pab = pab
        self.out = out
        self.keys = {player.tpn: player.key for player in tournament.players}
        self.tpns = {player.key: int(player.tpn) for player in tournament.players}
        self.rounds = [self._round(past) for past in range(1, number)]
        self._scores = {}
        self.virtual = {
            self.tpns[one.player]: one.virtual_points for one in tournament.accelerations
        }

    def _round(self, past):
        """For each player opponent, colour, letter and whether a game was played."""
        records = dict.fromkeys(self.tpns.values(), (None, "", "Z", False))
        for bye in self.tournament.byes(past):
            records[self.tpns[bye.player]] = (None, "", bye.kind.value, False)
        for game in self.tournament.games(past):
            white, black = self.tpns[game.white], self.tpns[game.black]
            letters = game.result.value if game.result else ("", "")
            played = bool(game.result) and "-" not in letters
            records[white] = (black, "w", letters[0], played)
            records[black] = (white, "b", letters[1], played)
        return records

    def points_of_round(self, player, past):
        letter = self.rounds[past - 1][player][2]
        if letter == "Z":
            return (
                self.scoring.absence
                if not self._has_zero_bye(player, past)
                else (self.scoring.points("Z"))
            )
        return self.scoring.points(letter)

    def _has_zero_bye(self, player, past):
        return any(
            bye.player == self.keys[player] and bye.kind is ByeKind.ZERO_POINT
            for bye in self.tournament.byes(past)
        )

    def score(self, player, number=None):
        """Pairing score before a round."""
        key = player, number or self.number
        if key not in self._scores:
            self._scores[key] = self._score(*key)
        return self._scores[key]

    def _score(self, player, number):
        virtual = self.virtual.get(player, ())
        extra = virtual[number - 1] if len(virtual) >= number else 0
        return sum(self.points_of_round(player, past) for past in range(1, number)) + extra

    def colours(self, player):
        return "".join(one[player][1] for one in self.rounds if one[player][3])

    def meetings(self, one, other):
        return [
            past
            for past, records in enumerate(self.rounds, start=1)
            if records[one][0] == other and records[one][3]
        ]

    def floated(self, player, past):
        """ "down", "up" or "" in a past round."""
        opponent, _colour, letter, played = self.rounds[past - 1][player]
        if played:
            own, other = self.score(player, past), self.score(opponent, past)
            return "" if own == other else "down" if own > other else "up"
        if self.edition == "2017":
            return "down"
        gained = self.points_of_round(player, past)
        if self.edition == "2012":
            return "down" if gained > 0 else ""
        return "down" if letter == "U" or gained > self.scoring.loss else ""

    def claim(self, player):
        """The colour due and how strongly: 3 absolute, 2 strong, 1 mild, 0 none."""
        games = self.colours(player)
        if not games:
            return None, 0
        difference = games.count("w") - games.count("b")
        less = "b" if difference > 0 else "w"
        other = "b" if games[-1] == "w" else "w"
        if abs(difference) > 1:
            return less, 3
        if games[-2:] in ("ww", "bb"):
            return other, 3
        return (less, 2) if difference else (other, 1)

    def difference(self, player):
        games = self.colours(player)
        return games.count("w") - games.count("b")

    def is_topscorer(self, player):
        if self.number != self.tournament.settings.rounds:
            return False
        return 2 * self.score(player) > (self.number - 1) * self.scoring.win

    def may_have_bye(self, player):
        for past, records in enumerate(self.rounds, start=1):
            _opponent, _colour, letter, played = records[player]
            if played:
                continue
            gained = self.points_of_round(player, past)
            barred = {
                "2026": gained >= self.scoring.win,
                "2017": letter == "+",
                "2012": gained > 0,
            }[self.edition]
            if letter == "U" or barred:
                return False
        return True

    def apart(self, one, other):
        """Whether an absolute rule keeps two players apart."""
        if self.meetings(one, other) or self.is_forbidden(one, other):
            return True
        if self.claim(one)[1] != 3 or self.claim(one) != self.claim(other):
            return False
        return not self.is_topscorer(one) and not self.is_topscorer(other)

    def is_forbidden(self, one, other):
        return any(
            {self.keys[one], self.keys[other]} <= set(rule.players)
            and rule.first_round <= self.number <= rule.last_round
            for rule in self.tournament.prohibitions
        )

    @cached_property
    def ranking(self):
        """Everybody who is to be paired, the higher ranked first."""
        there = [player for player in self.tpns.values() if player not in self.out]
        return sorted(there, key=lambda player: (-self.score(player), player))

    @cached_property
    def lowest(self):
        return min(map(self.score, self.ranking))

    def ranked(self, pair):
        return tuple(sorted(pair, key=self.ranking.index))

    def level(self, player):
        """The score of the group in which the rules pair a player."""
        for pair in self.pairs:
            if player in pair:
                return min(map(self.score, pair))
        return self.lowest

    def group(self, score):
        """The moved-down players and the residents of a group, in ranking order."""
        moved = [p for p in self.ranking if self.score(p) > score and self.level(p) <= score]
        return moved, [p for p in self.ranking if self.score(p) == score]

    def made(self, score):
        """The pairs of a group by the rules, the higher ranked player first."""
        inside = [pair for pair in self.pairs if min(map(self.score, pair)) == score]
        return sorted(map(self.ranked, inside), key=lambda pair: self.ranking.index(pair[0]))

    def usual_order(self, score):
        """The pairs of a group if its subgroups are paired as they stand."""
        moved, residents = self.group(score)
        made = self.made(score)
        taken = [one for one, _ in made if one in moved]
        upper = moved[: len(taken)]
        if self.edition == "2026":
            levels = [self.score(one) for one in taken]
            upper = []
            for one in moved:
                own = self.score(one)
                if sum(self.score(other) == own for other in upper) < levels.count(own):
                    upper.append(one)
        pairs = list(zip(upper, residents, strict=False))
        rest = residents[len(upper) :]
        more = len(made) - len(pairs)
        return pairs + list(zip(rest[:more], rest[more:], strict=False))

    def left_over(self, score, pairs):
        moved, residents = self.group(score)
        paired = {player for pair in pairs for player in pair}
        return [player for player in moved + residents if player not in paired]

    def most_pairs(self, score):
        """The largest number of pairs that the absolute rules allow in a group."""
        moved, residents = self.group(score)
        everybody = moved + residents

        def best(left):
            if len(left) < 2:
                return 0
            one, rest = left[0], left[1:]
            most, limit = best(rest), len(left) // 2
            for other in rest:
                if most == limit:
                    break
                if (one in moved and other in moved) or self.apart(one, other):
                    continue
                most = max(most, 1 + best(tuple(p for p in rest if p != other)))
            return most

        return best(tuple(everybody)) if len(everybody) <= 9 else None

    def denied(self, pairs, least=1):
        """How many pairs cannot give both players the colour due, from a strength on."""
        claims = [(self.claim(one), self.claim(other)) for one, other in pairs]
        return sum(a[0] == b[0] is not None and min(a[1], b[1]) >= least for a, b in claims)
