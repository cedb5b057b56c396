"""The arrangement of the window: the rail at the left, the page, and what stands below it."""

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def desk_of(rail: QWidget, page: QWidget, below: Iterable[QWidget]) -> QWidget:
    """One widget with everything in its place."""
    foot = QVBoxLayout()
    foot.setContentsMargins(20, 0, 20, 8)
    foot.setSpacing(8)
    for widget in below:
        foot.addWidget(widget)
    right = QVBoxLayout()
    right.setContentsMargins(0, 0, 0, 0)
    right.setSpacing(0)
    right.addWidget(page, 1)
    right.addLayout(foot)
    desk = QWidget()
    desk.setObjectName("page")
    layout = QHBoxLayout(desk)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(rail)
    layout.addLayout(right, 1)
    return desk
