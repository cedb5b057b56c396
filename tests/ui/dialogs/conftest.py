"""Dialogs on the screen, and a look at what can be reached in them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QWidget


@pytest.fixture
def show(qtbot):
    """Shows a dialog without waiting for its answer."""

    kept = []

    def shown(dialog):
        kept.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return shown


@pytest.fixture
def controls():
    """Everything in a dialog that Tab reaches."""

    def found(dialog):
        return [
            control
            for control in dialog.findChildren(QWidget)
            if isinstance(control, QAbstractButton | QAbstractSpinBox | QComboBox | QLineEdit)
            and control.objectName() != "qt_spinbox_lineedit"
            and control.isVisible()
            and control.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]

    return found


@pytest.fixture
def name_of():
    """What a screen reader calls a control."""

    def name(control):
        if isinstance(control, QAbstractButton):
            return control.text() or control.accessibleName()
        if control.accessibleName():
            return control.accessibleName()
        parent = control.parentWidget()
        labels = [
            label.text()
            for widget in (parent, parent.parentWidget() if parent else None)
            if widget
            for label in widget.findChildren(QWidget)
            if hasattr(label, "buddy") and label.buddy() in (control, parent)
        ]
        return labels[0] if labels else ""

    return name
