-- Prizes of the places and of categories.
CREATE TABLE prize_fund (
    places          TEXT NOT NULL,
    sharing         TEXT NOT NULL CHECK (sharing IN ('rank', 'equal', 'hort')),
    unit            INTEGER NOT NULL,
    keeps_remainder INTEGER NOT NULL,
    one_each        INTEGER NOT NULL,
    currency        TEXT NOT NULL
) STRICT;

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
