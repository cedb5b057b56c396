"""`python -m arbiter_gui [FILE]`: starts the window."""

import gc
import sys


def main() -> None:
    """Starts the window, with the event file or TRF file of the command line if there is one."""
    gc.disable()  # what is loaded stays; `run` lets the collector look at everything else
    from arbiter_gui.ui.app import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
