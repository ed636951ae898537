"""Servers from the nursery are processes like any other: they are told what to do, killed, and tell how they ended."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.table.faults.conftest import Serve
from tests.table.faults.nursery import Forked, Nursery
from tests.table.faults.process import parent_of


def _started(nursery: Nursery, path: Path, *arguments: str) -> Forked:
    with path.open("ab") as log:
        return nursery.start(list(arguments), log.fileno())


def test_how_it_ends_is_told(nursery: Nursery, tmp_path: Path) -> None:
    well = _started(nursery, tmp_path / "well", "--help")
    badly = _started(nursery, tmp_path / "badly", "serve", "--port", "many")

    assert (well.wait(30), well.poll()) == (0, 0)
    assert (badly.wait(30), badly.poll()) == (2, 2)
    assert "Usage:" in (tmp_path / "well").read_text()
    assert "'many' is not a valid integer" in (tmp_path / "badly").read_text()


def test_it_has_the_environment_of_whoever_starts_it(
    nursery: Nursery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESSERA_PORT", "plenty")

    server = _started(nursery, tmp_path / "log", "serve")

    assert server.wait(30) == 2
    assert "'plenty' is not a valid integer" in (tmp_path / "log").read_text()


def test_a_server_that_starts_again_is_killed_like_the_first_one(sqlite_address: str, serve: Serve) -> None:
    server = serve(sqlite_address)

    async def evening() -> list[int]:
        numbers = []
        for _ in range(2):
            await server.start()
            numbers.append(server.pid)
            # Its session is its own: ending that ends nothing else.
            assert os.getsid(server.pid) == server.pid
            await server.kill()
        return numbers

    first, second = asyncio.run(evening())

    assert first != second
    assert parent_of(first) == parent_of(second) == -1


def test_what_is_killed_says_by_what(nursery: Nursery, tmp_path: Path, sqlite_address: str) -> None:
    server = _started(nursery, tmp_path / "log", "serve", "--port", "0", "--database", sqlite_address)

    with pytest.raises(subprocess.TimeoutExpired):
        server.wait(0.01)
    server.send_signal(signal.SIGKILL)

    assert server.wait(30) == -signal.SIGKILL
    # Nobody else may have the number by now.
    server.send_signal(signal.SIGKILL)
