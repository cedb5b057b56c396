"""The programs that ours is compared with are packages that not everybody has."""

import sys
from importlib.util import find_spec


def require(*packages):
    """Ends the script and says what to install, unless all packages are there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        sys.exit(f"Not installed: {', '.join(missing)}. Run: python -m pip install -e '.[peers]'")
