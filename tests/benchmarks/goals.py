"""A table of what was measured beside its goals, and whether they are met."""

import sys


class GoalTable:
    """Prints each line as soon as it is known, and counts.

    Attributes:
        met: How many goals are met.
        missed: How many are not.
    """

    def __init__(self) -> None:
        self.met = 0
        self.missed = 0
        self._line("what", "measured", "goal", "")

    def title(self, text: str) -> None:
        """A line above those of one kind."""
        self._line(text, "", "", "")

    def add(self, what: str, measured: str) -> None:
        """Something without a goal."""
        self._line(f"  {what}", measured, "", "")

    def at_most(self, what: str, value: float, goal: float, unit: str, note: str = "") -> None:
        """Something that should be small."""
        self._judged(what, f"{value:.2f} {unit}", f"at most {goal:g} {unit}", value <= goal, note)

    def at_least(self, what: str, value: float, goal: float, unit: str, note: str = "") -> None:
        """Something that should be large."""
        self._judged(what, f"{value:.0f} {unit}", f"at least {goal:g} {unit}", value >= goal, note)

    def end(self) -> int:
        """Prints the count; 1 when a goal is missed."""
        self._line(f"{self.met} goals met, {self.missed} missed", "", "", "")
        return int(self.missed > 0)

    def _judged(self, what: str, measured: str, goal: str, is_met: bool, note: str) -> None:
        self.met += is_met
        self.missed += not is_met
        self._line(f"  {what}", measured, goal, ("met" if is_met else "MISSED") + note)

    @staticmethod
    def _line(what: str, measured: str, goal: str, mark: str) -> None:
        sys.stdout.write(f"{what:46}{measured:>16}{goal:>20}  {mark}".rstrip() + "\n")
        sys.stdout.flush()
