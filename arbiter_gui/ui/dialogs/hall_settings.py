"""What the hall display shows: lists, seconds, type, colours, messages, the start of the round."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from arbiter_gui.i18n import _
from arbiter_gui.reports.hall_lists import HALL_LISTS
from arbiter_gui.ui.dialogs.form_dialog import FormDialog, muted
from arbiter_gui.ui.hall.hall_clock import start_time
from arbiter_gui.ui.hall.hall_settings import PERCENT, SECONDS, HallSettings
from arbiter_gui.ui.hall.hall_theme import HALL_THEMES, hall_theme
from arbiter_gui.ui.widgets.number_field import NumberField

_LINES = 4


class HallSettingsDialog(FormDialog):
    """A form for everything that can be chosen; the keys of the display change some of it too."""

    def __init__(self, settings: HallSettings, parent: QWidget | None = None) -> None:
        super().__init__(_("Hall display"), _("Show"), parent)
        self._settings = settings
        self.lists = {key: QCheckBox(_(name)) for key, name in HALL_LISTS.items()}
        for key, box in self.lists.items():
            box.setChecked(key in settings.lists)
        self.seconds = NumberField(SECONDS[0], SECONDS[-1])
        self.seconds.setValue(settings.seconds)
        self.percent = NumberField(PERCENT[0], PERCENT[-1])
        self.percent.setSuffix(" %")
        self.percent.setSingleStep(10)
        self.percent.setValue(settings.percent)
        self.theme = QComboBox()
        for theme in HALL_THEMES:
            self.theme.addItem(_(theme.name), theme.key)
        self.theme.setCurrentIndex(HALL_THEMES.index(hall_theme(settings.theme)))
        self.message = QPlainTextEdit(settings.message)
        self.message.setTabChangesFocus(True)
        self.message.setFixedHeight(self.message.fontMetrics().lineSpacing() * _LINES + 16)
        self.start = QLineEdit(settings.start)
        self.start.setPlaceholderText("15:00")
        self.what = QLineEdit(settings.what)
        self.what.setPlaceholderText(_("the next round"))
        self.what.setMaxLength(60)
        self._arrange()

    def _arrange(self) -> None:
        ticks = QVBoxLayout()
        ticks.setSpacing(4)
        for box in self.lists.values():
            ticks.addWidget(box)
        self.form.addRow(_("Lists"), ticks)
        self.form.addRow(_("&Seconds a page"), self.seconds)
        self.form.addRow(_("Size of t&ype"), self.percent)
        self.form.addRow(_("&Colours"), self.theme)
        self.form.addRow(_("&Messages"), self.message)
        self.form.addRow(muted(_("An empty line begins another message, on a page of its own.")))
        self.form.addRow(_("&Begins at"), self.start)
        self.form.addRow(_("&What begins"), self.what)
        self.form.addRow(
            muted(_("With a time, the display counts down to it. Empty: only a clock."))
        )

    def settings(self) -> HallSettings:
        """What stands in the form."""
        return replace(
            self._settings,
            lists=tuple(key for key, box in self.lists.items() if box.isChecked()),
            seconds=self.seconds.value(),
            percent=self.percent.value(),
            theme=str(self.theme.currentData()),
            message=self.message.toPlainText().strip(),
            start=start_time(self.start.text()) or "",
            what=self.what.text().strip(),
        )

    def problem(self) -> tuple[str, QWidget] | None:
        """A start that is no time of day."""
        typed = self.start.text().strip()
        if not typed or start_time(typed) is not None:
            return None
        return _("“{typed}” is no time of day. Write it as 15:00.").format(typed=typed), self.start
