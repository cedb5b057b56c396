"""What the sentences on byes and on boards by hand state."""

from tests.explain.statements import is_true, listed, natural_floaters, states
from tests.explain.text_reader import number, points


@states("pab-odd-number")
def _pab_odd(read, at):
    who = number(read.who)
    return int(read.values["number"]) == len(at.facts.ranking) and who == at.facts.pab


@states("pab-lowest-score")
def _pab_lowest(read, at):
    return points(read.points) == at.facts.score(at.players[0]) == at.facts.lowest


@states("pab-all-below-barred", "pab-not-completable", "pab-score")
def _pab_higher(read, at):
    own = at.facts.score(at.players[0])
    below = [p for p in at.facts.ranking if at.facts.score(p) < own]
    some = any(map(at.facts.may_have_bye, below))
    return points(read.points) == own and below and some != (read.key == "pab-all-below-barred")


@states("pab-barred-2026", "pab-barred-2017", "pab-barred-2012")
def _pab_barred(read, at):
    own = at.facts.score(at.players[0])
    barred = [
        p for p in at.facts.ranking if at.facts.score(p) <= own and not at.facts.may_have_bye(p)
    ]
    return read.key.endswith(at.facts.edition) and listed(read.players, barred)


@states("pab-only-one", "pab-others-barred")
def _pab_only(read, at):
    own = at.facts.score(at.players[0])
    may = [p for p in at.facts.ranking if at.facts.score(p) == own and at.facts.may_have_bye(p)]
    alone = [p for p in at.facts.ranking if at.facts.score(p) == own] == [at.players[0]]
    return may == [at.players[0]] and alone == (read.key == "pab-only-one")


@states("pab-last-in-order")
def _pab_last(read, at):
    return number(read.who) == at.facts.ranking[-1] == natural_floaters(at)[0]


@states("pab-left-by-order")
def _pab_by_order(read, at):
    return natural_floaters(at) == [number(read.who)]


@states("pab-instead")
def _pab_instead(read, at):
    return natural_floaters(at)[0] == number(read.other) and is_true(read.reason, at)


@states("pab-nobody-else-left")
def _pab_alone(_read, at):
    return sum(map(len, at.facts.group(at.facts.lowest))) == 1


@states("half-point", "full-point", "zero-point", "withdrawn", "not-yet-here")
def _out(read, at):
    return number(read.who) in at.facts.out


@states("rules-pair", "colours-turned")
def _rules_pair(read, at):
    if read.key == "colours-turned":
        return at.players[::-1] in at.facts.pairs
    return (number(read.white), number(read.black)) in at.facts.pairs


@states("rules-bye")
def _rules_bye(read, at):
    return number(read.who) == at.facts.pab


@states("breaks")
def _breaks(read, at):
    return is_true(read.reason, at)


@states("no-pairing")
def _no_pairing(_read, at):
    return not at.facts.pairs
