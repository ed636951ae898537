"""Why an answer to a single question cannot be given: what effects take, give, place and move (effects vocabulary)."""

from __future__ import annotations

from tessera.games.revive.objections_idle import list_fact
from tessera.games.revive.objections_map import way_reason
from tessera.games.revive.objections_play import full_reason
from tessera.games.revive.objections_price import Bill, dear
from tessera.games.revive.objector import Reason
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import effect_in
from tessera.games.revive.rules.machine_tracks import TakeMachine
from tessera.games.revive.rules.modules import ActivateModule
from tessera.games.revive.rules.range import FAR, ways
from tessera.games.revive.rules.recruiting import Recruit, slot_cards
from tessera.games.revive.rules.resources import rooms
from tessera.games.revive.rules.tribe_tiles import is_free_for
from tessera.games.revive.state import CITIZENS, DISPLAY, MACHINE_DISPLAY, MODULE_DISPLAY, Revive
from tessera.games.revive.terms import (
    ARTIFACTS,
    BASICS,
    COLORS,
    FOOD,
    LOCATION,
    RESOURCES,
    TARGET,
    TILES,
    TRACKS,
    UNEXPLORED,
)

# Resources


def gain_reason(game: Revive, seat: int, what: int) -> Reason | None:
    """Why a resource cannot be gained where one of choice is (REV-EFF-01, REV-RES-03)."""
    if what >= BASICS:
        return Reason("REV-RES-01", "why.not_basic", "basic_resource")
    return None if what in rooms(game, seat) else full_reason(game, seat, what)


def trade_reason(game: Revive, seat: int, give: int, get: int) -> Reason | None:
    """Why a basic resource cannot be swapped for another (REV-EFF-02)."""
    if BASICS in (give, get):
        return Reason("REV-EFF-02", "why.trade_crystal", "basic_resource")
    if give == get:
        return Reason("REV-EFF-02", "why.trade_same", "trade_other")
    return pay_reason(game, seat, give, "REV-EFF-02") or gain_reason(game, seat, get)


def pay_reason(game: Revive, seat: int, what: int, clause: str) -> Reason | None:
    """Why a resource cannot be given: there is none (REV-RES-10)."""
    if game.camps[seat].resources[what]:
        return None
    return Reason(clause, "why.none_held", "other_resource", {"resource": f"resource:{RESOURCES[what]}"})


# Choices, modules and machines


def option_reason(game: Revive, ask: ChooseOne, number: int) -> Reason | None:
    """Why one of several lists cannot be chosen: it would do nothing (REV-EFF-08)."""
    lists = game.effect(effect_in(ask.number)).then
    if not 1 <= number <= len(lists):
        return None
    fact = list_fact(game, ask.seat, lists[number - 1])
    return None if fact is None else Reason(fact.clause, fact.why, "other_option", fact.words, fact.number)


def module_reason(game: Revive, piece: int) -> Reason | None:
    """Why a slot module cannot be taken: it does not lie in the display (REV-MOD-04)."""
    if piece in game.zones[MODULE_DISPLAY]:
        return None
    return Reason("REV-MOD-04", "why.not_in_display", "from_display", {"card": f"piece:{piece}"})


def activate_reason(game: Revive, ask: ActivateModule, socket: int) -> Reason | None:
    """Why a module space cannot be activated: it is vacant, or it was activated (effect `activate_module`)."""
    words = {"socket": f"module_space:{socket}"}
    if game.camps[ask.seat].sockets[socket] < 0:
        return Reason("REV-MOD-01", "why.vacant_socket", "own_module", words)
    return Reason("REV-MOD-01", "why.activated", "own_module", words) if ask.used >> socket & 1 else None


def special_reason(game: Revive, ask: TakeMachine, piece: int) -> Reason | None:
    """Why a special machine cannot be taken: another colour, or not in the display (REV-REW-02)."""
    color = game.rulebook.reward_spaces[ask.number].color
    words = {"card": f"piece:{piece}", "color": f"color:{COLORS[color]}"}
    if game.machine(piece).color != color:
        return Reason("REV-REW-02", "why.machine_color", "machine_of_color", words)
    if piece in game.zones[MACHINE_DISPLAY + color]:
        return None
    return Reason("REV-REW-02", "why.not_in_display", "from_display", words)


# Artifacts


def artifact_reason(game: Revive, color: int, removing: bool) -> Reason | None:
    """Why an artifact cannot be taken or removed (REV-ART-01, REV-ART-03, REV-SET-15, REV-HIB-09)."""
    if color < len(ARTIFACTS):
        if game.majors[color]:
            return None
        clause = "REV-HIB-09" if removing else "REV-ART-01"
        return Reason(clause, "why.no_artifact", "other_artifact", {"artifact": f"artifact:{color}"})
    if removing:
        return Reason("REV-HIB-09", "why.remove_major", "other_artifact")
    return None if game.aside else Reason("REV-ART-03", "why.majors_first", "other_artifact")


# Cards


def recruit_reason(game: Revive, ask: Recruit, piece: int) -> Reason | None:
    """Why a card cannot be recruited; piece -1 is the top card of the deck (REV-EXP-04, REV-KUN-01, REV-KUN-03)."""
    named = 0 <= ask.color < TRACKS
    words = {"color": f"color:{COLORS[ask.color]}"} if named else {}
    if piece < 0:
        if not ask.source or named:
            return Reason("REV-KUN-03" if named else "REV-KUN-01", "why.display_only", "from_display", words)
        return None if game.zones[CITIZENS] else Reason("REV-EXP-09", "why.deck_empty", "from_display", words)
    words["card"] = f"piece:{piece}"
    if piece not in game.zones[DISPLAY]:
        return Reason("REV-EXP-04", "why.not_in_display", "from_display", words)
    if named and game.card(piece).color != ask.color:
        return Reason("REV-KUN-03", "why.card_color", "card_of_color", words)
    return None


def own_card_reason(game: Revive, seat: int, verb: str, piece: int) -> Reason | None:
    """Why an own card cannot be moved: it does not lie where the effect takes it from."""
    words = {"card": f"piece:{piece}"}
    if verb == "recall":
        if piece in slot_cards(game, seat):
            return None
        return Reason("REV-MACH-09", "why.not_in_slot", "slot_card", words)
    if verb == "wake":
        if piece in game.zones[game.resting(seat)]:
            return None
        return Reason("REV-CARD-06", "why.not_resting", "resting_card", words)
    if piece in game.zones[game.cards(seat)]:
        return None
    return Reason("REV-KUN-09", "why.not_active", "active_card", words)


# Tribe tiles and figures


def tile_reason(game: Revive, seat: int, effect: Effect, space: int) -> Reason | None:
    """Why a tribe tile cannot go on a space (REV-TRB-03, REV-TRB-04, REV-RNG-10)."""
    kind = game.kinds[space]
    words = {"space": f"at:{space}", "target": f"at:{space}", "tile": f"tile:{TILES[effect.what]}"}
    if kind == UNEXPLORED:
        return Reason("REV-TRB-03", "why.unexplored", "explore_first", words)
    if not effect.mask >> kind & 1:
        words["kinds"] = f"kinds:{effect.mask}"
        return Reason("REV-TRB-03", "why.tile_kind", "other_space", words)
    if game.laid[space]:
        return Reason("REV-TRB-03", "why.tile_there", "other_space", words)
    if game.built[space]:
        return Reason("REV-TRB-03", "why.building_there", "other_space", words)
    if not is_free_for(game, seat, effect.what, space):
        if effect.what == TARGET:
            return Reason("REV-OXF-03", "why.own_figure", "other_space", words)
        return Reason("REV-TRB-03", "why.figure_there", "other_space", words)
    way = ways(game, seat)[space]
    if not effect.source:
        return None
    if way >= FAR:
        return way_reason(game, seat, [space], words)
    bill = Bill()
    bill.add(FOOD, way, "range")
    return dear(game, seat, bill, f"doing:tile {space}", "REV-RNG-10", "other_space")


def move_reason(game: Revive, seat: int, start: int, end: int) -> Reason | None:
    """Why a figure cannot move from one location to another (REV-OXF-10)."""
    words = {"start": f"at:{start}", "end": f"at:{end}", "space": f"at:{end}"}
    if not game.people[start] >> seat & 1:
        return Reason("REV-OXF-10", "why.no_figure_there", "regular_figure", words)
    if game.kinds[start] != LOCATION:
        return Reason("REV-OXF-10", "why.large_figure", "regular_figure", words)
    if game.kinds[end] == UNEXPLORED:
        return Reason("REV-OXF-10", "why.unexplored", "regular_location", words)
    if game.kinds[end] != LOCATION:
        return Reason("REV-OXF-10", "why.not_regular", "regular_location", words)
    if game.people[end] >> seat & 1:
        return Reason("REV-OXF-10", "why.own_figure", "regular_location", words)
    return None
