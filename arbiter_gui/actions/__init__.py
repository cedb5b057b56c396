"""What an arbiter can do: every action looks at the tournament and returns one `Change`.

An action changes nothing by itself: `Document.commit` writes its change, and the change reversed is
its undo. What the rules or the state of the event do not allow is refused with `RefusedAction`, a
sentence that says what to do instead. A change without edits means that all is as wanted already.

| module | actions |
|---|---|
| `players` | register (also late), edit, remove |
| `numbers` | pairing numbers anew, or two of them exchanged |
| `entries` | from which round a listed player plays |
| `presence` | check-in, and what becomes of those who are missing |
| `participation` | withdraw and readmit |
| `byes` | byes that a player asks for |
| `entitlement` | what nobody can have |
| `late_board` | one more board in a running round |
| `rounds` | obstacles before pairing; record, take back, exchange colours |
| `sides` | players who sat with exchanged colours |
| `results` | enter, correct and clear results |
| `prohibitions` | players who must not meet |
| `settings` | heading and rules of the event; what is locked after round 1 |
| `imports` | the facts of a foreign file, for a new event |
"""
