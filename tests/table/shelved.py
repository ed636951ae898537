"""Puts the small games of the kernel's tests among those that can be found by name: for a server's own processes."""

from __future__ import annotations

from tessera.games import _shelf
from tests.kernel.games.shelf import TEST_GAMES

_shelf().update(TEST_GAMES)
