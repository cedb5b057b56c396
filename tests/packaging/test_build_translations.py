"""Texts are collected from the sources, and no language may lag behind."""

import gettext

import pytest

import build_translations

SOURCE = """
_("Pair round {round}")
fill("Saved at {time}", values)
pgettext("chess piece", "White")
ngettext("{count} player", "{count} players", 3)
title = N_("Standings")
print("not for translation")
"""
SPANISH = {
    'msgid "Pair round {round}"\nmsgstr ""': "Emparejar ronda {round}",
    'msgid "Saved at {time}"\nmsgstr ""': "Guardado a las {time}",
    'msgid "White"\nmsgstr ""': "Blancas",
    'msgid "Standings"\nmsgstr ""': "Clasificación",
}
PLURAL = 'msgstr[0] ""\nmsgstr[1] ""'


@pytest.fixture
def template(tmp_path):
    package = tmp_path / "package"
    package.mkdir()
    (package / "page.py").write_text(SOURCE, encoding="utf-8")
    return build_translations.collected(package)


@pytest.fixture
def folder(tmp_path, template, monkeypatch):
    """Catalogues with every text translated into Spanish, the only language."""
    monkeypatch.setattr(build_translations, "LANGUAGES", ("es",))
    folder = tmp_path / "translations"
    build_translations.update(template, folder)
    spanish = folder / "es.po"
    text = spanish.read_text(encoding="utf-8")
    for entry, translation in SPANISH.items():
        assert entry in text
        text = text.replace(entry, entry[:-1] + translation + '"')
    assert PLURAL in text
    text = text.replace(PLURAL, 'msgstr[0] "un jugador"\nmsgstr[1] "{count} jugadores"')
    spanish.write_text(text, encoding="utf-8")
    return folder


def spoil(folder, old, new):
    path = folder / "es.po"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_every_marked_text_is_collected(template):
    texts = {message.id for message in template if message.id}
    assert texts == {
        "Pair round {round}",
        "Saved at {time}",
        "White",
        ("{count} player", "{count} players"),
        "Standings",
    }


def test_a_complete_language_has_no_problems(template, folder):
    assert list(build_translations.problems(template, folder)) == []


def test_an_untranslated_text_is_named(template, folder):
    spoil(folder, 'msgstr "Clasificación"', 'msgstr ""')
    assert list(build_translations.problems(template, folder)) == [
        "es.po: not translated: 'Standings'"
    ]


def test_a_missing_plural_form_is_named(template, folder):
    spoil(folder, 'msgstr[1] "{count} jugadores"', 'msgstr[1] ""')
    assert list(build_translations.problems(template, folder)) == [
        "es.po: not translated: '{count} player'"
    ]


def test_a_fuzzy_translation_is_named(template, folder):
    spoil(folder, 'msgid "Standings"', '#, fuzzy\nmsgid "Standings"')
    assert list(build_translations.problems(template, folder)) == [
        "es.po: marked as fuzzy: 'Standings'"
    ]


def test_a_placeholder_that_differs_is_named(template, folder):
    spoil(folder, "ronda {round}", "ronda {ronda}")
    (line,) = build_translations.problems(template, folder)
    assert line == "es.po: placeholders ['ronda'] instead of ['round']: 'Pair round {round}'"


def test_a_text_added_to_the_sources_is_missed_in_every_catalogue(template, folder):
    template.add("Crosstable")
    assert list(build_translations.problems(template, folder)) == [
        "arbiter.pot differs from the sources: run packaging/build_translations.py",
        "es.po: not collected: 'Crosstable'",
    ]


def test_updating_again_changes_no_byte_and_keeps_the_translations(template, folder):
    build_translations.update(template, folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    build_translations.update(template, folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert "Clasificación".encode() in before["es.po"]


def test_the_compiled_catalogue_is_what_the_program_reads(folder):
    build_translations.compile_all(folder)
    with (folder / "es.mo").open("rb") as file:
        spanish = gettext.GNUTranslations(file)
    assert spanish.gettext("Standings") == "Clasificación"
    assert spanish.pgettext("chess piece", "White") == "Blancas"
    assert spanish.ngettext("{count} player", "{count} players", 1) == "un jugador"
    assert spanish.ngettext("{count} player", "{count} players", 7) == "{count} jugadores"


def test_a_compiled_catalogue_does_not_tell_when_it_was_compiled(folder):
    build_translations.compile_all(folder)
    with (folder / "es.mo").open("rb") as file:
        told = gettext.GNUTranslations(file).info()["pot-creation-date"]
    assert told == "1980-01-01 00:00+0000"
