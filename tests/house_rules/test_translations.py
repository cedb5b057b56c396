"""What is translated is translated right; that everything is, `packaging/check.py` asks."""

import ast

import build_translations


def test_no_translation_is_doubtful_or_loses_a_placeholder():
    template = build_translations.collected(build_translations.PACKAGE)
    problems = build_translations.problems(template, build_translations.FOLDER)
    assert [line for line in problems if "placeholders" in line or "fuzzy" in line] == []


def test_no_text_is_marked_inside_an_f_string_where_it_would_not_be_collected():
    marked = {
        f"{path.name}:{call.lineno}"
        for path in build_translations.PACKAGE.rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in build_translations.KEYWORDS
    }
    assert marked == set()
