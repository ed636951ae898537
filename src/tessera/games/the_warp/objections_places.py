"""Why Troops cannot be put there, cards not be drawn, and races, missions or opponents not be chosen."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.objector import Reason
from tessera.games.the_warp.rules.draft import TakeMission
from tessera.games.the_warp.rules.races import ChooseVictim
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import MISSION_TYPES, MISSIONS_OF_A_TYPE

# Troops


def station_reason(game: Warp, seat: int, area: int) -> Reason:
    """Why a Troop cannot be placed on an area (WARP-INC-04, WARP-INC-06, WARP-GAT-07)."""
    words = {"area": f"area:{area}", "limit": str(game.limit_of(area))}
    if game.holder[area] != seat:
        return Reason("WARP-INC-04", "why.not_controlled", "own_area", words)
    is_gate = area == game.rulebook.board.gate
    key = "why.gate_full" if is_gate else "why.troops_full"
    return Reason("WARP-GAT-07" if is_gate else "WARP-INC-06", key, "other_area", words, game.troops[area])


def return_reason(game: Warp, seat: int, area: int) -> Reason:
    """Why no Troop of an area can be a price: it is not the player's, or the last one there (WARP-RAC-03)."""
    words = {"origin": f"area:{area}", "area": f"area:{area}"}
    if game.holder[area] != seat:
        return Reason("WARP-RAC-03", "why.not_controlled", "own_area", words)
    return Reason("WARP-RAC-03", "why.last_troop", "from_garrison", words)


# Cards


def draw_reason(game: Warp, kind: str, parts: list[int]) -> Reason:
    """Why a card cannot be drawn: it is not where one draws from, or the deck is empty (WARP-CON-05, WARP-CON-14)."""
    if not parts:
        return Reason("WARP-CON-14", "why.no_deck", "draw_open")
    key, clause = ("why.not_in_line_up", "WARP-CON-05") if kind == "draw" else ("why.not_in_discards", "WARP-CON-11")
    return Reason(clause, key, "choose_something", {"card": f"piece:{parts[0]}"})


def pool_reason(game: Warp, ask: TakeMission, piece: int) -> Reason:
    """Why a mission of the team's pool cannot be taken (WARP-TEAM-02)."""
    words = {"mission": f"piece:{piece}"}
    if piece not in game.zones[ask.zone(game)]:
        return Reason("WARP-TEAM-02", "why.not_in_pool", "choose_something", words)
    words["type"] = f"type:{MISSION_TYPES[game.mission(piece).type]}"
    return Reason("WARP-TEAM-02", "why.two_of_type", "choose_something", words, MISSIONS_OF_A_TYPE)


# Races and opponents


def race_reason(game: Warp, kind: str, race: int) -> Reason:
    """Why a race cannot be chosen in the draft (WARP-SET-33, WARP-SET-36)."""
    words = {"race": f"race:{race}"}
    for other in range(game.seats):
        if race in game.colonies[other].races:
            return Reason("WARP-SET-33", "why.race_taken", "choose_something", words | {"player": f"player:{other}"})
    clause = "WARP-SET-36" if kind == "guardian" else "WARP-SET-33"
    return Reason(clause, "why.race_not_here", "choose_something", words)


def copy_reason(game: Warp, seat: int, race: int) -> Reason:
    """Why an Active Ability cannot be copied (WARP-RAC-03, WARP-TEAM-10)."""
    words = {"race": f"race:{race}"}
    rivals = [
        number for other in range(game.seats) if game.is_enemy(seat, other) for number in game.colonies[other].races
    ]
    if race not in rivals:
        return Reason("WARP-TEAM-10", "why.no_rival_race", "choose_something", words)
    assert any(effect.op == ops.COPY_ACTIVE for effect in game.race(race).active.effects), "this race can be copied"
    return Reason("WARP-RAC-03", "why.copies_itself", "choose_something", words)


def victim_reason(game: Warp, ask: ChooseVictim, other: int) -> Reason:
    """Why nothing can be taken from a player: how many cards anybody holds is open (WARP-INFO-02, WARP-TEAM-10)."""
    words = {"player": f"player:{other}"}
    if other == ask.seat:
        return Reason("WARP-TEAM-10", "why.victim_self", "choose_opponent", words)
    if not game.is_enemy(ask.seat, other):
        return Reason("WARP-TEAM-10", "why.victim_teammate", "choose_opponent", words)
    return Reason("WARP-INFO-02", "why.victim_no_cards", "choose_opponent", words)
