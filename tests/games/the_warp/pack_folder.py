"""Packs written for a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.the_warp.library import load
from tessera.kernel.refusal import ContentError

PACK = """
game = "the-warp"
id = "tides"
name = { en = "Tides", ja = "潮" }
version = "1.0"
author = "A. Author"
"""
NAME = 'name = { en = "Tide Harbour", ja = "潮の港" }\n'
HEAD = f'[[card]]\nid = "tides.harbour"\n{NAME}'
CARD = HEAD + 'kind = "build"\ndiscard = { energy = 2 }\n'
COMBAT = HEAD + 'kind = "combat"\ndiscard = { gold = 1 }\n'
MISSION = f'[[mission]]\nid = "tides.landing"\n{NAME}type = "conquest"\npoints = 2\n'
REWARD = f'[[reward]]\nid = "tides.flood"\n{NAME}'
RACE = f"""
[[race]]
id = "tides.swimmers"
{NAME}
  [race.active]
  trigger = "trade"
  effects = [{{ op = "gain", any = 1 }}]

  [race.reward]
  cost = 2
  effects = [{{ op = "draw_archive", n = 2 }}]

  [race.exiled]
  scope = "color"
  trigger = "area_attacked"
  effects = [{{ op = "reroll", n = 1 }}]
"""
GUARDIAN = """
[[guardian]]
race = "tides.swimmers"
dice = 3
multiplier = 4
slots = 1
conquer = { flat = 2 }
turn = { flat = 1 }
end = { per = "conquest", every = 2, points = 1 }
"""
BUILD = '{ op = "build", types = ["trade_post"] }'
DRAW = '{ op = "draw_archive", n = 2 }'


def options(*effects: str, cost: str = "gold = 1") -> str:
    """One option for each list of effects, all at the same price."""
    return "".join(f"\n[[card.option]]\ncost = {{ {cost} }}\neffects = [{each}]\n" for each in effects)


def active(trigger: str, effects: str, more: str = "") -> str:
    """The race of these packs with another Active Ability, and its Guardian."""
    old = 'trigger = "trade"\n  effects = [{ op = "gain", any = 1 }]'
    assert old in RACE
    return RACE.replace(old, f'trigger = "{trigger}"\n  effects = [{effects}]\n  {more}') + GUARDIAN


def exiled(scope: str, trigger: str, effects: str) -> str:
    """The race of these packs with another Exiled Ability, and its Guardian."""
    old = 'scope = "color"\n  trigger = "area_attacked"\n  effects = [{ op = "reroll", n = 1 }]'
    assert old in RACE
    return RACE.replace(old, f'scope = "{scope}"\n  trigger = "{trigger}"\n  effects = [{effects}]') + GUARDIAN


def pack(folder: Path, records: str, about: str = PACK, name: str = "tides") -> Path:
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
