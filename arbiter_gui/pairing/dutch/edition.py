"""Edition: what one text of the FIDE (Dutch) rules asks for."""

from dataclasses import dataclass

from arbiter_gui.pairing.dutch.criterion import Criterion


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of C.04.3.

    Attributes:
        name: "2026".
        criteria: The quality criteria that are sums over pairs and downfloaters, the most
            important first; the number of pairs comes before all of them.
        colour_articles: Articles of the five rules that allocate colours, in order.
        wider_difference_first: Whether of two absolute preferences the one with the wider colour
            difference is the stronger.
    """

    name: str
    criteria: tuple[Criterion, ...]
    colour_articles: tuple[str, str, str, str, str]
    wider_difference_first: bool = True
