import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_gui.storage.rows import TABLES, fact_of, key_of, row_of
from arbiter_gui.tournament import identity
from tests.storage.facts import FACTS


def test_every_kind_of_fact_has_a_table_and_a_strategy():
    assert set(TABLES) == set(FACTS)


@given(st.one_of(*FACTS.values()))
def test_a_fact_written_as_a_row_and_read_again_is_the_same(fact):
    kind, key = identity(fact)
    row = row_of(fact)
    assert tuple(row) == TABLES[kind].columns
    assert fact_of(kind, row) == fact
    assert key_of(kind, row) == key


@given(st.one_of(*FACTS.values()))
def test_a_row_holds_nothing_but_texts_and_numbers(fact):
    assert all(value is None or type(value) in (int, str) for value in row_of(fact).values())


@pytest.mark.parametrize("row", [{"round": 1, "board": 1, "white": 1, "black": 2, "result": "11"}])
def test_a_result_that_does_not_exist_is_not_read(row):
    with pytest.raises(KeyError):
        fact_of("game", row)
