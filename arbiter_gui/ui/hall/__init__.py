"""What hangs in the playing hall: large type, whole rows, a clock; it knows no event file."""
