"""A PDF as a file: painted in memory first, because Qt does not say when a disk is full."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from arbiter_gui.formats.whole_file import write_whole_bytes


def write_pdf_file(path: Path, title: str, paint: Callable[[QPdfWriter], object]) -> None:
    """Writes what is painted; what was there stays if that fails.

    Raises:
        FileProblem: The file cannot be written.
    """
    memory = QBuffer()
    memory.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(memory)
    writer.setTitle(title)
    writer.setCreator("Arbiter")
    paint(writer)
    del writer
    write_whole_bytes(path, bytes(memory.data().data()))
