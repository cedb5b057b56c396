"""Settings shared by all tests: no screen, reproducible random examples, golden files."""

import os
import shutil
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The rating lists of whoever runs the tests stay away.
os.environ["XDG_DATA_HOME"] = str(Path(tempfile.gettempdir(), f"arbiter-nobody-{os.getpid()}"))

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "arbiter",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("arbiter")

GOLDEN = Path(__file__).parent / "data" / "golden"


def pytest_sessionfinish():
    shutil.rmtree(os.environ["XDG_DATA_HOME"], ignore_errors=True)


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write what the code gives now into tests/data/golden instead of comparing",
    )


@pytest.fixture
def golden(request):
    """Compares a text with the golden file of that name."""

    def compare(name, text):
        path = GOLDEN / name
        if request.config.getoption("--rewrite-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare
