"""FIDE mode: what a change has to be warned about before it is carried out, and what is reported.

| level | what happens |
|---|---|
| 2 | a message that has to be acknowledged |
| 3 | one question: do it, or leave it |
| 4 | two questions in a row: it is not compliant; what it will mean |
| 5 | refused, as long as the event is in FIDE mode |

A warning belongs to a change, not to a dialog: `Document.commit` refuses a change whose warnings
have not been acknowledged, whoever asks. A new warning is a function in `rules.py` that
looks at the edits of a change and yields it.

Articles: C.02.01; the record of each event as in TRF-2026, `###`.
"""
