-- Rounds paired by hand; of a round not yet paired: the boards so far. A board is [white, black],
-- the pairing-allocated bye [player, null]; computed holds the boards that the rules ask for.
CREATE TABLE manual_pairing (
    round    INTEGER PRIMARY KEY,
    boards   TEXT NOT NULL,
    computed TEXT NOT NULL,
    reason   TEXT NOT NULL
) STRICT;
