"""The command `arbiter` of a packaged Arbiter: commands for scripts."""

import multiprocessing
import sys

from arbiter_gui.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the processes of --jobs are this program once more
    sys.exit(main())
