"""Which clauses of the rulebook govern a printed thing, for readers who look it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

# What holds for everything of its kind in the box.
BY_SECTION: Final[dict[str, tuple[str, ...]]] = {
    "initiative_tile": ("AL-INI-01", "AL-INI-08", "AL-VIC-04"),
    "reward_tile": ("AL-SETUP-12", "AL-INF-14"),
    "npc": ("AL-NPC-01", "AL-NPC-02", "AL-NPC-04", "AL-NPC-13"),
    "influence_space": ("AL-INF-13",),
}

# How it is used.
BY_KIND: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("tech", "active"): ("AL-ACT-01", "AL-CMD-01"),
    ("tech", "passive"): ("AL-PLACE-08", "AL-PASS-01"),
    ("card", "crate"): ("AL-CARD-03", "AL-CARD-12"),
    ("card", "active"): ("AL-CARD-05", "AL-CARD-06", "AL-FREE-01"),
    ("card", "passive"): ("AL-CARD-05", "AL-CARD-07", "AL-CARD-08"),
}

# How a team comes there, and what it finds.
BY_LEVEL: Final[dict[int, tuple[str, ...]]] = {
    1: ("AL-PSET-04",),
    2: ("AL-PLACE-02", "AL-PLACE-05", "AL-FRONT-02"),
    3: ("AL-PLACE-03", "AL-PLACE-06", "AL-FRONT-03"),
}

# What is asked of the whole family.
BY_TREE: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("card", "none"): ("AL-PSET-08", "AL-CARD-04", "AL-INI-15"),
    ("initiative_tile", "science"): ("AL-INI-02",),
    ("initiative_tile", "economy"): ("AL-INI-03",),
    ("initiative_tile", "culture"): ("AL-INI-04",),
    ("initiative_tile", "religion"): ("AL-INI-05",),
    ("initiative_tile", "military"): ("AL-INI-06",),
    ("initiative_tile", "influence"): ("AL-INI-07",),
}

# What its icons speak of.
BY_ICON: Final[dict[str, tuple[str, ...]]] = {
    "move_advance": ("AL-SCI-01",),
    "place_advance": ("AL-PLACE-13",),
    "economy": ("AL-ECO-01",),
    "culture": ("AL-CUL-01",),
    "religion": ("AL-REL-01",),
    "ally": ("AL-REL-07", "AL-REL-11"),
    "own_allies": ("AL-REL-07",),
    "become_ally": ("AL-REL-09",),
    "military": ("AL-MIL-01",),
    "steal": ("AL-STEAL-01", "AL-STEAL-02"),
    "retreat": ("AL-INF-10",),
    "advance_influence": ("AL-INF-16",),
    "run_active": ("AL-NEST-01",),
    "advance_lv3": ("AL-SCI-06",),
    "draw": ("AL-DRAW-04",),
    "look": ("AL-DRAW-05",),
    "take_card": ("AL-HAND-03",),
    "hand_limit": ("AL-HAND-01",),
    "refresh": ("AL-FREE-02",),
    "less": ("AL-PASS-04",),
    "protect": ("AL-PASS-07",),
    "optional": ("AL-PASS-06",),
    "or": ("AL-ICON-08",),
    "any_token": ("AL-INF-06",),
    "action_draw": ("AL-REPL-02", "AL-DATA-02"),
}


def governing(section: str, record: dict[str, Any], icons: Sequence[str]) -> list[str]:
    """The clauses that govern a record: its own first, then from what it is to what it does; each once."""
    kind, tree, level = record.get("kind", ""), record.get("tree", ""), record.get("level", 0)
    own = [record["clause"]] if "clause" in record else []
    found = [
        *own,
        *BY_SECTION.get(section, ()),
        *BY_TREE.get((section, tree), ()),
        *BY_KIND.get((section, kind), ()),
        *BY_LEVEL.get(level, ()),
        *(("AL-SETUP-07", "AL-SOLO-03") if record.get("solo_only") else ()),
        *(("AL-MIL-02",) if (tree, level) == ("military", 3) else ()),
        *(clause for icon in icons for clause in BY_ICON.get(icon, ())),
    ]
    return list(dict.fromkeys(found))


def governing_space(record: dict[str, Any], last: int, icons: Sequence[str]) -> list[str]:
    """The clauses that govern a space of the influence track, which ends with space `last`."""
    found = [
        *governing("influence_space", record, icons),
        *(("AL-PSET-02",) if record["index"] == 0 else ("AL-INF-02", "AL-INF-03")),
        *(("AL-INF-04", "AL-INF-05") if len(record["costs"]) > 1 else ()),
        *(("AL-INF-14",) if any(bonus["op"] == "reward_tile" for bonus in record["bonus"]) else ()),
        *(("AL-INF-15", "AL-VIC-03") if record["index"] == last else ()),
    ]
    return list(dict.fromkeys(found))
