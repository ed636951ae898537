"""Every thing of the box is in a table that a test goes through line by line: nothing is left out, nothing invented."""

from __future__ import annotations

import ast
from pathlib import Path

from tessera.games.revive.library import load
from tests.games.revive import (
    test_abilities_all,
    test_artifact_cards_all,
    test_citizens_all,
    test_crates_all,
    test_large_locations_all,
    test_machines_all,
    test_modules_all,
    test_starting_cards_all,
    test_technologies_all,
    test_tiles_all,
    test_tracks_all,
)
from tests.rows import for_each

HERE = Path(__file__).parent
NODES = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")
MACHINES = {**test_machines_all.FREE, **test_machines_all.WITH}
STANDARD = ("STD1", "STD2", "STD3")

# By kind of thing: what the box holds, and what the tables hold.
TABLES: dict[str, tuple[list[str], list[str]]] = {
    "top halves": (list(load().cards), [*test_citizens_all.TOPS, *test_starting_cards_all.TOPS]),
    "bottom halves": (list(load().cards), [*test_citizens_all.BOTTOMS, *test_starting_cards_all.BOTTOMS]),
    "modules": (list(load().modules), list(test_modules_all.MODULES)),
    "standard machines": (list(load().standard_machines), [name for name in MACHINES if name in STANDARD]),
    "special machines": (list(load().machines), [name for name in MACHINES if name not in STANDARD]),
    "crates": (list(load().crates), [*test_crates_all.FREE, *test_crates_all.WITH]),
    "area tiles": (list(load().area_tiles), list(test_tiles_all.TILES)),
    "starting tiles": (list(load().start_tiles), list(test_tiles_all.STARTING)),
    "vast crystals": (list(load().vast_tiles), list(test_tiles_all.VAST)),
    "artifact cards": (list(load().artifact_cards), list(test_artifact_cards_all.CARDS)),
    "large locations": (
        [f"{id}{side['side']}" for id, tile in load().large_locations.items() for side in tile["sides"]],
        list(test_large_locations_all.SIDES),
    ),
    "abilities": (
        [f"{id} {side['side']}" for id, tribe in load().tribes.items() for side in tribe["side"]],
        list(test_abilities_all.ABILITIES),
    ),
    "hibernation spaces": (
        [f"{space['space']}" for space in load().game["hibernation_space"]],
        list(test_tracks_all.HIBERNATION),
    ),
    "score bonuses": (
        [f"{bonus['at']}" for bonus in load().game["score_bonus"]],
        list(test_tracks_all.POINT_TRACK),
    ),
    "progress bonuses": (
        [f"{bonus['space']}" for bonus in load().game["progress_bonus"]],
        [space for space, (gives, _) in test_tracks_all.PROGRESS_TRACK.items() if gives],
    ),
    "reward spaces": (list(load().reward_spaces), list(test_tracks_all.REWARDS)),
}
# How many of each are printed.
PRINTED = {
    "top halves": 39 + 24 + 9,
    "bottom halves": 39 + 24 + 9,
    "modules": 48,
    "standard machines": 3,
    "special machines": 30,
    "crates": 28,
    "area tiles": 25,
    "starting tiles": 5,
    "vast crystals": 2,
    "artifact cards": 10,
    "large locations": 16,
    "abilities": 12,
    "hibernation spaces": 7,
    "score bonuses": 8,
    "progress bonuses": 5,
    "reward spaces": 14,
}


@for_each("kind", TABLES)
def test_every_thing_is_played(kind: str) -> None:
    box, tabled = TABLES[kind]

    assert sorted(set(box) - set(tabled)) == [], f"no test plays these {kind}"
    assert sorted(set(tabled) - set(box)) == [], f"tests play {kind} that do not exist"
    assert len(box) == PRINTED[kind]


def technologies(*nodes: str) -> list[str]:
    """These technologies of all sides of all tribes."""
    return [f"{name} {node}" for name in TABLES["abilities"][0] for node in nodes]


def test_every_technology_is_unlocked() -> None:
    assert sorted(test_technologies_all.AT_ONCE) == sorted(technologies(*NODES))
    assert len(test_technologies_all.AT_ONCE) == 12 * 7


def test_every_technology_is_used_for_good() -> None:
    """But for those that do all they do at once; the side slot has a test of its own for all sides."""
    # The Road Crew changes ways, which no player holds: a test of its own counts them.
    used = {*test_technologies_all.FOR_GOOD, "stonehands moon B1"}
    lasting: set[str] = set()
    for id, tribe in load().tribes.items():
        for side in tribe["side"]:
            lasting |= {f"{id} {side['side']} {each['node']}" for each in side["technology"] if each["standing"]}

    assert used == lasting
    assert len(lasting) == 12 * 3 - 1
    assert [node for node, each in load().common_technologies.items() if each["standing"]] == ["B2"]
    assert TABLES["abilities"][0] == test_technologies_all.SIDES


# Tables are worth nothing if no test goes through them.


@for_each("path", sorted(HERE.glob("test_*_all.py")), ids=lambda path: path.stem)
def test_every_table_is_gone_through(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    made: dict[str, ast.expr] = {}
    for statement in module.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            made.update({target.id: statement.value for target in targets if isinstance(target, ast.Name)})
    tests = [part for part in module.body if isinstance(part, ast.FunctionDef) and part.name.startswith("test_")]
    used = set().union(*(_named(decorator) for test in tests for decorator in test.decorator_list))
    # What stands in a table that is made of others.
    for _ in made:
        used |= set().union(*(_named(made[name]) for name in used if name in made))

    tables = [name for name, value in made.items() if isinstance(value, ast.Dict) and _is_table(name, path)]

    assert tables != []
    assert [name for name in tables if name not in used] == []


def _named(part: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}


def _is_table(name: str, path: Path) -> bool:
    """Whether the check above counts on a table: it is named in this file together with its own."""
    here = Path(__file__).read_text(encoding="utf-8")
    return f"{path.stem}.{name}" in here
