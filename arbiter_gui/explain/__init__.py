"""Why is this board as it is? Answers in plain sentences, every one computed from the pairing.

| question | module |
|---|---|
| what is known of a round | `explained_round` |
| what a sentence is, and what may stand in it | `sentences`, `sentence_values` |
| the catalogue: every sentence, by subject | `wordings/` |
| why not this pair, or the bye for somebody else | `why_not`, in words `why_not_text` |
| what would be otherwise after another result, withdrawal, entry or edition | `what_if` |
| what to look at before a round is published, also of boards by hand | `publication` |
| the event as it was before a round | `round_start` |

Nothing here decides a pairing: positions, outcomes and stories come from `pairing/`. A sentence is
only made of facts that were looked up or computed; no reason is given that was not.
"""
