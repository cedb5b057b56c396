"""Fetches a list when there is a newer one than last time; TLS for every host but this machine."""

import http.client
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from arbiter_gui.errors import FileProblem
from arbiter_gui.i18n import N_
from arbiter_gui.progress import Progress

LARGEST_DOWNLOAD = 512 * 1024**2
"""Bytes of the largest list that is fetched; FIDE's has about 50 million."""

_TIMEOUT = 20.0
_BLOCK = 1 << 16
_LOOPBACK = ("127.0.0.1", "::1", "localhost")
_KINDS = (
    "application/zip", "application/x-zip-compressed", "application/octet-stream",
    "text/plain", "text/csv", "text/xml", "application/xml",
)  # fmt: skip
_NOT_MODIFIED = 304


@dataclass(frozen=True, slots=True)
class Fetched:
    """A list that was fetched, and the marks to ask with the next time."""

    path: Path
    etag: str = ""
    modified: str = ""


def fetch_newer(
    address: str, target: Path, marks: tuple[str, str], progress: Progress
) -> Fetched | None:
    """Fetches what lies at an address into a file; None when it is what it was.

    Args:
        address: Where; https, or http on this machine.
        target: The file to be made.
        marks: ETag and Last-Modified of last time, or "".
        progress: Is told how much has come, and can cancel.

    Raises:
        FileProblem: The network or the server does not give it, or it is no list.
        Cancelled: The arbiter has pressed Cancel.
    """
    _refuse_address(address)
    request = urllib.request.Request(address, headers=_headers(marks))
    try:
        with _opener().open(request, timeout=_TIMEOUT) as answer:
            _refuse_kind(address, answer.headers.get_content_type())
            size = int(answer.headers.get("Content-Length") or 0)
            with target.open("wb") as file:
                _copy(answer, file, _Delivery(address, size, progress))
            return Fetched(
                target, answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", "")
            )
    except urllib.error.HTTPError as error:
        with error:
            if error.code == _NOT_MODIFIED:
                return None
        raise _unreachable(address, f"HTTP {error.code}") from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _unreachable(address, getattr(error, "reason", None) or error) from error


@dataclass(frozen=True)
class _Delivery:
    address: str
    size: int
    progress: Progress


def _copy(answer: IO[bytes], file: IO[bytes], delivery: _Delivery) -> None:
    done = 0
    while block := answer.read(_BLOCK):
        delivery.progress.raise_if_cancelled()
        done += len(block)
        if max(done, delivery.size) > LARGEST_DOWNLOAD:
            raise FileProblem(
                "download-too-large",
                N_("{address} gives more than {size} MB. That is no rating list."),
                {"address": delivery.address, "size": LARGEST_DOWNLOAD // 1_000_000},
            )
        file.write(block)
        delivery.progress.step(done, max(delivery.size, done))
    if done < delivery.size:
        raise _unreachable(delivery.address, f"{done} / {delivery.size}")


def _opener() -> urllib.request.OpenerDirector:
    """Follows no way out of TLS."""
    return urllib.request.build_opener(
        urllib.request.HTTPSHandler(context=ssl.create_default_context()), _SafeAddresses()
    )


class _SafeAddresses(urllib.request.BaseHandler):
    """Looks at every address before it is asked, also at one that a server sends on to."""

    def http_request(self, request: urllib.request.Request) -> urllib.request.Request:
        """The same request."""
        _refuse_address(request.full_url)
        return request

    https_request = ftp_request = http_request


def _headers(marks: tuple[str, str]) -> dict[str, str]:
    etag, modified = marks
    headers = {"User-Agent": "Arbiter", "Accept-Encoding": "identity"}
    if etag:
        headers["If-None-Match"] = etag
    if modified:
        headers["If-Modified-Since"] = modified
    return headers


def _refuse_address(address: str) -> None:
    parts = urlsplit(address)
    loopback = parts.scheme == "http" and parts.hostname in _LOOPBACK
    if not loopback and (parts.scheme != "https" or not parts.hostname):
        raise FileProblem(
            "download-address",
            N_("{address} is not a safe address. It has to begin with https://"),
            {"address": address},
        )


def _refuse_kind(address: str, kind: str) -> None:
    if kind not in _KINDS:
        raise FileProblem(
            "download-kind",
            N_(
                "{address} gives a page ({kind}), no rating list. Perhaps this network asks for "
                "a sign-in first; else download the list by hand and import the file."
            ),
            {"address": address, "kind": kind},
        )


def _unreachable(address: str, detail: object) -> FileProblem:
    return FileProblem(
        "download-failed",
        N_(
            "{address} does not give the list ({detail}). The lists are as they were. Try again "
            "later, or import a file."
        ),
        {"address": address, "detail": detail},
    )
