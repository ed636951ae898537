"""One server for all tests of a module: people and tables are new in each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server.running import Running, running


@pytest.fixture(scope="module")
def server(shelf_games: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server, which also knows the small games of the kernel's tests."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
