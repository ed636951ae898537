"""Real server processes, to be killed, from a nursery unless one is wanted that is started as people start it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.table.faults.nursery import Forked, Nursery

# Where the server says it listens.
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
_START_SECONDS: Final = 60.0


class ServerProcess:
    """A `tessera serve` on a free port of the loopback, with its log in a file."""

    def __init__(
        self, database: str, folder: Path, name: str = "server", *flags: str, nursery: Nursery | None = None
    ) -> None:
        self.database: Final = database
        self.log: Final = folder / f"{name}.log"
        self.address = ""
        self._flags = flags
        self._nursery = nursery
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def pid(self) -> int:
        """Its number among all processes."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> str:
        """Start it; the address once it serves."""
        assert self._process is None, "it runs already"
        began = self.log.stat().st_size if self.log.exists() else 0
        order = ["serve", "--port", "0", "--database", self.database, "--rate", "0", *self._flags]
        with self.log.open("ab") as log:
            if self._nursery is not None:
                self._process = self._nursery.start(order, log.fileno())
            else:
                # A session of its own: whatever it leaves behind is found and ended in the end.
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "tessera", *order],
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline:
            with self.log.open("rb") as log:
                log.seek(began)
                found = _ADDRESS.search(log.read().decode(errors="replace"))
            if found:
                self.address = found[0]
                return self.address
            assert self._process.poll() is None, f"the server did not start:\n{self.said()}"
            await asyncio.sleep(0.01)
        raise AssertionError(f"the server did not start in time:\n{self.said()}")

    def said(self) -> str:
        """Its whole log."""
        return self.log.read_text(errors="replace")

    def workers(self) -> list[int]:
        """The processes that it has started and that still run."""
        found = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
        return [number for number in found if parent_of(number) == self.pid]

    async def kill(self) -> None:
        """End it as a power cut would: it does not get to do anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self._process.wait)
        self._process = None

    async def stop(self, within: float) -> float:
        """Ask it to end; how many seconds that took. It must not take longer than `within`."""
        assert self._process is not None
        began = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self._process.wait, within)
        self._process = None
        assert code == 0, f"the server ended with {code}:\n{self.said()}"
        return time.monotonic() - began

    def discard(self) -> None:
        """End it and whatever it has started."""
        if self._process is None:
            return
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        self._process.wait()
        self._process = None


def parent_of(number: int) -> int:
    """The process that began another one; -1 if that has ended."""
    try:
        words = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return -1
    # After the name in brackets come: state, parent. One that only waits to be buried has ended.
    return -1 if words[0] == "Z" else int(words[1])
