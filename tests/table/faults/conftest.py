"""What fault tests share: servers that are gone when a test ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.faults.nursery import Nursery
from tests.table.faults.process import ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.fixture
def serve(tmp_path: Path, nursery: Nursery) -> Iterator[Serve]:
    """Make server processes; their logs are shown when the test fails. One is started `by_hand` as people start it."""
    made: list[ServerProcess] = []

    def make(database: str, *flags: str, by_hand: bool = False) -> ServerProcess:
        begun_by = None if by_hand else nursery
        made.append(ServerProcess(database, tmp_path, f"server-{len(made)}", *flags, nursery=begun_by))
        return made[-1]

    yield make
    for server in made:
        server.discard()
        if server.log.exists():
            sys.stdout.write(server.said())
