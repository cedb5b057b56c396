CREATE TABLE list (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    kind   TEXT NOT NULL,
    month  TEXT NOT NULL,
    source TEXT NOT NULL,
    rows   INTEGER NOT NULL,
    added  TEXT NOT NULL
) STRICT;
CREATE TABLE mapping (
    name TEXT PRIMARY KEY,
    data TEXT NOT NULL
) STRICT;
CREATE TABLE download (
    address  TEXT PRIMARY KEY,
    etag     TEXT NOT NULL,
    modified TEXT NOT NULL,
    checked  TEXT NOT NULL
) STRICT;
