"""What a player could mean in a turn and may not do: the Action Phase, the Influence Phase, and between the two.

What is offered is asked of the rules themselves; here are only the reasons why the rest is not.
"""

from __future__ import annotations

from tessera.games.atlas_lost.objections_cards import card_objections
from tessera.games.atlas_lost.objections_main import (
    command_objections,
    gather_objections,
    place_objections,
    start_objections,
)
from tessera.games.atlas_lost.objector import Objector, shortage
from tessera.games.atlas_lost.rulebook import CRATE
from tessera.games.atlas_lost.rules.ch06_action_phase import ActionPhase
from tessera.games.atlas_lost.rules.ch07_main_action import place_notation
from tessera.games.atlas_lost.rules.ch12_influence import MayAdvance, payable_steps
from tessera.games.atlas_lost.rules.payment import NO_CUT
from tessera.games.atlas_lost.rules.reductions import cuts
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import ON_INFLUENCE, SLOTS, TREES
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Refused


def action_objections(game: Atlas, seat: int) -> list[Refused]:
    """Every action on the table and in the own hand that may not be taken now."""
    phase = ActionPhase(seat)
    offered = {phase.notation(game, choice) for choice in phase.options(game)}
    objector = Objector(game, seat)
    place_objections(objector, offered, NO_CUT, in_phase=True)
    gather_objections(objector, offered)
    start_objections(objector, offered)
    command_objections(objector, offered)
    card_objections(objector, offered)
    objector.no("stop", "AL-TURN-01", "stop_later", "end_first")
    for number in ("1", "2"):
        objector.no(f"advance {number}", "AL-INF-01", "influence_later", "end_first")
    return objector.refused


def influence_objections(game: Atlas, seat: int) -> list[Refused]:
    """Steps that cannot be paid, and every action: the time for those is over (AL-TURN-06, AL-FREE-04)."""
    objector = Objector(game, seat)
    _step_objections(objector, NO_CUT, "save_up", "you_are_there")
    objector.no("end", "AL-TURN-01", "phase_over", "stop")
    for id in _actions(game, seat):
        if id.startswith("activate"):
            objector.no(id, "AL-FREE-04", "activation_over", "next_turn")
        else:
            objector.no(id, "AL-TURN-06", "action_over", "next_turn")
    return objector.refused


def may_advance_objections(game: Atlas, ask: MayAdvance) -> list[Refused]:
    """Steps that an effect would allow but that cannot be paid."""
    objector = Objector(game, ask.seat)
    _step_objections(objector, ask.reduce, "decline", "stay_there")
    return objector.refused


def _step_objections(objector: Objector, extra: list[int], unpaid: str, at_end: str) -> None:
    game, seat = objector.game, objector.seat
    here = game.factions[seat].influence
    spaces = game.rulebook.spaces
    payable = payable_steps(game, seat, extra)
    costs = spaces[here + 1].costs if here + 1 < len(spaces) else []
    for number in range(max(2, len(costs))):
        id = f"advance {number + 1}"
        if number in payable:
            continue
        if here + 1 >= len(spaces):
            objector.no(id, "AL-INF-15", "last_space", at_end, {"space": str(here)})
        elif number >= len(costs):
            objector.no(id, "AL-INF-02", "one_cost", "first_cost", {"space": str(here + 1)})
        else:
            ways = cuts(game, seat, ON_INFLUENCE, extra)
            _, short = shortage(game, seat, costs[number], ways, 0, 0)
            if "tp" in short:
                objector.too_dear(id, "AL-TP-02", costs[number], ways, 0, 0, "tp_tokens", unpaid)
            else:
                clause = "AL-INF-06" if list(short) == ["any_token"] else "AL-RES-02"
                objector.too_dear(id, clause, costs[number], ways, 0, 0, "cost", unpaid)


def _actions(game: Atlas, seat: int) -> list[str]:
    """Everything that would be an action of this player, allowed or not."""
    ids = [place_notation(game, slot) for slot in range(SLOTS)] + ["replenish", "collect"]
    ids += [f"{verb} {game.tech_id(slot)}" for verb in ("start", "command") for slot in range(SLOTS)]
    for card in sorted(game.zones[game.hand(seat)]):
        identity = game.rulebook.cards[card].id
        verb = "use" if game.rulebook.cards[card].kind == CRATE else "install"
        ids += [f"{verb} {identity}", f"research {identity}", f"data {identity}"]
    ids += [f"activate {game.rulebook.cards[card].id}" for card in sorted(game.zones[game.installed(seat)])]
    return ids


def objection_elsewhere(game: Atlas, seat: int, pick: str) -> Objection | None:
    """Why something that the open question does not speak of cannot be chosen; None if it means nothing."""
    return objection_in_between(game, seat, pick) or _objection_off_table(game, seat, pick)


def _objection_off_table(game: Atlas, seat: int, pick: str) -> Objection | None:
    """A Tech that stayed in the box, or a card that is not one's own to play. Where the card is, is not told."""
    verb, _, rest = pick.partition(" ")
    name = rest.rpartition(" ")[2]
    book = game.rulebook
    objector = Objector(game, seat)
    if verb in ("place", "start", "command") and name in book.tech_numbers:
        tech = book.techs[book.tech_numbers[name]]
        if tech.number in game.tech or (verb == "place") != (rest == f"{TREES[tech.tree]} {name}"):
            return None
        words = {"tech": f"tech:{tech.number}", "tree": f"tree:{tech.tree}"}
        if game.tree_at[tech.tree] < 0:
            objector.no(pick, "AL-SETUP-03", "tree_in_box", "table_techs", words)
        else:
            clause = "AL-SETUP-05" if tech.level == 2 else "AL-SETUP-06"
            objector.no(pick, clause, "tile_in_box", "table_techs", words)
    elif verb in ("use", "install", "research", "data", "activate") and rest in book.card_numbers:
        words = {"card": f"card:{book.card_numbers[rest]}"}
        if verb == "activate":
            objector.no(pick, "AL-FREE-01", "not_installed", "own_cards", words)
        else:
            objector.no(pick, "AL-CARD-01", "not_in_hand", "hand_cards", words)
    return objector.refused[0].objection if objector.refused else None


def objection_in_between(game: Atlas, seat: int, pick: str) -> Objection | None:
    """Why no action can begin while another question is open: one is finished before the next (AL-TURN-04).

    Nothing for a choice that is no action of this player.
    """
    if seat != game.turn or pick not in _actions(game, seat):
        return None
    objector = Objector(game, seat)
    if pick.startswith("activate"):
        objector.no(pick, "AL-FREE-04", "resolving_card", "answer_first")
    else:
        objector.no(pick, "AL-TURN-04", "resolving", "answer_first")
    return objector.refused[0].objection
