"""What the lines of the full story claim."""

import re
from dataclasses import replace

from tests.explain.truth.articles import has_article
from tests.explain.truth.claims_on_colours import rule_of
from tests.explain.truth.claims_on_criteria import (
    concerned,
    is_first_that_differs,
    measured,
    next_group,
)
from tests.explain.truth.place import claims, holds, same_players
from tests.explain.truth.reading import code_of, tenths_of
from tests.explain.truth.round_facts import BLACK, DOWN, LEVEL, MILD, UP, WHITE

COLOUR_ARTICLES = {"2026": "5.2.{}", "2017": "E.{}", "2012": "E.{}"}
ORDER_ARTICLES = {"2026": "3.8", "2017": "B.8", "2012": "D"}
ABSOLUTE_ARTICLES = {
    "players who have met": {"2026": "C1", "2017": "C.1", "2012": "B.1.a"},
    "a bye that is barred": {"2026": "C2", "2017": "C.2", "2012": "B.1.b"},
    "equal absolute colours": {"2026": "C3", "2017": "C.3", "2012": "B.2"},
    "a forbidden pair": {},
}
FLOATS = {"↓": DOWN, "↑": UP, "–": LEVEL}
BADGE_FLOATS = {"v": DOWN, "^": UP, "": LEVEL}


def pairs_in(words):
    """The pairs of "1–5, 2–6"."""
    if words == "–":
        return []
    return [tuple(map(int, pair.split("–"))) for pair in words.split(", ")]


def numbers_in(words):
    return [] if words == "–" else [int(one) for one in words.split(", ")]


@claims("bracket", "bracket-for-rest", "bracket-collapsed", "bracket-joined")
def _title(said, at):
    group = at.group
    score = at.facts.score
    if said.key in ("bracket", "bracket-for-rest"):
        if said.key == "bracket-for-rest":
            at.only_partly(said.key)
        return bool(group.residents) and said["points"].tenths == group.low
    everybody = {score(player) for player in group.members}
    edition = "2012" if said.key == "bracket-joined" else "2017"
    at.only_partly(said.key)
    told = said["high"].tenths, said["low"].tenths
    return (
        at.facts.edition == edition
        and group.is_last
        and told
        == (
            max(everybody),
            min(everybody),
        )
    )


def composition(words, language):
    """The badges of each score: lists of (number, code, float)."""
    flat = re.sub(r"[{}]", "", words)
    badge = re.compile(r"(\d+)(A|\(?[^\W\d_]\)?)([v^]?)")
    for inside in re.findall(r"\[([^]]*)\]", flat):
        score = []
        for one in inside.split(", "):
            number, code, last = badge.fullmatch(one).groups()
            score.append((int(number), code_of(code, language), BADGE_FLOATS[last]))
        yield score


@claims("composition")
def _composition(said, at):
    facts = at.facts
    badges = list(composition(said["composition"], at.language))
    members = [number for score in badges for number, *_ in score]
    told = [(facts.code(number), facts.floated(number, facts.number - 1)) for number in members]
    scores = [{facts.score(number) for number, *_ in score} for score in badges]
    apart = all(len(one) == 1 for one in scores) and len(scores) == len(set.union(*scores))
    braces = ("{" in said["composition"]) == (at.title == "bracket-joined")
    shown = [(code, last) for score in badges for _, code, last in score]
    return members == at.group.members and told == shown and apart and braces


@claims("subgroups", "subgroups-with-rest")
def _subgroups(said, at):
    group, natural = at.group, at.natural
    moved = [one for one, _ in natural if one in group.moved]
    plain = [pair for pair in natural if pair[0] not in moved]
    upper = [one for one, _ in plain]
    told = {name: numbers_in(words) for name, words in said.values.items()}
    if not moved:
        lower = [player for player in group.residents if player not in upper]
        return told == {"s1": upper, "s2": lower}
    taken = {other for _, other in natural if _ in moved}
    rest = [player for player in group.residents if player not in taken | set(upper)]
    expected = {"s1": moved, "s2": group.residents}
    if upper:
        expected |= {"rest_s1": upper, "rest_s2": rest}
    return told == expected


@claims("limbo")
def _limbo(said, at):
    inside = {one for one, _ in at.natural}
    return numbers_of(said["players"]) == [p for p in at.group.moved if p not in inside]


def numbers_of(several):
    return [one.number for one in several.named]


@claims("most-pairs")
def _most_pairs(said, at):
    return (said["possible"], said["pairs"]) == (at.group.most_pairs(), len(at.group.pairs))


def _least_refused(at, weakest):
    """Pairs less the smaller of both sides, less those who take either colour. 2012 A.8."""
    sides = {WHITE: 0, BLACK: 0, "": 0}
    for player in at.group.members:
        colour, strength = at.facts.claim(player)
        sides[colour if strength >= weakest else ""] += 1
    return max(len(at.group.pairs) - min(sides[WHITE], sides[BLACK]) - sides[""], 0)


@claims("least-refused")
def _least(said, at):
    return said["number"] == _least_refused(at, MILD)


@claims("least-strong-refused")
def _least_strong(said, at):
    return at.facts.number % 2 == 0 and said["number"] == _least_refused(at, MILD + 1)


@claims("first-candidate")
def _first_candidate(said, at):
    return pairs_in(said["candidate"]) == at.natural


@claims("taken-at-once")
def _taken(_said, at):
    return set(at.natural) == set(at.group.pairs)


@claims("chosen")
def _chosen(said, at):
    told = pairs_in(said["candidate"])
    return set(told) == set(at.group.pairs) != set(at.natural) and len(told) == len(at.group.pairs)


@claims("fails-absolute", "fails-absolute-by-article")
def _fails_absolute(said, at):
    players = numbers_of(said["players"])
    articles = ABSOLUTE_ARTICLES[said["criterion"]]
    if said.values.get("article") != articles.get(at.facts.edition):
        return False
    if said["criterion"] == "a bye that is barred":
        (who,) = players
        return who in at.group.left(at.natural) and not at.facts.may_have_bye(who)
    pair = tuple(players)
    reasons = {
        "players who have met": at.facts.meetings(*pair),
        "equal absolute colours": at.facts.must_both(*pair),
        "a forbidden pair": at.facts.is_forbidden(*pair),
    }
    return pair in at.natural and bool(reasons[said["criterion"]])


@claims("fails-on")
def _fails_on(said, at):
    """The two counts, and that no more important criterion that is counted here gets worse."""
    if not has_article(said["criterion"], said["article"], at.facts.edition):
        return False
    term = said["criterion"]
    if term == "next bracket":
        return _next_bracket(said["natural"], at.group.left(at.natural), at) and (
            ahead(said["natural"]) > ahead(said["reached"])
        )
    told = tuple(counted(said[name], term, at) for name in ("natural", "reached"))
    if term == "score of the bye":
        found = at.group.lowest_bye(at.group.left(at.natural))
        return found == (told[0],) and told[1] == at.facts.score(at.facts.bye) < told[0]
    real = tuple(measured(at.group, term, pairs) for pairs in (at.natural, at.group.pairs))
    first = is_first_that_differs(at.group, at.natural, term)
    return told == real and told[0] > told[1] and first


@claims("fails-on-rule")
def _fails_on_rule(said, at):
    if said["criterion"] == "the rest of the round":
        return has_article(
            said["criterion"], said["article"], at.facts.edition
        ) and not at.group.lowest_bye(at.group.left(at.natural))
    looks_back = said["criterion"] == "needs of the brackets below"
    at.only_partly("fails-on-rule")
    return looks_back and said["article"] in ("C.12", "C.13") and at.facts.edition == "2012"


@claims("downfloaters")
def _downfloaters(said, at):
    return numbers_of(said["players"]) == at.group.floaters and not at.group.is_last


@claims("pab")
def _pab(said, at):
    return numbers_of(said["players"]) == at.group.floaters == [at.facts.bye]


def ahead(words):
    """The number left over in the next group, then their scores in tenths, the highest first."""
    number, *scores = words.strip("[]").split(", ")
    return int(number), *map(tenths_of, scores)


def counted(words, term, at):
    """A number, or a list of numbers, as the full story writes them.

    A list of differences is written in points, a list of counts in numbers.
    """
    if "score difference" in term and at.facts.edition == "2017" and at.group.has_several_scores:
        return [tenths_of(one) for one in words.strip("[]").split(", ")]
    if words.startswith("["):
        return [_unit(one, term) for one in words[1:-1].split(", ")]
    return _unit(words, term)


def _unit(words, term):
    if term == "score differences, squared":
        return round(float(words.replace(",", ".")) * 100)
    if term == "score of the bye":
        return tenths_of(words)
    return int(words) if re.fullmatch(r"-?\d+", words) else tenths_of(words)


@claims("value", "value-with-players")
def _value(said, at):
    term = said["criterion"]
    if not has_article(said["criterion"], said["article"], at.facts.edition):
        return False
    if term == "next bracket":
        return _next_bracket(said["value"], at.group.floaters, at)
    real = measured(at.group, term, at.group.pairs)
    told = counted(said["value"], term, at)
    if isinstance(real, list):
        real = real or [0]
    players = concerned(at.group, term, at.group.pairs)
    if term == "scores of the downfloaters":
        players = at.group.moved_floating(at.group.pairs)
    if said.key == "value-with-players" and not same_players(
        said["players"], at.facts.ranked(players or ())
    ):
        return False
    return told == real


def _next_bracket(words, floaters, at):
    """The number left over in the next group, then their scores, the highest first."""
    number, *points = ahead(words)
    found = next_group(at.group, floaters)
    if found is None or found[0] > number:
        return False
    least, made = found
    if floaters == at.group.floaters and number > made:
        return False
    if least != number:
        at.only_partly("next bracket")
    return len(points) == number and points == sorted(points, reverse=True)


@claims("same-or-better")
def _same_or_better(said, at):
    """Whether nothing better comes first is for the tests of the pairing itself."""
    at.only_partly(said.key)
    return said["article"] == ORDER_ARTICLES[at.facts.edition] and set(at.natural) != set(
        at.group.pairs
    )


@claims("board-colours")
def _board_colours(_said, at):
    return at.players in at.facts.boards


@claims("colour-rule")
def _colour_rule(said, at):
    article = COLOUR_ARTICLES[at.facts.edition].format(rule_of(said["sentence"]))
    return said["article"] == article and holds(said["sentence"], replace(at, group=None))


@claims("player-facts")
def _player_facts(said, at):
    who, facts = said["who"].number, at.facts
    floats = tuple(FLOATS[one] for one in said["floats"].split())
    real = tuple(facts.floated(who, facts.number - ago) for ago in (2, 1))
    told = said["points"].tenths, said["history"], int(said["difference"]), said["code"]
    expected = facts.score(who), facts.colours(who), facts.difference(who), facts.code(who)
    return who in at.players and told == expected and floats == real
