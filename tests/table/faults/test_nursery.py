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


def test_a_server_is_killed_like_one_that_people_have_started(sqlite_address: str, serve: Serve) -> None:
    servers = [serve(sqlite_address, by_hand=True), serve(sqlite_address), serve(sqlite_address)]

    async def evening() -> list[int]:
        numbers = []
        for server in servers:
            await server.start()
            numbers.append(server.pid)
            # Its session is its own: ending that ends nothing else.
            assert os.getsid(server.pid) == server.pid
            await server.kill()
        return numbers

    numbers = asyncio.run(evening())

    assert len(set(numbers)) == 3
    assert [parent_of(number) for number in numbers] == [-1, -1, -1]


def test_what_is_killed_says_by_what(nursery: Nursery, tmp_path: Path, sqlite_address: str) -> None:
    server = _started(nursery, tmp_path / "log", "serve", "--port", "0", "--database", sqlite_address)

    with pytest.raises(subprocess.TimeoutExpired):
        server.wait(0.01)
    server.send_signal(signal.SIGKILL)

    assert server.wait(30) == -signal.SIGKILL
    # Nobody else may have the number by now.
    server.send_signal(signal.SIGKILL)
