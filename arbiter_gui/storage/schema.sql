-- One event. Numbers are whole: points in tenths, players by their key (never shown, never reused
-- for somebody else while the event lasts). Lists are JSON arrays in a text column.

-- What was done, in order; the only table that nothing else can replace.
--   step       start: the event as it was created; change: an action; undo, redo: of the line
--              refers_to
--   label      English sentence with {placeholders}; details: their values, a JSON object
--   edits      JSON array of {kind, added: [row...]}, {kind, removed: [row...]} and {kind, keys,
--              before, after} with the columns that differ
--   seal       SHA-256 over the seal of the line before and everything in this line
CREATE TABLE journal (
    number    INTEGER PRIMARY KEY,
    time      TEXT NOT NULL,
    step      TEXT NOT NULL CHECK (step IN ('start', 'change', 'undo', 'redo')),
    refers_to INTEGER REFERENCES journal (number),
    label     TEXT NOT NULL,
    details   TEXT NOT NULL,
    edits     TEXT NOT NULL,
    seal      TEXT NOT NULL UNIQUE,
    CHECK ((step IN ('undo', 'redo')) = (refers_to IS NOT NULL))
) STRICT;

CREATE TRIGGER journal_lines_stay BEFORE DELETE ON journal
BEGIN SELECT raise(ABORT, 'journal lines stay'); END;

CREATE TRIGGER journal_lines_never_change BEFORE UPDATE ON journal
BEGIN SELECT raise(ABORT, 'journal lines never change'); END;

-- Name, place, dates and arbiters: one row.
CREATE TABLE event (
    name            TEXT NOT NULL,
    city            TEXT NOT NULL,
    federation      TEXT NOT NULL,
    start           TEXT NOT NULL,
    "end"           TEXT NOT NULL,
    chief_arbiter   TEXT NOT NULL,
    deputy_arbiters TEXT NOT NULL,
    rate_of_play    TEXT NOT NULL,
    time_control    TEXT NOT NULL,
    round_dates     TEXT NOT NULL
) STRICT;

-- System, edition of its rules, rounds, points of each result, tie-breaks: one row.
CREATE TABLE settings (
    system         TEXT NOT NULL,
    edition        TEXT NOT NULL,
    rounds         INTEGER NOT NULL,
    initial_colour TEXT CHECK (initial_colour IN ('w', 'b')),
    win            INTEGER NOT NULL,
    draw           INTEGER NOT NULL,
    loss           INTEGER NOT NULL,
    absence        INTEGER NOT NULL,
    pab            INTEGER NOT NULL,
    adjourned      INTEGER NOT NULL,
    tiebreaks      TEXT NOT NULL,
    tiebreaks_assumed INTEGER NOT NULL,
    ruleset        TEXT NOT NULL,
    fide_mode_left INTEGER,
    rating_order   TEXT NOT NULL,
    equals_by      TEXT NOT NULL,
    lot            INTEGER NOT NULL,
    rating_method  TEXT NOT NULL,
    national_federation TEXT NOT NULL
) STRICT;

-- The registered players; tpn is the place in the initial ranking list.
CREATE TABLE player (
    key            INTEGER PRIMARY KEY,
    tpn            INTEGER NOT NULL UNIQUE,
    name           TEXT NOT NULL,
    title          TEXT NOT NULL,
    sex            TEXT NOT NULL,
    rating         INTEGER NOT NULL,
    federation     TEXT NOT NULL,
    fide_id        INTEGER NOT NULL,
    birth          TEXT NOT NULL,
    club           TEXT NOT NULL,
    first_round    INTEGER NOT NULL,
    withdrawn_from INTEGER,
    expelled       INTEGER NOT NULL,
    official_rating  INTEGER NOT NULL,
    rating_source    TEXT NOT NULL,
    national_id      TEXT NOT NULL,
    k_factor         INTEGER NOT NULL,
    checked_in       INTEGER NOT NULL,
    half_bye_refused INTEGER NOT NULL,
    national_rating  INTEGER NOT NULL,
    national_title   TEXT NOT NULL,
    national_origin  TEXT NOT NULL
) STRICT;

-- The rounds that have been paired; version 0 is a draft.
CREATE TABLE round (
    number    INTEGER PRIMARY KEY,
    paired_at TEXT NOT NULL,
    version   INTEGER NOT NULL,
    published_at TEXT NOT NULL
) STRICT;

-- The boards; result holds the letters of White and Black as TRF files write them, reported those
-- of the rating report where they differ.
CREATE TABLE game (
    round  INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    board  INTEGER NOT NULL,
    white  INTEGER NOT NULL REFERENCES player (key) DEFERRABLE INITIALLY DEFERRED,
    black  INTEGER NOT NULL REFERENCES player (key) DEFERRABLE INITIALLY DEFERRED,
    result TEXT,
    reported TEXT,
    PRIMARY KEY (round, board),
    CHECK (white <> black)
) STRICT, WITHOUT ROWID;

-- Rounds without an opponent; of a round not yet paired: what a player has asked for.
CREATE TABLE bye (
    round  INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (key) DEFERRABLE INITIALLY DEFERRED,
    kind   TEXT NOT NULL CHECK (kind IN ('U', 'F', 'H', 'Z')),
    PRIMARY KEY (round, player)
) STRICT, WITHOUT ROWID;

-- Virtual points of a player, round by round.
CREATE TABLE acceleration (
    player         INTEGER PRIMARY KEY REFERENCES player (key) DEFERRABLE INITIALLY DEFERRED,
    virtual_points TEXT NOT NULL
) STRICT;

-- Groups of players who must not meet each other.
CREATE TABLE prohibition (
    number      INTEGER PRIMARY KEY,
    players     TEXT NOT NULL,
    first_round INTEGER NOT NULL,
    last_round  INTEGER NOT NULL,
    reason      TEXT NOT NULL
) STRICT;

-- Points that differ from those of the settings.
CREATE TABLE adjustment (
    number  INTEGER PRIMARY KEY,
    letter  TEXT NOT NULL,
    points  INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    players TEXT NOT NULL
) STRICT;

-- Rounds paired by hand; of a round not yet paired: the boards so far. A board is [white, black],
-- the pairing-allocated bye [player, null]; computed holds the boards that the rules ask for.
CREATE TABLE manual_pairing (
    round    INTEGER PRIMARY KEY,
    boards   TEXT NOT NULL,
    computed TEXT NOT NULL,
    reason   TEXT NOT NULL
) STRICT;

-- Places given by hand to everybody with the same score after a round, best placed first.
CREATE TABLE hand_ranking (
    round   INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    players TEXT NOT NULL,
    reason  TEXT NOT NULL,
    PRIMARY KEY (round, points)
) STRICT, WITHOUT ROWID;

-- What the report of a FIDE event has to tell; players stand in before and after as {key}.
CREATE TABLE integrity_event (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    round  INTEGER NOT NULL,
    before TEXT NOT NULL,
    after  TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;

-- Prizes of the places in cents and how they are given: one row, or none.
CREATE TABLE prize_fund (
    places          TEXT NOT NULL,
    sharing         TEXT NOT NULL CHECK (sharing IN ('rank', 'equal', 'hort')),
    unit            INTEGER NOT NULL,
    keeps_remainder INTEGER NOT NULL,
    one_each        INTEGER NOT NULL,
    currency        TEXT NOT NULL
) STRICT;

-- Prizes of those who meet a condition; 0 and '' ask for nothing.
CREATE TABLE category_prize (
    number      INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    amounts     TEXT NOT NULL,
    rating_from INTEGER NOT NULL,
    rating_to   INTEGER NOT NULL,
    unrated     INTEGER NOT NULL,
    sex         TEXT NOT NULL,
    age_from    INTEGER NOT NULL,
    age_to      INTEGER NOT NULL,
    federation  TEXT NOT NULL,
    club        TEXT NOT NULL
) STRICT;
