"""The map of Revive in words: what is explored, what lies face down, and the edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tessera.cli.boards.board import Region
from tessera.cli.boards.revive_words import tell
from tessera.cli.words import say
from tessera.games.revive import sentences

if TYPE_CHECKING:
    from tessera.cli.boards.revive_table import ReviveTable

View = Mapping[str, Any]


def spaces_by_slot(view: View) -> dict[str, list[View]]:
    """The spaces of every slot."""
    found: dict[str, list[View]] = {}
    for space in view["spaces"]:
        found.setdefault(space["slot"], []).append(space)
    return found


def is_target(view: View, space: View) -> bool:
    """Whether the viewer might act on a space, so that the food for range matters.

    That is free sand, locations without a figure of theirs, and for a tribe with tiles to lay anything that is free.
    """
    seat = view["seat"]
    if space["range"] is None or space["building"] is not None:
        return False
    if space["kind"] in ("location", "large"):
        return seat not in space["figures"]
    if space["kind"] in ("chasm", "vast_crystal"):
        return False
    return space["kind"] == "sand" or (view["players"][seat]["tiles"] > 0 and space["tribe_tile"] is None)


def land_regions(board: ReviveTable, view: View, language: str) -> list[Region]:
    """The whole map."""
    regions = [
        Region(tell("map.explored", language), explored_lines(board, view, language)),
        Region(tell("map.edge", language), edge_lines(board, view, language)),
    ]
    hidden = hidden_lines(board, view, language)
    if hidden:
        regions.insert(1, Region(tell("map.hidden", language), hidden))
    return regions


def explored_lines(board: ReviveTable, view: View, language: str) -> list[str]:
    """One line for each tile that lies open."""
    spaces = spaces_by_slot(view)
    lines = []
    for slot in view["slots"]:
        if slot["tile"] is None:
            continue
        told = [space_words(board, view, space, language) for space in spaces[slot["id"]]]
        if slot["tile"] in board.library.vast_tiles:
            told = [board.entries[slot["tile"]].sentence[language]]
        text = say("list.semicolon", language).join(told)
        lines.append(tell("map.slot", language, slot=slot["id"], tile=slot["tile"], spaces=text))
    return lines


def space_words(board: ReviveTable, view: View, space: View, language: str) -> str:
    """A space: its kind, its reward, who is there, and the food that range costs."""
    parts = standing_words(board, space, language)
    if space["reward"]:
        parts.insert(0, sentences.effects_phrase(space["reward"], language))
    if is_target(view, space):
        parts.append(tell("range", language, count=space["range"]))
    kind = board.word(f"space.{space['kind']}", language) if space["kind"] else tell("hidden", language)
    return tell("map.space", language, space=space["id"], kind=kind, parts=board.brackets(parts, language))


def standing_words(board: ReviveTable, space: View, language: str) -> list[str]:
    """What stands and lies on a space."""
    parts = []
    building, tile = space["building"], space["tribe_tile"]
    if building is not None:
        size = board.word(f"size.{building['size']}", language)
        parts.append(tell("space.building", language, size=size, seat=board.seat(building["seat"])))
    if space["figures"]:
        parts.append(tell("space.figures", language, seats=board.seats(space["figures"], language)))
    if tile is not None:
        name = board.word(f"tribe_tile.{tile['tile']}", language)
        parts.append(tell("space.tile", language, tile=name, seat=board.seat(tile["seat"])))
    return parts


def hidden_lines(board: ReviveTable, view: View, language: str) -> list[str]:
    """Face-down tiles, those with the same back in one line, the nearest first."""
    backs: dict[tuple[int, int], list[str]] = {}
    for slot in sorted(view["slots"], key=lambda slot: slot["cost"] or 0):
        if slot["cost"] is not None:
            backs.setdefault((slot["cost"], slot["points"]), []).append(slot["id"])
    lines = []
    for (cost, points), slots in backs.items():
        price = sentences.cost_phrase({"food": cost}, language)
        worth = sentences.points_phrase(points, language)
        lines.append(tell("map.back", language, cost=price, points=worth, slots=_by_range(view, slots, language)))
    return lines


def _by_range(view: View, slots: Sequence[str], language: str) -> str:
    """Tiles by the food for range to them; a spectator has no way to count it from."""
    if view["seat"] < 0:
        return " ".join(slots)
    ways = {slot: view["tile_range"][slot]["range"] for slot in slots if slot in view["tile_range"]}
    parts = []
    for food in sorted(set(ways.values())):
        near = " ".join(slot for slot in slots if ways.get(slot) == food)
        parts.append(tell("map.group", language, id=tell("range", language, count=food), spaces=near))
    far = " ".join(slot for slot in slots if slot not in ways)
    if far:
        parts.append(tell("map.group", language, id=tell("map.far", language), spaces=far))
    return say("list.semicolon", language).join(parts)


def edge_lines(board: ReviveTable, view: View, language: str) -> list[str]:
    """Large locations with what they are worth, the chasm, and which spaces touch crystal symbols."""
    lines = large_lines(board, view, language)
    lines += [tell("map.chasm", language, slot=slot["id"]) for slot in view["slots"] if slot["kind"] == "chasm"]
    symbols = [
        tell("map.group", language, id=crystal["id"], spaces=" ".join(crystal["adjacent"]))
        for crystal in view["crystals"]
    ]
    return [*lines, tell("map.crystals", language, symbols=board.listed(symbols, language))]


def large_lines(board: ReviveTable, view: View, language: str) -> list[str]:
    """The large locations."""
    spaces = {space["id"]: space for space in view["spaces"]}
    lines = []
    for slot in view["slots"]:
        if slot["large"] is None:
            continue
        space = spaces[slot["id"]]
        parts = standing_words(board, space, language)
        if is_target(view, space):
            parts.append(tell("range", language, count=space["range"]))
        identity = f"{slot['large']['id']}{slot['large']['side']}"
        name, text = board.name(identity, language), board.entries[identity].sentence[language]
        told = {"slot": slot["id"], "name": name, "parts": board.brackets(parts, language), "text": text}
        lines.append(tell("map.large", language, **told))
    return lines


def water_lines(board: ReviveTable, view: View, language: str) -> list[str]:
    """The rewards of all waters that lie open, in one line; none while there is no water."""
    waters = [
        tell("picture.water", language, space=space["id"], text=sentences.effects_phrase(space["reward"], language))
        for space in view["spaces"]
        if space["reward"]
    ]
    if not waters:
        return []
    return [tell("picture.waters", language, waters=say("list.semicolon", language).join(waters))]
