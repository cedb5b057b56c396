"""A list cut into pages: whole rows only, the heading on each page, notes at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from arbiter_gui.reports.report import Report
from arbiter_gui.tables.table import Row, Table, Tone
from arbiter_gui.ui.printing.columns import Block, ColumnPlan, plan_of
from arbiter_gui.ui.printing.page_options import PageOptions, Sheet
from arbiter_gui.ui.printing.type_size import line_height, wrapped

_TITLE, _SUBTITLE, _SMALL = 165.0, 125.0, 78.0
_FOOT = 160.0
_BETWEEN = 0.55
"""Room between two rows, in sizes of the type."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text across the sheet; `top` is its upper edge, in tenths of a point."""

    text: str
    top: float
    size: float
    strong: bool = False
    muted: bool = False


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """A row of the table: each cell in its lines."""

    row: Row
    top: float
    height: float
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ListPage:
    """One page of a list.

    Attributes:
        size: Of the type of the rows.
        heading_top: The upper edge of the row of headings; None on a page of notes alone.
        footer: What stands at the left of the foot; the page number is at its right.
    """

    sheet: Sheet
    table: Table
    block: Block
    size: float
    lines: tuple[TextLine, ...]
    heading_top: float | None
    rows: tuple[PlacedRow, ...]
    footer: str


def pages_of(report: Report, options: PageOptions) -> tuple[ListPage, ...]:
    """The pages of a report; there is always at least one."""
    table = without(report.table, options.hidden)
    shown = replace(report, table=table)
    return tuple(_Pages(shown, options, plan_of(table, options)).made())


def without(table: Table, hidden: frozenset[str]) -> Table:
    """The table without the columns of these keys; never without all of them."""
    kept = [i for i, column in enumerate(table.columns) if column.key not in hidden]
    if not kept or len(kept) == len(table.columns):
        return table
    return table.only(kept)


class _Pages:
    """Fills page after page."""

    def __init__(self, report: Report, options: PageOptions, plan: ColumnPlan) -> None:
        self._report = report
        self._headed = options.headed
        self._plan = plan
        self._made: list[ListPage] = []

    def made(self) -> Iterator[ListPage]:
        sheet, size = self._plan.sheet, self._plan.size
        table = self._report.table
        blocks = self._plan.blocks if table.rows else self._plan.blocks[:1]
        for number, block in enumerate(blocks):
            self._fill(block, f"({number + 1}/{len(blocks)})" if len(blocks) > 1 else "")
        notes = [*table.notes, *([self._report.legend] if self._report.legend else [])]
        lines = [line for note in notes for line in wrapped(note, sheet.inner, size * 0.92)]
        self._write_notes(lines)
        yield from self._made

    @property
    def _bottom(self) -> float:
        sheet = self._plan.sheet
        return sheet.height - sheet.margin - (_FOOT if self._headed else 0.0)

    def _fill(self, block: Block, mark: str) -> None:
        size = self._plan.size
        rows = [self._placed(row, block) for row in self._report.table.rows]
        first = True
        while rows or first:
            lines, top = self._head(mark, whole=not self._made)
            heading = top if self._report.table.rows else None
            top += line_height(size) * 1.35 if heading is not None else 0.0
            taken: list[PlacedRow] = []
            while rows and (top + rows[0].height <= self._bottom or not taken):
                taken.append(replace(rows[0], top=top))
                top += rows.pop(0).height
            self._add(block, lines, heading, taken)
            first = False

    def _add(
        self,
        block: Block,
        lines: Sequence[TextLine],
        heading: float | None,
        rows: Sequence[PlacedRow],
    ) -> None:
        footer = self._report.footer if self._headed else ""
        self._made.append(
            ListPage(
                self._plan.sheet,
                self._report.table,
                block,
                self._plan.size,
                tuple(lines),
                heading,
                tuple(rows),
                footer,
            )
        )

    def _placed(self, row: Row, block: Block) -> PlacedRow:
        size = self._plan.size
        cells = tuple(
            (row.cells[index].text,)
            if row.cells[index].preference is not None
            else wrapped(row.cells[index].text, width, size, strong=is_strong(row, index))
            for index, width in zip(block.columns, block.widths, strict=True)
        )
        lines = max(len(texts) for texts in cells)
        coded = any(row.cells[index].preference is not None for index in block.columns)
        height = lines * line_height(size) + _BETWEEN * size
        return PlacedRow(row, 0.0, max(height, 2.05 * size) if coded else height, cells)

    def _head(self, mark: str, *, whole: bool) -> tuple[list[TextLine], float]:
        """The lines above a list, and where it begins; later pages have one line only."""
        sheet = self._plan.sheet
        top = sheet.margin
        if not self._headed:
            return [], top
        titles = self._report.titles
        if not whole:
            text = " · ".join(part for part in (*titles[:2], mark) if part)
            text = wrapped(text, sheet.inner, _SMALL * 1.15)[0]
            return [TextLine(text, top, _SMALL * 1.15, muted=True)], top + _SMALL * 2.2
        lines: list[TextLine] = []
        sizes = (_TITLE, _SUBTITLE, _SMALL)
        for place, title in enumerate(titles):
            size = sizes[min(place, len(sizes) - 1)]
            strong = place < len(sizes) - 1
            said = f"{title} {mark}".strip() if place == 1 else title
            for text in wrapped(said, sheet.inner, size, strong=strong):
                lines.append(TextLine(text, top, size, strong, muted=not strong))
                top += line_height(size)
        return lines, top + _SUBTITLE * 0.6

    def _write_notes(self, lines: list[str]) -> None:
        """Below the last row where there is room, else on pages of their own."""
        size = self._plan.size * 0.92
        step = line_height(size)
        while lines:
            page = self._made[-1]
            top = _foot_of(page) + step * 0.6
            room = max(0, int((self._bottom - top) // step))
            if room < min(2, len(lines)):
                head, top = self._head("", whole=False)
                self._add(page.block, head, None, ())
                page = self._made[-1]
                room = max(1, int((self._bottom - top) // step))
            placed = [
                TextLine(text, top + n * step, size, muted=True)
                for n, text in enumerate(lines[:room])
            ]
            del lines[:room]
            self._made[-1] = replace(page, lines=(*page.lines, *placed))
            if lines:
                head, _top = self._head("", whole=False)
                self._add(page.block, head, None, ())


def _foot_of(page: ListPage) -> float:
    """Where what is on a page ends."""
    if page.rows:
        return page.rows[-1].top + page.rows[-1].height
    ends = [line.top + line_height(line.size) for line in page.lines]
    return max(ends, default=page.sheet.margin)


def is_strong(row: Row, index: int) -> bool:
    """Whether a cell is set in heavy type."""
    return row.cells[index].tone is Tone.STRONG
