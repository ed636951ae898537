"""Tribes of packs at the table."""

from __future__ import annotations

from pathlib import Path

from tests.games.revive.pack_folder import pack
from tests.games.revive.scene import Scene


def people(folder: Path, tribe: str) -> Scene:
    """A leads the tribe of the pack."""
    return Scene(packs=(str(pack(folder, tribe)),)).tribe("A", "thaw.people")


def tile(kind: str, *grounds: str, range: str = "false") -> str:
    """A tribe tile is placed on one of these grounds."""
    on = ", ".join([f'"{ground}"' for ground in grounds])
    return f'{{ do = "place_tribe_tile", tile = "{kind}", on = [{on}], pay_range = {range} }}'


def paying(resource: str, *then: str) -> str:
    """One of a resource is paid for these effects."""
    return f'{{ do = "pay", cost = {{ {resource} = 1 }}, then = [{", ".join(then)}] }}'
