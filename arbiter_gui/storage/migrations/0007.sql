-- What the national federation says of a player, and which federation that is.
ALTER TABLE settings ADD COLUMN national_federation TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN national_rating INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player ADD COLUMN national_title TEXT NOT NULL DEFAULT '';
ALTER TABLE player ADD COLUMN national_origin TEXT NOT NULL DEFAULT '';
