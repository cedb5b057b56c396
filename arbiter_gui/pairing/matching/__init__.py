"""Matchings on graphs whose vertices are numbers and whose neighbourhoods are bitsets.

Nothing here knows about chess. A bitset is a Python integer; bit `v` stands for vertex `v`.

| question | module |
|---|---|
| how many pairs are possible, and why not more? | `cardinality` |
| which way of giving everybody on the left a partner comes first? | `bipartite` |
| what does each kind of vertex cost at least? | `transport` |
| which pairs weigh most together? | `weighted` |
"""
