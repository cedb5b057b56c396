-- Whether a player was expelled, and whether nobody named the tie-breaks of the event.
ALTER TABLE player ADD COLUMN expelled INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN tiebreaks_assumed INTEGER NOT NULL DEFAULT 0;

-- Places given by hand to everybody with the same score after a round, best placed first.
CREATE TABLE hand_ranking (
    round   INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    players TEXT NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (round, points)
) STRICT, WITHOUT ROWID;
