"""The card of a player: the codes of past rounds, and how it follows and closes."""

from PySide6.QtCore import Qt

from arbiter_gui.actions.players import remove
from arbiter_gui.actions.results import enter_result
from arbiter_gui.pairing.swiss.colours import NO_PREFERENCE
from arbiter_gui.tournament import EventDetails, PlayerKey, Result, Round
from arbiter_gui.ui.roles import CELL_ROLE
from arbiter_gui.ui.views.player_card_view import PlayerCardView


def test_the_card_shows_the_code_that_was_valid_before_each_round(show, open_event, one_round):
    card = show(PlayerCardView(open_event(one_round)))
    card.show_player(PlayerKey(2))
    code = card.model.index(0, card.model.column_of("code"))
    assert code.data() == "A"
    assert code.data(CELL_ROLE).cell.preference == NO_PREFERENCE
    assert card._title.text() == "No 2: Adams, Robert"
    assert "should have White" in card._notes.text()


def test_the_card_follows_the_results(show, open_event, one_round):
    workspace = open_event(one_round)
    card = show(PlayerCardView(workspace))
    card.show_player(PlayerKey(2))
    result = card.model.column_of("result")
    assert card.model.index(0, result).data() == "½"
    workspace.carry_out(enter_result, 1, 2, Result.WHITE_WINS)
    assert card.model.index(0, result).data() == "0"


def test_an_open_card_follows_the_keyboard_and_a_closed_one_stays_closed(
    show, open_event, one_round
):
    card = show(PlayerCardView(open_event(one_round)))
    card.follow(PlayerKey(3))
    assert card.player is None
    card.show_player(PlayerKey(2))
    card.follow(PlayerKey(3))
    assert card._title.text() == "No 3: García Ñíguez, María José"
    card.follow(None)
    assert card.player == PlayerKey(3)


def test_a_low_window_shows_fewer_rounds_at_once(show, open_event, one_round):
    rounds = [Round(number) for number in range(2, 6)]
    card = show(PlayerCardView(open_event([*one_round, *rounds])))
    card.show_player(PlayerKey(2))
    high = card.table.height()
    card.resize(900, 400)
    card.close_card()
    card.show_player(PlayerKey(2))
    assert card.table.height() < high


def test_escape_closes_the_card(show, open_event, qtbot, one_round):
    card = show(PlayerCardView(open_event(one_round)))
    card.show_player(PlayerKey(2))
    with qtbot.waitSignal(card.closed):
        qtbot.keyClick(card.table, Qt.Key.Key_Escape)
    assert card.isHidden()
    assert card.player is None


def test_a_card_closes_when_its_player_is_removed(show, open_event, players):
    workspace = open_event([EventDetails(name="Before"), *players])
    card = show(PlayerCardView(workspace))
    card.show_player(PlayerKey(2))
    workspace.carry_out(remove, PlayerKey(2))
    assert card.player is None
    workspace.undo()
    card.show_player(PlayerKey(2))
    assert card._title.text() == "No 2: Adams, Robert"
