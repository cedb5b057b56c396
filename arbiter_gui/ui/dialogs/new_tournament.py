"""The wizard for a new tournament: what it is called, how it is played, where it is kept."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
    QWizardPage,
)

from arbiter_gui.actions.imports import shortened
from arbiter_gui.i18n import _, pgettext
from arbiter_gui.tournament.event import EventDetails
from arbiter_gui.tournament.settings import TournamentSettings
from arbiter_gui.ui.dialogs.event_form import EventForm
from arbiter_gui.ui.dialogs.form_dialog import muted
from arbiter_gui.ui.dialogs.rules_form import RulesForm
from arbiter_gui.ui.dialogs.warning import WarningDialog
from arbiter_gui.ui.dialogs.wizard import Wizard, complaint_label, page_column
from arbiter_gui.ui.widgets.form_area import FormArea

SUFFIX = ".arbiter"
_EDITION_ENDS = (("2012", "2017/06/30"), ("2017", "2026/01/31"))
_NEWEST_EDITION = "2026"
_WIDTH, _HEIGHT = 620, 470
_FORM_WIDTH = 540


@dataclass(frozen=True, slots=True)
class NewTournament:
    """The facts of a new event and the file it goes to."""

    event: EventDetails
    settings: TournamentSettings
    path: Path


def edition_on(start: str) -> str:
    """The edition of the rules in force on the first day, "2026/05/01"; the newest without one."""
    for edition, last_day in _EDITION_ENDS:
        if start and start <= last_day:
            return edition
    return _NEWEST_EDITION


def file_name(event_name: str) -> str:
    """A file name made from the name of an event, allowed on every system."""
    kept = re.sub(r'[<>:"/\\|?*\x00-\x1f]+', " ", event_name)
    stem = shortened(" ".join(kept.split()).strip(". ")) or _("Tournament")
    return f"{stem}{SUFFIX}"


class _EventPage(QWizardPage):
    def __init__(self) -> None:
        super().__init__()
        self.setTitle(_("Which event is it?"))
        self.form = EventForm(EventDetails())
        self.complaint = complaint_label()
        layout = page_column(self)
        layout.addWidget(FormArea(self.form, _FORM_WIDTH))
        layout.addWidget(self.complaint)

    def validatePage(self) -> bool:
        return _complain(self.form.problem(), self.complaint)


class _RulesPage(QWizardPage):
    def __init__(self, editions: Sequence[str]) -> None:
        super().__init__()
        self.setTitle(_("How is it played?"))
        self.form = RulesForm(TournamentSettings(), editions)
        self.complaint = complaint_label()
        layout = page_column(self)
        layout.addWidget(FormArea(self.form, _FORM_WIDTH))
        layout.addWidget(self.complaint)
        layout.addWidget(muted(_("All of this can still be changed until round 1 is paired.")))
        layout.addStretch(1)

    def validatePage(self) -> bool:
        return _complain(self.form.problem(), self.complaint)


class _FilePage(QWizardPage):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setTitle(_("Where is it kept?"))
        self._folder = folder
        self.place = QLineEdit()
        browse = QPushButton(_("Br&owse…"))
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(browse)
        form = QFormLayout()
        form.addRow(pgettext("label of a field", "&File"), row)
        label = form.labelForField(row)
        if isinstance(label, QLabel):
            label.setBuddy(self.place)
        self.place.setAccessibleName(_("File"))
        self.complaint = complaint_label()
        layout = page_column(self)
        layout.addLayout(form)
        layout.addWidget(
            muted(
                _(
                    "Everything you enter is saved at once in this one file; keep it on a disk of "
                    "this computer."
                )
            )
        )
        layout.addWidget(self.complaint)
        layout.addStretch(1)

    def propose(self, event_name: str) -> None:
        """Puts a name for the event's file into the field, one that is still free."""
        path = self._folder / file_name(event_name)
        number = 2
        while path.exists():
            path = self._folder / f"{Path(file_name(event_name)).stem} {number}{SUFFIX}"
            number += 1
        self.place.setText(str(path))

    def path(self) -> Path:
        """The file that is meant, with the suffix of event files."""
        path = Path(self.place.text().strip())
        with suppress(RuntimeError):  # "~somebody" who is unknown here
            path = path.expanduser()
        return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)

    def validatePage(self) -> bool:
        self.complaint.setText(self._problem())
        return not self.complaint.text()

    def _problem(self) -> str:
        if not self.place.text().strip() or not Path(self.place.text().strip()).name:
            return _("Please say which file the event is kept in.")
        try:
            return _problem_of(self.path())
        except OSError as error:  # a name that no file can have
            return str(error.strerror or error)

    def _browse(self) -> None:
        chosen, _filter = QFileDialog.getSaveFileName(
            self, _("Where is it kept?"), self.place.text(), _("Arbiter events (*.arbiter)")
        )
        if chosen:
            self.place.setText(chosen)


def _problem_of(path: Path) -> str:
    if not path.parent.is_dir():
        return _("There is no folder {folder}.").format(folder=path.parent)
    if path.exists():
        text = _("There is a file {name} already; please choose another name.")
        return text.format(name=path.name)
    return ""


def _complain(found: tuple[str, QWidget] | None, place: QLabel) -> bool:
    """Says what is wrong and goes to the field; whether all is well."""
    place.setText(found[0] if found else "")
    if found:
        found[1].setFocus()
    return found is None


class NewTournamentWizard(Wizard):
    """Three pages; every one can be accepted as it stands but for the name of the event."""

    def __init__(
        self, folder: Path, editions: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(_("New tournament"), _("Create"), (_WIDTH, _HEIGHT), parent)
        self.event_page = _EventPage()
        self.rules_page = _RulesPage(editions)
        self.file_page = _FilePage(folder)
        for page in (self.event_page, self.rules_page, self.file_page):
            self.addPage(page)
        self._proposed_for = ""
        self.event_page.form.start.changed.connect(self._propose_edition)
        self.currentIdChanged.connect(self._enter_page)

    def created(self) -> NewTournament | None:
        """Shows the wizard and waits; the new event, or None when the arbiter cancelled."""
        return self.answer() if self.exec() == QDialog.DialogCode.Accepted else None

    def answer(self) -> NewTournament:
        """What stands in the wizard."""
        return NewTournament(
            self.event_page.form.details(),
            self.rules_page.form.settings(),
            self.file_page.path(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, which may have been meant for an open list, asks once anything was entered."""
        escape = event.key() == Qt.Key.Key_Escape
        if not escape or not self._is_touched() or self._may_give_up():
            super().keyPressEvent(event)

    def _is_touched(self) -> bool:
        form = self.event_page.form
        return form.details() != EventDetails() or self.currentPage() is not self.event_page

    def _may_give_up(self) -> bool:
        text = _("Close without a new event? What was entered here is not kept.")
        dialog = WarningDialog("new-event", [text], _("Close"), self)
        dialog.setWindowTitle(self.windowTitle())
        accepted = dialog.accepted_by_user()
        dialog.deleteLater()
        return accepted

    def _propose_edition(self, start: str) -> None:
        self.rules_page.form.propose_edition(edition_on(start))

    def _enter_page(self) -> None:
        name = self.event_page.form.details().name
        if self.currentPage() is self.file_page and name != self._proposed_for:
            self._proposed_for = name
            self.file_page.propose(name)
