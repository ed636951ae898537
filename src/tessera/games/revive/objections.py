"""Why something may not be chosen: the reasons for every question, and for what belongs to another moment.

What is offered is asked of the rules themselves; here are only the reasons why the rest is not.
"""

from __future__ import annotations

from tessera.games.revive.objections_elsewhere import verb_elsewhere, word_elsewhere
from tessera.games.revive.objections_lists import object_to_answers
from tessera.games.revive.objections_turn import (
    object_in_turn,
    object_to_announced,
    object_to_entries,
    object_to_rewards,
)
from tessera.games.revive.objections_verbs import ENDS
from tessera.games.revive.objector import Objector, open_question
from tessera.games.revive.rules.announcement_steps import Announce
from tessera.games.revive.rules.any_order import AnyOrder
from tessera.games.revive.rules.hibernate import HibernationReward
from tessera.games.revive.rules.turn import TurnMenu
from tessera.games.revive.state import Revive
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask, Refused


def turn_objections(game: Revive, seat: int) -> list[Refused]:
    """Actions, the end of the turn, a hibernation and free actions that are not possible now."""
    objector = Objector(game, TurnMenu(seat))
    object_in_turn(objector)
    return objector.refused


def announce_objections(game: Revive, seat: int) -> list[Refused]:
    """Targets that an announced action cannot have."""
    objector = Objector(game, Announce(seat))
    object_to_announced(objector)
    return objector.refused


def order_objections(game: Revive, seat: int, entries: list[int]) -> list[Refused]:
    """Effects that would do nothing now, and leaving what must happen."""
    objector = Objector(game, AnyOrder(seat, entries))
    object_to_entries(objector, entries)
    return objector.refused


def reward_objections(game: Revive, seat: int) -> list[Refused]:
    """Rewards of a hibernation that are out of reach."""
    objector = Objector(game, HibernationReward(seat))
    object_to_rewards(objector)
    return objector.refused


def question_objections(game: Revive, ask: Ask[Revive]) -> list[Refused]:
    """What an effect asks for and cannot be: technologies, spaces, machines, modules, resources, artifacts."""
    objector = Objector(game, ask)
    object_to_answers(objector, ask)
    return objector.refused


def objection_elsewhere(game: Revive, seat: int, pick: str) -> Objection | None:
    """Why something that the open question does not speak of cannot be chosen; None if it means nothing."""
    ask = open_question(game, seat)
    if ask is None:
        return None
    objector = Objector(game, ask)
    if not objector.is_open(pick):
        return None
    if pick in ENDS:
        word_elsewhere(objector, ask, pick)
    else:
        verb_elsewhere(objector, ask, pick)
    return objector.refused[0].objection if objector.refused else None
