"""How the rating that an event goes by was chosen."""

from enum import Enum

from arbiter_gui.i18n import N_


class RatingMethod(Enum):
    """The choice between FIDE and national rating; the value is the code of TRF record 172."""

    FIDE = "FIDE"
    NATIONAL = "NRO"
    FIDE_ELSE_NATIONAL = "FIDON"
    NATIONAL_ELSE_FIDE = "NIDOF"
    HIGHER = "HBFN"
    LOWER = "LBFN"
    OTHER = "OTHER"

    @property
    def label(self) -> str:
        """The words that are shown, marked for translation."""
        return {
            "FIDE": N_("FIDE rating only"),
            "NRO": N_("national rating only"),
            "FIDON": N_("FIDE rating, else the national one"),
            "NIDOF": N_("national rating, else that of FIDE"),
            "HBFN": N_("the higher one of FIDE and national rating"),
            "LBFN": N_("the lower one of FIDE and national rating"),
            "OTHER": N_("otherwise"),
        }[self.value]
