"""What fault tests share: servers that are gone when a test ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.faults.nursery import Nursery
from tests.table.faults.process import ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers come from that start again."""
    opened = Nursery()
    yield opened
    opened.close()


@pytest.fixture
def serve(tmp_path: Path, nursery: Nursery) -> Iterator[Serve]:
    """Make server processes; their logs are shown when the test fails."""
    made: list[ServerProcess] = []

    def make(database: str, *flags: str) -> ServerProcess:
        made.append(ServerProcess(database, tmp_path, f"server-{len(made)}", *flags, nursery=nursery))
        return made[-1]

    yield make
    for server in made:
        server.discard()
        if server.log.exists():
            sys.stdout.write(server.said())
