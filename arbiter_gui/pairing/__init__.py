"""Who plays whom: engines and what they know; pure computation, no clock, files or randomness.

`systems.pair_round(position, progress)` is the one way in. A `PairingPosition` holds everything a
pairing depends on; a `RoundPairing` is everything it decides. `swiss/` has the rules that all Swiss
systems share (C.04.1, C.04.2), `dutch/` the FIDE (Dutch) System (C.04.3), `matching/` the
matchings on graphs that know nothing about chess.
"""
