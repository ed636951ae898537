"""Records of packs in short, and tables that play with them, for tests of words that the box never uses."""

from __future__ import annotations

from tests.games.the_warp.pack_folder import NAME, active, exiled
from tests.games.the_warp.scene import Scene

TIDES = "tides.swimmers"


def reward(name: str, *effects: str) -> str:
    """A Reward card with these effects."""
    return f'[[reward]]\nid = "tides.{name}"\n{NAME}effects = [{", ".join(effects)}]\n'


def combat(name: str, *effects: str, cost: str = "any = 1") -> str:
    """A Combat card with one option."""
    head = f'[[card]]\nid = "tides.{name}"\n{NAME}kind = "combat"\ndiscard = {{ gold = 1 }}\n'
    return head + f"\n[[card.option]]\ncost = {{ {cost} }}\neffects = [{', '.join(effects)}]\n"


def develop(name: str, *effects: str, cost: str = "") -> str:
    """A Build card with one option, free unless it has a cost."""
    head = f'[[card]]\nid = "tides.{name}"\n{NAME}kind = "build"\ndiscard = {{ gold = 1 }}\n'
    priced = f"cost = {{ {cost} }}\n" if cost else ""
    return head + f"\n[[card.option]]\n{priced}effects = [{', '.join(effects)}]\n"


def mission(name: str, *conditions: str) -> str:
    """A Progress mission for one point."""
    head = f'[[mission]]\nid = "tides.{name}"\n{NAME}type = "progress"\npoints = 1\n'
    return head + f"all = [{', '.join(conditions)}]\n"


def led(name: str, trigger: str, effects: str, more: str = "") -> str:
    """A race with this Active Ability, and its Guardian."""
    return active(trigger, effects, more).replace(TIDES, f"tides.{name}")


def bought(name: str, effects: str, permanent: bool = True) -> str:
    """A race with this Reward Ability for two Reward cards, and its Guardian."""
    old = 'cost = 2\n  effects = [{ op = "draw_archive", n = 2 }]'
    record = led(name, "trade", '{ op = "gain", any = 1 }')
    assert old in record
    return record.replace(old, f"cost = 2\n  permanent = {str(permanent).lower()}\n  effects = [{effects}]")


def living(name: str, scope: str, trigger: str, effects: str) -> str:
    """A race with this Exiled Ability, and its Guardian."""
    return exiled(scope, trigger, effects).replace(TIDES, f"tides.{name}")


def table(tides: str, seats: int = 2) -> Scene:
    """A table with the pack, at which only what is tested asks questions."""
    scene = Scene(seats, packs=(tides,)).exiled_races("silna-officials", "ralan-engineers")
    scene.colony("A").traded = True
    return scene


def beside_exiled(tides: str, race: str = "silna-officials", troops: int = 1, seats: int = 2) -> Scene:
    """A, with 4 Troops and multiplier 2, stands beside an area of this race with multiplier 4."""
    scene = table(tides, seats).holds("A", "a-upper-left", 4).exiled("a-ridge", troops)
    return scene.exiled_races(race, "ralan-engineers")


def beside_b(tides: str, troops: int = 1) -> Scene:
    """A, with 4 Troops and multiplier 2, stands beside an area of B with multiplier 4."""
    return table(tides).holds("A", "a-upper-left", 4).holds("B", "a-ridge", troops)
