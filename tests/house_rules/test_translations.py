"""What is translated is translated right; that everything is, `packaging/check.py` asks."""

import build_translations


def test_no_translation_is_doubtful_or_loses_a_placeholder():
    template = build_translations.collected(build_translations.PACKAGE)
    problems = build_translations.problems(template, build_translations.FOLDER)
    assert [line for line in problems if "placeholders" in line or "fuzzy" in line] == []
