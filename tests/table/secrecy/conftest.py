"""The small games that the kernel is tested with are on the shelf here, too, so that tables can be opened for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera.games import _shelf
from tests.kernel.games.shelf import TEST_GAMES


@pytest.fixture(autouse=True, scope="module")
def test_games_on_the_shelf() -> Iterator[None]:
    """Every game of the tests can be found by its name, for as long as these tests run."""
    shelf = _shelf()
    for name, definition in TEST_GAMES.items():
        assert name not in shelf
        shelf[name] = definition
    yield
    for name in TEST_GAMES:
        del shelf[name]
