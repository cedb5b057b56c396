"""Exchange: the same file with the opponents of two boards of a round exchanged."""


def exchanged(text, number, boards):
    """The TRF text in which White of each of two boards plays Black of the other one.

    Each board keeps its result, so that the file stays a possible one.

    Args:
        text: TRF text, numbers as in the file.
        number: The round.
        boards: Two boards as (white, black), by the numbers of the file.
    """
    (one, two), (three, four) = boards
    lines = text.splitlines()
    cells = {int(line[4:8]): _cell(line, number) for line in lines if line.startswith("001")}
    changed = {
        one: f"{four:>4}{cells[one][4:]}",
        three: f"{two:>4}{cells[three][4:]}",
        four: f"{one:>4}{cells[two][4:]}",
        two: f"{three:>4}{cells[four][4:]}",
    }
    return "\n".join(_with_cell(line, number, changed) for line in lines) + "\n"


def _start(number):
    return 91 + 10 * (number - 1)


def _cell(line, number):
    return line[_start(number) : _start(number) + 8]


def _with_cell(line, number, changed):
    if not line.startswith("001") or int(line[4:8]) not in changed:
        return line
    start = _start(number)
    return f"{line[:start]}{changed[int(line[4:8])]}{line[start + 8 :]}"
