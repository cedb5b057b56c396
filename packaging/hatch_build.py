"""Compiles the translations when a wheel is built, so that an installed Arbiter has them."""

import subprocess
import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTranslations(BuildHookInterface[BuilderConfig]):
    """Runs Babel, a requirement of the build, before hatchling collects the files."""

    def initialize(self, version: str, _build_data: dict[str, object]) -> None:
        """Writes the .mo files; a checkout in use compiles its own (see environment.py)."""
        if version != "editable":
            script = Path(self.root) / "packaging" / "build_translations.py"
            subprocess.run([sys.executable, str(script), "--compile"], check=True)
