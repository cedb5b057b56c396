"""Who gets how much: prizes of places, shared by tied players or not, and of categories.

Amounts are integers in hundredths of the currency (cents). Nothing is lost between the numbers:
what is dealt out and what is kept add up to the fund. The modules:

| module | question |
|---|---|
| `sharing` | what does each player of a ranking get, and of which terms is it the sum? |
| `award` | who gets which prize, when there are categories and nobody gets two? |
"""
