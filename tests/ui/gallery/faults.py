"""What is wrong with a scene: controls without a name, texts that are cut, letters given twice."""

from collections import Counter
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

_CONTROLS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QAbstractItemView, QTabBar)
_TOLERANCE = 1


@dataclass
class Found:
    """What was looked at, and what is wrong, each with the scene and the text."""

    controls: int = 0
    nameless: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    letters: list[str] = field(default_factory=list)


def look_for_faults(found: Found, scene: str, shown: QWidget) -> None:
    """Adds what is wrong with a scene."""
    if isinstance(shown, QMenu):
        return
    widgets = [widget for widget in shown.findChildren(QWidget) if widget.isVisible()]
    controls = [w for w in widgets if isinstance(w, _CONTROLS) and _is_reached(w)]
    found.controls += len(controls)
    found.nameless += [
        f"{scene}: {type(w).__name__} {w.objectName()}" for w in controls if not name_of(w, widgets)
    ]
    found.cut += [f"{scene}: {text}" for w in widgets if (text := cut_text(w))]
    counted = Counter(letter for w in widgets if (letter := _letter(w)))
    found.letters += [f"{scene}: {letter}" for letter, times in counted.items() if times > 1]


def _is_reached(widget: QWidget) -> bool:
    inner = widget.objectName() in {"qt_spinbox_lineedit", "qt_scrollarea_viewport"}
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not inner


def name_of(widget: QWidget, widgets: list[QWidget]) -> str:
    """What a screen reader calls a control."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    labels = [w.text() for w in widgets if isinstance(w, QLabel) and w.buddy() is widget]
    return widget.accessibleName() or text or next(iter(labels), "") or _placeholder(widget)


def _placeholder(widget: QWidget) -> str:
    return widget.placeholderText() if isinstance(widget, QLineEdit) else ""


def cut_text(widget: QWidget) -> str:
    """The text of a label or a button that has not enough room, or ""."""
    if isinstance(widget, QLabel):
        return widget.text() if _label_is_cut(widget) else ""
    if isinstance(widget, QScrollArea):
        never = widget.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        inside = widget.widget()
        wide = inside.minimumSizeHint().width() if inside is not None else 0
        cut = never and wide > widget.viewport().width() + _TOLERANCE
        return f"a form of {wide} in {widget.viewport().width()}" if cut else ""
    if isinstance(widget, QPushButton | QToolButton | QCheckBox | QRadioButton):
        wide = widget.sizeHint().width() > widget.width() + _TOLERANCE
        return widget.text() if widget.text() and wide and not _scrolls(widget) else ""
    return ""


def _label_is_cut(label: QLabel) -> bool:
    if not label.text() or label.textFormat() is Qt.TextFormat.RichText or _scrolls(label):
        return False
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + _TOLERANCE
    return label.sizeHint().width() > label.width() + _TOLERANCE and type(label) is QLabel


def _scrolls(widget: QWidget) -> bool:
    """Whether a widget lies in something that can be scrolled."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _letter(widget: QWidget) -> str:
    """The letter that goes to a control with Alt, of those that can be reached now."""
    reached = isinstance(widget, QAbstractButton) or (
        isinstance(widget, QLabel) and widget.buddy() is not None
    )
    if not reached or not widget.isEnabled():
        return ""
    text = widget.text().replace("&&", "")
    return text[text.index("&") + 1].lower() if "&" in text[:-1] else ""
