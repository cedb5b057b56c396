"""Translation by gettext: `_()` translates now, `N_()` marks a text that is translated when shown.

Source strings are English. A core module marks its texts with `N_()`; whoever shows them calls
`_()`. Placeholders are named (`{round}`), so that a translation may change their order.
"""

import gettext
import logging
from collections.abc import Mapping

from arbiter_gui.resources import resource

LANGUAGES = ("en", "es", "ru")

_log = logging.getLogger(__name__)


class _Active:
    """The one language in use."""

    language = "en"
    translations: gettext.NullTranslations = gettext.NullTranslations()


def use_language(language: str) -> None:
    """Switches every later text to a language of `LANGUAGES`; an unknown one means English."""
    code = language.replace("-", "_").split("_")[0].lower()
    _Active.language = code if code in LANGUAGES else "en"
    _Active.translations = gettext.NullTranslations()
    if _Active.language == "en":
        return
    catalogue = resource("translations", f"{_Active.language}.mo")
    try:
        with catalogue.open("rb") as file:
            _Active.translations = gettext.GNUTranslations(file)
    except OSError:
        _log.warning("no catalogue %s: texts stay English", catalogue)


def current_language() -> str:
    """The two-letter code of the language in use."""
    return _Active.language


def N_(message: str) -> str:  # noqa: N802 - the name that gettext tools look for
    """Marks an English text for the catalogue and returns it unchanged."""
    return message


def plural_forms(singular: str, plural: str) -> tuple[str, str]:
    """Marks both forms of an English text with a number and returns them unchanged."""
    return singular, plural


def _(message: str) -> str:
    """The text in the language in use."""
    return _Active.translations.gettext(message) if message else ""


def ngettext(singular: str, plural: str, number: int) -> str:
    """The text for a number of things, in the plural form that the language asks for."""
    return _Active.translations.ngettext(singular, plural, number)


def pgettext(context: str, message: str) -> str:
    """The text in the language in use, where one English word has several meanings."""
    return _Active.translations.pgettext(context, message)


def fill(message: str, values: Mapping[str, object]) -> str:
    """Translates a marked text and puts its values in."""
    return _(message).format_map(values)
