"""Why is this board as it is? Answers in plain sentences, every one computed from the pairing.

| question | module |
|---|---|
| what is known of a round | `explained_round` |
| what a sentence is, and what may stand in it | `sentences`, `sentence_values` |
| the catalogue: every sentence, by subject | `wordings/` |

Nothing here decides a pairing: positions, outcomes and stories come from `pairing/`. A sentence is
only made of facts that were looked up or computed; no reason is given that was not.
"""
