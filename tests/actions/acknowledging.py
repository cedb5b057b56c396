"""An arbiter who acknowledges every warning of the FIDE mode."""

from arbiter_gui.integrity.rules import warnings_of


def committed(document, change):
    """Carries a change out with all its warnings acknowledged; as it was carried out."""
    return document.commit(change, tokens(document.tournament, change))


def tokens(tournament, change):
    """What acknowledges all warnings of a change."""
    return {warning.code for warning in warnings_of(tournament, change)}
