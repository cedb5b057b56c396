"""Files exchanged with other programs; a reader collects problems and never prints."""
