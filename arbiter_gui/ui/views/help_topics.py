"""Which chapter of the manual belongs to what is in front: a page, a panel or a dialog."""

from PySide6.QtWidgets import QWidget

from arbiter_gui.manual import FIRST
from arbiter_gui.ui.views.round_view import RoundView

TOPICS: dict[str, str] = {
    # pages
    "PlayersView": "players",
    "RoundView": "results",
    "StandingsView": "standings",
    "CrosstableView": "standings",
    "RatingsView": "standings",
    "TimelineView": "time_line",
    # panels and parts of pages
    "RegistrationView": "players",
    "HandView": "by_hand",
    "WhyView": "explanations",
    "CheckView": "publication",
    "ImpactView": "explanations",
    "LogView": "time_line",
    "PlayerCardView": "players",
    "DerivationView": "standings",
    "RatingPanel": "standings",
    # dialogs
    "AbsentDialog": "results",
    "ByeRequestDialog": "check_in",
    "ColumnMappingDialog": "players",
    "CopyPlayersDialog": "several_events",
    "CrashReportDialog": "troubleshooting",
    "DifferencesDialog": "by_hand",
    "EventDetailsDialog": "fide_mode",
    "ExchangeDialog": "players",
    "FolderDialog": "publication",
    "HallSettingsDialog": "publication",
    "HandRankingDialog": "standings",
    "PrizesDialog": "standings",
    "CategoryPrizeDialog": "standings",
    "ImportPlayersWizard": "players",
    "ImportResultsDialog": "results",
    "InitialColourDialog": "pairing",
    "LateBoardDialog": "check_in",
    "ListCheckDialog": "players",
    "MendRoundDialog": "results",
    "MessageDialog": "fide_mode",
    "NameOfCopyDialog": "time_line",
    "NewTournamentWizard": FIRST,
    "NumberChangesDialog": "players",
    "PlayerEditor": "players",
    "PrintDialog": "publication",
    "RatingListsDialog": "players",
    "RatingOrderDialog": "players",
    "ProhibitionsDialog": "pairing",
    "ReasonDialog": "fide_mode",
    "RecordedWarning": "fide_mode",
    "ReportCorrectionDialog": "results",
    "RoundQuestionDialog": "check_in",
    "SettingsDialog": "pairing",
    "SheetChoiceDialog": "publication",
    "TiebreakPicker": "standings",
    "VersionChangesDialog": "publication",
    "WarningDialog": "fide_mode",
}


def topic_of(widget: QWidget | None, otherwise: str = FIRST) -> str:
    """The chapter of the innermost part of the window that has one.

    Args:
        widget: Where the keyboard is.
        otherwise: The chapter where no part has one.
    """
    while widget is not None:
        name = next((k.__name__ for k in type(widget).__mro__ if k.__name__ in TOPICS), "")
        if isinstance(widget, RoundView) and not widget.is_paired:
            return "pairing"
        if name:
            return TOPICS[name]
        widget = widget.parentWidget()
    return otherwise
