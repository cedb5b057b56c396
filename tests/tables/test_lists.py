import pytest

from arbiter_gui.actions.ranking import rank_by_hand
from arbiter_gui.actions.results import enter_result
from arbiter_gui.tables.crosstable import crosstable
from arbiter_gui.tables.derivation import neighbour_lines, why_here
from arbiter_gui.tables.legend import code_line, legend
from arbiter_gui.tables.player_card import player_card
from arbiter_gui.tables.players import players_table
from arbiter_gui.tables.standings import round_with_results, standings_table
from arbiter_gui.tables.starting_list import starting_list
from arbiter_gui.tiebreaks.standings import rank
from arbiter_gui.tournament import PlayerKey, Result
from tests.notation import event
from tests.tables.test_crosstable import FIVE
from tests.tables.test_pairings import SIX, texts

BUILDERS = [players_table, standings_table, starting_list]


@pytest.mark.parametrize("builder", BUILDERS)
def test_an_empty_event_gives_an_empty_list_that_says_what_to_do(builder):
    table = builder(event(""))
    assert table.rows == ()
    assert table.notes[0].startswith("There are no players yet.")


@pytest.mark.parametrize("builder", BUILDERS)
@pytest.mark.parametrize("text", [SIX, FIVE])
def test_every_row_has_a_cell_for_each_column(builder, text):
    table = builder(event(text))
    assert table.rows
    assert {len(row.cells) for row in table.rows} == {len(table.columns)}


def test_players_show_their_last_round_and_the_code_of_the_next():
    table = players_table(event(FIVE))
    assert texts(table, "last_round") == ["bye", "4b1", "5w1", "2w0", "3b0"]
    assert texts(table, "code") == ["(B)", "(W)", "b", "B", "W"]
    assert [column.title for column in table.columns][6:8] == ["Rd 4", "Rd 5"]


def test_the_status_says_in_words_why_a_player_is_not_simply_playing():
    tournament = event(
        """
        1 A | 2w1 H
        2 B | 1b0
        3 C | .
        4 D | Z
        5 E | .
        6 F | U
        """,
        changes={2: {"withdrawn_from": 2}, 4: {"first_round": 2}, 5: {"first_round": 3}},
    )
    assert texts(players_table(tournament), "status") == [
        "half-point bye requested",
        "withdrawn from round 2",
        "absent in round 1",
        "enters in round 2",
        "enters in round 3",
        "",
    ]


def test_standings_are_not_final_while_results_are_missing():
    tournament = event("1 A | 2w1 2b\n2 B | 1b0 1w\n3 C | 4w1 4b1\n4 D | 3b0 3w0")
    assert standings_table(tournament).notes == ("Not final: 1 result is missing.",)


def test_a_round_just_paired_does_not_change_the_standings():
    tournament = event(SIX)
    assert round_with_results(tournament) == 2
    assert standings_table(tournament).title == "Standings after round 2"


def test_standings_have_a_column_for_every_tiebreak_but_the_pairing_number():
    table = standings_table(event(SIX))
    assert [column.key for column in table.columns if column.key.startswith("tiebreak_")] == [
        "tiebreak_BH/C1",
        "tiebreak_BH",
    ]
    assert texts(table, "points") == ["2", "1½", "1½", "1", "0", "0"]


def test_a_withdrawal_is_marked_with_a_word():
    tournament = event("1 A | 2w1\n2 B | 1b0", changes={2: {"withdrawn_from": 2}})
    assert texts(standings_table(tournament), "note") == ["", "withdrawn"]


def test_who_was_expelled_is_marked_without_a_rank_and_named_on_every_list():
    gone = {2: {"withdrawn_from": 2, "expelled": True}, 3: {"withdrawn_from": 2}}
    tournament = event("1 A | 2w0\n2 B | 1b1\n3 C | 4w0\n4 D | 3b1", changes=gone)
    table = standings_table(tournament)
    assert texts(table, "rank") == ["1", "2", "3", "–"]
    assert texts(table, "name") == ["D", "A", "C", "B"]
    assert texts(table, "note") == ["", "", "withdrawn", "expelled"]
    assert texts(starting_list(tournament), "note") == ["", "expelled", "withdrawn", ""]
    assert texts(players_table(tournament), "status") == [
        "", "expelled from round 2 on", "withdrawn from round 2", ""
    ]  # fmt: skip
    why = why_here(tournament, rank(tournament, 1), PlayerKey(2))
    assert why[0].title == "Expelled, without a rank: No 2 B, 1 after round 1"
    assert why[0].notes == ("No 2 B was expelled and stands in no ranking.",)


def test_a_starting_list_whose_players_are_all_there_has_no_column_for_departures():
    assert "note" not in [column.key for column in starting_list(event(SIX)).columns]


def test_a_ranking_by_hand_is_shown_with_its_reason():
    tournament = event("1 A | 2w=\n2 B | 1b=", tiebreaks=("TPN",))
    tournament.apply(rank_by_hand(tournament, 1, (PlayerKey(2), PlayerKey(1)), "Play-off 2:0"))
    table = standings_table(tournament)
    assert texts(table, "name") == ["B", "A"]
    assert texts(table, "decided") == ["", "hand"]
    assert table.notes == ("Ranked by hand among ½ points: Play-off 2:0",)
    assert "Ranked by hand among ½ points: Play-off 2:0" in crosstable(tournament).notes
    assert neighbour_lines(tournament, rank(tournament), PlayerKey(1)) == (
        "No 2 B stands above No 1 A as ranked by hand: Play-off 2:0",
    )


def test_a_ranking_by_hand_of_players_who_are_not_tied_any_more_is_named_as_lapsed():
    facts = event("1 A | 2w=\n2 B | 1b=\n3 C | H", tiebreaks=())
    order = tuple(map(PlayerKey, (3, 2, 1)))
    facts.apply(rank_by_hand(facts, 1, order, "Play-off"))
    facts.apply(enter_result(facts, 1, 1, Result.WHITE_WINS))
    (note,) = standings_table(facts).notes
    assert note.startswith("The ranking by hand among ½ points does not apply any more")


def test_tiebreaks_that_nobody_named_are_called_a_suggestion():
    noted = standings_table(event(SIX, tiebreaks_assumed=True)).notes
    assert "No tie-breaks were announced: these are suggested by Arbiter." in noted
    assert noted[:-1] == standings_table(event(SIX)).notes


def test_the_card_shows_the_code_that_was_valid_before_each_round():
    card = player_card(event(FIVE), PlayerKey(5))
    assert card.title == "No 5: Ek"
    assert texts(card, "code") == ["A", "(B)", "(B)", "w"]
    assert texts(card, "colour") == ["W", "(W)", "B", "B"]
    assert texts(card, "result") == ["0", "+", "½*", "0"]
    assert texts(card, "points") == ["0", "1", "1½", "1½"]
    assert card.notes == (
        "Colours of the games played: W B B",
        "Round 5: Ek: must have White, two Blacks in a row",
        "Performance 1623",
    )


def test_the_card_names_floats():
    card = player_card(event(SIX), PlayerKey(3))
    assert texts(card, "float") == ["", "down", "down"]


def test_the_legend_explains_every_code_and_every_mark():
    marks = texts(legend("2026"), "mark")
    assert marks[:7] == ["W", "B", "(W)", "(B)", "w", "b", "A"]
    assert {"bye", "½ bye", "0 bye", "1 bye", "abs.", "late", "out", "·"} <= set(marks)
    assert len(marks) == len(set(marks))
    assert code_line("2026") == "W B must have, (W) (B) should have, w b would like, A none"


def test_the_legend_of_2012_explains_the_codes_of_the_manuals():
    marks = texts(legend("2012"), "mark")
    assert marks[:9] == ["W", "B", "(W)", "(B)", "w", "b", "(w)", "(b)", "A"]
    assert len(marks) == len(set(marks))
    assert code_line("2012") == (
        "W B absolute, (W) (B) semi-absolute, w b strong or mild, (w) (b) variable, A none"
    )


def test_the_card_says_why_there_was_no_game():
    card = player_card(event(FIVE), PlayerKey(4))
    assert texts(card, "opponent") == ["Adams", "zero-point bye", "Ek", "Berg"]
    assert texts(card, "colour") == ["B", "", "W", "W"]
    assert texts(card, "result") == ["0", "0", "½*", "0"]
    assert player_card(event(FIVE), PlayerKey(2)).rows[2].cells[7].text == "½"


def test_the_card_of_a_player_at_the_board_does_not_guess_the_next_code():
    card = player_card(event(SIX), PlayerKey(1))
    assert texts(card, "result") == ["1", "½", ""]
    assert card.notes == (
        "Colours of the games played: W B",
        "Rating change +2.30 (estimate), performance 2571",
    )


def test_the_card_gives_the_status_of_a_player_who_left():
    tournament = event("1 A | 2w1\n2 B | 1b0", changes={2: {"withdrawn_from": 2}})
    assert player_card(tournament, PlayerKey(2)).notes[-1] == "withdrawn from round 2"


def test_a_finished_event_has_no_round_to_be_paired():
    table = players_table(event("1 A | 2w1\n2 B | 1b0", rounds=1))
    keys = [column.key for column in table.columns]
    assert "last_round" in keys
    assert "code" not in keys
    assert texts(table, "status") == ["", ""]


def test_before_round_1_there_is_no_last_round():
    keys = [column.key for column in players_table(event("1 A |")).columns]
    assert "code" in keys
    assert "last_round" not in keys


def test_tiebreaks_that_are_not_on_offer_are_named_below_the_standings():
    table = standings_table(event(SIX, tiebreaks=("WIN", "NOVELTY", "TPN")))
    assert texts(table, "tiebreak_WIN") == ["2", "1", "1", "1", "0", "0"]
    assert table.notes == ("These tie-breaks are not available and decide nothing: NOVELTY.",)


def test_rounds_that_were_never_declared_leave_the_next_one_open():
    table = players_table(event("1 A | 2w1\n2 B | 1b0", rounds=0))
    assert texts(table, "code") == ["(B)", "(W)"]
