"""Why not A against B, read back from the text and the boards that it shows.

Facts are worked out anew from games, byes and boards; of what is explained only the final text and
the table are read.
"""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from arbiter_gui.explain.explained_round import explained_round
from arbiter_gui.explain.sentences import Wording
from arbiter_gui.explain.why_not import why_not
from arbiter_gui.explain.why_not_text import why_not_sentences, why_not_table
from arbiter_gui.explain.wordings import byes, criteria, opponents, wanted_pair
from arbiter_gui.i18n import LANGUAGES, _, use_language
from tests.explain.plain_facts import PlainFacts
from tests.explain.text_reader import number, points, shape
from tests.pairing.corpus import records, tournament

CASES = Path(__file__).parents[1] / "data" / "pairing" / "cases.jsonl.gz"


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


def read(line, *catalogues):
    """The key of a sentence of some catalogues, and its words."""
    wordings = [one for part in catalogues for one in vars(part).values()]
    for wording in sorted(
        (one for one in wordings if isinstance(one, Wording)), key=lambda one: -len(_(one.text))
    ):
        match = shape(_(wording.text)).fullmatch(line)
        if match:
            return wording.key, match.groupdict()
    raise AssertionError(line)


class Answer:
    """What was read, and the facts of the round."""

    def __init__(self, facts, lines, table):
        self.facts = facts
        self.lines = lines
        self.key, self.words = read(lines[0], wanted_pair, byes)
        self.pair = tuple(
            number(self.words[name]) for name in ("one", "other") if name in self.words
        )
        self.given, self.forced = _sides(table)

    def is_true(self):
        return CHECKS[self.key](self)

    def boards_are_true(self):
        """They are legal, have the pair, and seat just the players of those that they replace."""
        number_of_them = int(read(self.lines[1], wanted_pair)[1]["number"])
        seats = [sorted(player for board in side for player in board) for side in self._sides()]
        return (
            len(self.forced) == number_of_them
            and set(self.pair) in map(set, self.forced)
            and all(self._is_legal(board) for board in self.forced)
            and seats[0] == seats[1]
            and set(map(frozenset, self.given)) <= self._by_rules()
        )

    def _sides(self):
        return self.given, self.forced

    def _by_rules(self):
        return {*map(frozenset, self.facts.pairs), frozenset({self.facts.pab})}

    def _is_legal(self, board):
        if len(board) == 1:
            return self.facts.may_have_bye(board[0])
        return not self.facts.apart(*board)

    def clause_is_true(self):
        """What gets worse in the group, where it is something that can be counted anew."""
        key, words = read(self.words["reason"], opponents, criteria)
        group = points(self.words["points"])
        moved, residents = self.facts.group(group)
        members = {*moved, *residents}
        kept = self._by_rules() - set(map(frozenset, self.given))
        everything = [*map(tuple, kept), *self.forced]
        pairs = [board for board in everything if len(board) == 2 and members >= set(board)]
        made = self.facts.made(group)
        if key == "more-denied":
            counts = self.facts.denied(pairs), self.facts.denied(made)
            return (
                counts == (int(words["natural"]), int(words["reached"])) and counts[0] > counts[1]
            )
        if key == "more-left-over":
            return len(pairs) < len(made)
        if key in ("down-again", "up-again"):
            named = [one for one in members if _is_named(one, words["players"])]
            past = int(words["round"].split()[0])
            return named and all(
                self.facts.floated(one, past) == key.split("-")[0] for one in named
            )
        return None


def _is_named(player, words):
    return f" {player} " in f"{words} ".replace("#", " ").replace("№", " ").replace("º", " ")


def _sides(table):
    """The boards of the left and of the right side, as pairing numbers."""
    if table is None:
        return (), ()
    texts = [[row.cells[place].text for row in table.rows] for place in (1, 3)]
    return tuple(
        [tuple(number(part) for part in _players(text)) for text in side if text] for side in texts
    )


def _players(text):
    return text.split(" – ") if " – " in text else [text]


def _not_possible(at):
    key, words = read(at.words["reason"], opponents, criteria)
    one, other = at.pair
    if key == "met":
        return at.facts.meetings(one, other)[-1] == int(words["round"])
    if key == "forbidden":
        return at.facts.is_forbidden(one, other)
    colour = {"both-white": "w", "both-black": "b"}[key]
    return at.facts.claim(one) == at.facts.claim(other) == (colour, 3)


def _made(at):
    return frozenset(at.pair or {at.facts.pab}) in at._by_rules()


def _worse(at):
    return at.boards_are_true() and at.clause_is_true() is not False


def _higher_bye(at):
    pab = next(board[0] for board in at.forced if len(board) == 1)
    scores = at.facts.score(pab), at.facts.score(at.facts.pab)
    return at.boards_are_true() and scores == (
        points(at.words["points"]), points(at.words["lowest"])
    )  # fmt: skip


def _absent(at):
    return number(at.words["who"]) in at.facts.out


def _barred(at):
    return not at.facts.may_have_bye(at.pair[0])


def _even(at):
    return len(at.facts.ranking) % 2 == 0 and int(at.words["number"]) == len(at.facts.ranking)


CHECKS = {
    "wanted-not-possible": _not_possible,
    "wanted-made": _made,
    "wanted-bye-made": _made,
    "wanted-higher-bye": _higher_bye,
    "wanted-bye-too-high": _higher_bye,
    "wanted-bye-barred": _barred,
    "wanted-bye-even": _even,
    **dict.fromkeys(("wanted-worse", "wanted-bye-worse"), _worse),
    **dict.fromkeys(
        ("wanted-later", "wanted-bye-later", "wanted-for-those-below", "wanted-other-pairs"),
        Answer.boards_are_true,
    ),
    **dict.fromkeys(
        ("half-point", "full-point", "zero-point", "withdrawn", "not-yet-here"), _absent
    ),
}


def answers(edition, language, start):
    """Some questions in some rounds, with what was answered."""
    use_language(language)
    random = Random(start)
    for record in islice(records(CASES), start, None, 18):
        event = tournament(record, edition)
        if event.adjustments or event.accelerations or record["n"] > 60:
            continue
        last = min(event.rounds_paired, event.settings.rounds)
        known = explained_round(event, random.randint(1, last))
        if known.outcome is None:
            continue
        facts = _facts(known)
        for _question in range(6):
            one, other = random.sample([player.key for player in event.players], 2)
            other = None if random.random() < 0.1 else other
            answer = why_not(known.position, one, other, computed=known.outcome)
            lines = [sentence.line() for sentence in why_not_sentences(known, answer)]
            yield Answer(facts, lines, why_not_table(known, answer))


def _facts(known):
    tpn = {player.key: int(player.tpn) for player in known.tournament.players}
    pairs = [(tpn[pair.white], tpn[pair.black]) for pair in known.outcome.pairs]
    out = {tpn[key] for key in known.not_paired}
    return PlainFacts(known.tournament, known.round, pairs, tpn.get(known.outcome.pab), out)


@pytest.mark.parametrize("edition", ["2026", "2017", "2012"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_against_a_pair_is_true(language, edition):
    kinds = Counter()
    for answer in answers(edition, language, LANGUAGES.index(language)):
        if answer.key.endswith("no-rest"):
            continue
        assert answer.is_true(), answer.lines
        kinds[answer.key] += 1
    assert kinds.total() > 30
    assert {"wanted-not-possible", "wanted-worse", "wanted-later"} <= kinds.keys()
