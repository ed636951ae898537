"""Packs written for a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.revive.library import load
from tessera.kernel.refusal import ContentError

PACK = """
game = "revive"
id = "thaw"
name = { en = "Thaw", ja = "雪解け" }
version = "1.0"
author = "A. Author"
"""
NAME = 'name = { en = "Thaw Singer", ja = "雪解けの歌い手" }\n'
GEAR = '{ do = "gain", res = "gear" }'
BOOK = '{ do = "gain", res = "book", n = 2 }'
POINT = '{ do = "points", n = 1 }'
CARD = f'[[card]]\nid = "thaw.singer"\n{NAME}color = "green"\n'
MODULE = f'[[module]]\nid = "thaw.coil"\n{NAME}colors = ["gray", "yellow"]\n'
MACHINE = f'[[machine]]\nid = "thaw.pump"\n{NAME}color = "yellow"\n'
CRATE = f'[[crate]]\nid = "thaw.box"\n{NAME}'
ARTIFACT = f"""
[[artifact_card]]
id = "thaw.dream"
{NAME}purple = {{ of = "flask", points = 1 }}
orange = {{ of = "module", points = 1, every = 2 }}
white = {{ of = "water", points = 2 }}
"""
TILE = f"""
[[area_tile]]
id = "thaw.delta"
{NAME}explore_cost = {{ food = 2 }}
explore_points = 3
recruit = true
cells = [
  {{ at = [0, 0], kind = "sand" }},
  {{ at = [1, 0], kind = "forest" }},
  {{ at = [0, 1], kind = "water", reward = [{POINT}] }},
  {{ at = [1, 1], kind = "location" }},
]
"""
LARGE = """
[[large_location]]
id = "thaw.dam"
base = true
sides = [
  { side = "a", name = { en = "Dam", ja = "ダム" }, score = { kind = "track", track = "gray" } },
  { side = "b", name = { en = "Lock", ja = "水門" }, score = { kind = "per", of = "water", points = 1 } },
]
"""
ABILITY = "ability = [{ do = 'gain', res = 'food', n = 2 }]"
_TECHNOLOGY = f"""
[[tribe.side.technology]]
node = "A1"
{NAME}immediate = [{GEAR}]

[[tribe.side.technology]]
node = "B1"
{NAME}standing = [{{ mod = "discount", action = "build", n = 1 }}]

[[tribe.side.technology]]
node = "B3"
{NAME}immediate = [{POINT}]
"""
TRIBE = f"""
[[tribe]]
id = "thaw.people"
{NAME}
[[tribe.side]]
side = "sun"
{ABILITY}
{_TECHNOLOGY}
[[tribe.side]]
side = "moon"
{ABILITY}
{_TECHNOLOGY}
"""


def halves(top: str = GEAR, bottom: str = POINT) -> str:
    """The two halves of a card, each a list of effects."""
    return f"top = [{top}]\nbottom = [{bottom}]\n"


def free(*effects: str) -> str:
    """Effects of a machine or a crate that is used at any moment."""
    return f'timing = "free"\neffects = [{", ".join(effects)}]\n'


def together(actions: str, *effects: str) -> str:
    """Effects of a machine or a crate that goes with one of these actions."""
    listed = ", ".join(f'"{action}"' for action in actions.split())
    return f'timing = "with_action"\nactions = [{listed}]\neffects = [{", ".join(effects)}]\n'


def ability(effects: str, tiles: str = "") -> str:
    """The tribe of these packs with another ability on its sun side."""
    begins = f"start_tiles = {{ {tiles} }}\n" if tiles else ""
    return TRIBE.replace(ABILITY, f"{begins}ability = [{effects}]", 1)


def standing(*effects: str) -> str:
    """The tribe of these packs with other standing effects at B1 of its sun side."""
    old = '{ mod = "discount", action = "build", n = 1 }'
    assert old in TRIBE
    return TRIBE.replace(old, ", ".join(effects), 1)


def everything() -> str:
    """One record of each kind."""
    cards = CARD + halves() + MODULE + f"effects = [{GEAR}]\n"
    return cards + MACHINE + free(GEAR) + CRATE + free(BOOK) + ARTIFACT + TILE + LARGE + TRIBE


def pack(folder: Path, records: str, about: str = PACK, name: str = "thaw") -> Path:
    """A pack in a folder of its own."""
    (folder / name).mkdir()
    (folder / name / "pack.toml").write_text(about, encoding="utf-8")
    (folder / name / "things.toml").write_text(records, encoding="utf-8")
    return folder / name


def refused(folder: Path, records: str, about: str = PACK) -> ContentError:
    """What the reader says about a pack that it refuses."""
    with pytest.raises(ContentError) as caught:
        load([pack(folder, records, about)])
    return caught.value
