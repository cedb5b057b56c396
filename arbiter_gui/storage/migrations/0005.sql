-- FIDE mode, the ratings to take, the data of lists, check-in, publication, report-only results.
ALTER TABLE settings ADD COLUMN fide_mode_left INTEGER;
ALTER TABLE settings ADD COLUMN rating_order TEXT NOT NULL DEFAULT '[]';
ALTER TABLE player ADD COLUMN official_rating INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN rating_source TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN national_id TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN k_factor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN checked_in INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN half_bye_refused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE round ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE round ADD COLUMN published_at TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN reported TEXT;

-- What the report of a FIDE event has to tell; players stand in before and after as {key}.
CREATE TABLE integrity_event (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    round  INTEGER NOT NULL,
    before TEXT NOT NULL,
    after  TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
