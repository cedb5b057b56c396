"""The FIDE (Dutch) System, C.04.3.

`engine.py` pairs a round bracket after bracket; `editions.py` says which criteria an edition has,
in which order and under which article. A criterion is written once: what it counts for a pair or
for a downfloater. The solver adds these counts up as costs, an explanation shows them.

| question | module |
|---|---|
| which pairs are legal at all? | `absolute_criteria` |
| who must not be left over? | `completion`, `look_ahead`, `pab_criteria` |
| which candidate of a bracket is best, and first? | `bracket_solver`, `trial`, `hard_brackets` |
| what if the last brackets cannot be paired (2017)? | `engine`, `score_difference_criteria` |
| who gets White? | `colour_allocation` |

Players are numbered 0, 1, 2, ... in ranking order (article 1.2), and 0, 1, 2, ... once more inside
a bracket, in BSN order: MDPs first, then residents. Sets of players are bitsets of these numbers.
"""
