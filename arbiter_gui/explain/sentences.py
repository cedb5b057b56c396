"""Sentence: one record of the catalogue with its values; it is put into words when it is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from arbiter_gui.explain.sentence_values import SentenceValue
from arbiter_gui.i18n import _, ngettext

Value = SentenceValue | int | str


@dataclass(frozen=True, slots=True)
class Wording:
    """One sentence of the catalogue.

    Attributes:
        key: Stable name, for scripts and tests: "bracket-alone".
        text: English text with named placeholders, marked `N_()`; with `plural_forms` the form
            for one.
        plural: The form for several; "" where nothing is counted.
        counted: The placeholder whose number chooses the form.
    """

    key: str
    text: str
    plural: str = ""
    counted: str = "number"

    def of(self, **values: Value) -> "Sentence":
        """The sentence with its values."""
        return Sentence(self, values)


def counted(key: str, forms: tuple[str, str], by: str = "number") -> Wording:
    """A sentence whose form depends on a number."""
    singular, plural = forms
    return Wording(key, singular, plural, by)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that is true of one board or player.

    Attributes:
        wording: Its record in the catalogue.
        values: What its placeholders stand for.
    """

    wording: Wording
    values: Mapping[str, Value] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The stable name of the sentence."""
        return self.wording.key

    @property
    def has_virtual_points(self) -> bool:
        """Whether points are told that have virtual ones in them."""
        return any(
            one.has_virtual_points if isinstance(one, Sentence) else getattr(one, "virtual", False)
            for one in self.values.values()
        )

    def text(self) -> str:
        """The words in the language in use, as part of another sentence."""
        shown = self.shown_values()
        wording = self.wording
        if wording.plural:
            number = self.values[wording.counted]
            form = ngettext(wording.text, wording.plural, int(str(number)))
        else:
            form = _(wording.text)
        return form.format_map(shown)

    def line(self) -> str:
        """The sentence in the language in use on a line of its own, with a capital at its start."""
        words = self.text()
        return words[:1].upper() + words[1:]

    def shown_values(self) -> dict[str, str]:
        """The values in the language in use."""
        return {
            name: str(value) if isinstance(value, int | str) else value.text()
            for name, value in self.values.items()
        }


@dataclass(frozen=True, slots=True)
class Together:
    """Sentences that belong together and are read on one line."""

    sentences: tuple[Sentence, ...]

    @property
    def key(self) -> str:
        """The stable names of the sentences."""
        return " ".join(sentence.key for sentence in self.sentences)

    def line(self) -> str:
        """The sentences in the language in use, one after the other."""
        return " ".join(sentence.line() for sentence in self.sentences)
