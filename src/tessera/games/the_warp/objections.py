"""Why something may not be chosen: the reasons for every question, and for what belongs to another moment.

What is offered is asked of the rules themselves; here are only the reasons why the rest is not.
"""

from __future__ import annotations

from tessera.games.the_warp.objections_attack import attack_objections, combat_card_objections
from tessera.games.the_warp.objections_develop import build_objections, develop_objections, option_objections
from tessera.games.the_warp.objections_elsewhere import pair_elsewhere, verb_elsewhere, word_elsewhere
from tessera.games.the_warp.objections_free import action_objections, end_objections, free_objections
from tessera.games.the_warp.objections_laser import laser_objections
from tessera.games.the_warp.objections_missions import mission_objections, replenish_objections
from tessera.games.the_warp.objections_moves import move_objections
from tessera.games.the_warp.objections_payment import counter_objections, pay_objections
from tessera.games.the_warp.objections_terrashift import follow_shift_objections, shift_objections
from tessera.games.the_warp.objections_verbs import ENDS
from tessera.games.the_warp.objector import Objector, open_question
from tessera.games.the_warp.state import Warp
from tessera.kernel.refusal import Objection

__all__ = [
    "action_objections",
    "attack_objections",
    "build_objections",
    "combat_card_objections",
    "counter_objections",
    "develop_objections",
    "end_objections",
    "follow_shift_objections",
    "free_objections",
    "laser_objections",
    "mission_objections",
    "move_objections",
    "objection_elsewhere",
    "option_objections",
    "pay_objections",
    "replenish_objections",
    "shift_objections",
]


def objection_elsewhere(game: Warp, seat: int, pick: str) -> Objection | None:
    """Why something that the open question does not speak of cannot be chosen; None if it means nothing."""
    ask = open_question(game, seat)
    if ask is None:
        return None
    objector = Objector(game, seat, ask)
    if not objector.is_open(pick):
        return None
    if pick in ENDS:
        word_elsewhere(objector, ask, pick)
    elif " and " in pick:
        pair_elsewhere(objector, ask, pick)
    else:
        verb_elsewhere(objector, ask, pick)
    return objector.refused[0].objection if objector.refused else None
