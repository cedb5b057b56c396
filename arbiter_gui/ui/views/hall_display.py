"""The window in the playing hall: lists and messages in turn, large, with clock and countdown."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QScreen,
    QShortcut,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arbiter_gui.i18n import N_, _, ngettext
from arbiter_gui.reports.hall_lists import HallContent
from arbiter_gui.ui.hall.hall_clock import clock_text
from arbiter_gui.ui.hall.hall_foot import HallFoot
from arbiter_gui.ui.hall.hall_head import HallHead
from arbiter_gui.ui.hall.hall_layout import HallPage, pages_of
from arbiter_gui.ui.hall.hall_settings import HallSettings
from arbiter_gui.ui.hall.hall_sheet import HallSheet
from arbiter_gui.ui.hall.hall_theme import hall_theme, theme_after
from arbiter_gui.ui.hall.rotation import Rotation

HELP = (
    (N_("Space"), N_("pause")),
    ("← →", N_("page")),
    ("↑ ↓", N_("list")),
    ("+ −", N_("type")),
    (N_("PgUp PgDn"), N_("seconds")),
    ("T", N_("colours")),
    ("M", N_("message")),
    ("C", N_("clock")),
    ("F", N_("full screen")),
    ("S", N_("screen")),
    ("O", N_("settings")),
    (N_("Esc"), N_("close")),
)
"""The keys of the display, as they stand in the line that hides itself."""

_TICK = 200
_HELP_SHOWN, _NEWS_SHOWN = 8000, 3000
_ROWS_OF_TYPE, _COLUMNS_OF_TYPE = 30, 46
"""The usual size of type is such a part of the height, or of the width where that is less."""
_SAME_KEY = {"T": "Е", "M": "Ь", "C": "С", "F": "А", "S": "Ы", "O": "Щ"}
"""What these keys give on a Russian keyboard; Qt knows it only where a Latin one is set up too."""
_MARGIN = 0.6
_UNBROKEN = "\u00a0"
_FIRST_SIZE = (1280, 720)


class HallDisplay(QWidget):
    """Shows what it is given; timers turn its pages, so that nothing ever waits for it.

    Attributes:
        settings: How it is set, with what keys have changed.

    Signals:
        changed: A key has changed the settings.
        asked: The arbiter wants to choose: "message" for a message to write, "" for anything.
        closed: The window is gone.
    """

    changed = Signal()
    asked = Signal(str)
    closed = Signal()

    def __init__(self, settings: HallSettings, now: Callable[[], datetime]) -> None:
        super().__init__()
        self.settings = settings
        self.paused = self.clock_alone = False
        self._now = now
        self._content: HallContent | None = None
        self._was_told = False
        self._pages: dict[str, list[HallPage | str]] = {}
        self._passed = 0
        self._help_left, self._news, self._news_left = _HELP_SHOWN, "", 0
        self.rotation = Rotation()
        theme = hall_theme(settings.theme)
        self.head, self.foot = HallHead(theme, self), HallFoot(theme, self)
        self.sheet = HallSheet(theme, self)
        self._layout = QVBoxLayout(self)
        self._build()
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.tick(_TICK))
        self._timer.start(_TICK)

    def show_on(self, screen: QScreen) -> None:
        """Fills a screen."""
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def show_content(self, content: HallContent | None) -> None:
        """Shows an event as it is now, or that none is open, without losing the place."""
        begins = self._content is None
        self._content, self._was_told = content, True
        if begins:
            self.rotation = Rotation()
            self._passed = 0
        self._lay_out()

    def apply(self, settings: HallSettings) -> None:
        """Takes other settings."""
        self.settings = settings
        theme = hall_theme(settings.theme)
        for part in (self.head, self.sheet, self.foot):
            part.theme = theme
        self.update()
        self._lay_out()

    def show_message(self) -> None:
        """Goes to the messages, where there are any."""
        self.clock_alone = False
        self.rotation.go_to("message")
        self._restart()

    def tick(self, milliseconds: int) -> None:
        """Lets time pass: turns the page when it has stayed long enough."""
        self._help_left = max(0, self._help_left - milliseconds)
        self._news_left = max(0, self._news_left - milliseconds)
        if not self._help_left:
            self.setCursor(Qt.CursorShape.BlankCursor)
        if not self.paused and not self.clock_alone:
            self._passed += milliseconds
            if self._passed >= self.settings.seconds * 1000:
                self.turn(1)
                return
        self._show_time()

    def turn(self, steps: int) -> None:
        """Goes pages on or back."""
        self.clock_alone = False
        self.rotation.turn(steps)
        self._restart()

    def change_list(self, steps: int) -> None:
        """Goes lists on or back."""
        self.clock_alone = False
        self.rotation.change_list(steps)
        self._restart()

    def toggle_pause(self) -> None:
        """Keeps the page, or lets the pages turn again."""
        self.paused = not self.paused
        self._show_time()

    def toggle_clock(self) -> None:
        """Fills the screen with the clock, or shows the lists again."""
        self.clock_alone = not self.clock_alone
        self._show_page()

    def change_type(self, percent: int) -> None:
        """Larger or smaller type."""
        self._change(self.settings.larger(percent))
        self._say(_("Type {percent} %").format(percent=self.settings.percent))

    def change_seconds(self, seconds: int) -> None:
        """Pages that stay longer, or shorter."""
        self._change(self.settings.longer(seconds))
        count = self.settings.seconds
        self._say(
            ngettext("{count} second a page", "{count} seconds a page", count).format(count=count)
        )

    def change_theme(self) -> None:
        """The next theme."""
        theme = theme_after(self.settings.theme)
        self._change(replace(self.settings, theme=theme.key))
        self._say(_(theme.name))

    def toggle_full_screen(self) -> None:
        """A window that can be moved, or the whole screen."""
        if self.isFullScreen():
            self.showNormal()
            self.resize(*_FIRST_SIZE)
        else:
            self.showFullScreen()

    def change_screen(self) -> None:
        """Goes to the next screen."""
        screens = QGuiApplication.screens()
        here = QGuiApplication.screenAt(self.geometry().center())
        place = screens.index(here) if here in screens else -1
        if len(screens) == 1:
            self._say(_("There is only one screen."))
        self.show_on(screens[(place + 1) % len(screens)])

    def show_help(self) -> None:
        """Shows the keys for a while."""
        self._help_left, self._news_left = _HELP_SHOWN, 0
        self.unsetCursor()
        self._show_time()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the edge around the parts."""
        ground = hall_theme(self.settings.theme).colour("ground")
        QPainter(self).fillRect(self.rect(), ground)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The mouse brings the keys back."""
        super().mouseMoveEvent(event)
        self.show_help()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stops the clock."""
        self._timer.stop()
        super().closeEvent(event)
        self.closed.emit()

    def _build(self) -> None:
        self.setObjectName("hall")
        self.setMinimumSize(320, 200)
        self.resize(*_FIRST_SIZE)
        self._layout.setSpacing(0)
        for part in (self.head, self.sheet, self.foot):
            part.setMouseTracking(True)
            self._layout.addWidget(part, int(part is self.sheet))
        self.setMouseTracking(True)
        self.sheet.resized.connect(self._lay_out)
        self.sheet.setFocus()
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Space", self.toggle_pause),
            ("Right", lambda: self.turn(1)),
            ("Left", lambda: self.turn(-1)),
            ("Down", lambda: self.change_list(1)),
            ("Up", lambda: self.change_list(-1)),
            ("+", lambda: self.change_type(10)),
            ("=", lambda: self.change_type(10)),
            ("-", lambda: self.change_type(-10)),
            ("PgUp", lambda: self.change_seconds(1)),
            ("PgDown", lambda: self.change_seconds(-1)),
            ("T", self.change_theme),
            ("M", lambda: self.asked.emit("message")),
            ("C", self.toggle_clock),
            ("F", self.toggle_full_screen),
            ("F11", self.toggle_full_screen),
            ("S", self.change_screen),
            ("O", lambda: self.asked.emit("")),
            ("F1", self.show_help),
            ("Esc", self.close),
        )
        for key, method in keys:
            shortcut = QShortcut(QKeySequence(key), self, method)
            if key in _SAME_KEY:
                shortcut.setKeys([QKeySequence(key), QKeySequence(_SAME_KEY[key])])

    @property
    def pixels(self) -> int:
        """The size of the type of lists."""
        usual = min(self.height() / _ROWS_OF_TYPE, self.width() / _COLUMNS_OF_TYPE)
        return max(8, round(usual * self.settings.percent / 100))

    def _change(self, settings: HallSettings) -> None:
        self.apply(settings)
        self.changed.emit()

    def _say(self, news: str) -> None:
        self._news, self._news_left = news, _NEWS_SHOWN
        self._show_time()

    def _restart(self) -> None:
        self._passed = 0
        self._show_page()

    def _lay_out(self) -> None:
        """Makes the pages for the size that there is; the place is kept."""
        frame = min(self.height() / _ROWS_OF_TYPE, self.width() / _COLUMNS_OF_TYPE)
        margin = round(frame * _MARGIN)
        self._layout.setContentsMargins(margin, margin // 2, margin, margin // 2)
        self.head.set_type(round(frame))
        self.foot.set_type(round(frame))
        room = QSizeF(self.sheet.size())
        strong = hall_theme(self.settings.theme).strong
        content = self._content or HallContent()
        self._pages = {
            part.key: list(pages_of(part.table, room, self.pixels, strong=strong))
            for part in content.lists
        }
        self._pages["message"] = list(self.settings.messages) if self._content else []
        if not any(self._pages.values()):
            self._pages["waiting"] = [self._waiting()]
        self.rotation.follow({key: len(pages) for key, pages in self._pages.items()})
        self._show_page()

    def _waiting(self) -> str:
        if self._content is not None:
            return _("No round has been published yet.")
        return _("No event is open") if self._was_told else ""

    def _show_page(self) -> None:
        page = self._pages[self.rotation.key][self.rotation.page]
        title = page.table.title if isinstance(page, HallPage) else ""
        event = self._content.event if self._content is not None else ""
        self.setWindowTitle(" – ".join(part for part in (_("Hall display"), event) if part))
        if self.clock_alone:
            title = ""
        else:
            name = f"{title}, {self._page_line()}" if title else _("Message")
            self.sheet.show_page(page, name)
        self.head.show_title(title or event, event if title else "")
        self._show_time()

    def _show_time(self) -> None:
        settings = self.settings
        following = self._content.next_round if self._content is not None else 0
        what = settings.what or (
            _("Round {round}").format(round=following) if following else _("Start")
        )
        clock = clock_text(self._now(), settings.start, what)
        self.head.show_clock(clock)
        if self.clock_alone:
            lines = [line for line in (clock.exact, clock.start, clock.left) if line]
            whole = "\n".join(lines).replace(" ", _UNBROKEN)
            self.sheet.show_page(whole, _("Clock"))
        self.foot.say(self._line(), "" if self.clock_alone else self._page_line())
        still = self.paused or self.clock_alone
        self.foot.show_part(0.0 if still else self._passed / (settings.seconds * 1000))

    def _page_line(self) -> str:
        rotation = self.rotation
        line = _("Page {page} of {pages}").format(page=rotation.page + 1, pages=rotation.pages)
        paused = _("Paused")
        return f"{paused}  ·  {line}" if self.paused else line

    def _line(self) -> str:
        if self._news_left:
            return self._news
        if not self._help_left:
            return ""
        return "   ".join(" ".join((_(key), _(meaning))) for key, meaning in HELP)
