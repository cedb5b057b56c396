"""The names of keys as they stand on the keyboard; Qt spells them out in some languages."""

from PySide6.QtCore import QTranslator

from arbiter_gui.i18n import N_, _

_QT_CONTEXT = "QShortcut"
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


class KeyNames(QTranslator):
    """Names the keys wherever Qt writes a shortcut: in menus, on buttons, in the list of keys."""

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
        """The name of a key in the language in use; None leaves the answer to Qt."""
        del disambiguation, n
        known = context == _QT_CONTEXT and source_text in _NAMES
        return _(_NAMES[source_text]) if known else None
