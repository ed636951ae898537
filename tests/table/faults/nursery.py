"""A process that has read all that a server is made of, and forks one whenever it is told to.

A server that is killed again and again would otherwise spend most of its life on reading: what it does after that,
until it serves, takes a fraction of the time. Each one is a process of its own, in a session of its own, as if a shell
had started it. This file is also the program of that process: `python nursery.py HANDLE`.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

# More than any order: arguments, a folder, and an environment.
_MOST: Final = 1024 * 1024
_START_SECONDS: Final = 60.0
# What a server reads, and would not read before it is told to serve or asked for something; so it does all games.
_READ: Final = (
    "anyio._backends._asyncio",
    "tessera.cli.serve",
    "tessera.table.server.run",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Forked:
    """A server from the nursery; what tests need of a `Popen`, it has."""

    def __init__(self, report: int) -> None:
        self._report = os.fdopen(report, "rb", buffering=0)
        assert select.select([report], [], [], _START_SECONDS)[0], "the nursery does not answer"
        self.pid = int(self._report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code; None while it runs."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        if self.returncode is None:
            if not select.select([self._report], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("tessera serve", timeout or 0)
            self.returncode = int(self._report.readline())
            self._report.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Signal it, unless it is known to have ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class Nursery:
    """The process, started when it is first needed. Closing it ends no server."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._orders: socket.socket | None = None

    def start(self, arguments: list[str], log: int) -> Forked:
        """A `tessera` with these arguments and this environment, which writes to a log."""
        orders = self._orders or self._open()
        order = {"arguments": arguments, "folder": str(Path.cwd()), "environment": dict(os.environ)}
        report, theirs = os.pipe()
        try:
            socket.send_fds(orders, [json.dumps(order).encode()], [log, theirs])
        finally:
            os.close(theirs)
        return Forked(report)

    def _open(self) -> socket.socket:
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                # Neighbours of this file must not be taken for libraries.
                [sys.executable, "-P", __file__, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        return self._orders

    def close(self) -> None:
        """No more servers are wanted."""
        if self._orders is not None and self._process is not None:
            self._orders.close()
            self._process.wait(10)


# The process itself


def main(orders: socket.socket) -> list[str] | None:
    """Fork servers until nobody wants any more. In a server this returns, with its arguments."""
    for module in _READ:
        importlib.import_module(module)
    importlib.import_module("tessera.games").names()
    assert threading.active_count() == 1, "a fork would lose the other threads"
    # What is there already stays with all servers: looking through it for garbage, each would make a copy of it.
    gc.collect()
    gc.freeze()
    # Whoever waits for a server is waited for by nobody.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        message, handles, _, _ = socket.recv_fds(orders, _MOST, 2)
        if not message:
            return None
        log, report = handles
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            orders.close()
            return _begin(json.loads(message), log, report)
        os.close(log)
        os.close(report)


def _begin(order: dict[str, object], log: int, report: int) -> list[str]:
    """Become a server. Another process stays to tell how it ends."""
    server = os.fork()
    if server:
        os.close(log)
        with suppress(BrokenPipeError):
            os.write(report, f"{server}\n".encode())
            os.write(report, f"{os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])}\n".encode())
        os._exit(0)
    os.close(report)
    os.setsid()
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(log)
    arguments, folder, environment = order["arguments"], order["folder"], order["environment"]
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.chdir(str(folder))
    os.environ.clear()
    os.environ.update(environment)
    return arguments


if __name__ == "__main__":
    told = main(socket.socket(fileno=int(sys.argv[1])))
    if told is not None:
        from tessera.cli import main as tessera

        tessera(told)
