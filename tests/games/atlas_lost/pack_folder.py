"""Packs written for a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.atlas_lost.library import load
from tessera.kernel.refusal import ContentError

PACK = """
game = "atlas-lost"
id = "tides"
name = { en = "Tides", ja = "潮" }
version = "1.0"
author = "A. Author"
"""
CARD = """
[[card]]
id = "tides.clerks"
tree = "economy"
name = { en = "Tide Clerks", ja = "潮の書記" }
"""
CRATE = CARD + 'kind = "crate"\ncost = {}\n'
PASSIVE = CARD + 'kind = "passive"\ninstall = { research = 1 }\n'
GAIN = '{ op = "gain", resource = "research", amount = 2 }'


def pack(folder: Path, cards: str, about: str = PACK) -> Path:
    """A pack in a folder of its own."""
    (folder / "tides").mkdir()
    (folder / "tides" / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "tides" / "cards.toml").write_text(cards, encoding="utf-8")
    return folder / "tides"


def refused(folder: Path, cards: str, about: str = PACK) -> str:
    """What the reader says about a pack that it refuses."""
    with pytest.raises(ContentError) as caught:
        load([pack(folder, cards, about)])
    return str(caught.value)
