"""Rows of record 001 for tests, in their columns."""


def row(number, *cells, name=None, **columns):
    """A player's row; every cell is eight characters such as "   2 w 1"."""
    name = f"Player {number}" if name is None else name
    field = {key: str(value) for key, value in columns.items()}.get
    person = f"001 {number:>4} {field('sex', ''):1}{field('title', ''):>3} {name:<33}"
    papers = f"{field('rating', ''):>4} {field('federation', ''):3} {field('fide_id', ''):>11}"
    place = f"{field('birth', ''):<10} {field('points', ''):>4} {field('rank', ''):>4}"
    return f"{person} {papers} {place}" + "".join(f"  {cell}" for cell in cells)


def text(*lines):
    return "\n".join(lines) + "\n"


def two(first, second, **columns):
    """Two players, each with a row of cells; the rows are lines 1 and 2."""
    return text(row(1, *first, **columns), row(2, *second))
