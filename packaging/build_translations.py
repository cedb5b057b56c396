"""Keeps the catalogues of `resources/translations/` in step with the sources, with Babel.

build_translations.py              collects the texts, updates arbiter.pot and every .po, compiles
build_translations.py --compile    compiles: writes the .mo files that the program reads
build_translations.py --check      says which texts are not collected, not translated or wrong
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "arbiter_gui"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("es", "ru")
NO_DATE = datetime(1980, 1, 1, tzinfo=UTC)
"""Stands where Babel would write the moment of compiling: two builds are to be the same."""
PLURAL_FORMS = {
    "es": "nplurals=2; plural=(n != 1);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4"
    " && (n%100<10 || n%100>=20) ? 1 : 2);",
}
KEPT_HEADERS = (b'"Language:', b'"Plural-Forms:', b'"MIME-', b'"Content-')
KEYWORDS = {
    "_": None,
    "N_": None,
    "fill": None,
    "ngettext": (1, 2),
    "plural_forms": (1, 2),
    "pgettext": ((1, "c"), 2),
}
PLACEHOLDER = re.compile(r"\{(\w+)[^{}]*\}")
Identity = tuple[str | None, tuple[str, ...]]


def main(arguments: list[str] | None = None) -> int:
    """The command; 1 when `--check` found something."""
    parser = argparse.ArgumentParser(description="Collects, checks and compiles translations.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing, say what is missing")
    what.add_argument("--compile", action="store_true", help="only write the .mo files")
    options = parser.parse_args(arguments)
    if options.check:
        found = list(problems(collected(PACKAGE), FOLDER))
        print("\n".join(found) or f"Every text is translated: {', '.join(LANGUAGES)}.")
        return 1 if found else 0
    if not options.compile:
        update(collected(PACKAGE), FOLDER)
    compile_all(FOLDER)
    return 0


def collected(package: Path) -> Catalog:
    """Every text of the program that is marked for translation, with the files it stands in."""
    template = Catalog(charset="utf-8", header_comment="# The texts of Arbiter.", fuzzy=False)
    texts = extract_from_dir(
        package,
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for file, _line, text, comments, context in texts:
        where = (f"{package.name}/{Path(file).as_posix()}", 1)
        template.add(text, None, [where], auto_comments=comments, context=context)
    return template


def update(template: Catalog, folder: Path) -> None:
    """Brings arbiter.pot and every .po file up to date; texts no longer used go."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "arbiter.pot", template)
    for language in LANGUAGES:
        path = folder / f"{language}.po"
        catalogue = _read(path, language) if path.exists() else _empty(language)
        catalogue.update(template, no_fuzzy_matching=True)
        _write(path, catalogue)


def compile_all(folder: Path) -> None:
    """Writes the .mo file of every language: the same bytes whenever it is done."""
    for path in sorted(folder.glob("*.po")):
        catalogue = _read(path, path.stem)
        catalogue.creation_date = NO_DATE
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)


def problems(template: Catalog, folder: Path) -> Iterator[str]:
    """One line for each text that is not collected, not translated, or translated wrongly."""
    wanted = _identities(template)
    if _identities(_read(folder / "arbiter.pot")) != wanted:
        yield "arbiter.pot differs from the sources: run packaging/build_translations.py"
    for language in LANGUAGES:
        catalogue = _read(folder / f"{language}.po", language)
        for identity in sorted(wanted, key=repr):
            message = catalogue.get(_text(identity), identity[0])
            fault = "not collected" if message is None else _fault(message, catalogue.num_plurals)
            if fault:
                yield f"{language}.po: {fault}: {identity[1][0]!r}"


def _fault(message: Message, plurals: int) -> str:
    """What is wrong with one translation; empty when nothing is."""
    translations = _texts(message.string)
    forms = plurals if message.pluralizable else 1
    if len(translations) < forms or not all(translations):
        return "not translated"
    if message.fuzzy:
        return "marked as fuzzy"
    known = set().union(*(placeholders(text) for text in _texts(message.id)))
    for translation in translations:
        used = placeholders(translation)
        if used - known or (not message.pluralizable and used != known):
            return f"placeholders {sorted(used)} instead of {sorted(known)}"
    return ""


def placeholders(text: str) -> set[str]:
    """The names in braces, which have to be the same in every language."""
    return set(PLACEHOLDER.findall(text))


def _texts(text: object) -> tuple[str, ...]:
    """One text, or the forms of a plural."""
    forms = text if isinstance(text, (tuple, list)) else (text,)
    return tuple(form or "" for form in forms)


def _identities(catalogue: Iterable[Message]) -> set[Identity]:
    return {(message.context, _texts(message.id)) for message in catalogue if message.id}


def _text(identity: Identity) -> str | tuple[str, ...]:
    texts = identity[1]
    return texts if len(texts) > 1 else texts[0]


def _empty(language: str) -> Catalog:
    catalogue = Catalog(
        locale=language,
        charset="utf-8",
        header_comment=f"# The texts of Arbiter, language {language}.",
        fuzzy=False,
    )
    catalogue.mime_headers = [("Plural-Forms", PLURAL_FORMS[language])]
    return catalogue


def _read(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def _write(path: Path, catalogue: Catalog) -> None:
    """Writes a catalogue without the header's dates and names: the same texts, the same file."""
    content = BytesIO()
    write_po(
        content, catalogue, width=100, sort_output=True, ignore_obsolete=True, include_lineno=False
    )
    header, blank, texts = content.getvalue().partition(b"\n\n")
    kept = [line for line in header.splitlines() if _stays(line)]
    path.write_bytes(b"\n".join(kept) + blank + texts)


def _stays(line: bytes) -> bool:
    """Whether a line of the header says something about the texts."""
    if line.startswith(KEPT_HEADERS) or not line.startswith(b'"'):
        return True
    return not re.match(rb'"[\w-]+:', line)


if __name__ == "__main__":
    sys.exit(main())
