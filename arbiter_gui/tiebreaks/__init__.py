"""Who stands where: points first, then the tie-breaks of the event in their order (C.07).

Unplayed rounds are what calculators differ in (article 16). A player's own unplayed round is a
game against a dummy; the same round counts differently when the player is somebody's opponent:

| round | when it is one's own | in the score of an opponent |
|---|---|---|
| forfeit win, forfeit loss | dummy, not above the scheduled opponent (2026) | as awarded |
| pairing-allocated bye, full-point bye | dummy, not above a draw a round (2026) | as awarded |
| requested bye, absence; a round of another kind follows | the same | as awarded |
| requested bye, absence; nothing but such rounds follows | the same | a draw |

All values are exact: integers (points in tenths, points times points in hundredths, or plain
numbers) and fractions for means. A value is read off a derivation, which holds what every round
adds and why.
"""
