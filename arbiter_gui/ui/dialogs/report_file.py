"""The kind of report file: the dialects on offer, and the question about an unfinished event."""

from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.trf_export import ReportKind
from arbiter_gui.formats.trf.dialects import Dialect
from arbiter_gui.i18n import N_, _
from arbiter_gui.ui.dialogs.warning import WarningDialog

_KINDS = (
    (N_("FIDE report, TRF-2026"), ReportKind()),
    (N_("FIDE report, TRF-2026 without comments"), ReportKind(comments=False)),
    (N_("FIDE report of 2016, for older receivers"), ReportKind(Dialect.TRF16)),
)


def kinds_of_report() -> list[str]:
    """What the file dialog offers as kinds of file."""
    return [_filter(_(text)) for text, _kind in _KINDS]


def kind_chosen(shown: str) -> ReportKind:
    """The kind that was chosen in the file dialog; the first one where it cannot be told."""
    return next((kind for text, kind in _KINDS if shown == _filter(_(text))), ReportKind())


def _filter(text: str) -> str:
    return f"{text} (*.trf)"


def asked_for_interim(window: QWidget, refusal: str) -> bool:
    """Whether the report is to be written although games are open."""
    dialog = WarningDialog("report-unfinished", [refusal], _("Write an interim report"), window)
    answer = dialog.accepted_by_user()
    dialog.deleteLater()
    return answer
