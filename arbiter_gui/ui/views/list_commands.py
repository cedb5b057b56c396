"""What the rating lists are for: registration, the check of the players, the lists themselves."""

from contextlib import closing
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from arbiter_gui.actions.list_check import ListDifference, list_differences, take_list_data
from arbiter_gui.actions.players import register
from arbiter_gui.actions.rating_lists import (
    FIDE_ADDRESS,
    ImportedList,
    UpdateOrder,
    update_silently,
)
from arbiter_gui.actions.settings import change_settings
from arbiter_gui.document import wall_clock
from arbiter_gui.errors import ArbiterError
from arbiter_gui.i18n import _, ngettext
from arbiter_gui.ratings.listed_player import FoundPlayer, RatingList
from arbiter_gui.ratings.rating_order import as_player, rating_order
from arbiter_gui.storage.rating_lists import RatingLists
from arbiter_gui.tables.found_players import registered_like
from arbiter_gui.tournament import Player, PlayerKey, Tpn
from arbiter_gui.ui.dialogs.list_check import ListCheckDialog
from arbiter_gui.ui.dialogs.rating_lists import RatingListsDialog, imported_text
from arbiter_gui.ui.dialogs.rating_order import RatingOrderDialog
from arbiter_gui.ui.preferences import Preferences
from arbiter_gui.ui.views.player_commands import PlayerCommands
from arbiter_gui.ui.views.players_view import PlayersView
from arbiter_gui.ui.views.registration_view import RegistrationView
from arbiter_gui.ui.worker import Worker

_HOUR = 3_600_000
"""Milliseconds after which it is asked again whether a day has gone by."""


class ListCommands(QObject):
    """Registration happens on the page of the players, everything else in dialogs.

    Attributes:
        address: Where the list of FIDE is fetched.
        registration: The search on the page of the players.

    Signals:
        page_wanted: The page of the players is to be shown.
    """

    page_wanted = Signal()

    def __init__(
        self,
        page: PlayersView,
        commands: PlayerCommands,
        preferences: Preferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._workspace = page.workspace
        self._page = page
        self._commands = commands
        self._preferences = preferences
        self._collection = preferences.lists_path
        self._window = window
        self.address = FIDE_ADDRESS
        self.registration = RegistrationView(self._workspace, self._collection, page)
        page.put_below_header(self.registration)
        self.registration.taken.connect(self._take)
        self.registration.unknown.connect(self._enter_by_hand)
        self.registration.left.connect(page.focus_list)
        # Not a child of the window: one that is built anew in another language waits for nobody.
        self._worker = Worker(self._workspace)
        self._worker.done.connect(self._updated)
        self._worker.failed.connect(self._not_updated)
        self._hourly = QTimer(self, interval=_HOUR)
        self._hourly.timeout.connect(self.look_for_update)
        self._check_waits = False
        self._workspace.closing.connect(self._worker.wait)

    def add_from_list(self) -> None:
        """Puts the keyboard into the search of the lists, on the page of the players."""
        self.page_wanted.emit()
        self.registration.open()

    def show_list_data(self) -> None:
        """Shows or hides what the rating lists say of each player; the program remembers it."""
        self._page.toggle_list_data()
        self._preferences.with_list_data = self._page.shows_list_data

    def show_only_odd(self) -> None:
        """Hides the players about whom nothing looks odd, or shows everybody again."""
        self.page_wanted.emit()
        self._page.toggle_odd()

    def show_lists(self) -> None:
        """Shows which lists there are."""
        self._lists_dialog().exec()

    def update_lists(self) -> None:
        """Fetches the newer list of FIDE, in the dialog of the lists."""
        dialog = self._lists_dialog()
        dialog.download()
        dialog.exec()

    def look_for_update(self) -> None:
        """Once a day, beside everything else and without a word when there is no network."""
        self._hourly.start()
        self._worker.start(
            update_silently, UpdateOrder(self._collection, wall_clock(), address=self.address)
        )

    def check_players(self) -> None:
        """Compares the players with the lists, after a look for a newer one where that is due."""
        self._check_waits = True
        self._workspace.message.emit(_("Comparing the players with the rating lists"))
        self.look_for_update()

    def choose_order(self) -> None:
        """Asks which ratings the event takes."""
        tournament = self._workspace.tournament
        usual = rating_order(tournament.event, replace(tournament.settings, rating_order=()))
        national = [entry.name for entry in self._lists() if not entry.kind.is_fide]
        dialog = RatingOrderDialog(tournament.settings.rating_order, usual, national, self._window)
        order = dialog.chosen()
        dialog.deleteLater()
        if order is not None:
            settings = replace(self._workspace.tournament.settings, rating_order=order)
            self._workspace.carry_out(change_settings, settings)

    def _lists_dialog(self) -> RatingListsDialog:
        dialog = RatingListsDialog(self._collection, wall_clock, self.address, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.crashed.connect(self._workspace.crashed)
        dialog.renewed.connect(self._offer_check)
        return dialog

    def _take(self, found: FoundPlayer, stays: bool) -> None:
        if not self._workspace.make_way():
            self.registration.say(_("A round is being paired: cancel it to add players."))
            return
        tournament = self._workspace.tournament
        known = registered_like(found, tournament)
        if known is not None:
            text = _("{name} is registered already: no. {number}.")
            self.registration.say(text.format(name=known.name, number=known.tpn))
            return
        player = as_player(found, tournament.event, tournament.settings)
        if tournament.rounds_paired:
            self._commands.add_proposed(player)
        elif not self._workspace.carry_out(register, player):
            return
        self._go_on(player, stays=stays)

    def _go_on(self, player: Player, *, stays: bool) -> None:
        if stays:
            rating = str(player.rating or _("unrated"))
            text = _("Added: {name}, {rating}").format(name=player.name, rating=rating)
            self.registration.ready_for_next(text)
        else:
            self.registration.put_away()
            self._page.focus_list()

    def _enter_by_hand(self, typed: str) -> None:
        name = "" if typed.isdigit() else typed.title() if typed.islower() else typed
        number = int(typed) if typed.isascii() and typed.isdigit() else 0
        self._commands.add_proposed(Player(PlayerKey(0), Tpn(0), name, fide_id=number))
        if self.registration.isVisible():
            self.registration.ready_for_next("")

    def _updated(self, imported: ImportedList | None) -> None:
        if imported is not None:
            self._workspace.message.emit(imported_text(imported))
        if self._check_waits:
            self._check_waits = False
            self._check()
        elif imported is not None:
            self._offer_check(imported)

    def _not_updated(self, error: BaseException) -> None:
        self._check_waits = False
        if not isinstance(error, ArbiterError):
            self._workspace.message.emit(_("Cancelled: the lists are as they were."))

    def _check(self) -> None:
        differences, remarks = self._differences(), self._remarks()
        if not differences:
            self._page.notice.say([_("All players are as in the lists."), *remarks], quiet=True)
            return
        dialog = ListCheckDialog(differences, remarks, self._window)
        wanted = dialog.chosen()
        dialog.deleteLater()
        if wanted:
            self._workspace.carry_out(take_list_data, wanted)

    def _offer_check(self, imported: ImportedList) -> None:
        """Says on the page who is otherwise in a list that has just come in; writes nothing."""
        count = len(self._differences())
        if not count:
            return
        text = ngettext(
            "{list}: the data of {count} player are other ones.",
            "{list}: the data of {count} players are other ones.",
            count,
        ).format(list=imported_text(imported), count=count)
        self._page.notice.say([text], [(_("Look at the changes"), self._check)], quiet=True)

    def _differences(self) -> tuple[ListDifference, ...]:
        tournament = self._workspace.tournament
        numbers = [player.fide_id for player in tournament.players if player.fide_id]
        try:
            with closing(RatingLists(self._collection)) as lists:
                return list_differences(tournament, lists.by_fide_ids(numbers))
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return ()

    def _remarks(self) -> list[str]:
        """Which lists were asked, and what the check cannot see."""
        lists = self._lists()
        if not lists:
            return [_("There are no rating lists yet: Tools, Rating lists brings one.")]
        names = ", ".join(f"{entry.name} {entry.month}".rstrip() for entry in lists)
        remarks = [_("Lists: {lists}. Nothing is changed before you say so.").format(lists=names)]
        unknown = sum(not player.fide_id for player in self._workspace.tournament.players)
        if unknown:
            text = ngettext(
                "{count} player has no FIDE ID and is not compared.",
                "{count} players have no FIDE ID and are not compared.",
                unknown,
            )
            remarks.append(text.format(count=unknown))
        start = self._workspace.tournament.event.start[:7].replace("/", "-")
        if start and all(entry.month != start for entry in lists):
            text = _("The event begins in {month}; none of the lists is of that month.")
            remarks.append(text.format(month=start))
        return remarks

    def _lists(self) -> tuple[RatingList, ...]:
        try:
            with closing(RatingLists(self._collection)) as lists:
                return lists.lists()
        except ArbiterError as error:
            self._workspace.problem.emit(error)
            return ()
