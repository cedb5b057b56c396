"""Players, standings and crosstable: everything comes from the open event, and only from it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QTableView

from arbiter_gui.actions.participation import withdraw
from arbiter_gui.actions.players import register
from arbiter_gui.actions.results import enter_result
from arbiter_gui.pairing.swiss.colours import ColourPreference, Strength
from arbiter_gui.tournament import (
    Colour,
    EventDetails,
    Game,
    Player,
    PlayerKey,
    Result,
    Round,
    TournamentSettings,
    Tpn,
)
from arbiter_gui.ui.roles import CELL_ROLE
from arbiter_gui.ui.views.crosstable_view import CrosstableView
from arbiter_gui.ui.views.player_card_view import PlayerCardView
from arbiter_gui.ui.views.players_view import PlayersView
from arbiter_gui.ui.views.standings_view import StandingsView
from arbiter_gui.ui.workspace import Workspace

PAGES = [PlayersView, StandingsView, CrosstableView]


def event(word, count, rounds):
    """An event of which no text appears in another one."""
    start = {"Alfa": 0, "Bravo": 100, "Charlie": 200}[word]
    players = [
        Player(PlayerKey(n), Tpn(start + n), f"{word}{n}, {word}", rating=2000 + start + n)
        for n in range(1, count + 1)
    ]
    games = [
        Game(1, board, PlayerKey(board), PlayerKey(board + count // 2), Result.WHITE_WINS)
        for board in range(1, count // 2 + 1)
    ]
    facts = [EventDetails(name=word), TournamentSettings(rounds=rounds), *players]
    return facts if word == "Charlie" else [*facts, Round(1), *games]


def texts(page):
    """Everything that is written in the list of a page, and at its head."""
    model = page.table.model()
    cells = {
        str(model.index(row, column).data(role) or "")
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        for role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.AccessibleDescriptionRole,
            Qt.ItemDataRole.ToolTipRole,
        )
    }
    return " ".join(sorted(cells))


def column(page, key):
    place = [c.key for c in page.model.table.columns].index(key)
    model = page.table.model()
    return [model.index(row, place).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("kind", PAGES)
def test_no_text_of_an_event_survives_the_opening_of_another(show, open_event, kind):
    page = None
    for word, count, rounds in (("Alfa", 12, 9), ("Bravo", 8, 5), ("Charlie", 4, 3)):
        workspace = open_event(event(word, count, rounds))
        page = page or show(kind(workspace))
        shown = texts(page)
        assert page.table.model().rowCount() == count
        assert f"{word}{count}, {word}" in shown
        for other in {"Alfa", "Bravo", "Charlie"} - {word}:
            assert other not in shown
    workspace.show(None)
    assert texts(page) == ""


def test_no_text_of_an_event_survives_in_the_player_card(show, open_event):
    workspace = open_event(event("Alfa", 12, 9))
    card = show(PlayerCardView(workspace))
    card.show_player(PlayerKey(2))
    assert "Alfa8, Alfa" in texts(card)
    workspace = open_event(event("Bravo", 8, 5))
    assert card.isHidden()
    assert texts(card) == ""
    card.show_player(PlayerKey(2))
    assert "Bravo6, Bravo" in texts(card)
    assert "Alfa" not in texts(card)


@pytest.mark.parametrize("kind", PAGES)
def test_the_search_is_forgotten_when_another_event_is_opened(show, open_event, qtbot, kind):
    page = show(kind(open_event(event("Alfa", 12, 9))))
    qtbot.keyClicks(page.header.search_box, "alfa12")
    assert page.table.model().rowCount() == 1
    open_event(event("Bravo", 8, 5))
    assert page.header.search_box.text() == ""
    assert page.table.model().rowCount() == 8


@pytest.mark.parametrize("kind", PAGES)
def test_a_change_is_shown_at_once_and_undo_takes_it_back(show, open_event, kind, one_round):
    workspace = open_event(one_round)
    page = show(kind(workspace))
    before = page.model.table
    workspace.carry_out(enter_result, 1, 1, Result.BLACK_WINS)
    assert page.model.table != before
    workspace.undo()
    assert page.model.table == before


@pytest.mark.parametrize("kind", PAGES)
def test_a_hidden_page_catches_up_when_it_is_shown(show, open_event, kind, one_round):
    workspace = open_event(one_round)
    page = show(kind(workspace))
    page.hide()
    workspace.carry_out(register, Player(PlayerKey(0), Tpn(0), "Zulu, Late", rating=2490))
    assert "Zulu" not in texts(page)
    page.show()
    assert "Zulu, Late" in texts(page)


@pytest.mark.parametrize("kind", PAGES)
def test_the_keyboard_stays_on_the_same_player_through_a_change(show, open_event, kind, one_round):
    workspace = open_event(one_round)
    page = show(kind(workspace))
    assert page.table.select_key(7)
    workspace.carry_out(enter_result, 1, 3, Result.BLACK_WINS)
    assert page.selected_player == PlayerKey(7)


@pytest.mark.parametrize("kind", PAGES)
def test_every_control_has_a_name_for_screen_readers(show, open_event, kind, one_round):
    page = show(kind(open_event(one_round)))
    controls = [
        control
        for control_kind in (QAbstractButton, QComboBox, QLineEdit, QTableView)
        for control in page.findChildren(control_kind)
        if control.isVisible() and control.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(controls) >= 2
    nameless = [
        control
        for control in controls
        if not (control.accessibleName() or getattr(control, "text", str)())
    ]
    assert nameless == []


@pytest.mark.parametrize("kind", [PlayersView, CrosstableView])
def test_a_screen_reader_hears_a_sentence_for_every_code(show, open_event, kind, one_round):
    page = show(kind(open_event(one_round)))
    QAccessible.setActive(True)
    table = QAccessible.queryAccessibleInterface(page.table)
    cells = [table.child(number) for number in range(table.childCount())]
    heard = [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]
    assert "Dahl: should have Black, one more game with White than with Black" in heard
    assert "Ek: half-point bye" in heard
    assert "Name: Dahl, Kristian" in heard


@pytest.mark.parametrize("kind", PAGES)
def test_tab_goes_through_the_page_and_out_of_the_list(show, open_event, qtbot, kind, one_round):
    page = show(kind(open_event(one_round)))
    page.header.search_box.setFocus()
    visited = []
    for _ in range(8):
        visited.append(page.window().focusWidget())
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
    assert page.table in visited
    assert page.header.search_box in visited[1:]


@pytest.mark.parametrize("kind", PAGES)
def test_an_empty_page_says_what_to_do_and_offers_it(show, qtbot, open_event, kind):
    page = show(kind(Workspace()))
    assert page.empty_state.isVisible()
    assert page.empty_state.text
    with qtbot.waitSignal(page.command_asked) as asked:
        qtbot.keyClick(page.empty_state.buttons[0], Qt.Key.Key_Space)
    assert asked.args == ["new_event"]
    empty = show(kind(open_event([EventDetails(name="Nobody yet")])))
    with qtbot.waitSignal(empty.command_asked) as asked:
        qtbot.keyClick(empty.empty_state.buttons[0], Qt.Key.Key_Space)
    assert asked.args == ["add_player"]


def test_the_offer_of_an_empty_event_can_be_taken_at_once(show, open_event, qtbot):
    workspace = open_event(event("Charlie", 4, 3))
    page = show(PlayersView(workspace))
    workspace.show(None)
    page.focus_list()
    assert page.focusWidget() is page.empty_state.buttons[0]
    open_event([EventDetails(name="Nobody yet")])
    page.focus_list()
    qtbot.wait(1)
    assert page.focusWidget() is page.empty_state.buttons[0]
    assert page.empty_state.buttons[0].text().startswith("Add player")


def test_the_players_page_shows_the_code_of_the_round_to_be_paired(show, open_event, one_round):
    page = show(PlayersView(open_event(one_round)))
    codes = dict(zip(column(page, "no"), column(page, "code"), strict=True))
    assert codes["1"] == "(B)"
    assert codes["5"] == "(W)"
    assert codes["7"] == "½ bye"
    place = page.model.column_of("code")
    preference = page.table.model().index(0, place).data(CELL_ROLE).cell.preference
    assert preference == ColourPreference(Colour.BLACK, Strength.STRONG)
    heard = page.table.model().index(0, place).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "Dahl: should have Black, one more game with White than with Black"


def test_the_players_page_counts_who_can_be_paired(show, open_event, one_round):
    workspace = open_event(one_round)
    page = show(PlayersView(workspace))
    assert page.describe(workspace.tournament) == "8 players · 7 play in round 2 · 1 bye"
    workspace.carry_out(withdraw, PlayerKey(3))
    assert page.describe(workspace.tournament) == (
        "8 players · 6 play in round 2 · 1 bye · 1 withdrawn"
    )


def test_a_player_who_is_added_has_the_keyboard(show, open_event, one_round):
    workspace = open_event(one_round)
    page = show(PlayersView(workspace))
    workspace.carry_out(register, Player(PlayerKey(0), Tpn(0), "Zulu, Late", rating=2000))
    assert workspace.tournament.player(page.selected_player).name == "Zulu, Late"


def test_enter_edits_a_player_on_the_players_page_and_opens_the_card_elsewhere(
    show, open_event, qtbot, one_round
):
    for kind, command in ((PlayersView, "edit_player"), (CrosstableView, "player_card")):
        page = show(kind(open_event(one_round)))
        page.focus_list()
        with qtbot.waitSignal(page.command_asked) as asked:
            qtbot.keyClick(page.table, Qt.Key.Key_Return)
        assert asked.args == [command]


def test_the_search_finds_without_accents_and_says_when_nobody_is_found(
    show, open_event, qtbot, one_round
):
    page = show(PlayersView(open_event(one_round)))
    qtbot.keyClicks(page.header.search_box, "niguez")
    assert column(page, "name") == ["García Ñíguez, María José"]
    assert page.selected_player == PlayerKey(3)
    page.focus_search()
    qtbot.keyClick(page.header.search_box, Qt.Key.Key_Return)
    assert page.focusWidget() is page.table
    qtbot.keyClicks(page.header.search_box, "x")
    assert column(page, "name") == []
    assert "“x”" in page.header.state


def test_a_click_on_a_heading_sorts_and_the_third_click_restores_the_order(
    show, open_event, qtbot, one_round
):
    page = show(PlayersView(open_event(one_round)))
    by_number = column(page, "name")
    header = page.table.horizontalHeader()
    name = page.model.column_of("name")
    middle = header.sectionViewportPosition(name) + header.sectionSize(name) // 2
    place = header.viewport().rect().center()
    place.setX(middle)
    orders = []
    for _ in range(3):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        orders.append(column(page, "name"))
    assert orders[0] == sorted(by_number, key=lambda name: name.replace("Ø", "O").replace("Ł", "L"))
    assert orders[1] == orders[0][::-1]
    assert orders[2] == by_number


def test_the_crosstable_is_shown_by_rank_or_by_number(show, open_event, qtbot, one_round):
    page = show(CrosstableView(open_event(one_round)))
    by_rank = column(page, "name")
    qtbot.mouseClick(page.by_number, Qt.MouseButton.LeftButton)
    by_number = column(page, "name")
    assert by_number[:4] == [
        "Dahl, Kristian", "Adams, Robert", "García Ñíguez, María José", "Łukaszewicz, Paweł",
    ]  # fmt: skip
    assert by_rank != by_number
    assert column(page, "round_1")[0] == "5w1"
    assert column(page, "round_2")[0] == "(B)"
    qtbot.mouseClick(page.by_rank, Qt.MouseButton.LeftButton)
    assert column(page, "name") == by_rank


def test_the_standings_can_be_seen_after_an_earlier_round(show, open_event, one_round):
    second = [
        Round(2),
        *(
            Game(2, board, PlayerKey(white), PlayerKey(black), Result.BLACK_WINS)
            for board, (white, black) in enumerate([(4, 1), (2, 3), (5, 6)], 1)
        ),
    ]
    page = show(StandingsView(open_event([*one_round, *second])))
    newest = column(page, "points")
    assert page.rounds.currentText() == "after round 2"
    page.rounds.setCurrentIndex(page.rounds.findText("after round 1"))
    assert column(page, "points") != newest
    assert "round 2 is the newest" in page.header.state
    open_event(event("Alfa", 12, 9))
    assert page.rounds.currentText() == "after round 1"
    assert column(page, "name")[0].startswith("Alfa")


def test_columns_in_which_nobody_has_anything_are_left_out(show, open_event):
    page = show(PlayersView(open_event(event("Charlie", 4, 3))))
    hidden = [c.key for n, c in enumerate(page.model.table.columns) if page.table.isColumnHidden(n)]
    assert "federation" in hidden
    assert "name" not in hidden
