"""The program `arbiter-gui` of a packaged Arbiter: the window."""

from arbiter_gui.__main__ import main

if __name__ == "__main__":
    main()
