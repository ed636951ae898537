"""Work that is shared among processes: whatever becomes of the one that shares it, none of the others stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tessera.players.processes import shared_among

# Tells the numbers of two processes that it has started, and waits until it is killed.
STARTER = """
import os, sys, time
from tessera.players.processes import shared_among

if __name__ == "__main__":
    pool = shared_among(2, is_deaf=True)
    numbers = {pool.submit(os.getpid).result() for _ in range(20)}
    print(*numbers, flush=True)
    time.sleep(60)
"""
PATIENCE_S = 20


def test_work_comes_back() -> None:
    with shared_among(2) as pool:
        assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="asks /proc whether a process is still there")
def test_processes_end_when_the_one_that_started_them_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "starter.py"
    script.write_text(STARTER)
    starter = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert starter.stdout is not None
    numbers = starter.stdout.readline().split()
    assert numbers
    assert all(Path(f"/proc/{number}").exists() for number in numbers)

    starter.kill()
    starter.wait(PATIENCE_S)
    starter.stdout.close()

    until = time.monotonic() + PATIENCE_S
    while (stayed := [number for number in numbers if Path(f"/proc/{number}").exists()]) and time.monotonic() < until:
        time.sleep(0.05)
    for number in stayed:
        os.kill(int(number), signal.SIGKILL)
    assert not stayed
