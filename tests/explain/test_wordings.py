"""The catalogue of sentences: keys are unique, and every sentence is used somewhere."""

import importlib
import pkgutil
from pathlib import Path

from arbiter_gui.explain import wordings
from arbiter_gui.explain.sentences import Wording

PACKAGE = Path(wordings.__file__).parents[2]


def catalogue():
    """Every sentence with the name it is used by: "byes.HALF_POINT"."""
    for module in pkgutil.iter_modules(wordings.__path__):
        found = importlib.import_module(f"{wordings.__name__}.{module.name}")
        for name, value in vars(found).items():
            if isinstance(value, Wording):
                yield module.name, name, value


def test_no_two_sentences_have_one_key():
    keys = [wording.key for _module, _name, wording in catalogue()]
    assert len(keys) > 100
    assert len(keys) == len(set(keys))


def test_every_sentence_is_used():
    files = (path for path in PACKAGE.rglob("*.py") if path.parent.name != "wordings")
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    unused = [name for _module, name, _ in catalogue() if f".{name}" not in text]
    assert unused == []
