"""One worker process, seen from the server."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from tessera.table.engine import Engine
from tessera.table.workers import pipe

# How long a process may take to come up.
_START_SECONDS: Final = 30.0
# What an interpreter needs of the environment. The rest, passwords of the server among it, is none of a bot's business.
_ENVIRONMENT: Final = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "TEMP")
_REPLIES = msgspec.msgpack.Decoder(pipe.Reply)


class Lost(Exception):
    """The process is gone, or talks nonsense."""


class Late(Exception):
    """The answer did not come in time."""


class Worker:
    """A process that does one job at a time. Its Tessera is the `copy`; if that is None, the one that runs here."""

    def __init__(self, process: Process, copy: Path | None) -> None:
        self.copy = copy
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._jobs = process.stdin
        self._replies = process.stdout

    @staticmethod
    async def hire(megabytes: int, modules: Sequence[str], engine: Engine, copy: Path | None) -> Worker:
        """Start a process and wait until it is ready."""
        # Nothing from wherever the server was started.
        path = engine.search_path(copy)
        environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "tessera.table.workers.process",
                str(megabytes),
                *modules,
                stdin=PIPE,
                stdout=PIPE,
                env={**environment, "PYTHONPATH": path},
                # A Ctrl-C in the host's terminal is for the server, which ends its workers itself.
                start_new_session=True,
            )
        except OSError as problem:
            raise Lost(f"no process could be started: {problem.strerror}") from problem
        worker = Worker(process, copy)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await worker._reply()
        except BaseException as problem:
            await worker.dismiss()
            if isinstance(problem, TimeoutError):
                raise Lost("the process did not come up in time") from problem
            raise
        return worker

    @property
    def number(self) -> int:
        """The operating system's number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, job: pipe.Job) -> pipe.Reply:
        """Hand over a job and wait for what comes of it. After Lost or Late the process is of no use any more."""
        try:
            async with asyncio.timeout(job.seconds):
                self._jobs.write(pipe.framed(job))
                await self._jobs.drain()
                return await self._reply()
        except TimeoutError as problem:
            raise Late from problem
        except ConnectionError as problem:
            raise Lost("the process is gone") from problem

    async def _reply(self) -> pipe.Reply:
        try:
            header = await self._replies.readexactly(pipe.LENGTH.size)
            return _REPLIES.decode(await self._replies.readexactly(pipe.length_of(header)))
        except asyncio.IncompleteReadError as problem:
            raise Lost("the process ended") from problem
        except (pipe.Broken, msgspec.DecodeError) as problem:
            raise Lost("the process talks nonsense") from problem

    async def dismiss(self) -> None:
        """End the process, for certain. It has nothing to tidy up."""
        if self._process.returncode is None:
            # It may have ended by itself a moment ago; the wait below collects it.
            with suppress(ProcessLookupError):
                self._process.kill()
        self._jobs.close()
        ending = asyncio.ensure_future(self._process.wait())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            # Whoever waits here is wanted elsewhere, as at the end of a server: the process is collected all the same.
            await ending
            raise
