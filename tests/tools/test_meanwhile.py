"""What is made while somebody plays ends with the game, whatever it was doing."""

from __future__ import annotations

import subprocess
import sys

from tools.compiled_modules import ROOT

BUSY = """\
import subprocess, sys, threading
from tools import meanwhile
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("busy", flush=True)
threading.Thread(target=meanwhile.end_with_the_game, daemon=True).start()
child.wait()
"""


def test_the_end_of_the_game_is_the_end_of_the_maker_and_of_all_that_it_started() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BUSY], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    ) as maker:
        assert maker.stdin is not None
        assert maker.stdout is not None
        assert maker.stdout.readline() == b"busy\n"

        maker.stdin.close()

        assert maker.wait(10) < 0
        # Both write to the same pipe, which ends when nobody can write to it any more.
        assert maker.stdout.read() == b""
