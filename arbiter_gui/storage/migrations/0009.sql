-- Why players must not meet.
ALTER TABLE prohibition ADD COLUMN reason TEXT NOT NULL DEFAULT '';
