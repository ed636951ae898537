"""Packs written for a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.race_for_the_galaxy.library import load
from tessera.kernel.refusal import ContentError

PACK = """
game = "race-for-the-galaxy"
id = "tides"
name = { en = "Tides", ja = "潮" }
version = "1.0"
author = "A. Author"
"""
CARD = """
[[card]]
id = "tides.harbour"
name = { en = "Tide Harbour", ja = "潮の港" }
"""
DEVELOPMENT = CARD + 'type = "development"\ncost = 2\nvp = 1\n'
WORLD = CARD + 'type = "world"\ncost = 2\nvp = 1\n'
GRAY = WORLD + 'world = "gray"\n'
WINDFALL = WORLD + 'world = "windfall"\ngood = "rare"\n'


def pack(folder: Path, cards: str, about: str = PACK, name: str = "tides") -> Path:
    """A pack in a folder of its own."""
    (folder / name).mkdir()
    (folder / name / "pack.toml").write_text(about, encoding="utf-8")
    (folder / name / "cards.toml").write_text(cards, encoding="utf-8")
    return folder / name


def refused(folder: Path, cards: str, about: str = PACK) -> ContentError:
    """What the reader says about a pack that it refuses."""
    with pytest.raises(ContentError) as caught:
        load([pack(folder, cards, about)])
    return caught.value
