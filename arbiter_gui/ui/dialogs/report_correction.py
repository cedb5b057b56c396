"""The result that the rating report gets instead of the one that was entered."""

from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.tables.marks import result_sentence, result_text
from arbiter_gui.tournament import Game, Result, Tournament
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted


class ReportCorrectionDialog(FormDialog):
    """Asks for the corrected result of a board of a round that is over."""

    def __init__(self, tournament: Tournament, game: Game, parent: QWidget | None = None) -> None:
        title = _("Round {round}, board {board}").format(round=game.round, board=game.board)
        super().__init__(title, _("Correct"), parent)
        white, black = (tournament.player(key) for key in (game.white, game.black))
        players = QLabel(f"{white.tpn} {white.name} – {black.tpn} {black.name}")
        players.setObjectName("panelTitle")
        self.results = QComboBox()
        for result in Result:
            if result.final:
                self.results.addItem(f"{result_text(result)}   {result_sentence(result)}", result)
        shown = game.reported or game.result
        self.results.setCurrentIndex(self.results.findData(shown))
        self.form.addRow(players)
        self.form.addRow(_("&Result"), self.results)
        self.form.addRow(
            muted(
                _(
                    "Only the rating report gets this result. Pairings and standings keep the one "
                    "that was entered, because rounds have been paired with it."
                )
            )
        )

    def chosen(self) -> Result | None:
        """Shows the dialog and waits; the result, or None when the arbiter goes back."""
        result = self.results.currentData() if self.accepted_by_user() else None
        return result if isinstance(result, Result) else None
