"""Small parts that several pages share; none of them knows what a tournament is decided by."""
