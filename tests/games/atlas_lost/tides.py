"""Cards of a pack written for a test, and a table that plays with them."""

from __future__ import annotations

from pathlib import Path

from tests.games.atlas_lost.pack_folder import pack
from tests.games.atlas_lost.scene import Scene

GAIN_RESEARCH = '{ op = "gain", resource = "research", amount = 1 }'
GAIN_DATA = '{ op = "gain", resource = "data", amount = 1 }'
GAIN_MILITARY = '{ op = "gain", resource = "military", amount = 1 }'


def card(name: str, kind: str, *lines: str, tree: str = "science") -> str:
    """A card of the pack as text; active and passive ones are installed for nothing."""
    install = "" if kind == "crate" else "install = {}\n"
    cost = "" if kind == "passive" or any(line.startswith("cost") for line in lines) else "cost = {}\n"
    head = (
        f'[[card]]\nid = "tides.{name}"\nname = {{ en = "{name}", ja = "{name}" }}\ntree = "{tree}"\nkind = "{kind}"\n'
    )
    return head + install + cost + "\n".join(lines) + "\n"


def trigger(name: str, on: str, effects: str, tree: str = "science", who: str = "self", more: str = "") -> str:
    """A passive card with one trigger."""
    return card(
        name, "passive", f'triggers = [{{ on = "{on}", who = "{who}", {more}effects = [{effects}] }}]', tree=tree
    )


def passive(name: str, modifiers: str, tree: str = "science") -> str:
    """A passive card with modifiers."""
    return card(name, "passive", f"modifiers = [{modifiers}]", tree=tree)


def table(folder: Path, cards: str, trees: str = "science religion military", seats: int = 4, techs: str = "") -> Scene:
    """A table with a pack of these cards; they lie on top of their decks until they are needed."""
    return Scene(trees, seats=seats, techs=techs, packs=(str(pack(folder, cards)),))
