"""Commands for terminals and scripts; results go to standard output, messages to standard error."""
