"""TrfEvent: a tournament as a TRF text tells it, read by columns and nothing else."""

from typing import NamedTuple

EDITION = {"FIDE_DUTCH_2017": "2017", "FIDE_DUTCH_2026": "2026"}
WHITE, BLACK = "w", "b"


class Cell(NamedTuple):
    """What a player has in one round; opponent 0 for none, letter "" for nothing at all."""

    opponent: int
    colour: str
    letter: str

    @property
    def is_played(self):
        return bool(self.opponent) and self.letter in tuple("10=WDL")


NOTHING = Cell(0, "-", "")


class TrfEvent:
    """Players by pairing number, with the cell of every round, and what the records say.

    Attributes:
        points: What a letter is worth, in tenths.
        forbidden: Sets of players of whom no two may meet.
        virtual: Virtual points of a player, round by round, in tenths.
        initial: The initial colour; "" where round 1 has to show it.
    """

    def __init__(self, text):
        lines = text.splitlines()
        rows = [line for line in lines if line.startswith("001")]
        by_rank = any(line.startswith("XXC") and "rank" in line for line in lines)
        ids = [int(row[4:8]) for row in rows]
        order = ids if by_rank else sorted(ids)
        self.number_of = {one: place if by_rank else one for place, one in enumerate(order, 1)}
        self.names = {self.number_of[int(row[4:8])]: row[14:47].strip() for row in rows}
        self.cells = {self.number_of[int(row[4:8])]: self._cells(row) for row in rows}
        self.players = sorted(self.cells)
        self._read_records(lines)

    def _cells(self, row):
        cells = []
        for start in range(91, len(row.rstrip()), 10):
            opponent, colour, letter = row[start : start + 4], row[start + 5], row[start + 7]
            number = int(opponent) if opponent.strip() else 0
            cells.append(Cell(self.number_of.get(number, 0), colour, letter.strip()))
        return cells

    def _read_records(self, lines):
        records = [(line[:3], line[4:].split()) for line in lines]
        every = {tag: [words for own, words in records if own == tag] for tag, _ in records}
        self.rounds = int(every["XXR"][0][0])
        colours = [word for words in every.get("XXC", ()) for word in words]
        self.initial = WHITE * ("white1" in colours) or BLACK * ("black1" in colours)
        self.forbidden = [{self.number_of[int(one)] for one in two} for two in every.get("XXP", ())]
        self.virtual = {
            self.number_of[int(player)]: [tenths(one) for one in points]
            for player, *points in every.get("XXA", ())
        }
        self.edition = next((EDITION[code] for (code,) in every.get("192", ())), "2026")
        if any("2012)" in words for words in every.get("092", ())):
            self.edition = "2012"
        scoring = [word.split("=") for words in every.get("XXS", ()) for word in words]
        self._set_points({name: tenths(value) for name, value in scoring})

    def _set_points(self, worth):
        win, draw = worth.get("WW", 10), worth.get("WD", 5)
        self.win = win
        self.points = dict.fromkeys("1W", win) | dict.fromkeys("=D", draw)
        self.points |= {
            "+": worth.get("FW", win),
            "F": worth.get("FPB", win),
            "H": worth.get("HPB", draw),
            "U": worth.get("PAB", win),
        }

    def cell(self, player, number):
        """What a player has in a round."""
        cells = self.cells[player]
        return cells[number - 1] if number <= len(cells) else NOTHING

    @property
    def rounds_paired(self):
        """The newest round with a board in it."""
        longest = max(map(len, self.cells.values()))
        paired = [at for at in range(1, longest + 1) if self._has_board(at)]
        return max(paired, default=0)

    def _has_board(self, number):
        return any(self.cell(player, number).opponent for player in self.players)


def tenths(text):
    """Points as an integer."""
    return round(float(text) * 10)
