"""PublicationList: what is printed to look at before a round is published, and if it is true."""

import re

from tests.explain.truth.claims_on_byes import played_facts
from tests.explain.truth.place import Falsehood, Place, holds
from tests.explain.truth.publication_facts import to_be_told, told
from tests.explain.truth.reading import Unreadable, rows

ARTICLE = r"(?: \([\w., ]+\))?"


class PublicationList:
    """Judges the list of a round.

    Attributes:
        false: Lines that are not true, and what is not told at all.
        weak: What could only be checked in part.
    """

    def __init__(self, facts, reader):
        self.facts, self.reader = facts, reader
        self.lines, self.false, self.weak = 0, [], []
        place = Place(facts, (), language=reader.language, weak=self.weak)
        self.place = Place(
            facts, (), language=reader.language, weak=self.weak, played=played_facts(place)
        )

    def judge(self, text, why_not):
        """Takes the text as it was printed.

        Args:
            text: The list.
            why_not: What is printed on why a pair is not made; it stands below a line, indented.
        """
        lines = text.strip("\n").split("\n")
        known = dict(rows("en")) | dict(rows(self.reader.language))
        own = [line for line in lines if not line.startswith(" ")]
        if own == [known["frame Nothing"]]:
            own = []
        found = [self._line(line) for line in own]
        self._completeness([one for one in found if one is not None])
        self._indented([line.strip() for line in lines if line.startswith(" ")], why_not)

    def _indented(self, lines, why_not):
        """Each is a line of the answer for the pair that was named last."""
        answer = []
        for line in lines:
            self.lines += 1
            said = self.reader.line(line)
            if said.key.startswith("wanted-"):
                answer = why_not((said["one"].number, said["other"].number)).split("\n")
            if line not in answer:
                self.false.append(line)

    def _line(self, line):
        self.lines += 1
        try:
            said = self.reader.line(self._sentence(line))
            if not holds(said, self.place):
                self.false.append(line)
            return said
        except (Falsehood, Unreadable, LookupError, ValueError, TypeError) as error:
            self.false.append(f"{line} ({type(error).__name__}: {error})")
            return None

    def _sentence(self, line):
        """The sentence without its severity, board and article.

        Raises:
            Unreadable: It has no severity.
        """
        known = dict(rows("en")) | dict(rows(self.reader.language))
        severities = "|".join(known[f"frame {one}"] for one in ("Wrong", "Look", "Note"))
        for frame in ("{severity}, board {board}: {sentence}", "{severity}: {sentence}"):
            words = re.escape(known[f"frame {frame}"])
            for name, shape in (
                ("severity", f"(?:{severities})"),
                ("board", r"\d+"),
                ("sentence", r"(?P<words>.*?\.)"),
            ):
                words = words.replace(re.escape(f"{{{name}}}"), shape)
            match = re.fullmatch(words + ARTICLE, line)
            if match is not None:
                return match["words"]
        raise Unreadable(line)

    def _completeness(self, said):
        """All that is so is told, and as often as it is so."""
        expected, found = to_be_told(self.facts, self.place.played), told(said)
        self.false += [f"not told: {one}" for one in expected - found]
        self.false += [f"told, but not so: {one}" for one in found - expected]
