"""Every line is read back from its final text and compared with the facts of the file."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from arbiter_gui.explain.explained_round import explained_round, round_of
from arbiter_gui.explain.explanation import why_player
from arbiter_gui.i18n import LANGUAGES, use_language
from tests.explain import statements_on_byes, statements_on_colours, statements_on_pairs
from tests.explain.plain_facts import PlainFacts
from tests.explain.statements import CHECKS, Place, is_true
from tests.explain.text_reader import read_line, shapes
from tests.pairing.corpus import cases, records, tournament

SUBJECTS = (statements_on_byes, statements_on_colours, statements_on_pairs)
OF_ONE_SCORE = {
    key for key, check in CHECKS.items() if check.__module__ == statements_on_pairs.__name__
} - {"one-group"} | {key for key in CHECKS if key.startswith("pab-")}
"""What the reader can judge only where every group has one score."""
CORPUS = Path(__file__).parents[1] / "data" / "pairing"
SOURCES = {"2026": "cases.jsonl.gz", "2017": "cases.jsonl.gz", "2012": "cases_2012.jsonl.gz"}


def rounds(edition, every, start=0):
    """Some rounds of the corpus with everything that is known of them."""
    for record in islice(records(CORPUS / SOURCES[edition]), start, None, every):
        played = tournament(record, edition)
        if played.adjustments:
            continue
        for case in cases(record, edition):
            yield case.name, explained_round(played, case.round)


def facts_of(known):
    """The plain facts: boards and bye by the rules, and nothing else of what is explained."""
    tpn = {player.key: int(player.tpn) for player in known.tournament.players}
    outcome = known.outcome
    pairs = [(tpn[pair.white], tpn[pair.black]) for pair in outcome.pairs] if outcome else []
    pab = tpn.get(outcome.pab) if outcome else None
    out = {tpn[key] for key in known.not_paired}
    return PlainFacts(known.tournament, known.round, pairs, pab, out)


def falsehoods(known, language):
    """Every line of a round that is not true, and how many lines were read."""
    use_language(language)
    facts = facts_of(known)
    several_scores = pooled(known)
    count = 0
    found = []
    for player in known.tournament.players:
        answer = why_player(known, player.key)
        board = answer.board
        keys = [player.key] if board is None else [board.white, board.black]
        players = tuple(int(known.player(key).tpn) for key in keys if key is not None)
        group = facts.lowest if len(players) == 1 else facts.level(players[0])
        place = Place(facts, players, group, language)
        lines = answer.text().splitlines()
        count += len(lines)
        sentences = [(line, one) for line in lines for one in read_line(line, language)]
        for line, sentence in sentences:
            if not (several_scores and sentence.key in OF_ONE_SCORE):
                found += [] if is_true(sentence, place) else [line]
            if sentence.key == "colours-turned":  # from here on it speaks of the other colours
                place = replace(place, players=place.players[::-1])
    return count, found


def pooled(known):
    """Whether several scores were paired as one group: the reader knows groups of one score."""
    return any(
        len({known.cards[key].score for key in story.residents}) > 1
        for story in (known.outcome.stories if known.outcome else ())
    )


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


@pytest.mark.parametrize("edition", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_true_in_every_language(edition, language):
    every = 70 if edition == "2012" else 300
    checked = 0
    for name, known in rounds(edition, every, start=LANGUAGES.index(language)):
        count, found = falsehoods(known, language)
        assert found == [], name
        checked += count
    assert checked > 50


@pytest.mark.slow
@pytest.mark.parametrize("edition", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_many_rounds_is_true(edition, language):
    for name, known in rounds(edition, 3 if edition == "2012" else 12):
        assert falsehoods(known, language)[1] == [], name


def test_every_sentence_of_the_plain_lines_has_a_check():
    assert all(module.__doc__ for module in SUBJECTS)
    keys = {key for key, _expression in shapes("en")}
    assert keys - CHECKS.keys() == set()


def test_two_boards_that_are_exchanged_make_the_texts_false_or_others():
    changed = 0
    for _name, known in islice(rounds("2026", 200), 40):
        if known.outcome is None or len(known.outcome.pairs) < 2:
            continue
        first, second, *others = known.outcome.pairs
        swapped = (replace(first, black=second.black), replace(second, black=first.black))
        outcome = replace(known.outcome, pairs=(*swapped, *others))
        mutated = round_of(known.tournament, known.position, outcome)
        key = first.white
        try:
            changed += why_player(mutated, key).text() != why_player(known, key).text()
        except (ValueError, KeyError):
            changed += 1
        changed -= 1
    assert changed == 0
