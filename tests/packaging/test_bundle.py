"""The packaged program has everything that is read, and nothing of Qt that is not used."""

import ast
import plistlib
import re
import sys
import tomllib
from pathlib import Path

import pytest

import arbiter_gui
import bundle
from arbiter_gui.i18n import LANGUAGES
from arbiter_gui.storage import database

ROOT = bundle.ROOT
SPEC = (ROOT / "packaging" / "arbiter.spec").read_text(encoding="utf-8")


def placed():
    return {f"{folder}/{Path(source).name}" for source, folder in bundle.data_files()}


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    """Resources as they are after the translations were compiled."""
    resources = tmp_path / "resources"
    for path in (ROOT / "resources").rglob("*.*"):
        copy = resources / path.relative_to(ROOT / "resources")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.touch()
    for language in bundle.LANGUAGES:
        (resources / "translations" / f"{language}.mo").touch()
    monkeypatch.setattr(bundle, "RESOURCES", resources)
    return resources


@pytest.mark.usefixtures("compiled")
def test_every_resource_is_in_the_program_where_it_is_looked_for():
    sources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    read = [path for path in sources if path.suffix not in {".po", ".pot"}]
    wanted = {
        f"arbiter_gui/_resources/{path.relative_to(ROOT / 'resources').as_posix()}" for path in read
    }
    assert wanted <= placed()


@pytest.mark.usefixtures("compiled")
def test_every_file_beside_the_code_is_in_the_program():
    schemas = {path.relative_to(ROOT).as_posix() for path in (ROOT / "arbiter_gui").rglob("*.sql")}
    assert "arbiter_gui/storage/schema.sql" in schemas
    assert schemas <= placed()


@pytest.mark.usefixtures("compiled")
def test_no_source_of_a_translation_and_no_code_is_shipped_as_data():
    assert {Path(name).suffix for name in placed()}.isdisjoint({".po", ".pot", ".py", ".pyc"})


def test_a_language_that_is_not_compiled_stops_the_build(compiled):
    (compiled / "translations" / "ru.mo").unlink()
    with pytest.raises(FileNotFoundError, match="ru"):
        bundle.data_files()


def test_every_language_of_the_program_is_packed():
    assert set(bundle.LANGUAGES) == set(LANGUAGES) - {"en"}


def test_the_version_stands_in_one_place():
    assert bundle.version() == arbiter_gui.__version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    written_out = re.compile(r"(?<![\w.])" + re.escape(arbiter_gui.__version__) + r"(?![\w.])")
    own = [path for path in (ROOT / "packaging").rglob("*") if path.is_file()]
    own = [path for path in own if path.suffix in {".py", ".spec", ".nsi", ".plist", ".xml", ".md"}]
    assert [path.name for path in own if written_out.search(path.read_text("utf-8"))] == []


QT = "PySide6/Qt"


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqoffscreen.so", True),
        (f"{QT}/plugins/platforms/libqwayland.so", True),
        (f"{QT}/plugins/platforms/libqeglfs.so", False),
        (f"{QT}/plugins/platforms/libqminimalegl.so", False),
        (f"{QT}/plugins/platforms/libqcocoa.dylib", True),
        (r"PySide6\plugins\platforms\qwindows.dll", True),
        (r"PySide6\plugins\styles\qmodernwindowsstyle.dll", True),
        (r"PySide6\plugins\tls\qschannelbackend.dll", False),
        (f"{QT}/plugins/iconengines/libqsvgicon.so", True),
        (f"{QT}/plugins/imageformats/libqsvg.so", True),
        (f"{QT}/plugins/imageformats/libqpdf.so", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        (f"{QT}/plugins/printsupport/libcupsprintersupport.so", True),
        (f"{QT}/lib/libQt6Widgets.so.6", True),
        (f"{QT}/lib/libQt6Quick.so.6", False),
        (f"{QT}/lib/libQt6SvgWidgets.so.6", False),
        (f"{QT}/lib/QtCore.framework/Versions/A/QtCore", True),
        (f"{QT}/lib/QtQml.framework/Versions/A/QtQml", False),
        (r"PySide6\Qt6Gui.dll", True),
        (r"PySide6\Qt6Network.dll", False),
        (r"PySide6\opengl32sw.dll", False),
        ("PySide6/QtWidgets.abi3.so", True),
        (r"PySide6\QtPrintSupport.pyd", True),
        (f"{QT}/translations/qtbase_es.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        ("arbiter_gui/_resources/translations/ru.mo", True),
        ("libsqlite3.so.0", True),
    ],
)
def test_of_qt_only_what_a_program_of_widgets_uses_is_kept(path, is_kept):
    assert bool(bundle.kept([(path, "somewhere", "BINARY")])) is is_kept


def test_every_part_of_qt_that_the_code_imports_is_kept():
    parts = set()
    for path in (ROOT / "arbiter_gui" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                parts.add(node.module)
    assert "PySide6.QtWidgets" in parts
    assert parts.isdisjoint(bundle.NEVER_USED)
    for part in parts:
        assert bundle.kept([(f"{QT}/lib/lib{part.replace('PySide6.Qt', 'Qt6')}.so.6", "", "")])


def test_a_library_is_shipped_only_when_something_shipped_is_linked_to_it():
    links = {
        "xcb": ["libxcb-cursor.so.0", "libX11.so.6"],
        "cursor": ["libxcb-image.so.0", "libc.so.6"],
        "python": ["libffi.so.8"],
    }
    entries = [
        ("PySide6/libqxcb.so", "xcb", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
        ("libxcb-cursor.so.0", "cursor", "BINARY"),
        ("libxcb-image.so.0", "image", "BINARY"),
        ("libffi.so.8", "ffi", "BINARY"),
        ("libX11.so.6", "x11", "BINARY"),
        ("libgtk-3.so.0", "gtk", "BINARY"),
    ]
    found = bundle.needed(entries, lambda path: links.get(path, []))
    assert {name for name, _, _ in found} == {
        "PySide6/libqxcb.so", "libpython3.11.so.1.0", "libxcb-cursor.so.0", "libxcb-image.so.0",
        "libffi.so.8",
    }  # fmt: skip


def test_both_programs_of_the_project_are_built_and_their_scripts_call_the_same_functions():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = {**project["scripts"], **project["gui-scripts"]}
    assert set(bundle.SCRIPTS) == set(entries)
    for program, entry in entries.items():
        module, function = entry.split(":")
        script = Path(bundle.script_of(program)).read_text(encoding="utf-8")
        assert f"from {module} import {function}\n" in script


def test_the_spec_is_python_and_leaves_every_decision_to_the_bundle():
    ast.parse(SPEC)
    assert {"data_files", "kept", "needed", "information", "NEVER_USED"} <= set(
        re.findall(r"bundle\.(\w+)", SPEC)
    )


def test_the_macos_bundle_opens_the_files_of_arbiter():
    information = bundle.information()
    assert information["CFBundleShortVersionString"] == arbiter_gui.__version__
    assert information["CFBundleExecutable"] in bundle.SCRIPTS
    (document,) = information["CFBundleDocumentTypes"]
    (exported,) = information["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["arbiter"]
    assert tags["public.mime-type"] == ["application/x-arbiter"]
    assert set(information["CFBundleLocalizations"]) == set(LANGUAGES)
    assert plistlib.loads(plistlib.dumps(information)) == information


def test_windows_reads_the_version_as_four_numbers():
    text = bundle.windows_version("arbiter-gui")
    (numbers,) = set(re.findall(r"vers=\(([\d, ]+)\)", text))
    assert len(numbers.split(",")) == 4
    assert numbers.replace(", ", ".").startswith(arbiter_gui.__version__)
    assert '"OriginalFilename", "arbiter-gui.exe"' in text
    assert "@" not in text


@pytest.mark.parametrize(
    ("system", "name"), [("win32", "arbiter.ico"), ("darwin", "arbiter.icns"), ("linux", None)]
)
def test_each_system_gets_its_kind_of_icon(system, name, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    assert bundle.icon_name() == name


def test_the_mark_of_an_event_s_file_is_the_one_that_the_mime_type_looks_for():
    mime = (ROOT / "packaging" / "linux" / "arbiter-mime.xml").read_text(encoding="utf-8")
    assert f'value="0x{database.APPLICATION_ID:08x}"' in mime
