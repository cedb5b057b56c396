-- The order of equal ratings, and how the rating of the event was chosen.
ALTER TABLE settings ADD COLUMN equals_by TEXT NOT NULL DEFAULT 'alphabet';
ALTER TABLE settings ADD COLUMN lot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN rating_method TEXT NOT NULL DEFAULT 'FIDE';
