"""Rules every Swiss system shares: C.04.1 Basic Rules and C.04.2 General Handling Rules."""
