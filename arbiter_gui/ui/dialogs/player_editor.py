"""One player: name, title, rating, federation; for a late entry also when and with what points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QLineEdit, QWidget

from arbiter_gui.dates import day_text
from arbiter_gui.folding import folded
from arbiter_gui.formats.spreadsheet.player_cells import birth_of
from arbiter_gui.formats.spreadsheet.player_rows import LONGEST_TEXT
from arbiter_gui.i18n import _
from arbiter_gui.tournament.bye import ByeKind
from arbiter_gui.tournament.player import Player, PlayerKey, Sex, Title, Tpn
from arbiter_gui.ui.dialog_keys import text_with_key
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.dialogs.list_data_fields import ListDataFields
from arbiter_gui.ui.widgets.number_field import NumberField

_EARLIEST_BIRTH = 1900
_SOME_BIRTH = "1987/03/21"
_HIGHEST_RATING = 3999
_FOUR_DIGITS = 9999
"""What can be typed: a digit that is silently not taken would leave another rating."""
_BLANK = Player(PlayerKey(0), Tpn(0), "")


@dataclass(frozen=True, slots=True)
class Entry:
    """What the arbiter entered.

    Attributes:
        player: The player; key and number are those of the player that was edited, or 0.
        missed_rounds: What a late entry gets for each round before.
    """

    player: Player
    missed_rounds: ByeKind = ByeKind.ZERO_POINT


@dataclass(frozen=True, slots=True)
class LateEntry:
    """The rounds a player may still enter in."""

    next_round: int
    last_round: int


class PlayerEditor(FormDialog):
    """The form of one player; without a player it registers one more, as proposed."""

    def __init__(
        self,
        player: Player | None = None,
        *,
        proposal: Player | None = None,
        others: Sequence[Player] = (),
        late: LateEntry | None = None,
        parent: QWidget | None = None,
    ) -> None:
        adding = player is None
        title = _("Add a player") if adding else _("Edit the player")
        super().__init__(title, _("Add") if adding else _("Save"), parent)
        self._player = player or proposal or _BLANK
        self._others = tuple(other for other in others if other.key != self._player.key)
        self._late = late if adding else None
        self.wants_another = False
        self._number_line_of: Callable[[Player], str] | None = None
        self._build_fields()
        if self._late is not None:
            self._build_late_entry(self._late)
        self.remark = muted("")
        self.form.addRow(self.remark)
        self.list_data = ListDataFields(self._player, self.form)
        if adding:
            self._offer_another()
        self.name.textChanged.connect(self._remark)
        self.fide_id.textChanged.connect(self._remark)
        self.rating.valueChanged.connect(self._remark)
        self.title.currentIndexChanged.connect(self._remark)
        self._remark()

    def tell_number(self, line_of: Callable[[Player], str]) -> None:
        """Says below the form which number the player would get."""
        self._number_line_of = line_of
        self._remark()

    def edited(self) -> Entry | None:
        """Shows the form and waits; what was entered, or None when the arbiter cancelled."""
        return self.entry() if self.accepted_by_user() else None

    def entry(self) -> Entry:
        """What stands in the form."""
        player = replace(
            self._player,
            name=" ".join(self.name.text().split()),
            title=Title(self.title.currentData()),
            sex=Sex(self.sex.currentData()),
            rating=self.rating.value(),
            federation=self.federation.text().strip().upper(),
            fide_id=int(self.fide_id.text().strip() or 0),
            birth=_birth(self.birth.text()) or "",
            club=self.club.text().strip(),
        )
        player = self.list_data.filled(player)
        if self._late is None:
            return Entry(player)
        late = replace(player, first_round=self.first_round.value())
        return Entry(late, ByeKind(self.missed.currentData()))

    def problem(self) -> tuple[str, QWidget] | None:
        """A missing name, or a number or date that cannot be one."""
        number = self.fide_id.text().strip()
        if number and not (number.isascii() and number.isdigit()):
            return _("The FIDE ID has digits only."), self.fide_id
        if _birth(self.birth.text()) is None:
            text = _("Enter the birth as a year or as a day: 1987 or {day}.")
            return text.format(day=day_text(_SOME_BIRTH)), self.birth
        twin = self._same_fide_id()
        if twin is not None:
            return _("The FIDE ID {number} belongs to {name} already.").format(
                number=number, name=twin.name
            ), self.fide_id
        return self._name_problem() or self._rating_problem() or self._late_problem()

    def _name_problem(self) -> tuple[str, QWidget] | None:
        """No name, or one that no list has room for."""
        if not self.name.text().strip():
            return _("Please enter the name: last name, comma, first name."), self.name
        if len(self.name.text()) > LONGEST_TEXT:
            text = _("A text of {count} letters is no name.")
            return text.format(count=len(self.name.text())), self.name
        return None

    def _rating_problem(self) -> tuple[str, QWidget] | None:
        """A number that no rating can be."""
        if self.rating.value() <= _HIGHEST_RATING:
            return None
        text = _("{rating} is no rating. Enter 0 for an unrated player, else 1 to {highest}.")
        return text.format(rating=self.rating.value(), highest=_HIGHEST_RATING), self.rating

    def _late_problem(self) -> tuple[str, QWidget] | None:
        """Half points for somebody who gets none."""
        if self._late is None or not self.list_data.no_half_byes.isChecked():
            return None
        if self.missed.currentData() != ByeKind.HALF_POINT.value:
            return None
        return _("The player is not entitled to half-point byes."), self.missed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter adds this player and asks for the next."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._can_go_on():
            self._accept_and_ask_again()
        else:
            super().keyPressEvent(event)

    def _build_fields(self) -> None:
        player = self._player
        self.name = QLineEdit(player.name)
        self.name.setPlaceholderText(_("Last name, First name"))
        self.title = QComboBox()
        for title in (Title.NONE, *(title for title in Title if title is not Title.NONE)):
            self.title.addItem(title.value or _("none"), title.value)
        self.title.setCurrentIndex(self.title.findData(player.title.value))
        self.rating = NumberField(0, _FOUR_DIGITS)
        self.rating.setValue(player.rating)
        self.rating.setSpecialValueText(_("unrated"))
        self.federation = QLineEdit(player.federation)
        self.federation.setMaxLength(3)
        self.fide_id = QLineEdit(str(player.fide_id or ""))
        self.birth = QLineEdit(day_text(player.birth))
        self.birth.setPlaceholderText(_("1987 or {day}").format(day=day_text(_SOME_BIRTH)))
        self.sex = QComboBox()
        for sex in (Sex.UNKNOWN, Sex.MALE, Sex.FEMALE):
            self.sex.addItem(_(sex.label), sex.value)
        self.sex.setCurrentIndex(self.sex.findData(player.sex.value))
        self.club = QLineEdit(player.club)
        self.form.addRow(_("&Name"), self.name)
        self.form.addRow(_("&Title"), self.title)
        self.form.addRow(_("&Rating"), self.rating)
        self.form.addRow(_("&Federation"), self.federation)
        self.form.addRow(_("FIDE &ID"), self.fide_id)
        self.form.addRow(_("&Birth"), self.birth)
        self.form.addRow(_("&Sex"), self.sex)
        self.form.addRow(_("&Club"), self.club)

    def _build_late_entry(self, late: LateEntry) -> None:
        self.first_round = NumberField(late.next_round, late.last_round)
        self.missed = QComboBox()
        self.missed.addItem(_("no points"), ByeKind.ZERO_POINT.value)
        self.missed.addItem(_("half a point each"), ByeKind.HALF_POINT.value)
        heading = QLabel(_("Late entry"))
        heading.setObjectName("panelTitle")
        self.form.addRow(heading)
        self.form.addRow(_("&Plays from round"), self.first_round)
        self.form.addRow(_("&Missed rounds"), self.missed)
        self.form.addRow(
            muted(
                _(
                    "There are no points for missed rounds unless the regulations of the event "
                    "say so."
                )
            )
        )

    def _offer_another(self) -> None:
        another = self.buttons.addButton(
            text_with_key(_("Add and next"), "another"), QDialogButtonBox.ButtonRole.ActionRole
        )
        another.setAutoDefault(False)
        another.clicked.connect(self._accept_and_ask_again)

    def _can_go_on(self) -> bool:
        return self._player.key == _BLANK.key

    def _accept_and_ask_again(self) -> None:
        self.wants_another = True
        self.accept()
        if self.isVisible():
            self.wants_another = False

    def _same_fide_id(self) -> Player | None:
        number = self.fide_id.text().strip()
        return next(
            (other for other in self._others if number and str(other.fide_id) == number), None
        )

    def _remark(self) -> None:
        """Says at once what looks odd, without standing in the way."""
        name = folded(" ".join(self.name.text().split()))
        namesake = next(
            (other for other in self._others if name and folded(other.name) == name), None
        )
        remarks = []
        if namesake is not None:
            remarks.append(
                _("A player of this name is registered already: number {number}.").format(
                    number=namesake.tpn
                )
            )
        if name and not self.rating.value():
            remarks.append(_("Without a rating the player goes to the end of the list."))
        if name and self._number_line_of is not None and self.problem() is None:
            remarks.append(self._number_line_of(self.entry().player))
        self.remark.setText(" ".join(remarks))


def _birth(typed: str) -> str | None:
    """A day or a year of birth in the order of files; None for what is neither.

    A serial number of a spreadsheet is no birth where people type.
    """
    typed = typed.strip()
    found = None if typed.isdigit() and len(typed) != len("1987") else birth_of(typed)
    if not typed:
        return ""
    return found if found and int(found[:4]) >= _EARLIEST_BIRTH else None
