import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.storage.edits import edits_of, edits_text
from arbiter_gui.tournament import Edit, Round, identity
from tests.actions.events import player
from tests.storage.facts import FACTS


def nothing(kind, key):
    return None


@given(st.one_of(*FACTS.values()), st.booleans())
def test_a_fact_that_appears_or_disappears_is_written_whole(fact, appears):
    edit = Edit.adding(fact) if appears else Edit.removing(fact)
    assert edits_of(edits_text([edit]), nothing) == (edit,)


@given(st.data())
def test_a_change_is_read_again_from_the_state_before_and_from_the_state_after(data):
    strategy = data.draw(st.sampled_from(sorted(FACTS)).map(FACTS.__getitem__))
    before = data.draw(strategy)
    kind, _key = identity(before)
    names = {"player": ("key",), "round": ("number",), "game": ("round", "board")}
    names |= {"bye": ("round", "player"), "acceleration": ("player",)}
    names |= {"prohibition": ("number",), "adjustment": ("number",)}
    same_key = {name: getattr(before, name) for name in names.get(kind, ())}
    after = replace(data.draw(strategy), **same_key)
    edit = Edit.changing(before, after)
    text = edits_text([edit])
    assert edits_of(text, lambda _kind, _key: before) == (edit,)
    assert edits_of(text, lambda _kind, _key: after) == (edit,)


def test_a_change_keeps_only_the_columns_that_differ():
    edits = [Edit.changing(p, replace(p, rating=p.rating + 1)) for p in map(player, (1, 2))]
    (run,) = json.loads(edits_text(edits))
    assert run["keys"] == [1, 2]
    assert run["before"] == {"rating": [2500, 2450]}
    assert run["after"] == {"rating": [2501, 2451]}


@given(st.lists(st.integers(0, 30), max_size=8))
def test_edits_of_all_sorts_keep_their_order(choices):
    one, two = player(1), player(2)
    sorts = [
        Edit.adding(player(3)),
        Edit.removing(player(4)),
        Edit.changing(one, replace(one, tpn=2)),
        Edit.changing(one, replace(one, club="Tower", tpn=3)),
        Edit.changing(two, replace(two, tpn=1)),
        Edit.adding(Round(1)),
    ]
    edits = tuple(sorts[choice % len(sorts)] for choice in choices)
    before = {1: one, 2: two}
    assert edits_of(edits_text(edits), lambda _kind, key: before.get(key)) == edits


def test_a_change_of_a_fact_that_is_not_there_is_not_read():
    before = player(1)
    text = edits_text([Edit.changing(before, replace(before, rating=2001))])
    with pytest.raises(ValueError, match="does not exist"):
        edits_of(text, nothing)
