"""Missions of The Warp in a terminal: each condition as a sentence, with how far one is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tessera.cli.boards.the_warp_words import tell
from tessera.cli.words import say
from tessera.games.the_warp import ops
from tessera.games.the_warp.phrases import Voice
from tessera.games.the_warp.sentence_parts import points_words
from tessera.games.the_warp.sentences import condition_phrase

if TYPE_CHECKING:
    from tessera.cli.boards.the_warp_table import WarpTable

Record = dict[str, Any]
View = Mapping[str, Any]
# A condition in words, and its progress: what there is, what is needed, whether that is enough.
Step = tuple[str, View | None]


def told_order(conditions: Sequence[Record]) -> list[int]:
    """The places of conditions in the order in which a view tells progress: deeds first, the payment last."""

    def rank(place: int) -> int:
        kind = ops.CONDITIONS.index(conditions[place]["cond"])
        return 2 if kind == ops.C_PAY else 0 if kind >= ops.C_DID_BUILD else 1

    return sorted(range(len(conditions)), key=rank)


def steps(board: WarpTable, mission: View, language: str) -> list[Step]:
    """The conditions of a mission as they are printed, with the viewer's progress; a spectator has none."""
    conditions = board.library.missions[mission["id"]]["all"]
    reached: dict[int, View] = {}
    if mission["progress"] is not None:
        reached = dict(zip(told_order(conditions), mission["progress"], strict=True))
    return [(condition_phrase(condition, language), reached.get(place)) for place, condition in enumerate(conditions)]


def points_told(points: int, language: str) -> str:
    """Points in words."""
    return points_words(Voice(language), points)


def mission_line(board: WarpTable, mission: View, ready: Sequence[str], language: str) -> str:
    """A mission in one line: its name, type, points, and every condition with how far one is."""
    told = [_step(step, language) for step in steps(board, mission, language)]
    return tell(
        "mission",
        language,
        name=board.name(mission["id"], language),
        type=board.word(f"mission.{mission['type']}", language),
        points=points_told(mission["points"], language),
        ready=tell("mission.ready", language) if mission["id"] in ready else "",
        text=say("list.semicolon", language).join(told),
    )


def _step(step: Step, language: str) -> str:
    condition, progress = step
    if progress is None:
        return condition
    if progress["met"]:
        return tell("mission.met", language, condition=condition)
    # What is compared with others at the end needs no number of its own.
    key = "mission.have" if progress["need"] else "mission.mine"
    return tell(key, language, condition=condition, have=progress["have"], need=progress["need"])


def ready_for(view: View) -> list[str]:
    """The missions that the viewer could complete now."""
    if view["seat"] < 0:
        return []
    return list(view["players"][view["seat"]]["ready"] or ())


def common_missions(view: View) -> list[View]:
    """Open missions, then Pioneering ones."""
    return [*view["open_missions"], *view["pioneering_missions"]]
