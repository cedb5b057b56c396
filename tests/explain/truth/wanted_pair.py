"""WantedPair: what is printed on why two players do not meet, and whether it is true."""

import re
from itertools import combinations

from tests.explain.truth.blossoms import most_pairs
from tests.explain.truth.group import Group
from tests.explain.truth.place import Falsehood, Place, holds
from tests.explain.truth.printed import boards_by_rules
from tests.explain.truth.reading import NUMBER_SIGN, Unreadable

BYE = re.compile(r"(.*): bye")


def boards_beside(table, language):
    """The boards in the two columns of a table, black 0 for the bye."""
    _title, _, head, *rows = table.rstrip("\n").split("\n")
    word = re.escape(head.split()[0])
    second = [found.start() for found in re.finditer(rf"(?<!\S){word}(?!\S)", head)][-1]
    body = rows[: rows.index("")]
    left, right = ([_board(row[part], language) for row in body] for part in _parts(second))
    return [one for one in left if one], [one for one in right if one]


def _parts(second):
    return slice(0, second), slice(second, None)


def _board(cell, language):
    sign = re.escape(NUMBER_SIGN[language])
    numbers = [int(one) for one in re.findall(rf"{sign}(\d+) ", cell, re.IGNORECASE)]
    if not numbers:
        return None
    return (numbers[0], 0) if BYE.search(cell) else tuple(numbers)


def forced_by_file(text, number, pair, event):
    """The boards for a round when the two may meet nobody else, by the public pairing."""
    number_in_file = {tpn: own for own, tpn in event.number_of.items()}
    barred = [
        f"XXP {number_in_file[one]} {number_in_file[other]}"
        for one, other in combinations(event.players, 2)
        if len({one, other} & set(pair)) == 1
    ]
    return boards_by_rules(text + "\n".join(barred) + "\n", number)


class WantedPair:
    """Judges what is printed on a pair.

    Attributes:
        false: Lines that are not true.
        weak: What could only be checked in part.
    """

    def __init__(self, asked, facts, pair, reader):
        self.asked, self.facts, self.pair, self.reader = asked, facts, pair, reader
        self.lines, self.false, self.weak = 0, [], []
        self.given = set(facts.boards) | ({(facts.bye, 0)} if facts.bye else set())

    def judge(self, text):
        """Takes the text as it was printed with `--full`."""
        sentences, *tables = text.split("\n\n", 1)
        self.forced = self._forced_by_table(tables[0]) if tables else None
        for line in sentences.strip("\n").split("\n"):
            self._judge_line(line)

    def _judge_line(self, line):
        self.lines += 1
        try:
            said = self.reader.line(line)
            if not holds(said, self._place()):
                self.false.append(line)
        except (Falsehood, Unreadable, LookupError, ValueError, TypeError) as error:
            self.false.append(f"{line} ({type(error).__name__}: {error})")

    def _place(self):
        place = Place(
            self.facts, self.pair, language=self.reader.language, weak=self.weak, pair=self.pair
        )
        if self.forced is None:
            return place
        groups = tuple(Group(self.facts, score, score) for score in self._levels())
        first = next((one for one in groups if self._differs(one)), None)
        lost = tuple(self._pairs_in(first)) if first else None
        return Place(
            self.facts,
            self.pair,
            groups,
            first,
            self.pair,
            lost,
            self.reader.language,
            weak=self.weak,
            forced=self.forced,
            given=self.given,
        )

    def _levels(self):
        return sorted({self.facts.score(p) for p in self.facts.ranking}, reverse=True)

    def _pairs_in(self, group):
        inside = set(group.members)
        ranked = [self.facts.ranked(b) for b in self.forced if b[1] and set(b) <= inside]
        return sorted(ranked, key=lambda pair: self.facts.place[pair[0]])

    def _differs(self, group):
        return set(self._pairs_in(group)) != set(group.pairs)

    def _forced_by_table(self, table):
        """The boards that the table adds up to, which must be complete and legal."""
        left, right = boards_beside(table, self.reader.language)
        forced = (self.given - set(left)) | set(right)
        players = sorted(player for board in forced for player in board if player)
        games = [board for board in forced if board[1]]
        if not set(left) <= self.given or set(right) & self.given:
            self.false.append("the table has boards that are on both sides or on none")
        if players != sorted(self.facts.ranking):
            self.false.append("the table leaves somebody out")
        if any(self.facts.apart(*sorted(board)) for board in games):
            self.false.append("the table has a pair that is not allowed")
        if not any(set(self.pair) == {one for one in board if one} for board in forced):
            self.false.append("the table does not have the pair")
        if not all(self.facts.colours_of(board)[:2] == board for board in games):
            self.false.append("the table has colours that the rules do not give")
        numbers = re.findall(r"\d+", table.rstrip("\n").split("\n")[-1])
        if numbers[-1:] != [str(len(right))]:
            self.false.append("the table counts its boards wrongly")
        self._not_worse_than_needed(forced)
        return forced

    def _not_worse_than_needed(self, forced):
        """The public pairing with everybody else forbidden keeps no more groups from the top."""
        if len(self.pair) == 1:
            return
        boards = forced_by_file(self.asked.text, self.asked.number, self.pair, self.facts.event)
        if self._kept(set(boards)) > self._kept(forced):
            byes = [next((a for a, b in one if not b), None) for one in (boards, forced)]
            scores = [self.facts.score(one) if one else -1 for one in byes]
            if scores[0] <= scores[1]:
                self.false.append("the public pairing keeps more groups as they are")

    def _kept(self, forced):
        """How many groups from the top have the same pairs."""
        kept = 0
        for score in self._levels():
            group = Group(self.facts, score, score)
            pairs = {self.facts.ranked(b) for b in forced if b[1] and set(b) <= set(group.members)}
            if pairs != set(group.pairs):
                break
            kept += 1
        return kept


def can_all_sit(facts, wanted, others, *, with_bye=False):
    """Whether some players could all have an opponent, from themselves or from the others."""
    extra = ["bye"] if with_bye else []
    free = [*others, *extra]
    edges = facts.meetable([*wanted, *others])
    edges += list(combinations(free, 2))
    edges += [(player, "bye") for player in wanted if with_bye and facts.may_have_bye(player)]
    everybody = [*wanted, *free]
    if len(everybody) % 2:
        everybody.append("nobody")
        edges += [(one, "nobody") for one in free]
    return most_pairs(everybody, edges) * 2 == len(everybody)
