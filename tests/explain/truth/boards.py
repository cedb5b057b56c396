"""Boards: players of random rounds of a corpus, with what is printed about them and the verdict."""

import tempfile
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from arbiter_gui.i18n import LANGUAGES
from tests.explain.truth.enumeration import enumerated_groups
from tests.explain.truth.exchange import exchanged
from tests.explain.truth.printed import boards_by_rules, printed, trf_under
from tests.explain.truth.publication_list import PublicationList
from tests.explain.truth.reading import Reader
from tests.explain.truth.round_facts import RoundFacts
from tests.explain.truth.trf_event import TrfEvent
from tests.explain.truth.verdict import verdict
from tests.explain.truth.wanted_pair import WantedPair
from tests.pairing.corpus import cases, records

DATA = Path(__file__).parents[2] / "data" / "pairing"
CORPORA = {
    "2026": DATA / "cases.jsonl.gz",
    "2017": DATA / "cases.jsonl.gz",
    "2012": DATA / "cases_2012.jsonl.gz",
}
EDITIONS = tuple(CORPORA)
OF_EACH = 2
"""Players of each round."""
LARGE = 60
"""Players of a round in which no pair is asked for."""


@dataclass(frozen=True)
class AskedRound:
    """A round of which something is asked.

    Attributes:
        text: TRF text, the edition included.
    """

    name: str
    text: str
    number: int

    def facts(self):
        """What the file says of the round, with the boards by the rules."""
        event = TrfEvent(self.text)
        facts = RoundFacts(event, self.number, boards_by_rules(self.text, self.number))
        facts.enumerated = enumerated_groups(self.text, self.number) if facts.is_possible else None
        return facts

    def boards(self):
        """(white, black) of the boards as they stand in the file, by the numbers of the file."""
        event = TrfEvent(self.text)
        number_in_file = {tpn: number for number, tpn in event.number_of.items()}
        cells = ((player, event.cell(player, self.number)) for player in event.players)
        return [
            (number_in_file[player], number_in_file[cell.opponent])
            for player, cell in cells
            if cell.opponent and cell.colour == "w"
        ]

    @contextmanager
    def file(self):
        """The text as a file."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "event.trf"
            path.write_text(self.text, encoding="utf-8")
            yield path


def rounds(edition, path=None, seed=1):
    """Random rounds without end."""
    random = Random(f"{edition} {seed}")
    tournaments = list(records(path or CORPORA[edition]))
    while True:
        record = random.choice(tournaments)
        graded = list(cases(record, edition))
        if graded:
            case = random.choice(graded)
            yield AskedRound(
                f"{edition} {case.name}", trf_under(record["trf"], edition), case.round
            )


def one_round(edition, identity, number, path=None):
    """A round of a tournament by its name."""
    found = next(one for one in records(path or CORPORA[edition]) if one["id"] == identity)
    return AskedRound(
        f"{edition} {identity} round {number}", trf_under(found["trf"], edition), number
    )


@dataclass
class Tally:
    """What was found in many texts.

    Attributes:
        false: Lines that are not true, each with where it stands.
        weak: What could only be checked in part.
        readers: How often each pattern was met, by language.
    """

    boards: int = 0
    lines: int = 0
    false: list = field(default_factory=list)
    weak: Counter = field(default_factory=Counter)
    readers: dict = field(default_factory=lambda: {one: Reader(one) for one in LANGUAGES})

    def judge(self, asked, players=(), languages=LANGUAGES):
        """Judges what is printed about some players of a round."""
        facts = asked.facts()
        number_in_file = {tpn: number for number, tpn in facts.event.number_of.items()}
        with asked.file() as path:
            for player in players:
                self.boards += 1
                words = ("--player", number_in_file[player], "--round", asked.number, "--full")
                for language in languages:
                    text = printed(path, *words, language=language)
                    self._take(asked, player, verdict(facts, player, text, self.readers[language]))

    def judge_pair(self, asked, facts, pair, languages=LANGUAGES):
        """Judges what is printed on why a pair is not made, or the bye for one player."""
        number_in_file = {tpn: number for number, tpn in facts.event.number_of.items()} | {0: 0}
        one, other = (number_in_file[player] for player in (*pair, 0)[:2])
        with asked.file() as path:
            for language in languages:
                words = ("--why-not", one, other, "--round", asked.number, "--full")
                judge = WantedPair(asked, facts, pair, self.readers[language])
                judge.judge(printed(path, *words, language=language))
                self.boards += 1
                self._take(asked, pair, judge)

    def judge_list(self, asked, facts, languages=LANGUAGES):
        """Judges what is printed to look at before a round is published, and the pairs in it."""
        number_in_file = {tpn: number for number, tpn in facts.event.number_of.items()}
        round_of = ("--round", asked.number)
        with asked.file() as path:
            for language in languages:

                def why_not(pair, language=language):
                    names = [number_in_file[player] for player in pair]
                    words = ("--why-not", *names, *round_of, "--full")
                    text = printed(path, *words, language=language)
                    judge = WantedPair(asked, facts, pair, self.readers[language])
                    judge.judge(text)
                    self._take(asked, pair, judge)
                    return text

                judge = PublicationList(facts, self.readers[language])
                judge.judge(printed(path, "--publish", *round_of, language=language), why_not)
                self._take(asked, "list", judge)

    def _take(self, asked, player, found):
        self.lines += found.lines
        self.weak.update(found.weak)
        self.false += [f"{asked.name}, {player}: {line}" for line in found.false]

    def unmet(self, language):
        """Patterns that no text has had."""
        return [key for key, times in self.readers[language].met.items() if not times]


def judge_boards(tally, edition, count, *, path=None, seed=1):
    """Takes the verdicts on so many random boards of random rounds."""
    random = Random(seed)
    asked = rounds(edition, path, seed)
    done = 0
    while done < count:
        one = next(asked)
        players = TrfEvent(one.text).players
        chosen = random.sample(players, min(OF_EACH, count - done, len(players)))
        tally.judge(one, chosen)
        done += len(chosen)


def judge_pairs(tally, edition, count, *, path=None, seed=1):
    """Takes the verdicts on so many random pairs, some of them a player and the bye."""
    random = Random(seed)
    asked = rounds(edition, path, seed)
    done = 0
    while done < count:
        one = next(asked)
        facts = one.facts()
        if not facts.is_possible or not 3 < len(facts.ranking) < LARGE:
            continue
        near = facts.ranking if random.random() < 0.5 else facts.ranking[:8]
        pair = tuple(random.sample(near, random.choice((1, 2, 2, 2, 2))))
        tally.judge_pair(one, facts, pair)
        done += 1


def judge_lists(tally, edition, count, *, path=None, seed=1):
    """Takes the verdicts on the lists of so many random rounds, of half with two boards changed."""
    random = Random(seed)
    asked = rounds(edition, path, seed)
    done = 0
    while done < count:
        one = next(asked)
        boards = one.boards()
        if done % 2 and len(boards) > 1 and "XXC rank" not in one.text:
            text = exchanged(one.text, one.number, random.sample(boards, 2))
            one = replace(one, text=text)
        facts = one.facts()
        if facts.is_possible and facts.is_paired and len(facts.ranking) < LARGE:
            tally.judge_list(one, facts)
            done += 1
