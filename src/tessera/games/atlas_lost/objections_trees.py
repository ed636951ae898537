"""Why a token, a team or a Technology may not be chosen (chapter 9: science, economy, culture, religion)."""

from __future__ import annotations

from tessera.games.atlas_lost.objections_main import run_objection
from tessera.games.atlas_lost.objector import Objector
from tessera.games.atlas_lost.rules.ch07_main_action import nested_via, startup_ways
from tessera.games.atlas_lost.rules.ch09_trees.culture import WHERE, ChooseSpace
from tessera.games.atlas_lost.rules.ch09_trees.economy import ChooseTeam
from tessera.games.atlas_lost.rules.ch09_trees.religion import ALLY, ChooseBoard
from tessera.games.atlas_lost.rules.ch09_trees.science import ChooseMove, ChooseTechnology, holds_ally
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import LEVEL_OF, SLOTS
from tessera.kernel.step import Refused


def culture_objections(game: Atlas, ask: ChooseSpace) -> list[Refused]:
    """Techs whose space is taken or that do not meet the condition (AL-CUL-02, AL-CUL-04, AL-CUL-05)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for slot in range(SLOTS):
        if slot in offered:
            continue
        id, words = ask.notation(game, slot), {"tech": f"tech:{game.tech[slot]}"}
        if game.culture[slot] >= 0:
            words["board"] = f"board:{game.culture[slot]}"
            objector.no(id, "AL-CUL-02", "culture_taken", "empty_space", words)
        else:
            clause = "AL-CUL-05" if LEVEL_OF[slot % 6] == 1 else "AL-CUL-04"
            objector.no(id, clause, f"culture_{WHERE[ask.where]}", "fitting_tech", words)
    return objector.refused


def economy_objections(game: Atlas, ask: ChooseTeam) -> list[Refused]:
    """Techs without an own team, and teams that carry a token (AL-ECO-01, AL-ECO-02)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for slot in range(SLOTS):
        if slot in offered:
            continue
        id, words = ask.notation(game, slot), {"tech": f"tech:{game.tech[slot]}"}
        if game.teams[slot] >> ask.seat & 1:
            objector.no(id, "AL-ECO-02", "economy_taken", "bare_team", words)
        else:
            objector.no(id, "AL-ECO-01", "no_team", "bare_team", words)
    return objector.refused


def religion_objections(game: Atlas, ask: ChooseBoard) -> list[Refused]:
    """The own board, full tracks, boards that had theirs, and who is no ally."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    spaces = game.rulebook.track_spaces
    for board in range(len(game.tracks)):
        if board in offered:
            continue
        id, words = ask.notation(game, board), {"board": f"board:{board}"}
        if board == ask.seat:
            objector.no(id, "AL-REL-04", "religion_own", "other_board", words)
        elif len(game.tracks[board]) >= spaces:
            objector.no(id, "AL-REL-02", "religion_full", "other_board", words, spaces)
        elif ask.target == ALLY:
            objector.no(id, "AL-REL-11", "not_ally", "your_ally", words)
        else:
            objector.no(id, "AL-REL-10", "religion_twice", "other_board", words)
    return objector.refused


def move_objections(game: Atlas, ask: ChooseMove) -> list[Refused]:
    """Moves of own teams to another level or tree, and of Lv.1 teams (AL-SCI-01, AL-SCI-04)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for origin in range(SLOTS):
        if not game.teams[origin] >> ask.seat & 1:
            continue
        for slot in range(SLOTS):
            if slot != origin and origin * 32 + slot not in offered:
                _move_objection(objector, ask.notation(game, origin * 32 + slot), origin, slot)
    return objector.refused


def _move_objection(objector: Objector, id: str, origin: int, slot: int) -> None:
    game = objector.game
    level, other = LEVEL_OF[origin % 6], LEVEL_OF[slot % 6]
    words = {
        "tech": f"tech:{game.tech[origin]}",
        "other": f"tech:{game.tech[slot]}",
        "tree": f"tree:{game.trees[origin // 6]}",
        "level": str(level),
    }
    if level == 1:
        objector.no(id, "AL-SCI-04", "move_lv1", "move_other", words)
    elif origin // 6 != slot // 6:
        objector.no(id, "AL-SCI-01", "move_tree", "same_level", words)
    else:
        objector.no(id, "AL-SCI-01", "move_level", "same_level", words, other)


def run_objections(game: Atlas, ask: ChooseTechnology) -> list[Refused]:
    """Technologies that an effect cannot run (AL-NEST-01, AL-NEST-02, AL-NEST-04)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for slot in range(SLOTS):
        if slot not in offered:
            _run_objection(objector, ask, slot)
    return objector.refused


def _run_objection(objector: Objector, ask: ChooseTechnology, slot: int) -> None:
    game, seat, id = objector.game, ask.seat, ask.notation(objector.game, slot)
    level = LEVEL_OF[slot % 6]
    words = {"tech": f"tech:{game.tech[slot]}", "level": str(level), "tree": f"tree:{ask.tree}"}
    if not game.rulebook.techs[game.tech[slot]].active:
        here = game.teams[slot] >> seat & 1
        objector.no(id, "AL-NEST-01", "passive", "works_already" if here else "place_there", words)
    elif slot in game.running:
        objector.no(id, "AL-NEST-04", "run_running", "other_tech", words)
    elif slot in ask.taken:
        objector.no(id, "AL-NEST-02", "run_twice", "other_tech", words)
    elif level != ask.level:
        objector.no(id, "AL-NEST-01", "run_level", "other_tech", words, ask.level)
    elif ask.tree >= 0 and game.trees[slot // 6] != ask.tree:
        objector.no(id, "AL-NEST-01", "run_tree", "other_tech", words)
    elif ask.allies_only and not holds_ally(game, seat, slot):
        objector.no(id, "AL-NEST-01", "run_ally", "other_tech", words)
    else:
        run_objection(objector, id, slot, startup_ways(game, seat, slot, nested_via(game, seat)), "AL-ACT-08", 0)
