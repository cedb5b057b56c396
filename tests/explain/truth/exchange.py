"""Exchange: the same file with the opponents of two boards of a round exchanged."""


def exchanged(text, number, boards):
    """The TRF text in which White of each of two boards plays Black of the other one.

    Args:
        text: TRF text, numbers as in the file.
        number: The round.
        boards: Two boards as (white, black), by the numbers of the file.
    """
    (one, two), (three, four) = boards
    opponents = {one: four, four: one, three: two, two: three}
    lines = text.splitlines()
    return "\n".join(_with_opponent(line, number, opponents) for line in lines) + "\n"


def _with_opponent(line, number, opponents):
    if not line.startswith("001") or int(line[4:8]) not in opponents:
        return line
    start = 91 + 10 * (number - 1)
    return f"{line[:start]}{opponents[int(line[4:8])]:>4}{line[start + 4 :]}"
