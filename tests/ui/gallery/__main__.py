"""Pictures of every page, panel, menu and dialog, on contact sheets, and what is wrong with them.

    python -m tests.ui.gallery --out FOLDER [--languages en,es,ru] [--themes light,dark] [--small]

With `--small` the screen is that of a common laptop at 200 per cent. Without `--out` only the
walk is made: controls, those without a name, texts that are cut, letters given twice.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from arbiter_gui.ui.preferences import Appearance
from tests.ui.gallery.faults import Found, look_for_faults
from tests.ui.gallery.scenes import LAPTOP, SMALL, Setting, show_everything

_ACROSS, _WIDE, _HIGH, _CAPTION = 4, 520, 320, 22


def main(arguments: list[str]) -> int:
    """Prints the walk of each setting; 1 when something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    parser.add_argument("--languages", default="en,es,ru")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--small", action="store_true", help="a laptop at 200 per cent")
    choice = parser.parse_args(arguments)
    settings = [
        (language, theme)
        for language in choice.languages.split(",")
        for theme in choice.themes.split(",")
    ]
    if len(settings) > 1:
        return max(in_a_process_of_its_own(arguments, *setting) for setting in settings)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    language, theme = settings[0]
    size = SMALL if choice.small else LAPTOP
    return int(bool(walked(Setting(language, Appearance(theme), size), choice.out)))


def in_a_process_of_its_own(arguments: list[str], language: str, theme: str) -> int:
    """One setting; every process shows its windows once."""
    command = [sys.executable, "-m", "tests.ui.gallery", *arguments]
    return subprocess.run(
        [*command, "--languages", language, "--themes", theme], check=False
    ).returncode


def walked(setting: Setting, out: Path | None) -> int:
    """Walks one setting, prints what was found, and puts the pictures on sheets."""
    found, pictures = Found(), []

    def look(name: str, shown: QWidget) -> None:
        look_for_faults(found, name, shown)
        if out is not None:
            pictures.append((name, shown.grab()))

    with tempfile.TemporaryDirectory() as folder:
        show_everything(setting, Path(folder), look)
    name = f"{setting.language}-{setting.appearance.value}-{setting.size.width()}"
    say(
        f"{name}: {found.controls} controls, {len(found.nameless)} without a name, "
        f"{len(found.cut)} texts cut, {len(found.letters)} letters twice"
    )
    faults = [*found.nameless, *found.cut, *found.letters]
    for fault in faults:
        say(f"  {fault}")
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for place, (title, picture) in enumerate(pictures):
            picture.save(str(out / f"{name}-{place:02}-{title}.png"))
        sheet_of(pictures).save(str(out / f"sheet-{name}.png"))
    return len(faults)


def sheet_of(pictures: list[tuple[str, QPixmap]]) -> QPixmap:
    """All pictures small on one, each with its name."""
    rows = -(-len(pictures) // _ACROSS)
    sheet = QPixmap(_ACROSS * _WIDE, rows * (_HIGH + _CAPTION))
    sheet.fill(QColor("#808080"))
    painter = QPainter(sheet)
    for place, (title, picture) in enumerate(pictures):
        corner = QPoint((place % _ACROSS) * _WIDE, (place // _ACROSS) * (_HIGH + _CAPTION))
        painter.setPen(QColor("white"))
        painter.drawText(corner + QPoint(4, _CAPTION - 6), title)
        small = picture.scaled(
            _WIDE - 8,
            _HIGH - 4,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawPixmap(corner + QPoint(4, _CAPTION), small)
    painter.end()
    return sheet


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
