"""The full story of a board or a bye: every bracket on the way, with values and articles."""

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter_gui.explain.bracket_picture import Subgroups, subgroups
from arbiter_gui.explain.criterion_facts import GroupFacts, has_several_scores, measure, members
from arbiter_gui.explain.explained_round import ExplainedRound, PlayedBoard
from arbiter_gui.explain.sentence_values import (
    Badge,
    Code,
    ColourHistory,
    Composition,
    Floats,
    Numbers,
    Pairs,
    Signed,
    Term,
)
from arbiter_gui.explain.sentences import Sentence, Value
from arbiter_gui.explain.why_colours import board_colours
from arbiter_gui.explain.why_left_over import LOOKING_BACK
from arbiter_gui.explain.wordings import full_story as words
from arbiter_gui.pairing.dutch.comparison import ORDER
from arbiter_gui.pairing.dutch.editions import EDITIONS
from arbiter_gui.pairing.story import BracketKind, BracketStory, Failure
from arbiter_gui.pairing.swiss.colours import colour_difference, colour_preference
from arbiter_gui.tournament.player import PlayerKey


@dataclass(frozen=True, slots=True)
class Chapter:
    """One bracket, or the colours, of the full story."""

    title: Sentence
    lines: tuple[Sentence, ...]

    def text(self) -> str:
        """Title and lines in the language in use."""
        return "\n".join([self.title.line(), *(f"  {line.line()}" for line in self.lines)])


def full_story(known: ExplainedRound, key: PlayerKey) -> tuple[Chapter, ...]:
    """How the rules give a player an opponent or the bye, bracket by bracket, then the colours."""
    chapters = [_bracket(known, story) for story in known.stories_of(key)]
    pair = known.pair_by_rules(key)
    if pair is not None:
        chapters.append(_colours(known, PlayedBoard(0, pair.white, pair.black)))
    return tuple(chapters)


def _bracket(known: ExplainedRound, story: BracketStory) -> Chapter:
    lines = [
        words.COMPOSITION.of(composition=composition(known, story)),
        *_subgroups(known, subgroups(story)),
        words.MOST_PAIRS.of(possible=story.possible_pairs, pairs=len(story.pairs)),
        *_least_refused(story),
        words.FIRST_CANDIDATE.of(pairs=_pairs(known, story.first_candidate)),
    ]
    lines += [_failure(known, story, failure) for failure in story.failures]
    if set(story.first_candidate) == set(story.pairs):
        lines.append(words.TAKEN_AT_ONCE.of())
    else:
        lines.append(words.CHOSEN.of(pairs=_pairs(known, story.pairs)))
    lines += _left(known, story)
    lines += _values(known, story)
    return Chapter(_title(known, story), tuple(lines))


def _title(known: ExplainedRound, story: BracketStory) -> Sentence:
    if has_several_scores(known, story):
        scores = [known.cards[key].score for key in members(story)]
        joined = story.kind is BracketKind.JOINED
        wording = words.BRACKET_JOINED if joined else words.BRACKET_COLLAPSED
        return wording.of(high=known.points(max(scores)), low=known.points(min(scores)))
    ordinary = story.kind is BracketKind.ORDINARY
    wording = words.BRACKET if ordinary else words.BRACKET_FOR_REST
    return wording.of(points=known.points(story.score))


def composition(known: ExplainedRound, story: BracketStory) -> Composition:
    """Who is in a bracket, score by score, with code and last float."""
    scores: dict[int, list[Badge]] = {}
    for key in members(story):
        card = known.cards[key]
        code = Code(colour_preference(card.colours), known.edition, known.round)
        scores.setdefault(card.score, []).append(Badge(card.tpn, code, card.last_float))
    return Composition(tuple(map(tuple, scores.values())), story.kind is BracketKind.JOINED)


def _subgroups(known: ExplainedRound, groups: Subgroups) -> Iterator[Sentence]:
    values: dict[str, Value] = {"s1": _numbers(known, groups.s1), "s2": _numbers(known, groups.s2)}
    if groups.rest_s1:
        rest_s1, rest_s2 = _numbers(known, groups.rest_s1), _numbers(known, groups.rest_s2)
        yield words.SUBGROUPS_WITH_REST.of(**values, rest_s1=rest_s1, rest_s2=rest_s2)
    else:
        yield words.SUBGROUPS.of(**values)
    if groups.limbo:
        yield words.LIMBO.of(players=_numbers(known, groups.limbo))


def _least_refused(story: BracketStory) -> Iterator[Sentence]:
    if story.least_refused is not None:
        yield words.LEAST_REFUSED.of(number=story.least_refused)
    if story.least_strong_refused is not None:
        yield words.LEAST_STRONG_REFUSED.of(number=story.least_strong_refused)


def _failure(known: ExplainedRound, story: BracketStory, failure: Failure) -> Sentence:
    name = Term(failure.name)
    if failure.players:
        players = _numbers(known, failure.players)
        if not failure.article:
            return words.FAILS_ABSOLUTE.of(criterion=name, players=players)
        return words.FAILS_ABSOLUTE_BY_ARTICLE.of(
            criterion=name, players=players, article=failure.article
        )
    if failure.value is None:
        return words.FAILS_ON_RULE.of(criterion=name, article=failure.article)
    return words.FAILS_ON.of(
        criterion=name,
        article=failure.article,
        natural=measure(known, story, failure.name, failure.value),
        reached=measure(known, story, failure.name, failure.optimum),
    )


def _left(known: ExplainedRound, story: BracketStory) -> Iterator[Sentence]:
    if not story.downfloaters:
        return
    last = known.outcome is not None and story is known.outcome.stories[-1]
    wording = words.PAB if last else words.DOWNFLOATERS
    yield wording.of(players=_numbers(known, story.downfloaters))


def _values(known: ExplainedRound, story: BracketStory) -> Iterator[Sentence]:
    facts = GroupFacts(known, story, story.pairs)
    for article, name, count in story.optimum:
        values: dict[str, Value] = {
            "criterion": Term(name),
            "value": measure(known, story, name, count),
            "article": article or "–",
        }
        players = facts.concerned(name)
        if players:
            yield words.VALUE_WITH_PLAYERS.of(**values, players=_numbers(known, players))
        else:
            yield words.VALUE.of(**values)
    if story.failures and story.kind not in LOOKING_BACK:
        yield words.SAME_OR_BETTER.of(article=ORDER.get(known.edition, "–"))


def _colours(known: ExplainedRound, board: PlayedBoard) -> Chapter:
    keys = [key for key in known.cards if key in board.players]
    colours = board_colours(known, keys[0], keys[1])
    article = EDITIONS[known.edition].colour_articles[colours.rule - 1]
    rule = words.COLOUR_RULE.of(article=article, sentence=colours.sentence())
    facts = [_facts(known, key) for key in keys]
    return Chapter(words.BOARD_COLOURS.of(), (rule, *facts))


def _facts(known: ExplainedRound, key: PlayerKey) -> Sentence:
    card = known.cards[key]
    return words.PLAYER_FACTS.of(
        who=known.who(key),
        points=known.points(card.score),
        history=ColourHistory(card.colours),
        difference=Signed(colour_difference(card.colours)),
        code=Code(colour_preference(card.colours), known.edition, known.round),
        floats=Floats((card.float_before, card.last_float)),
    )


def _pairs(known: ExplainedRound, pairs: tuple[tuple[PlayerKey, PlayerKey], ...]) -> Pairs:
    return Pairs(tuple((known.player(one), known.player(other)) for one, other in pairs))


def _numbers(known: ExplainedRound, keys: tuple[PlayerKey, ...]) -> Numbers:
    return Numbers(tuple(known.player(key) for key in keys))
