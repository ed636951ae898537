"""Why something of the right kind cannot be chosen at its own question, where the question lists only what is near."""

from __future__ import annotations

from tessera.games.revive.objections_free import call_reason, convert_reason, swap_reason, units
from tessera.games.revive.objections_idle import entry_fact
from tessera.games.revive.objections_machines import (
    open_reason,
    recharge_reason,
    use_reason,
    with_reason,
    work_reason,
)
from tessera.games.revive.objections_map import (
    build_reason,
    explore_reason,
    populate_reason,
    technology_price,
    technology_reason,
)
from tessera.games.revive.objections_play import (
    copy_reason,
    hibernate_reason,
    play_reason,
    spent_reason,
    switch_reason,
)
from tessera.games.revive.objections_single import (
    activate_reason,
    artifact_reason,
    gain_reason,
    module_reason,
    move_reason,
    option_reason,
    own_card_reason,
    pay_reason,
    recruit_reason,
    special_reason,
    tile_reason,
    trade_reason,
)
from tessera.games.revive.objections_turn import reward_reason
from tessera.games.revive.objections_verbs import Meant
from tessera.games.revive.objector import Reason
from tessera.games.revive.rules.announcing import A_KIND, BY_TURN, announcement
from tessera.games.revive.rules.any_order import AnyOrder, entry_text
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import effect_in
from tessera.games.revive.rules.machine_tracks import TakeMachine
from tessera.games.revive.rules.modules import ActivateModule
from tessera.games.revive.rules.populate import ChooseTechnology
from tessera.games.revive.rules.recruiting import Recruit
from tessera.games.revive.rules.solitaire import ClearDisplay
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.rules.turn import UseExcess
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ACTIONS, BASICS, BUILD, EXPLORE, POPULATE
from tessera.kernel.step import Ask


def reason_here(game: Revive, ask: Ask[Revive], meant: Meant) -> Reason | None:
    """Why a choice of a kind that this question offers cannot be made; None where it means nothing here."""
    if meant.verb.when == "free":
        return _free(game, ask, meant)
    if ask.kind() == "turn":
        return _in_turn(game, ask.seat, meant)
    if ask.kind() == "announce":
        return _announced(game, ask.seat, meant)
    reason = _in_question(game, ask, meant)
    return reason if reason is not None else _of_seat(game, ask, meant)


# Free actions


def _free(game: Revive, ask: Ask[Revive], meant: Meant) -> Reason | None:
    """Free actions of the own turn (REV-TURN-04)."""
    verb, seat = meant.verb.word, ask.seat
    if verb == "convert":
        if meant.parts[0] >= BASICS:
            return Reason("REV-FREE-01", "why.not_basic", "basic_resource")
        # What is above a limit is dealt with first; crystals are turned afterwards (REV-RES-07).
        late = Reason("REV-RES-07", "why.convert_later", "go_on") if isinstance(ask, UseExcess) else None
        return convert_reason(game, seat) or late
    if verb == "use":
        return use_reason(game, seat, meant.names[0])
    if verb == "open":
        return open_reason(game, seat, meant.parts[0])
    if verb == "swap":
        return swap_reason(game, seat, units(meant.names[0]), units(meant.names[1]))
    return call_reason(game, seat, meant.parts[0] - 1 if meant.parts else 0)


# Actions


def _in_turn(game: Revive, seat: int, meant: Meant) -> Reason | None:
    """The menu of a turn (REV-TURN-01, REV-TURN-02)."""
    verb = meant.verb.word
    if verb == "hibernate":
        return hibernate_reason(game)
    spent = spent_reason(game)
    if spent is not None:
        return spent
    if verb == "switch":
        return switch_reason(game, seat, meant.parts[0])
    if verb == "copy":
        return copy_reason(game, seat, meant.parts[0])
    if verb == "with":
        return with_reason(game, seat, meant.names[0], meant.parts[1])
    return target_reason(game, seat, meant, announcement(ACTIONS.index(verb), 0, 0, -1, BY_TURN))


def _announced(game: Revive, seat: int, meant: Meant) -> Reason | None:
    """An announced action: its own targets only (REV-MACH-05)."""
    said = game.announced[-1]
    if meant.verb.word == "with":
        return with_reason(game, seat, meant.names[0], said[A_KIND])
    if meant.verb.word != ACTIONS[said[A_KIND]]:
        words = {"action": f"acting:{ACTIONS[said[A_KIND]]}"}
        return Reason("REV-MACH-05", "why.other_announced", "choose_target", words)
    return target_reason(game, seat, meant, said)


def target_reason(game: Revive, seat: int, meant: Meant, said: list[int]) -> Reason | None:
    """Why an action cannot have a target."""
    parts = meant.parts
    if said[A_KIND] == EXPLORE:
        return explore_reason(game, seat, parts[0], said)
    if said[A_KIND] == POPULATE:
        return populate_reason(game, seat, parts[0], said)
    if said[A_KIND] == BUILD:
        return build_reason(game, seat, parts[0], parts[1], said)
    return play_reason(game, seat, parts[0], parts[1], parts[2] if len(parts) > 2 else -1)


# Single questions


def _in_question(game: Revive, ask: Ask[Revive], meant: Meant) -> Reason | None:
    """Questions that know more than their seat."""
    parts = meant.parts
    if isinstance(ask, AnyOrder):
        return _entry_reason(game, ask, meant.names[0])
    if isinstance(ask, ChooseTechnology):
        reason = technology_reason(game, ask.seat, parts[0])
        return reason or technology_price(game, ask.seat, ask.space, parts[0], ask.said)
    if isinstance(ask, ChooseOne):
        return option_reason(game, ask, parts[0])
    if isinstance(ask, ActivateModule):
        return activate_reason(game, ask, parts[0])
    if isinstance(ask, TakeMachine):
        return special_reason(game, ask, parts[0])
    if isinstance(ask, Recruit):
        return recruit_reason(game, ask, -1 if meant.names[0] == "deck" else parts[0])
    if isinstance(ask, PlaceTile):
        return tile_reason(game, ask.seat, game.effect(effect_in(ask.number)), parts[0])
    if isinstance(ask, ClearDisplay):
        return Reason("REV-SOLO-09", "why.not_in_display", "from_display", {"card": f"piece:{parts[0]}"})
    return None


def _entry_reason(game: Revive, ask: AnyOrder, text: str) -> Reason | None:
    """An effect that would do nothing, or is not among those that wait (REV-TURN-05)."""
    for entry in ask.entries:
        if entry_text(game, entry) == text:
            return entry_fact(game, ask.seat, entry)
    return Reason("REV-TURN-05", "why.not_waiting", "resolve_waiting")


def _of_seat(game: Revive, ask: Ask[Revive], meant: Meant) -> Reason | None:
    """Questions that ask about what a seat has or where things lie."""
    verb, parts, seat = meant.verb.word, meant.parts, ask.seat
    if verb == "gain":
        return gain_reason(game, seat, parts[0])
    if verb == "trade":
        return trade_reason(game, seat, parts[0], parts[1])
    if verb == "pay":
        return pay_reason(game, seat, parts[0], "REV-RES-10")
    if verb == "module":
        return module_reason(game, parts[0])
    if verb == "recharge":
        return recharge_reason(game, seat, meant.names[0])
    if verb == "work":
        return work_reason(game, seat, meant.names[0])
    if verb in ("artifact", "remove"):
        return artifact_reason(game, parts[0], verb == "remove")
    if verb in ("recall", "wake", "rest"):
        return own_card_reason(game, seat, verb, parts[0])
    if verb == "move":
        return move_reason(game, seat, parts[0], parts[1])
    if verb == "reward":
        return reward_reason(game, seat, parts[0])
    return _in_setup(game, seat, meant)


def _in_setup(game: Revive, seat: int, meant: Meant) -> Reason | None:
    """Tribes that are taken or not in use, and cards that were not dealt to this seat (REV-PSET-02, REV-PSET-03)."""
    verb, parts = meant.verb.word, meant.parts
    if verb == "tribe":
        words = {"tribe": f"tribe:{parts[0]}"}
        for other in range(game.seats):
            # Sides are chosen later, so a tribe is known by its sun side.
            if game.camps[other].tribe == parts[0]:
                key = {"player": f"player:{other}"}
                return Reason("REV-PSET-03", "why.tribe_taken", "other_tribe", words | key)
        return Reason("REV-PSET-02", "why.tribe_unused", "other_tribe", words)
    if verb == "keep" and parts[0] not in game.zones[game.dealt(seat)]:
        return Reason(meant.verb.clause, "why.not_dealt", "dealt_card", {"card": f"piece:{parts[0]}"})
    return None
