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

    def rating(self, fide: int, national: int) -> int:
        """The rating that is used of a player's two; 0 stands for none.

        Where a rating is found otherwise, that of FIDE is taken, else the national one.
        """
        both = [rating for rating in (fide, national) if rating]
        choices = {
            RatingMethod.FIDE: fide,
            RatingMethod.NATIONAL: national,
            RatingMethod.HIGHER: max(both, default=0),
            RatingMethod.LOWER: min(both, default=0),
            RatingMethod.NATIONAL_ELSE_FIDE: national or fide,
        }
        return choices.get(self, fide or national)

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
