"""FIDE's Tournament Report File: TRF06, TRF16, TRF-2026 and the dialect of pairing engines.

| step | module |
|---|---|
| bytes to text | `encoding.py` |
| text to records | `reader.py`, `player_line.py`, `dialects.py`, over the columns of `layout.py` |
| both rows of every game agree | `games.py` |
| records of a national register | `national_line.py` |
| records to tournament | `to_tournament.py`, `scoring.py` |
| tournament to records to text | `from_tournament.py`, `writer.py` |

What a TRF file cannot hold is lost on the way through one: clubs, the time of a pairing, the
numbers of the boards (they are put back in the order of C.04.2 article 3.6) and the difference
between a withdrawal, an expulsion and an absence (who has left is written as absent in every coming
round, who was expelled without a rank), that places were given by hand (the ranks are written), the
name that a national register has for a player, and a used rating that the method of the event
(record 172) does not explain. Records this program does not use are kept as they are
(`TrfFile.kept`) from one TRF file to the next, but not through an event file.
"""
