"""What the window needs of its Qt binding."""

import sys

from PySide6.QtGui import QStandardItem, QStandardItemModel


def test_asking_a_model_for_nothing_does_not_use_up_none(qapp):
    model = QStandardItemModel()
    model.appendRow(QStandardItem("Adams"))
    index = model.index(0, 0)
    before = sys.getrefcount(None)
    for _ in range(500):
        index.data(0x0200)
    assert sys.getrefcount(None) > before - 250
