-- Edition of the tie-break regulations; '' means that of the first day of the event.
ALTER TABLE settings ADD COLUMN ruleset TEXT NOT NULL DEFAULT '';
