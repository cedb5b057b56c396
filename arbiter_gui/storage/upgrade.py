"""Brings a file of an older format to the present one, step by step."""

from pathlib import Path

from arbiter_gui.storage.database import FORMAT_VERSION, Database

MIGRATIONS = Path(__file__).with_name("migrations")
"""One script for each version after the first: `0002.sql` makes version 2 out of version 1."""


def upgrade(database: Database, to: int = FORMAT_VERSION, migrations: Path = MIGRATIONS) -> None:
    """Runs the scripts that the file lacks, all in one transaction; mostly there are none.

    A write-protected file keeps its format: a copy of it in memory is upgraded.

    Raises:
        FileProblem: A script failed; the file keeps its format.
    """
    found = int(database.pragma("user_version"))
    if found == to:
        return
    scripts = [
        (migrations / f"{version:04}.sql").read_text(encoding="utf-8")
        for version in range(found + 1, to + 1)
    ]
    if database.read_only:
        database.read_into_memory()
    database.run_script(f"{''.join(scripts)}PRAGMA user_version = {to};")
