"""What an event outside FIDE mode shows, and what no preference can switch off."""

import re
from dataclasses import replace
from datetime import UTC, datetime

from arbiter_gui.reports.catalogue import round_reports
from arbiter_gui.tables.checklist import event_line
from arbiter_gui.tournament import Tournament, TournamentSettings
from arbiter_gui.ui.preferences import Preferences
from tests.evidence import ROOT
from tests.reports.event import spring_open

NETWORK = re.compile(r"^\s*(?:import|from) (?:urllib\.request|http|socket|ssl|requests)", re.M)
SIGN = "outside FIDE mode since round 3"


def outside():
    event = spring_open()
    return Tournament(
        replace(fact, fide_mode_left=3) if isinstance(fact, TournamentSettings) else fact
        for fact in event.facts()
    )


def test_an_event_outside_fide_mode_says_so_on_every_list_and_in_the_window():
    event = outside()
    assert SIGN in event_line(event)
    for report in round_reports(event, None, datetime(2026, 5, 1, tzinfo=UTC)):
        assert SIGN in report.titles[-1], report.key
    assert SIGN not in event_line(spring_open())


def test_no_preference_silences_a_warning():
    names = {name for name in vars(Preferences) if not name.startswith("_")}
    speaking = {name for name in names if any(word in name for word in ("warn", "ask", "level"))}
    assert speaking == set()


def test_only_the_rating_lists_ever_ask_the_network():
    asking = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "arbiter_gui").rglob("*.py")
        if NETWORK.search(path.read_text(encoding="utf-8"))
    }
    assert asking == {"arbiter_gui/formats/rating_lists/download.py"}
