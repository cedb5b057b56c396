"""Who gets how much: the prizes of the places, shared among tied players.

Amounts are integers in hundredths of the currency (cents). Nothing is lost between the numbers:
what is dealt out and what is kept add up to the fund. The module:

| module | question |
|---|---|
| `sharing` | what does each player of a ranking get, and of which terms is it the sum? |
"""
