"""The list before publishing, read back from its text: it says all that is so, and nothing else.

What there is to say is worked out anew from games, byes and boards; only the text is compared.
"""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from arbiter_gui.explain.publication import before_publishing
from arbiter_gui.explain.sentences import Wording
from arbiter_gui.explain.wordings import publication
from arbiter_gui.i18n import LANGUAGES, _, use_language
from arbiter_gui.pairing.checker import played_boards
from tests.explain.plain_facts import PlainFacts
from tests.explain.text_reader import first_number, history, number, points, shape
from tests.pairing.corpus import records, tournament

CORPUS = Path(__file__).parents[1] / "data" / "pairing"
SOURCES = {"2026": "cases.jsonl.gz", "2017": "cases.jsonl.gz", "2012": "cases_2012.jsonl.gz"}
NOT_OF_FACTS = ("check-other", "check-leader", "check-not-possible", "check-no-round")
"""These need the pairing by the rules; they have tests of their own."""


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


def read(line):
    """The key of the sentence and its words."""
    for wording in vars(publication).values():
        if isinstance(wording, Wording):
            match = shape(_(wording.text)).fullmatch(line)
            if match:
                return wording.key, match.groupdict()
    raise AssertionError(line)


def told(items, language):
    """What the lines say, as (kind, player, more)."""
    for item in items:
        key, words = read(item.sentence.line())
        if not key.startswith(NOT_OF_FACTS):
            yield key, *MEANING.get(key, _player)(words, language)


def _player(words, _language):
    return (number(words["who"]),)


def _float(words, _language):
    return number(words["who"]), first_number(words["round"])


def _third(words, language):
    return number(words["who"]), history(words["history"], language)


def _wide(words, _language):
    return number(words["who"]), int(words["number"])


def _gap(words, _language):
    higher, lower = number(words["higher"]), number(words["lower"])
    return higher, lower, points(words["higher_points"]), points(words["lower_points"])


def _above(words, _language):
    return number(words["who"]), points(words["points"]), points(words["lowest"])


def _round(words, _language):
    return number(words["who"]), int(words["round"])


MEANING = {
    "check-down-again": _float,
    "check-up-again": _float,
    "check-down-by-bye-again": _float,
    "check-third-white": _third,
    "check-third-black": _third,
    "check-white-missed": _third,
    "check-black-missed": _third,
    "check-wide-white": _wide,
    "check-wide-black": _wide,
    "check-score-gap": _gap,
    "check-bye-above": _above,
    "check-bye-barred": _round,
    "check-bye-after-points": _round,
}


def so(facts):
    """Everything that there is to say of the boards and the bye."""
    for white, black in facts.pairs:
        yield from _colours(facts, white, "w")
        yield from _colours(facts, black, "b")
        yield from _floats(facts, white, black)
        higher, lower = sorted((white, black), key=facts.score, reverse=True)
        scores = facts.score(higher), facts.score(lower)
        if any(scores[1] < facts.score(one) < scores[0] for one in facts.ranking):
            yield "check-score-gap", higher, lower, *scores
    if facts.pab is not None:
        yield from _bye(facts, facts.pab)


def _colours(facts, player, got):
    games = facts.colours(player)
    name = {"w": "white", "b": "black"}
    difference = abs((games + got).count("w") - (games + got).count("b"))
    due = facts.claim(player)[0]
    if games[-2:] == got * 2:
        yield f"check-third-{name[got]}", player, games
    elif difference > 2:
        yield f"check-wide-{name[got]}", player, difference
    elif due not in (None, got):
        yield f"check-{name[due]}-missed", player, games


def _floats(facts, white, black):
    for player, other in ((white, black), (black, white)):
        own, his = facts.score(player), facts.score(other)
        if own != his:
            kind = "down" if own > his else "up"
            yield from (
                (f"check-{kind}-again", player, past) for past in _past(facts, player, kind)
            )


def _past(facts, player, kind):
    """The last two rounds with the float, and whether no game was played then."""
    for past in (facts.number - 1, facts.number - 2):
        if past > 0 and facts.floated(player, past) == kind:
            yield past, not facts.rounds[past - 1][player][3]


def _bye(facts, player):
    own = facts.score(player)
    unplayed = [
        past
        for past, records in enumerate(facts.rounds, start=1)
        if not records[player][3] and facts.points_of_round(player, past)
    ]
    if own > facts.lowest:
        yield "check-bye-above", player, own, facts.lowest
    yield from (("check-down-by-bye-again", player, one) for one in _past(facts, player, "down"))
    if facts.may_have_bye(player):
        yield from (("check-bye-after-points", player, past) for past in unplayed)
    else:
        yield "check-bye-barred", player, unplayed[0]


def published_facts(event, round_number):
    tpn = {player.key: int(player.tpn) for player in event.players}
    boards = played_boards(event, round_number)
    pairs = [(tpn[white], tpn[black]) for white, black in boards if black is not None]
    pab = next((tpn[white] for white, black in boards if black is None), None)
    seated = {player for pair in pairs for player in pair} | {pab}
    out = set(tpn.values()) - seated
    return PlainFacts(event, round_number, pairs, pab, out)


@pytest.mark.parametrize("edition", list(SOURCES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_all_that_is_so_and_nothing_else(language, edition):
    use_language(language)
    kinds = Counter()
    start = LANGUAGES.index(language)
    for record in islice(records(CORPUS / SOURCES[edition]), start, None, 15):
        event = tournament(record, edition)
        if event.adjustments or record["n"] > 60:
            continue
        for past in range(1, min(event.rounds_paired, event.settings.rounds) + 1, 2):
            found = sorted(told(before_publishing(event, past), language))
            expected = sorted(so(published_facts(event, past)))
            assert found == expected, (record["id"], past)
            kinds.update(kind for kind, *_more in found)
    assert kinds.total() > 60
    assert len(kinds) > 5
