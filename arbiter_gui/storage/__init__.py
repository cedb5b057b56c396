"""The arbiter's own file: one SQLite database per event, the only place that knows SQL.

`journal` is the truth: a line per change, never altered, each line sealed by a hash over the line
before it. The other tables are its present state and can be built again from it. A change and its
line are one transaction, on the disk before anybody sees it. One window at a time may open a file.
"""
