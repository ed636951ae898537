"""A server under measurement: started by its command on the loopback, watched by its memory, ended in the end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final

import httpx

from tessera.kernel.refusal import SetupError

_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
_START_SECONDS: Final = 120.0
_STOP_SECONDS: Final = 15.0
_PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def tessera_command(*words: str) -> list[str]:
    """A command of the Tessera that runs here."""
    return [sys.executable, "-m", "tessera", *words]


class Service:
    """A `tessera serve` of its own, for as long as the `with` lasts."""

    def __init__(self, database: str, folder: Path) -> None:
        self.address = ""
        # Seconds from the command until the server says that it is ready.
        self.start_seconds = 0.0
        self._database = database
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Service:
        began = time.perf_counter()
        words = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", self._database]
        # Nobody is kept from asking often, and nothing is written for each request: the disk is not what is measured.
        words += ["--rate", "0", "--log-level", "warning", "--open-tables", "200"]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(tessera_command(*words), stdout=log, stderr=subprocess.STDOUT)
        try:
            self._await_address()
            self._await_readiness()
        except BaseException:
            self._end()
            raise
        self.start_seconds = time.perf_counter() - began
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def _end(self) -> None:
        process = self._process
        if process is None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._process = None

    def _await_address(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline:
            found = _ADDRESS.search(self._log.read_text(errors="replace"))
            if found:
                self.address = found[0]
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.005)
        raise self.failure("did not start")

    def _await_readiness(self) -> None:
        with httpx.Client(trust_env=False, timeout=10) as client:
            response = client.get(f"{self.address}/readyz")
        if response.status_code != 200:
            raise self.failure("is not ready")

    def failure(self, what: str) -> SetupError:
        """The server did not do what it was started for; its own last words say why."""
        last = " ".join(self._log.read_text(errors="replace").splitlines()[-3:])
        return SetupError(
            f"The server under measurement {what}: {last or 'it said nothing'}",
            "Try `tessera serve --port 0` by itself.",
            f"測定用のサーバーが正しく動きませんでした：{last or '出力なし'}",
            "tessera serve --port 0 を単独で試してください。",
        )

    @property
    def process_id(self) -> int:
        """The operating system's number of the server process."""
        assert self._process is not None
        return self._process.pid

    def resident_mib(self) -> float | None:
        """The memory of the server process, in mebibytes; None where the system does not tell."""
        assert self._process is not None
        try:
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * _PAGE / 2**20

    def cpu_seconds(self) -> float | None:
        """How long the server process has worked so far; None where the system does not tell."""
        assert self._process is not None
        try:
            words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        # Behind the name come the state and ten more words, then the time in the program and in the system.
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
