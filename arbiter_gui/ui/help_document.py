"""A chapter of the manual as a document of Qt: sizes, distances and colours of the theme."""

from PySide6.QtGui import (
    QBrush,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from arbiter_gui.ui.theme import Tokens, sized_font

_KEEP = QTextCursor.MoveMode.KeepAnchor
_LINE_HEIGHT = 135
_PICTURE = "\ufffc"
"""What Qt writes into a text in the place of a picture."""
_MARGIN = 24
_PADDING = 4
_ABOVE = {1: 0.0, 2: 1.6, 3: 1.1}
_BELOW = 0.5
_SIZES = {1: 1.75, 2: 1.3, 3: 1.1}


def dress(document: QTextDocument, tokens: Tokens, pixels: int, *, on_paper: bool = False) -> None:
    """Gives a document that was made from Markdown the look of the window.

    Args:
        document: It has its text already.
        tokens: The colours.
        pixels: Size of the running text.
        on_paper: Whether it is printed: its margins are those of the page then.
    """
    font = sized_font(pixels, on_paper=on_paper)
    document.setDefaultFont(font)
    document.setDocumentMargin(0 if on_paper else _MARGIN)
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        shape = QTextBlockFormat()
        height = 100 if _PICTURE in block.text() else _LINE_HEIGHT
        shape.setLineHeight(height, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        in_table = cursor.currentTable() is not None
        shape.setTopMargin(_ABOVE.get(level, 0.0) * pixels)
        shape.setBottomMargin(0 if in_table else _BELOW * pixels)
        cursor.mergeBlockFormat(shape)
        if level:
            cursor.setPosition(block.position() + block.length() - 1, _KEEP)
            cursor.setCharFormat(_heading(level, pixels, tokens, on_paper=on_paper))
        block = block.next()
    _colour_spans(document, tokens, font, on_paper=on_paper)
    _draw_tables(document.rootFrame(), tokens)


def _heading(level: int, pixels: int, tokens: Tokens, *, on_paper: bool) -> QTextCharFormat:
    shape = QTextCharFormat()
    size = round(pixels * _SIZES.get(level, 1.0))
    shape.setFont(sized_font(size, strong=True, on_paper=on_paper))
    shape.setForeground(QBrush(tokens.colour("text")))
    return shape


def _colour_spans(document: QTextDocument, tokens: Tokens, font: QFont, *, on_paper: bool) -> None:
    """Links in the colour of links, names of keys on a tint."""
    link, key = QTextCharFormat(), QTextCharFormat()
    link.setForeground(QBrush(tokens.colour("accent")))
    key.setBackground(QBrush(tokens.colour("stripe")))
    key.setForeground(QBrush(tokens.colour("text")))
    key.setFont(sized_font(font.pixelSize(), strong=True, on_paper=on_paper))
    spans = []
    block = document.begin()
    while block.isValid():
        for fragment in _fragments(block):
            looks = fragment.charFormat()
            kind = link if looks.isAnchor() else key if looks.fontFixedPitch() else None
            if kind is not None:
                spans.append((fragment.position(), fragment.length(), kind))
        block = block.next()
    cursor = QTextCursor(document)
    for position, length, kind in spans:
        cursor.setPosition(position)
        cursor.setPosition(position + length, _KEEP)
        cursor.mergeCharFormat(kind)


def _fragments(block: QTextBlock) -> list[QTextFragment]:
    """The pieces of a block that look alike."""
    found, place = [], block.begin()
    while not place.atEnd():
        found.append(place.fragment())
        place += 1
    return found


def _draw_tables(frame: QTextFrame, tokens: Tokens) -> None:
    for table in frame.childFrames():
        if not isinstance(table, QTextTable):
            continue
        shape = table.format()
        shape.setBorder(1)
        shape.setBorderCollapse(True)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(QBrush(tokens.colour("line")))
        shape.setCellPadding(_PADDING)
        shape.setCellSpacing(0)
        shape.setHeaderRowCount(1)
        shape.setTopMargin(_PADDING)
        shape.setBottomMargin(2 * _PADDING)
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(shape)
