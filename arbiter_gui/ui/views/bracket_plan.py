"""Where everything of a bracket's picture stands: two columns, and below them who leaves."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from arbiter_gui.explain.bracket_picture import BracketPicture, Subgroups
from arbiter_gui.i18n import N_, _
from arbiter_gui.pairing.story import KeyPair
from arbiter_gui.tournament.player import PlayerKey

BOX = QSizeF(236, 28)
_STEP = 34.0
_GAP = 150.0
_LANE = 40.0
_HEADING = 22.0
_MARGIN = 10.0
_BULGE = 34.0

Group = tuple[str, tuple[PlayerKey, ...]]


@dataclass
class Plan:
    """Places in points of the screen at 100 %.

    Attributes:
        boxes: The box of every player, in the order of the columns.
        headings: The name of every subgroup and its place.
        trays: The box of every player who leaves, below.
        tray_heading: Where the name of the tray stands, or None.
        size: The whole picture.
    """

    boxes: dict[PlayerKey, QRectF] = field(default_factory=dict)
    headings: list[tuple[str, QRectF]] = field(default_factory=list)
    trays: dict[PlayerKey, QRectF] = field(default_factory=dict)
    tray_heading: QRectF | None = None
    size: QSizeF = field(default_factory=QSizeF)

    def is_left(self, key: PlayerKey) -> bool:
        """Whether a player stands in the left column."""
        return self.boxes[key].x() < _LANE + BOX.width()

    def line(self, pair: KeyPair) -> tuple[QPointF, QPointF, QPointF, QPointF]:
        """Start, two points that bend it, and end of the line of a pair.

        Two players of one column are joined by a bow beside it.
        """
        one, other = pair
        if self.is_left(one) and self.is_left(other):
            return self._bow(one, other, right=True)
        if not self.is_left(one) and not self.is_left(other):
            return self._bow(one, other, right=False)
        left, right = (one, other) if self.is_left(one) else (other, one)
        start, end = _edge(self.boxes[left], right=True), _edge(self.boxes[right], right=False)
        return start, start, end, end

    def way_out(self, key: PlayerKey) -> tuple[QPointF, ...]:
        """The corners of the line from a player who leaves to the place below."""
        left = self.is_left(key)
        order = [other for other in self.trays if self.is_left(other) is left]
        lane = _LANE * (order.index(key) + 1) / (len(order) + 1)
        start = _edge(self.boxes[key], right=not left)
        x = self.boxes[key].left() - lane if left else self.boxes[key].right() + lane
        tray = self.trays[key]
        end = QPointF(tray.right() - _HEADING, tray.top())
        turn = tray.top() - _HEADING - 4 - 3 * order.index(key)
        return start, QPointF(x, start.y()), QPointF(x, turn), QPointF(end.x(), turn), end

    def _bow(
        self, one: PlayerKey, other: PlayerKey, *, right: bool
    ) -> tuple[QPointF, QPointF, QPointF, QPointF]:
        start, end = _edge(self.boxes[one], right=right), _edge(self.boxes[other], right=right)
        bend = QPointF(_BULGE if right else -_BULGE, 0)
        return start, start + bend, end + bend, end


def plan_of(picture: BracketPicture) -> Plan:
    """Places everything of a picture."""
    plan = Plan()
    left, right = columns(picture.groups)
    x = _MARGIN + _LANE
    foot = max(_place_column(plan, left, x), _place_column(plan, right, x + BOX.width() + _GAP))
    width = 2 * (_MARGIN + _LANE + BOX.width()) + _GAP
    if picture.downfloaters:
        foot = _place_trays(plan, picture.downfloaters, foot)
    plan.size = QSizeF(width, foot + _MARGIN)
    return plan


def columns(groups: Subgroups) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """The subgroups of the left and of the right column, with their names."""
    rest = {*groups.rest_s1, *groups.rest_s2}
    met = tuple(key for key in groups.s2 if key not in rest)
    left = (
        (_("S1"), groups.s1),
        (_("Limbo"), groups.limbo),
        (_("Remainder, S1"), groups.rest_s1),
    )
    right = ((_("S2"), met), (_("Remainder, S2"), groups.rest_s2))
    return _filled(left), _filled(right)


TRAY_NAMES = {False: N_("Down to the next bracket"), True: N_("The bye")}
"""What the place below is called, in the last bracket and in all others."""


def _filled(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    return tuple((name, keys) for name, keys in groups if keys)


def _place_column(plan: Plan, groups: tuple[Group, ...], x: float) -> float:
    y = _MARGIN
    for name, keys in groups:
        plan.headings.append((name, QRectF(x, y, BOX.width(), _HEADING)))
        y += _HEADING
        for key in keys:
            plan.boxes[key] = QRectF(QPointF(x, y), BOX)
            y += _STEP
        y += _MARGIN
    return y


def _place_trays(plan: Plan, keys: tuple[PlayerKey, ...], top: float) -> float:
    y = top + _HEADING + 3.0 * len(keys)
    x = _MARGIN + _LANE
    plan.tray_heading = QRectF(x, y, BOX.width(), _HEADING)
    y += _HEADING
    for place, key in enumerate(keys):
        column, row = place % 2, place // 2
        corner = QPointF(x + column * (BOX.width() + _GAP), y + row * _STEP)
        plan.trays[key] = QRectF(corner, BOX)
    return y + _STEP * ((len(keys) + 1) // 2)


def _edge(box: QRectF, *, right: bool) -> QPointF:
    return QPointF(box.right() if right else box.left(), box.center().y())
