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
        collapsed_criteria: The same for a last bracket whose residents have several scores;
            empty in an edition that has no such bracket.
    """

    name: str
    criteria: tuple[Criterion, ...]
    colour_articles: tuple[str, str, str, str, str]
    wider_difference_first: bool = True
    collapsed_criteria: tuple[Criterion, ...] = ()

    @property
    def collapses(self) -> bool:
        """Whether the lowest scoregroups become one bracket when they cannot be paired.

        Completion is then tested after each bracket. Without it every bracket must leave a rest
        that can be paired, with a bye of the lowest score possible.

        Articles: 2017 A.9; 2026 [C4], [C5].
        """
        return bool(self.collapsed_criteria)
