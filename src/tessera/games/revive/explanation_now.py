"""How printed things stand now: where pieces lie, who has unlocked what, who leads a tribe.

Secrets are not told: a piece in a pile, in a closed crate or in the box reads like any other that nobody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive import catalogue, terms
from tessera.games.revive.lexicon import SEATS
from tessera.games.revive.sentences import technology_sentence
from tessera.games.revive.state import DISPLAY, EXPLORED, GONE, MACHINE_DISPLAY, MODULE_DISPLAY
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.catalogue import Entry

_DISPLAYS: Final = (DISPLAY, MODULE_DISPLAY, *range(MACHINE_DISPLAY, MACHINE_DISPLAY + terms.TRACKS))


def now(speech: Speech, entry: Entry) -> list[str]:
    """What everybody can see of a printed thing."""
    if entry.id in speech.game.plan.names:
        return piece_now(speech, speech.game.plan.names.index(entry.id))
    teller = _TELLERS.get(entry.kind) or _TELLERS.get(entry.section)
    return teller(speech, entry) if teller is not None else []


def is_in_play(speech: Speech, entry: Entry) -> bool:
    """Whether somebody plays with a side of a tribe board or a technology; true for all else."""
    if entry.section not in ("tribe", "technology"):
        return True
    name = entry.id if entry.section == "tribe" else entry.id.rpartition("-")[0]
    return bool(_leaders(speech, name))


def _leaders(speech: Speech, name: str) -> list[int]:
    """Who uses a side of a tribe board, named `nadair-sun`."""
    game = speech.game
    found = [seat for seat in range(game.seats) if game.camps[seat].tribe >= 0]
    return [seat for seat in found if f"{game.tribe(seat).id}-{terms.SIDES[game.tribe(seat).side]}" == name]


def _who(speech: Speech, seats: list[int]) -> str:
    return speech.players(seats)


# Pieces


def piece_now(speech: Speech, piece: int) -> list[str]:
    """Where a piece lies, if everybody sees it there (REV-INF-01)."""
    game = speech.game
    if any(piece in game.zones[zone] for zone in _DISPLAYS):
        return [speech.say("explain.in_display")]
    if piece in game.zones[GONE]:
        return [speech.say("explain.in_gone")]
    if piece in game.zones[EXPLORED]:
        # Numbers of starting tiles are no pieces, so the slot must be one of area tiles.
        slot = next(area for area in game.rulebook.board.area_slots if game.tile_of[area] == piece)
        forms = ("turned",) if game.turned_tiles >> slot & 1 else ()
        return [speech.say("explain.on_map", 1, forms, slot=speech.slot(slot))]
    for seat in range(game.seats):
        text = _piece_of(speech, piece, seat)
        if text:
            return [text]
    return []


def _piece_of(speech: Speech, piece: int, seat: int) -> str:
    game, camp, who = speech.game, speech.game.camps[seat], speech.player(seat)
    if piece in game.zones[game.cards(seat)]:
        return speech.say("explain.in_active", who=who)
    if piece in game.zones[game.resting(seat)]:
        return speech.say("explain.in_resting", who=who)
    if piece in game.zones[game.opened(seat)]:
        return speech.say("explain.in_opened", who=who)
    for slot in range(len(game.rulebook.slots)):
        if piece in game.zones[game.slot(seat, slot)]:
            return speech.say("explain.in_slot", who=who, slot=speech.slot_inside(slot))
    if piece in camp.sockets:
        space = speech.socket_inside(camp.sockets.index(piece))
        return speech.say("explain.in_socket", who=who, space=space)
    if piece in camp.spots:
        spot = camp.spots.index(piece)
        number = game.rulebook.spots[spot]
        forms = ("charged",) if camp.charged >> game.rulebook.reward_spaces[number].place & 1 else ()
        space = speech.reward_inside(game.rulebook.reward_spaces[number].id)
        return speech.say("explain.in_machines", 1, forms, who=who, space=space)
    return ""


# Tribes and technologies


def _tribe(speech: Speech, entry: Entry) -> list[str]:
    """Who leads a tribe, and with this side (REV-PSET-02, REV-OPT-05)."""
    game, name = speech.game, entry.id.rpartition("-")[0]
    leaders = _leaders(speech, entry.id)
    if leaders:
        return [speech.say("explain.tribe_led", who=_who(speech, leaders))]
    if any(game.rulebook.tribes[tribe].id == name for tribe in game.tribes):
        return [speech.say("explain.tribe_choice")]
    other = any(_leaders(speech, f"{name}-{side}") for side in terms.SIDES)
    return [speech.say("explain.side_out" if other else "explain.tribe_out")]


def _technology(speech: Speech, entry: Entry) -> list[str]:
    """Whether the player of this side has unlocked a technology (REV-POP-06)."""
    game = speech.game
    name, _, node = entry.id.rpartition("-")
    seats = _leaders(speech, name)
    if not seats:
        return [speech.say("explain.tribe_out")]
    number = terms.NODES.index(node)
    return [_unlocked(speech, [seat for seat in seats if game.camps[seat].known >> number & 1])]


def _unlocked(speech: Speech, seats: list[int]) -> str:
    return (
        speech.say("explain.unlocked", len(seats), who=_who(speech, seats)) if seats else speech.say("explain.locked")
    )


def node_text(speech: Speech, node: str, machines: bool) -> str:
    """What stands at a place of the tree, for each player who has a tribe board; if asked for, only machines."""
    game = speech.game
    if node not in terms.NODES:
        return ""
    told: list[str] = []
    for seat in range(game.seats):
        if game.camps[seat].tribe >= 0:
            number = terms.NODES.index(node)
            if machines and game.tribe(seat).technologies[number].machine is None:
                continue
            record = speech.technology_record(game.camps[seat].tribe, number)
            text = speech.say(
                "explain.thing",
                name=speech.technology_of(seat, node),
                text=technology_sentence(record, speech.language),
            )
            told.append(speech.say("explain.of_player", who=speech.player(seat), text=text))
    return speech.voice.sentences(told)


# Boards


def _standard(speech: Speech, entry: Entry) -> list[str]:
    """Who can use a standard machine, and where energy lies on it (REV-REW-01, REV-MACH-01)."""
    game = speech.game
    for number in game.rulebook.standard:
        space = game.rulebook.reward_spaces[number]
        if space.machine is not None and space.machine.id == entry.id:
            seats = [seat for seat in range(game.seats) if game.camps[seat].unlocked >> number & 1]
            charged = [seat for seat in seats if game.camps[seat].charged >> space.place & 1]
            texts = [_unlocked(speech, seats)]
            if charged:
                texts.append(speech.say("explain.charged", len(charged), who=_who(speech, charged)))
            return texts
    return []


def _reward_space(speech: Speech, entry: Entry) -> list[str]:
    game = speech.game
    number = [space.id for space in game.rulebook.reward_spaces].index(entry.id)
    return [_unlocked(speech, [seat for seat in range(game.seats) if game.camps[seat].unlocked >> number & 1])]


def _track(speech: Speech, entry: Entry) -> list[str]:
    number = terms.COLORS.index(entry.id.removeprefix(catalogue.TRACK))
    return [_positions(speech, [camp.tracks[number] for camp in speech.game.camps])]


def _positions(speech: Speech, counts: list[int]) -> str:
    told = [speech.say("explain.position", count, who=SEATS[seat]) for seat, count in enumerate(counts)]
    return speech.say("explain.now", list=speech.say("explain.semicolon").join(told))


def _hibernation(speech: Speech, entry: Entry) -> list[str]:
    space = int(entry.id.removeprefix(catalogue.HIBERNATION))
    here = [seat for seat, camp in enumerate(speech.game.camps) if camp.hibernation == space]
    return [speech.say("explain.marker", len(here), who=_who(speech, here))] if here else []


def _progress(speech: Speech, entry: Entry) -> list[str]:
    space = int(entry.id.removeprefix(catalogue.PROGRESS))
    return [_reached(speech, [seat for seat, camp in enumerate(speech.game.camps) if camp.progress >= space])]


def _score(speech: Speech, entry: Entry) -> list[str]:
    at = int(entry.id.removeprefix(catalogue.SCORE))
    number = [bonus[0] for bonus in speech.rulebook.score_bonus].index(at)
    return [_reached(speech, [seat for seat, camp in enumerate(speech.game.camps) if camp.bonuses >> number & 1])]


def _reached(speech: Speech, seats: list[int]) -> str:
    return speech.say("explain.reached", who=_who(speech, seats)) if seats else speech.say("explain.unreached")


# The land


def _start_tile(speech: Speech, entry: Entry) -> list[str]:
    game = speech.game
    for slot in game.rulebook.board.start_slots:
        if game.tile_of[slot] >= 0 and game.tile_at(slot).id == entry.id:
            forms = ("turned",) if game.turned_tiles >> slot & 1 else ()
            return [speech.say("explain.on_map", 1, forms, slot=speech.slot(slot))]
    return []


def _large_location(speech: Speech, entry: Entry) -> list[str]:
    """In which corner a side lies, and whose figures stand there (REV-SET-04)."""
    game = speech.game
    board = game.rulebook.board
    for corner, number in enumerate(game.large):
        if game.rulebook.large[number].id == entry.id:
            space = 4 * board.corners[corner]
            texts = [speech.say("explain.location_in", slot=board.names[space])]
            return [*texts, *figures_now(speech, space)]
    return [speech.say("explain.location_out")]


def figures_now(speech: Speech, space: int) -> list[str]:
    """Whose figures stand on a space."""
    here = [seat for seat in range(speech.game.seats) if speech.game.people[space] >> seat & 1]
    return [speech.say("explain.figures", len(here), who=_who(speech, here))] if here else []


def _tribe_tile(speech: Speech, entry: Entry) -> list[str]:
    game = speech.game
    wanted = terms.TILES.index(entry.id.removeprefix(catalogue.TRIBE_TILE))
    told = [
        speech.say("explain.tile_of", space=speech.space(space), who=speech.player((laid - 1) % 8))
        for space, laid in enumerate(game.laid)
        if laid and (laid - 1) // 8 == wanted
    ]
    return [speech.say("explain.tiles_at", list=speech.listed(told)) if told else speech.say("explain.tiles_none")]


Teller = Callable[[Speech, Entry], list[str]]

# By kind of entry, else by its section.
_TELLERS: Final[dict[str, Teller]] = {
    "hibernation_space": _hibernation,
    "large_location": _large_location,
    "progress_bonus": _progress,
    "reward_space": _reward_space,
    "score_bonus": _score,
    "standard_machine": _standard,
    "start_tile": _start_tile,
    "technology": _technology,
    "track": _track,
    "tribe": _tribe,
    "tribe_tile": _tribe_tile,
}
