"""The form of a player: what is typed becomes a record, and nothing impossible gets through."""

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from arbiter_gui.i18n import use_language
from arbiter_gui.tournament import ByeKind, Player, PlayerKey, Sex, Title, Tpn
from arbiter_gui.tournament.player import BY_HAND
from arbiter_gui.ui.dialogs.player_editor import LateEntry, PlayerEditor

EK = Player(
    PlayerKey(7), Tpn(12), "Ek, Sofia", Title.FM, Sex.FEMALE, 2405, "SWE", 1700000, "1990", "SK 1"
)


def pick(combo, text):
    combo.setCurrentIndex(combo.findText(text))


def test_what_is_typed_becomes_the_player(show, qtbot):
    editor = show(PlayerEditor())
    editor.name.setText("  García   Ñíguez, María ")
    pick(editor.title, "WGM")
    editor.rating.setValue(2311)
    qtbot.keyClicks(editor.federation, "esp")
    qtbot.keyClicks(editor.fide_id, "2200001")
    qtbot.keyClicks(editor.birth, "1987-3-21")
    pick(editor.sex, "female")
    qtbot.keyClicks(editor.club, "Ajedrez Sur")
    qtbot.keyClick(editor.club, Qt.Key.Key_Return)
    assert not editor.isVisible()
    assert editor.entry().player == Player(
        PlayerKey(0),
        Tpn(0),
        "García Ñíguez, María",
        Title.WGM,
        Sex.FEMALE,
        2311,
        "ESP",
        2200001,
        "1987/03/21",
        "Ajedrez Sur",
        rating_source=BY_HAND,
    )


def test_a_player_who_is_not_touched_comes_back_unchanged(show, qtbot):
    editor = show(PlayerEditor(EK))
    qtbot.keyClick(editor.name, Qt.Key.Key_Return)
    assert editor.entry().player == EK


@pytest.mark.parametrize(
    ("typed", "birth"),
    [
        ("21.03.1987", "1987/03/21"),
        ("21/3/1987", "1987/03/21"),
        ("1987/03/21", "1987/03/21"),
        ("21 Mar 1987", "1987/03/21"),
        ("21.3.87", "1987/03/21"),
        (" 1987 ", "1987"),
        ("", ""),
    ],
)
def test_a_birth_is_typed_in_any_usual_order(show, typed, birth):
    editor = show(PlayerEditor(EK))
    editor.birth.setText(typed)
    assert editor.problem() is None
    assert editor.entry().player.birth == birth


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "21 Mar 1987"), ("es", "21/03/1987"), ("ru", "21.03.1987")]
)
def test_a_birth_is_shown_as_it_is_typed_in_each_language(show, language, shown):
    use_language(language)
    editor = show(PlayerEditor(replace(EK, birth="1987/03/21")))
    use_language("en")
    assert editor.birth.text() == shown
    assert shown in editor.birth.placeholderText()
    assert editor.entry().player.birth == "1987/03/21"


@pytest.mark.parametrize(
    ("field", "typed", "complaint"),
    [
        ("name", "", "name"),
        ("fide_id", "17x", "digits"),
        ("fide_id", "１７", "digits"),
        ("name", "A" * 500, "500 letters"),
        ("birth", "87", "year"),
        ("birth", "31857", "year"),
        ("birth", "31.02.1987", "year"),
        ("birth", "1666", "year"),
        ("fide_id", "500", "Moor, Daniel"),
    ],
)
def test_what_cannot_be_is_refused_with_the_field_to_mend(show, qtbot, field, typed, complaint):
    moor = Player(PlayerKey(1), Tpn(1), "Moor, Daniel", fide_id=500)
    editor = show(PlayerEditor(EK, others=[moor, EK]))
    getattr(editor, field).setText(typed)
    qtbot.keyClick(editor.club, Qt.Key.Key_Return)
    assert editor.isVisible()
    assert complaint in editor.complaint.text()
    assert editor.focusWidget() is getattr(editor, field)


def test_a_namesake_is_pointed_out_but_allowed(show, qtbot):
    editor = show(PlayerEditor(others=[EK]))
    qtbot.keyClicks(editor.name, "EK, sofia")
    assert "number 12" in editor.remark.text()
    qtbot.keyClick(editor.name, Qt.Key.Key_Return)
    assert not editor.isVisible()


def test_editing_a_player_does_not_find_the_player_as_its_own_double(show, qtbot):
    editor = show(PlayerEditor(EK, others=[EK]))
    assert editor.remark.text() == ""
    qtbot.keyClick(editor.name, Qt.Key.Key_Return)
    assert not editor.isVisible()


def test_control_enter_adds_and_asks_for_the_next(show, qtbot):
    editor = show(PlayerEditor())
    qtbot.keyClick(editor.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert editor.isVisible()
    assert not editor.wants_another
    qtbot.keyClicks(editor.name, "Adams, Robert")
    qtbot.keyClick(editor.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not editor.isVisible()
    assert editor.wants_another


def test_a_late_entry_says_from_which_round_and_what_the_missed_rounds_give(show, qtbot):
    editor = show(PlayerEditor(late=LateEntry(3, 9)))
    qtbot.keyClicks(editor.name, "Late, Larry")
    assert editor.entry().player.first_round == 3
    assert editor.entry().missed_rounds is ByeKind.ZERO_POINT
    editor.first_round.setValue(4)
    pick(editor.missed, "half a point each")
    assert editor.entry().player.first_round == 4
    assert editor.entry().missed_rounds is ByeKind.HALF_POINT


def test_escape_gives_nothing(show, qtbot):
    editor = show(PlayerEditor(EK))
    with qtbot.waitSignal(editor.rejected):
        qtbot.keyClick(editor.name, Qt.Key.Key_Escape)


def test_tab_goes_through_the_fields_in_the_order_they_are_read(show, qtbot):
    editor = show(PlayerEditor(late=LateEntry(2, 9)))
    fields = [
        editor.name, editor.title, editor.rating, editor.federation, editor.fide_id,
        editor.birth, editor.sex, editor.club, editor.first_round, editor.missed,
        editor.list_data.official, editor.list_data.source, editor.list_data.national_id,
        editor.list_data.national_rating, editor.list_data.k_factor, editor.list_data.no_half_byes,
        editor.accept_button,
    ]  # fmt: skip
    for field, following in itertools.pairwise(fields):
        assert editor.focusWidget() is field
        qtbot.keyClick(field, Qt.Key.Key_Tab)
        assert editor.focusWidget() is following


def test_the_data_of_a_list_are_kept_apart_from_the_rating_that_is_used(show, qtbot):
    editor = show(PlayerEditor(EK))
    data = editor.list_data
    data.official.setValue(2390)
    qtbot.keyClicks(data.source, "FIDE standard 2026-12")
    qtbot.keyClicks(data.national_id, "S-77")
    data.national_rating.setValue(2250)
    data.k_factor.setValue(20)
    qtbot.keyClick(data.no_half_byes, Qt.Key.Key_Space)
    assert editor.entry().player == replace(
        EK,
        official_rating=2390,
        rating_source="FIDE standard 2026-12",
        national_id="S-77",
        national_rating=2250,
        k_factor=20,
        half_bye_refused=True,
    )


def test_a_rating_that_is_typed_over_says_so(show):
    listed = replace(EK, rating_source="FIDE standard 2026-12")
    editor = show(PlayerEditor(listed))
    assert editor.entry().player == listed
    editor.rating.setValue(2410)
    assert editor.entry().player.rating_source == BY_HAND
    editor.list_data.source.setText("letter of the federation")
    assert editor.entry().player.rating_source == "letter of the federation"
    editor.rating.setValue(0)
    editor.list_data.source.setText(listed.rating_source)
    assert editor.entry().player.rating_source == ""


def test_who_is_not_entitled_to_half_points_gets_none_for_missed_rounds(show):
    editor = show(PlayerEditor(late=LateEntry(3, 9)))
    editor.name.setText("Late, Larry")
    editor.missed.setCurrentIndex(1)
    editor.list_data.no_half_byes.setChecked(True)
    assert editor.problem()[1] is editor.missed
    editor.missed.setCurrentIndex(0)
    assert editor.problem() is None


def test_a_rating_that_is_none_is_said_and_not_shortened(show, qtbot):
    dialog = show(PlayerEditor())
    qtbot.keyClicks(dialog.name, "Ek, Sofia")
    dialog.rating.selectAll()
    qtbot.keyClicks(dialog.rating, "9999")
    text, field = dialog.problem()
    assert "9999 is no rating" in text
    assert field is dialog.rating


def test_the_complaint_goes_as_soon_as_the_field_is_mended(show, qtbot):
    editor = show(PlayerEditor(EK))
    editor.birth.setText("87")
    qtbot.keyClick(editor.club, Qt.Key.Key_Return)
    assert editor.complaint.isVisible()
    editor.birth.clear()
    qtbot.keyClicks(editor.birth, "198")
    assert editor.complaint.isVisible()
    qtbot.keyClicks(editor.birth, "7")
    assert not editor.complaint.isVisible()
