"""What the results do to ratings, and whether they are enough for a title norm (B.02, B.01).

Ratings and scores are integers: points of rating, half points, hundredths. Nothing here is
official: FIDE counts with its own list, and with all events of a month. The modules:

| module | question | chapter |
|---|---|---|
| `rate_of_play` | which list is the event rated for? | B.02 1.1, both chapters |
| `rules` | which rating differences count, and since when? | B.02 8.3.1 |
| `k_factor` | how fast does a rating change? | B.02 8.3.3 |
| `change` | game by game: expected score and change | B.02 8.3 |
| `performance` | which rating would have been expected to score this? | B.02 8.1 |
| `initial` | where does an unrated player enter the list? | B.02 8.2 |
| `norm_titles`, `norm_games`, `conditions` | what does a norm ask for, what is there? | B.01 1.4 |
| `foreigners` | does the event as a whole replace the mix of federations? | B.01 1.4.3d |
| `norm_check` | which games make the norm? | B.01 1.4.1 |
| `outlook` | what is needed in the last round? | B.01 1.4 |
"""
