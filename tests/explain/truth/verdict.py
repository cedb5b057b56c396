"""Verdict: the final text about one player, and every line of it that is not true."""

from dataclasses import dataclass

from tests.explain.truth import (
    claims_on_byes,
    claims_on_colours,
    claims_on_criteria,
    claims_on_groups,
    claims_on_opponents,
    claims_on_publication,
    claims_on_story,
    claims_on_wanted_pairs,
)
from tests.explain.truth.group import FOR_REST, JOINED, ORDINARY, SEVERAL, Group
from tests.explain.truth.place import Falsehood, Place, holds
from tests.explain.truth.reading import Unreadable

CLAIMED_IN = (
    claims_on_byes,
    claims_on_colours,
    claims_on_criteria,
    claims_on_groups,
    claims_on_opponents,
    claims_on_publication,
    claims_on_story,
    claims_on_wanted_pairs,
)
"""The modules that say what sentences claim."""

KINDS = {
    "bracket": ORDINARY,
    "bracket-for-rest": FOR_REST,
    "bracket-collapsed": SEVERAL,
    "bracket-joined": JOINED,
}


@dataclass(frozen=True)
class Verdict:
    """What was found in a text.

    Attributes:
        lines: How many lines were read.
        false: Those that are not true, or that no pattern matches.
        weak: What could only be checked in part.
    """

    lines: int
    false: tuple
    weak: tuple


def verdict(facts, player, text, reader):
    """Judges the full text that is printed about a player.

    Args:
        facts: The round.
        player: Whom the text is about.
        text: What `arbiter explain --player N --full` prints.
        reader: Reads the language of the text.
    """
    return _Judge(facts, player, reader).of(text)


class _Judge:
    def __init__(self, facts, player, reader):
        self.facts = facts
        self.player = player
        self.seats = self._played()
        # the story is that of the higher ranked player of the board as it was played
        self.told = self.seats[0] if len(self.seats) == 1 else facts.ranked(self.seats)[0]
        self.reader = reader
        self.count, self.false, self.weak = 0, [], []

    def of(self, text):
        plain, *chapters = text.strip("\n").split("\n\n")
        chapters = [chapter.split("\n") for chapter in chapters]
        groups = []
        for title, *lines in chapters:
            groups += self._chapter(title, lines, groups[-1:])
        last = groups[-1] if groups else None
        here = {"language": self.reader.language, "weak": self.weak, "group": last}
        self._plain(plain.split("\n"), Place(self.facts, self.seats, tuple(groups), **here))
        return Verdict(self.count, tuple(self.false), tuple(self.weak))

    def _played(self):
        """Who sits at the player's board as it was played, or by the rules in a round to come."""
        facts, player = self.facts, self.player
        if not facts.is_paired:
            return next((board for board in facts.boards if player in board), (player,))
        cell = facts.event.cell(player, facts.number)
        if not cell.opponent:
            return (player,)
        return (player, cell.opponent) if cell.colour == "w" else (cell.opponent, player)

    def _chapter(self, title, lines, above):
        said = self._read(title)
        if said is None:
            return []
        if said.key not in KINDS:
            self._colours(said, title, lines)
            return []
        below = [one for one in self._groups(said) if not above or one.high < above[0].low]
        if not below:
            self.false.append(f"{title}: not below the group before it")
            return []
        readings = [self._told_of(group, said, title, lines) for group in below]
        group, false, weak = min(readings, key=lambda one: len(one[1]))
        self.false += false
        self.weak += weak
        return [group]

    def _told_of(self, group, said, title, lines):
        """A chapter as one on a group: the group, what is false and what is weak."""
        judge = _Judge(self.facts, self.player, self.reader)
        place = Place(
            self.facts,
            (self.told,),
            group=group,
            language=self.reader.language,
            title=said.key,
            weak=judge.weak,
        )
        judge._judge(said, title, place)
        found = [judge._line(line.removeprefix("  "), place) for line in lines]
        groups = self.facts.enumerated
        if groups is not None and (group.moved, group.residents) not in groups:
            judge.false.append(f"{title}: the rules, enumerated, have other groups")
        judge._completeness(group, [one.key for one in found if one], title)
        self.count += judge.count
        return group, judge.false, judge.weak

    def _groups(self, said):
        """The group of a heading; with several scores those that it may mean.

        Whose score is the highest may have been moved down into it, and the others too.
        """
        kind = KINDS[said.key]
        if kind in (ORDINARY, FOR_REST):
            points = said["points"].tenths
            return [Group(self.facts, points, points, kind)]
        high, low = said["high"].tenths, said["low"].tenths
        scores = sorted(set(map(self.facts.score, self.facts.ranking)), reverse=True)
        return [Group(self.facts, one, low, kind) for one in scores if low <= one <= high]

    def _completeness(self, group, keys, title):
        """Every pair that may not be made is told, the values too, and each thing once."""
        apart = [pair for pair in group.natural() if self.facts.apart(*sorted(pair))]
        told = sum(key.startswith("fails-absolute") for key in keys)
        barred = [p for p in group.left(group.natural()) if not self.facts.may_have_bye(p)]
        if told != len(apart) + (len(barred) if group.is_last else 0):
            self.false.append(f"{title}: not every pair that may not be made is told")
        taken = set(group.natural()) == set(group.pairs)
        if taken == ("chosen" in keys) or taken != ("taken-at-once" in keys):
            self.false.append(f"{title}: neither taken nor given up")
        if group.floaters and not {"downfloaters", "pab"} & set(keys):
            self.false.append(f"{title}: who is left over is not told")

    def _colours(self, said, title, lines):
        board = next((board for board in self.facts.boards if self.told in board), ())
        place = Place(self.facts, board, language=self.reader.language, weak=self.weak)
        self._judge(said, title, place)
        for line in lines:
            self._line(line.removeprefix("  "), place)

    def _plain(self, lines, place):
        if not 1 <= len(lines) <= 5:
            self.false.append(f"{len(lines)} lines")
        for line in lines:
            for said in self._sentences(line):
                self._judge(said, line, place)

    def _sentences(self, line):
        self.count += 1
        try:
            return self.reader.sentences(line)
        except Unreadable as error:
            self.false.append(f"not read: {line} ({error})")
            return []

    def _line(self, line, place):
        said = self._read(line)
        if said is not None:
            self._judge(said, line, place)
        return said

    def _read(self, line):
        self.count += 1
        try:
            return self.reader.line(line)
        except Unreadable as error:
            self.false.append(f"not read: {line} ({error})")
            return None

    def _judge(self, said, line, place):
        try:
            true = holds(said, place)
        except (
            Falsehood,
            LookupError,
            ValueError,
            TypeError,
            AttributeError,
            StopIteration,
        ) as error:
            self.false.append(f"{line} ({type(error).__name__}: {error})")
            return
        if not true:
            self.false.append(line)
