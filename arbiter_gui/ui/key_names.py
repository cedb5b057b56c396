"""Words that Qt itself says: keys as they stand on the keyboard, and what its catalogues lack.

Qt's own translations are loaded beside these. They spell the keys out in some languages, and leave
parts of the dialog for files in English.
"""

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QKeySequence

from arbiter_gui.i18n import N_, _

_NAMES = {
    "Ctrl": N_("Ctrl"),
    "Shift": N_("Shift"),
    "Ins": N_("Ins"),
    "Del": N_("Del"),
    "Esc": N_("Esc"),
    "Space": N_("Space"),
    "Return": N_("Enter"),
    "Enter": N_("Enter"),
}


_IN_FILE_DIALOG = {
    "&Look in:": N_("&Look in:"),
    "Files of &type:": N_("Files of &type:"),
    "&Directory:": N_("&Folder:"),
}
_WORDS = {"QShortcut": _NAMES, "QFileDialog": _IN_FILE_DIALOG}


def native(keys: str) -> str:
    """Keys as they stand on this keyboard and in the menus."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(text: str, keys: str) -> str:
    """The text of a button with the keys that do the same, as the menus write them."""
    return f"{text}  {native(keys)}"


class KeyNames(QTranslator):
    """Names the keys wherever Qt writes a shortcut, and completes its dialog for files."""

    def isEmpty(self) -> bool:
        """Never, so that Qt asks."""
        return False

    def translate(
        self,
        context: str,
        source_text: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        """The word in the language in use; None leaves the answer to Qt."""
        del disambiguation, n
        word = _WORDS.get(context, {}).get(source_text)
        return None if word is None else _(word)
