"""A chapter of the manual as HTML: as Qt reads its Markdown, so that page and window agree."""

from collections.abc import Iterator
from html import escape

from PySide6.QtGui import (
    QTextBlock,
    QTextDocument,
    QTextFragment,
    QTextFrame,
    QTextTable,
)

from arbiter_gui.manual import SUFFIX

_STRONG = 600


def body_of(markdown: str) -> str:
    """The text of a chapter as HTML, without the frame of a page."""
    document = QTextDocument()
    document.setMarkdown(markdown)
    return "\n".join(_parts(document.rootFrame()))


def _parts(frame: QTextFrame) -> Iterator[str]:
    """Paragraphs, headings, lists and tables, in order."""
    open_list = ""
    place = frame.begin()
    while not place.atEnd():
        block = place.currentBlock()
        table = _table_at(place)
        wanted = "" if table else _list_of(block)
        if open_list and open_list != wanted:
            yield f"</{open_list}>"
        if wanted and open_list != wanted:
            yield f"<{wanted}>"
        open_list = wanted
        if table:
            yield table
        elif block.text():
            yield _block(block)
        place += 1
    if open_list:
        yield f"</{open_list}>"


def _table_at(place: QTextFrame.iterator) -> str:
    frame = place.currentFrame()
    return _table(frame) if isinstance(frame, QTextTable) else ""


def _list_of(block: QTextBlock) -> str:
    if block.blockFormat().objectIndex() < 0:
        return ""
    numbered = block.textList().format().style().value <= -4  # ListDecimal and its kin
    return "ol" if numbered else "ul"


def _block(block: QTextBlock) -> str:
    level = block.blockFormat().headingLevel()
    kind = "li" if _list_of(block) else f"h{level}" if level else "p"
    return f"<{kind}>{_words(block)}</{kind}>"


def _words(block: QTextBlock) -> str:
    heading = block.blockFormat().headingLevel() > 0
    parts = []
    place = block.begin()
    while not place.atEnd():
        parts.append(_span(place.fragment(), plain=heading))
        place += 1
    return "".join(parts)


def _span(fragment: QTextFragment, *, plain: bool) -> str:
    looks = fragment.charFormat()
    if looks.isImageFormat():
        shown = looks.toImageFormat()
        alt = escape(str(shown.property(shown.Property.ImageAltText.value) or ""))
        return f'<img src="{escape(shown.name())}" alt="{alt}">'
    words = escape(fragment.text())
    if plain:
        return words
    if looks.fontFixedPitch():
        words = f"<kbd>{words}</kbd>"
    elif looks.fontWeight() >= _STRONG:
        words = f"<strong>{words}</strong>"
    elif looks.fontItalic():
        words = f"<em>{words}</em>"
    if looks.isAnchor():
        target = looks.anchorHref()
        if target.endswith(SUFFIX):
            target = f"{target.removesuffix(SUFFIX)}.html"
        words = f'<a href="{escape(target)}">{words}</a>'
    return words


def _table(table: QTextTable) -> str:
    rows = []
    for row in range(table.rows()):
        kind = "td" if row else "th"
        cells = (
            _words(table.cellAt(row, column).firstCursorPosition().block())
            for column in range(table.columns())
        )
        rows.append("<tr>" + "".join(f"<{kind}>{cell}</{kind}>" for cell in cells) + "</tr>")
    head, *rest = rows
    body = "\n".join(rest)
    return f'<div class="scroll"><table><thead>{head}</thead>\n<tbody>{body}</tbody></table></div>'
