"""Qt item models: they show a `Table` and turn edits into actions."""
