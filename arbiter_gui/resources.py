"""Finds a file of `resources/`: in a wheel or a frozen program first, else in the checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a resource, for example `resource("icons", "light", "player.svg")`."""
    root = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return root.joinpath(*parts)
