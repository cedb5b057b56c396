"""`python -m arbiter_gui [FILE]`: starts the window."""

import sys

from arbiter_gui.ui.app import run


def main() -> None:
    """Starts the window, with the event file or TRF file of the command line if there is one."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
