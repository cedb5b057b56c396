"""Writes the manual as web pages and as a PDF.

    build_manual.py FOLDER [--language es]

The pages lie in the folder itself, the PDF beside them. Neither needs a display.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QApplication

from arbiter_gui import __version__
from arbiter_gui.i18n import LANGUAGES, use_language
from arbiter_gui.manual import FIRST, KEYS, PICTURES, Chapter, chapters, picture
from arbiter_gui.resources import resource
from arbiter_gui.ui.help_document import dress
from arbiter_gui.ui.menus import key_map
from arbiter_gui.ui.result_keys import ResultKeys
from arbiter_gui.ui.theme import LIGHT, window_font
from manual_page import body_of

_MARGIN = 20.0
_DOTS = 96
_TYPE = 13
_WIDTH = 620


def main(arguments: Sequence[str]) -> int:
    """Writes both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    choice = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication([])
    window_font()
    use_language(choice.language)
    write(choice.folder, completed(chapters()))
    use_language("en")
    del application
    return 0


def completed(read: Sequence[Chapter]) -> tuple[Chapter, ...]:
    """The chapters with the map of keys in its place."""
    keys = key_map(ResultKeys.POINTS)
    return tuple(
        replace(one, text=f"{one.text}\n{keys}") if one.name == KEYS else one for one in read
    )


def write(folder: Path, read: Sequence[Chapter]) -> None:
    """Writes a page for each chapter, the pictures, the style, and the PDF."""
    folder.mkdir(parents=True, exist_ok=True)
    style = resource("reports", "site.css").read_text(encoding="utf-8")
    (folder / "manual.css").write_text(style + _STYLE, encoding="utf-8")
    for name in PICTURES:
        shutil.copyfile(picture(name), folder / name)
    for one in read:
        (folder / f"{one.name}.html").write_text(page_of(one, read), encoding="utf-8")
    shutil.copyfile(folder / f"{FIRST}.html", folder / "index.html")
    write_pdf(folder / "manual.pdf", read)


def page_of(one: Chapter, read: Sequence[Chapter]) -> str:
    """A whole page: the list of chapters, then the chapter."""
    lines = []
    for other in read:
        here = ' aria-current="page"' if other.name == one.name else ""
        lines.append(f'<li><a href="{other.name}.html"{here}>{escape(other.title)}</a></li>')
    title, chapters_of = escape(one.title), "\n".join(lines)
    return f"""<!DOCTYPE html>
<html lang="{one.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – Arbiter</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<a class="skip" href="#chapter">{title}</a>
<nav><ul>
{chapters_of}
</ul></nav>
<main id="chapter">
{body_of(one.text)}
</main>
<footer>Arbiter {__version__}</footer>
</body>
</html>
"""


def write_pdf(path: Path, read: Sequence[Chapter]) -> None:
    """All chapters in one document, each on a page of its own."""
    document = QTextDocument()
    document.setMarkdown("\n\n".join(one.text for one in read))  # forgets every picture
    for name in PICTURES:
        image = QImage(str(picture(name)))
        image.setDevicePixelRatio(image.width() / _WIDTH)
        kind = QTextDocument.ResourceType.ImageResource.value
        document.addResource(kind, QUrl(name), image)
    dress(document, LIGHT, _TYPE, on_paper=True)
    _break_pages(document)
    writer = QPdfWriter(str(path))
    writer.setTitle("Arbiter")
    writer.setCreator(f"Arbiter {__version__}")
    writer.setResolution(_DOTS)
    page = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(page)
    document.setPageSize(page.paintRectPixels(_DOTS).size().toSizeF())
    document.print_(writer)


def _break_pages(document: QTextDocument) -> None:
    shape = QTextBlockFormat()
    shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    block = document.begin().next()
    while block.isValid():
        if block.blockFormat().headingLevel() == 1:
            QTextCursor(block).mergeBlockFormat(shape)
        block = block.next()


_STYLE = """
main { max-width: 46rem; }
main img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
main td, main th { white-space: normal; vertical-align: top; }
main h2 { font-size: 1.25rem; margin: 28px 0 6px; }
kbd { padding: 0 4px; background: var(--stripe); border: 1px solid var(--line);
  border-radius: 4px; font: inherit; font-weight: 600; }
"""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
