"""Questions to the arbiter; each takes values and gives back a record, and knows no event."""
