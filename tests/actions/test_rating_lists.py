"""Lists come into the collection from files and from a server on this machine."""

import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from arbiter_gui.actions.rating_lists import (
    ImportOrder,
    UpdateOrder,
    import_list,
    is_due,
    update_lists,
    update_silently,
)
from arbiter_gui.errors import Cancelled, FileProblem
from arbiter_gui.formats.rating_lists import download
from arbiter_gui.formats.rating_lists.column_mapping import ColumnMapping
from arbiter_gui.formats.rating_lists.download import fetch_newer
from arbiter_gui.progress import NoProgress
from arbiter_gui.storage.rating_lists import DownloadState, RatingLists
from tests.formats.rating_lists.files import COMBINED, written, zipped

NOW = datetime(2026, 12, 1, 9, 30, tzinfo=UTC)


class Answers(BaseHTTPRequestHandler):
    """What the server says; a test puts it into `server.answer` and reads `server.asked`."""

    def do_GET(self):
        self.server.asked.append(dict(self.headers))
        answer = self.server.answer
        etag = answer["headers"].get("ETag")
        if etag and self.headers.get("If-None-Match") == etag:
            self.send_response(304)
            self.end_headers()
            return
        self.send_response(answer.get("status", 200))
        for name, value in answer["headers"].items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer["body"])

    def log_message(self, *_words):
        pass


@pytest.fixture
def server():
    server = HTTPServer(("127.0.0.1", 0), Answers)
    server.asked = []
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def packed(tmp_path, server):
    """The server has the list of FIDE."""
    data = zipped(tmp_path, "a.zip", "players_list_foa.txt", COMBINED).read_bytes()
    headers = {"Content-Type": "application/zip", "ETag": '"v1"', "Last-Modified": "yesterday"}
    server.answer = {"headers": headers, "body": data}
    return server


def address(server, scheme="http", host="127.0.0.1"):
    return f"{scheme}://{host}:{server.server_port}/players_list.zip"


def order(tmp_path, server, **more):
    return UpdateOrder(tmp_path / "lists.db", NOW, address=address(server), **more)


def kept(tmp_path):
    with closing(RatingLists(tmp_path / "lists.db")) as lists:
        return lists.lists()


def test_a_file_comes_in_with_the_time_and_its_name(tmp_path):
    path = written(tmp_path, "players_list_foa.txt", COMBINED)
    imported = import_list(ImportOrder(path, tmp_path / "lists.db", NOW), NoProgress())
    assert (imported.entry.rows, imported.left_out) == (2, 0)
    (entry,) = kept(tmp_path)
    assert (entry.source, entry.added) == ("players_list_foa.txt", "2026-12-01T09:30")


def test_odd_lines_are_counted_and_told(tmp_path):
    text = COMBINED.replace("8602980", "86o2980")
    path = written(tmp_path, "players_list_foa.txt", text)
    imported = import_list(ImportOrder(path, tmp_path / "lists.db", NOW), NoProgress())
    assert (imported.entry.rows, imported.left_out) == (1, 1)
    assert imported.problems[0].line == 3


def test_a_description_is_kept_for_the_next_month(tmp_path):
    path = written(tmp_path, "own.csv", "Code;Player;Elo\n7;Vega, Ana;1650\n")
    mapping = ColumnMapping("Own", {"name": "Player", "standard": "Elo", "national_id": "Code"})
    first = ImportOrder(path, tmp_path / "lists.db", NOW, mapping=mapping)
    assert import_list(first, NoProgress()).entry.name == "Own"
    again = ImportOrder(path, tmp_path / "lists.db", NOW, month="2027-01")
    assert import_list(again, NoProgress()).entry.month == "2027-01"
    assert len(kept(tmp_path)) == 1


def test_the_list_is_fetched_once_and_then_only_asked_for(tmp_path, packed):
    imported = update_lists(order(tmp_path, packed), NoProgress())
    assert imported.entry.rows == 2
    assert kept(tmp_path)[0].source == address(packed)
    assert "If-None-Match" not in packed.asked[0]
    assert update_lists(order(tmp_path, packed, asked_for=True), NoProgress()) is None
    assert packed.asked[1]["If-None-Match"] == '"v1"'
    assert packed.asked[1]["If-Modified-Since"] == "yesterday"
    assert kept(tmp_path)[0].rows == 2


def test_a_newer_list_is_fetched(tmp_path, packed):
    update_lists(order(tmp_path, packed), NoProgress())
    packed.answer["headers"]["ETag"] = '"v2"'
    assert update_lists(order(tmp_path, packed, asked_for=True), NoProgress()) is not None


def test_a_list_that_was_removed_is_fetched_again(tmp_path, packed):
    update_lists(order(tmp_path, packed), NoProgress())
    with closing(RatingLists(tmp_path / "lists.db")) as lists:
        lists.remove("FIDE")
    assert update_lists(order(tmp_path, packed, asked_for=True), NoProgress()) is not None


def test_nobody_is_asked_twice_a_day_unless_the_arbiter_wants_it(tmp_path, packed):
    update_lists(order(tmp_path, packed), NoProgress())
    assert update_lists(order(tmp_path, packed), NoProgress()) is None
    assert len(packed.asked) == 1


@pytest.mark.parametrize(
    ("checked", "due"),
    [
        ("", True),
        ("2026-12-01T09:00", False),
        ("2026-11-30T09:31", False),
        ("2026-11-30T09:30", True),
        ("2026-12-05T09:00", True),
    ],
)
def test_the_next_look_is_due_after_a_day(checked, due):
    assert is_due(DownloadState(checked=checked), NOW) is due
    assert is_due(DownloadState(checked=checked), NOW + timedelta(days=10))


def test_the_daily_look_is_for_lists_that_were_fetched_before(tmp_path, packed):
    assert update_silently(order(tmp_path, packed), NoProgress()) is None
    assert not (tmp_path / "lists.db").exists()
    path = written(tmp_path, "players_list_foa.txt", COMBINED)
    import_list(ImportOrder(path, tmp_path / "lists.db", NOW), NoProgress())
    assert update_silently(order(tmp_path, packed), NoProgress()) is None
    assert packed.asked == []
    update_lists(order(tmp_path, packed), NoProgress())
    packed.answer["headers"]["ETag"] = '"v2"'
    tomorrow = UpdateOrder(tmp_path / "lists.db", NOW + timedelta(days=1), address=address(packed))
    assert update_silently(tomorrow, NoProgress()) is not None


def test_without_network_the_daily_look_says_nothing(tmp_path, packed):
    update_lists(order(tmp_path, packed), NoProgress())
    packed.answer = {"status": 503, "headers": {}, "body": b""}
    tomorrow = UpdateOrder(tmp_path / "lists.db", NOW + timedelta(days=1), address=address(packed))
    assert update_silently(tomorrow, NoProgress()) is None
    assert kept(tmp_path)[0].rows == 2


def refused(tmp_path, place):
    with pytest.raises(FileProblem) as caught:
        fetch_newer(place, tmp_path / "a.zip", ("", ""), NoProgress())
    return caught.value.code


def test_a_server_that_is_not_there_is_told(tmp_path):
    assert refused(tmp_path, "http://127.0.0.1:9/players_list.zip") == "download-failed"


def test_an_error_of_the_server_is_told(tmp_path, packed):
    packed.answer = {"status": 404, "headers": {}, "body": b""}
    assert refused(tmp_path, address(packed)) == "download-failed"


def test_a_page_to_sign_in_is_no_list(tmp_path, packed):
    packed.answer = {"headers": {"Content-Type": "text/html"}, "body": b"<html>"}
    assert refused(tmp_path, address(packed)) == "download-kind"


@pytest.mark.parametrize(
    "place",
    ["http://ratings.example.org/a.zip", "file:///etc/passwd", "ftp://example.org/a", "https:///a"],
)
def test_only_safe_addresses_are_asked(tmp_path, place):
    assert refused(tmp_path, place) == "download-address"


def test_nobody_is_sent_on_to_an_unsafe_address(tmp_path, packed):
    headers = {"Location": "http://ratings.example.org/a.zip"}
    packed.answer = {"status": 302, "headers": headers, "body": b""}
    assert refused(tmp_path, address(packed)) == "download-address"


def test_a_download_that_breaks_off_is_refused(tmp_path, packed):
    packed.answer["headers"]["Content-Length"] = "999999"
    assert refused(tmp_path, address(packed)) == "download-failed"


def test_a_download_without_end_is_refused(tmp_path, packed, monkeypatch):
    monkeypatch.setattr(download, "LARGEST_DOWNLOAD", 10)
    assert refused(tmp_path, address(packed)) == "download-too-large"


def test_a_damaged_download_leaves_the_old_list_and_is_fetched_again(tmp_path, packed):
    update_lists(order(tmp_path, packed), NoProgress())
    whole = packed.answer["body"]
    packed.answer["headers"]["ETag"] = '"v2"'
    packed.answer["body"] = b"PK damaged"
    with pytest.raises(FileProblem):
        update_lists(order(tmp_path, packed, asked_for=True), NoProgress())
    assert kept(tmp_path)[0].rows == 2
    packed.answer["body"] = whole
    assert update_lists(order(tmp_path, packed, asked_for=True), NoProgress()) is not None


def test_a_download_can_be_cancelled(tmp_path, packed):
    class Stops(NoProgress):
        def raise_if_cancelled(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        fetch_newer(address(packed), tmp_path / "a.zip", ("", ""), Stops())
