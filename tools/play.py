"""Starts Tessera at once, and makes meanwhile what would make it better: pages that are not built, the compiled engine.

    python -m tools.play serve --open       the table in a browser
    python -m tools.play play atlas-lost    a game in the terminal

The engine runs interpreted until it is compiled. The server's bots go over to the compiled one as soon as it is there
(see tessera.table.engine); everything else does at the next start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools import compile as compiling
from tools import meanwhile, web
from tools.compiled_modules import ROOT

# Tells Tessera where the compiled engine is being made.
ENGINE: Final = "TESSERA_ENGINE"


def environment(is_compiled: bool, is_making: bool) -> dict[str, str]:
    """What Tessera sees: the compiled engine before the sources, and where something is being made."""
    place = str(compiling.TARGET)
    return {**os.environ, **({"PYTHONPATH": place} if is_compiled else {}), **({ENGINE: place} if is_making else {})}


@contextmanager
def making(needed: Sequence[str]) -> Iterator[None]:
    """Make what is needed, as long as this goes on. What is half done is taken up by the next start."""
    if not needed:
        yield
        return
    compiling.BUILD.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tools.meanwhile", *needed]
    with (compiling.BUILD / "meanwhile.log").open("w") as log:
        # Out of the reach of Ctrl+C, which is for the game. The end of its input is its end, however this process ends.
        maker = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
        )
    try:
        yield
    finally:
        assert maker.stdin is not None
        maker.stdin.close()
        maker.wait()


def main(arguments: Sequence[str]) -> int:
    """Run Tessera with these arguments until it ends."""
    is_compiled = compiling.is_current()
    needed = [] if is_compiled else [meanwhile.ENGINE]
    if arguments[0] == "serve" and not web.is_current():
        needed.insert(0, meanwhile.PAGES)
        # Pages of other sources might ask this server for what it does not know.
        web.put_away()
    if not is_compiled:
        # What an older source made must not be taken for the compiled form of this one.
        for stale in (compiling.COMPILED, compiling.INTERPRETED, compiling.PROGRESS):
            stale.unlink(missing_ok=True)
        compiling.TARGET.mkdir(parents=True, exist_ok=True)
    with making(needed):
        program = Path(sys.executable).with_name("tessera")
        process = subprocess.Popen([program, *arguments], env=environment(is_compiled, bool(needed)))
        # Signals of a terminal reach Tessera by themselves, and those for this process alone are handed on.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda number, frame: process.terminate())
        return process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
