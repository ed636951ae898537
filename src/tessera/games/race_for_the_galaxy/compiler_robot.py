"""Turns the robot's content into tables: its mat, its special tiles and its start worlds."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.race_for_the_galaxy.rulebook import MatArea, MatStep, RobotStart
from tessera.games.race_for_the_galaxy.terms import AREAS, FACES, FINDS, KEYWORDS, MAT_FIND, MAT_STEPS

Record = dict[str, Any]

_ROWS: Final = ("action", "action_both", "response")


def robot_starts(robot: Record) -> list[RobotStart]:
    """Every start world that the robot can have, in the order of their numbers (RFTG-ROBOT-02, RFTG-ROBOT-06)."""
    tiles = {tile["id"]: tile for tile in robot["tile"]}
    return [_start(record, robot["mat"], tiles) for record in robot["start_world"]]


def _start(record: Record, mat: Record, tiles: dict[str, Record]) -> RobotStart:
    start = RobotStart(record["card"])
    start.credit, start.economy, start.draw_stack = record["credit"], record["economy"], record["draw_stack"]
    start.face = FACES.index(record["robot_face"])
    if "robot_face_after_first_trade" in record:
        start.face_after_trade = FACES.index(record["robot_face_after_first_trade"])
    start.flips = "robot_face_flips" in record
    areas = {area: dict(mat[area]) for area in AREAS}
    for name in record["tiles"]:
        tile = tiles[name]
        if "once" in tile:
            start.exodus = [_step(raw) for raw in tile["action"]]
        else:
            area = areas[tile["replaces"]]
            area.update({key: tile[key] for key in (*_ROWS, "response_needs_credit") if key in tile})
            area["tiles"] = {**area.get("tiles", {}), **{key: name for key in _ROWS if key in tile}}
    start.areas = [_area(areas[area]) for area in AREAS]
    return start


def _area(raw: Record) -> MatArea:
    area = MatArea()
    area.action = [_step(step) for step in raw.get("action", ())]
    area.action_both = [_step(step) for step in raw.get("action_both", ())]
    area.response = [_step(step) for step in raw.get("response", ())]
    area.needs_credit = bool(raw.get("response_needs_credit", False))
    area.tiles = [raw.get("tiles", {}).get(row, "") for row in _ROWS]
    return area


def _step(raw: Record) -> MatStep:
    step = MatStep(MAT_STEPS.index(raw["step"]))
    step.amount = raw.get("amount", 0)
    step.economy_times = raw.get("economy_times", 0)
    step.per_uplift = "plus_per" in raw
    step.if_alien = "if_stack_has" in raw
    if step.step == MAT_FIND:
        step.what = FINDS.index(raw["what"])
        step.credit = raw.get("credit", 0)
        step.six_credit = raw.get("six_cost_credit", 0)
        step.banned = _mask(raw.get("never_keyword"))
        step.honours = _mask(raw.get("prestige_for_keyword"))
        step.from_pile = raw.get("from") == "draw_pile"
        step.least_vp = raw.get("min_vp", -100)
    return step


def _mask(keyword: str | None) -> int:
    return 1 << KEYWORDS.index(keyword) if keyword else 0
