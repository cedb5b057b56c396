import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.storage.edits import edits_of, edits_text
from arbiter_gui.tournament import Edit, identity
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
    before = player(1)
    (written,) = json.loads(edits_text([Edit.changing(before, replace(before, rating=2001))]))
    assert written["before"] == {"rating": 2500}
    assert written["after"] == {"rating": 2001}


def test_a_change_of_a_fact_that_is_not_there_is_not_read():
    before = player(1)
    text = edits_text([Edit.changing(before, replace(before, rating=2001))])
    with pytest.raises(ValueError, match="does not exist"):
        edits_of(text, nothing)
