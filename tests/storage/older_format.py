"""Takes away from a file what the scripts since an older format have added."""

FORMAT_9_ADDED = "ALTER TABLE prohibition DROP COLUMN reason;"

FORMAT_8_ADDED = "DROP TABLE prize_fund; DROP TABLE category_prize;"

FORMAT_7_ADDED = """
    ALTER TABLE settings DROP COLUMN national_federation;
    ALTER TABLE player DROP COLUMN national_rating;
    ALTER TABLE player DROP COLUMN national_title;
    ALTER TABLE player DROP COLUMN national_origin;
"""

FORMAT_6_ADDED = """
    ALTER TABLE settings DROP COLUMN equals_by;
    ALTER TABLE settings DROP COLUMN lot;
    ALTER TABLE settings DROP COLUMN rating_method;
"""

FORMAT_5_ADDED = """
    DROP TABLE integrity_event;
    ALTER TABLE settings DROP COLUMN fide_mode_left;
    ALTER TABLE settings DROP COLUMN rating_order;
    ALTER TABLE player DROP COLUMN official_rating;
    ALTER TABLE player DROP COLUMN rating_source;
    ALTER TABLE player DROP COLUMN national_id;
    ALTER TABLE player DROP COLUMN k_factor;
    ALTER TABLE player DROP COLUMN checked_in;
    ALTER TABLE player DROP COLUMN half_bye_refused;
    ALTER TABLE round DROP COLUMN version;
    ALTER TABLE round DROP COLUMN published_at;
    ALTER TABLE game DROP COLUMN reported;
"""

FORMAT_2_TO_4_ADDED = """
    DROP TABLE manual_pairing;
    DROP TABLE hand_ranking;
    ALTER TABLE player DROP COLUMN expelled;
    ALTER TABLE settings DROP COLUMN tiebreaks_assumed;
    ALTER TABLE settings DROP COLUMN ruleset;
"""
