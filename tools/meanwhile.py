"""Makes pages and the compiled engine while somebody plays: see tools.play, which starts it and reads nothing of it.

How far it is stands in build/compiled/.progress; what it says, in build/meanwhile.log. It ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from typing import Final

from tools import compile as compiling
from tools import install, web
from tools.compiled_modules import NO_COMPILER, find_compiler
from tools.node import Unable
from tools.progress import tell

PAGES: Final = "pages"
ENGINE: Final = "engine"


def end_with_the_game() -> None:
    """Once nobody plays any more, end this process and all that it has started."""
    sys.stdin.read()
    # Its own end is left to the same signal: nothing that is half written counts.
    os.killpg(0, signal.SIGKILL)


def make_pages() -> None:
    """Build the web client, at the usual priority: people wait for it."""
    try:
        tell(compiling.PROGRESS, PAGES, 0, 2)
        web.prepare()
        tell(compiling.PROGRESS, PAGES, 1, 2)
        web.build_site()
    except Unable as error:
        print(error, file=sys.stderr)
    finally:
        compiling.PROGRESS.unlink(missing_ok=True)


def make_engine() -> None:
    """Compile the engine, at the lowest priority: nobody waits for it, and games go on beside it."""
    os.nice(19)
    tell(compiling.PROGRESS, ENGINE, 0, 1)
    try:
        if find_compiler() is None:
            compiling.leave_interpreted(NO_COMPILER)
            return
        if install.main(["play", "compile"]):
            compiling.leave_interpreted("What compiles the engine could not be installed.")
            return
        with compiling.only_one():
            compiling.compile_tessera(is_vital=False)
    finally:
        compiling.PROGRESS.unlink(missing_ok=True)


def main(wanted: Sequence[str]) -> None:
    """Make what is wanted, one after the other."""
    threading.Thread(target=end_with_the_game, daemon=True).start()
    for name in wanted:
        {PAGES: make_pages, ENGINE: make_engine}[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
