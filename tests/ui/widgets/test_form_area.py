"""Forms on high and on low screens."""

import pytest
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from arbiter_gui.ui.widgets import form_area
from arbiter_gui.ui.widgets.form_area import FormArea


@pytest.fixture
def shown(qtbot):
    def dialog():
        window, form = QWidget(), QWidget()
        fields = QFormLayout(form)
        for _number in range(10):
            fields.addRow("Field", QLineEdit())
        explanation = QLabel("A sentence that needs several lines. " * 4, wordWrap=True)
        fields.addRow(explanation)
        QVBoxLayout(window).addWidget(FormArea(form, 300))
        qtbot.addWidget(window)
        window.show()
        return window, form

    return dialog


def test_a_form_is_seen_in_full_where_the_screen_has_room(shown):
    window, form = shown()
    window.resize(window.minimumSizeHint())
    assert window.findChild(FormArea).verticalScrollBar().maximum() == 0
    assert all(
        label.height() >= label.heightForWidth(label.width()) for label in form.findChildren(QLabel)
    )


def test_on_a_low_screen_the_form_scrolls_and_the_dialog_fits(shown, monkeypatch):
    monkeypatch.setattr(form_area, "height_of_screen", lambda: 384)
    window, form = shown()
    assert window.minimumSizeHint().height() < 384
    window.resize(window.minimumSizeHint())
    last = form.findChildren(QLineEdit)[-1]
    last.setFocus()
    window.findChild(FormArea).ensureWidgetVisible(last)
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_the_dialog_grows_with_the_fields_that_come(shown, qtbot):
    window, form = shown()
    more = QLineEdit()
    more.setMinimumHeight(100)
    window.resize(window.minimumSizeHint())
    before = window.height()
    form.layout().addRow("More", more)
    area = window.findChild(FormArea)
    qtbot.waitUntil(
        lambda: window.height() >= before + 100 and area.verticalScrollBar().maximum() == 0
    )
