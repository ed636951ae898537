"""The figures of the box: limits, set-up tables, the boards, artifacts, the campaign; terms and clauses."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.effect_records import check_cost, check_effect, check_effects
from tessera.games.revive.records import called, check_identity, check_name, finish
from tessera.games.revive.tree_records import read_tree
from tessera.games.revive.vocabulary import (
    ARTIFACT_COLORS,
    COLORS,
    HALVES,
    MARKS,
    OPTIONS,
    RESOURCES,
    REWARD_KINDS,
    ROWS,
    SLOT_KINDS,
    TERRAINS,
    TRIBE_TILES,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

MOST_SEATS: Final = 4
_FAR: Final = 20
_COMPONENTS: Final = (
    *("area_tiles", "start_tiles", "large_locations", "energy", "slot_modules", "machines", "crates"),
    *("major_artifacts", "minor_artifacts", "end_game_tile", "campaign_cards", "citizen_cards", "action_cubes"),
    *("player_boards", "tribe_boards", "starting_cards", "machine_markers", "progress_markers", "resource_markers"),
    *("artifact_cards", "player_aids", "switch_tokens"),
)
_PLAYER_COMPONENTS: Final = (
    *("machine_markers", "progress_markers", "resource_markers", "switch_tokens", "pawns", "starting_energy"),
    *("starting_cards", "cards_resting", "cards_active", "artifact_cards_dealt", "artifact_cards_dealt_experienced"),
    *("small_buildings", "large_buildings", "population"),
)
_HIDDEN: Final = ("vast_crystal_tiles", "extra_large_locations", "draft_cards", "falcon", "red_punchboards")


def _numbers(node: Node, keys: tuple[str, ...], least: int = 1) -> Record:
    return {key: node.integer(key, least) for key in keys}


def _integers(node: Node, key: str, least: int, most: int) -> list[int]:
    return [item.as_integer(least, most) for item in node.items(key, at_least=1)]


def _hex(node: Node) -> list[int]:
    q, r = node.as_items(2)[:2]
    return [q.as_integer(-_FAR, _FAR), r.as_integer(-_FAR, _FAR)]


# The game, and tables of the set-up.


def about_game(node: Node) -> Record:
    """What stands on the box."""
    record: Record = {"slug": node.string("slug")}
    for key in ("name", "designer", "publisher"):
        record[key] = check_name(node, key)
    record["year"] = node.integer("year", 1900, 2100)
    for key, most in (("players", MOST_SEATS), ("minutes", 999)):
        record[key] = {end: node.at(key).integer(end, 1, most) for end in ("min", "max")}
    record["age"] = node.integer("age", 0, 99)
    return finish(node, record)


def limits(node: Node) -> Record:
    """How much of each resource a player can hold."""
    return finish(node, _numbers(node, RESOURCES))


def display(node: Node) -> Record:
    """How much lies face up."""
    return finish(node, _numbers(node, ("citizen_cards", "slot_modules", "machines_per_color")))


def turn(node: Node) -> Record:
    """Actions of a turn."""
    return finish(node, _numbers(node, ("actions", "solo_actions")))


def costs(node: Node) -> Record:
    """The prices that are the same everywhere."""
    keys = ("small_building", "large_building", "range_per_space", "populate_per_other_player")
    return finish(node, {key: check_cost(node.at(key), RESOURCES) for key in keys})


def components(node: Node) -> Record:
    """How much of everything is in the box."""
    return finish(node, _numbers(node, _COMPONENTS))


def player_components(node: Node) -> Record:
    """What one player has, and begins with."""
    return finish(node, _numbers(node, _PLAYER_COMPONENTS))


def hidden_components(node: Node) -> Record:
    """What the campaign brings."""
    return finish(node, _numbers(node, _HIDDEN))


def starting_resources(node: Node) -> Record:
    """What a player begins with, by turn order."""
    return finish(node, {"seat": node.integer("seat", 1, MOST_SEATS), "gain": check_cost(node.at("gain"), RESOURCES)})


def artifact_supply(node: Node) -> Record:
    """The artifacts in use, by number of players, in the usual game and in the long one."""
    record: Record = {"players": node.integer("players", 1, MOST_SEATS), "marks": node.words("marks", MARKS)}
    record["majors"] = node.integer("majors")
    record["long_game_marks"] = node.words("long_game_marks", MARKS)
    record["long_game_extra_minor"] = node.integer("long_game_extra_minor", 0)
    return finish(node, record)


def final_scoring(node: Node) -> Record:
    """Points of the final scoring."""
    return finish(node, _numbers(node, ("end_game_tile", "minor_artifact", "resources_per_point", "card_bonus_points")))


def solo(node: Node) -> Record:
    """The solitaire game."""
    record = _numbers(node, ("card_actions", "play_card_steps", "hibernate_steps"))
    record["starting_resources"] = check_cost(node.at("starting_resources"), RESOURCES)
    for key in ("use_end_game_tile", "display_discard_on_hibernate"):
        record[key] = node.flag(key)
    return finish(node, record)


def solo_rank(node: Node) -> Record:
    """What a solitaire score is called, from so many points on."""
    return finish(node, {"min_points": node.integer("min_points", 0, 999), "name": check_name(node)})


# The game board.


def grid(node: Node) -> Record:
    """How slots lie on the hexes."""
    record: Record = {"layout": node.string("layout"), **_numbers(node, ("columns", "rows", "orientations"))}
    record["local_cells"] = [_hex(item) for item in node.items("local_cells", at_least=1)]
    for key in ("column_vector", "row_vector"):
        record[key] = _hex(node.at(key))
    return finish(node, record)


def slot(node: Node) -> Record:
    """A place for a tile, or the chasm."""
    record: Record = {"id": check_identity(node), "kind": node.word("kind", SLOT_KINDS)}
    record.update(_numbers(node, ("col", "row"), 0))
    record["hexes"] = [_hex(item) for item in node.items("hexes", at_least=1)]
    record["one_space"] = node.flag("one_space")
    return finish(node, record)


def crystal(node: Node) -> Record:
    """A crystal symbol at the edge of the board."""
    record: Record = {"id": check_identity(node), "hex": _hex(node.at("hex"))}
    record["adjacent"] = [_hex(item) for item in node.items("adjacent", at_least=1)]
    return finish(node, record)


def score_track(node: Node) -> Record:
    """The point track."""
    return finish(node, {"spaces": node.integer("spaces", 1, 999), "start": node.integer("start", 0)})


def score_bonus(node: Node) -> Record:
    """What is received when so many points are reached."""
    record: Record = {"at": node.integer("at"), "name": check_name(node)}
    return finish(node, {**record, "effects": check_effects(node.at("effects"), "reward")})


def hibernation_track(node: Node) -> Record:
    """The hibernation track."""
    return finish(node, {"start": node.integer("start", 0), **_numbers(node, ("last", "remove_artifact_on"))})


def hibernation_space(node: Node) -> Record:
    """What a space of the hibernation track gives."""
    record: Record = {"space": node.integer("space"), "name": check_name(node)}
    return finish(node, {**record, "effects": check_effects(node.at("effects"), "hibernation")})


# The player board.


def card_slot(node: Node) -> Record:
    """A slot for cards, and its spaces for modules; activation spaces are counted from 1."""
    record = called(node)
    record["row"] = node.word("row", ROWS)
    record["halves"] = node.words("halves", HALVES)
    record["locked"] = node.flag("locked")
    record["module_spaces"] = node.integer("module_spaces", 1, 9)
    record["activation_spaces"] = _integers(node, "activation_spaces", 1, record["module_spaces"])
    return finish(node, record)


def machine_track(node: Node) -> Record:
    """A machine track: its terrain, the points under its marker, and what steps beyond its end give."""
    record: Record = {"color": node.word("color", COLORS), "name": check_name(node)}
    record["terrain"] = node.word("terrain", TERRAINS)
    record["start"], record["last"] = node.integer("start", 0), node.integer("last")
    record["values"] = _integers(node, "values", 0, 99)
    record["overflow"] = check_effect(node.at("overflow"), "reward")
    return finish(node, record)


def reward_space(node: Node) -> Record:
    """A reward space: how far the tracks must be, and what is unlocked then."""
    record = called(node)
    kind = node.word("kind", REWARD_KINDS)
    record["kind"] = kind
    needs = node.at("needs")
    record["needs"] = {color: needs.integer(color) for color in COLORS if needs.has(color)}
    needs.done()
    if kind == "standard_machine":
        record["machine"] = check_identity(node, "machine")
    elif kind != "artifact":
        record["color"] = node.word("color", COLORS)
    if kind == "card_bonus":
        record["points_per_card"] = node.integer("points_per_card", 1, 9)
    return finish(node, record)


def progress_track(node: Node) -> Record:
    """The progress track: the points of the lowest vacant space, and of a full track."""
    record: Record = {"spaces": node.integer("spaces")}
    record["points_when_lowest_vacant"] = _integers(node, "points_when_lowest_vacant", 0, 99)
    record["points_when_full"] = node.integer("points_when_full")
    return finish(node, record)


def progress_bonus(node: Node) -> Record:
    """What a space of the progress track gives when it is covered."""
    record: Record = {"space": node.integer("space"), "name": check_name(node)}
    return finish(node, {**record, "effects": check_effects(node.at("effects"), "reward")})


def tribe_progress_spaces(node: Node) -> Record:
    """The progress markers at the bottom of a tribe board."""
    return finish(node, {"count": node.integer("count")})


def resource_tracks(node: Node) -> Record:
    """The resource tracks from left to right."""
    return finish(node, {"order": node.words("order", RESOURCES)})


# Tribe boards.


def tree(node: Node) -> Record:
    """The tree of a side that has none of its own, as the boards of packs may be."""
    return finish(node, read_tree(node))


def tribe_tile(node: Node) -> Record:
    """A tribe tile and its rules: `counts_as` is "" for one that leaves its space as it was."""
    record: Record = {"tile": node.word("tile", TRIBE_TILES), "name": check_name(node)}
    record["counts_as"] = node.word("counts_as", ("sand", "water", *TERRAINS)) if node.has("counts_as") else ""
    for key in ("range_origin", "pays_owner", "returns"):
        record[key] = node.flag(key)
    for key in ("own_discount", "builder_points"):
        record[key] = node.integer(key, 1, 9) if node.has(key) else 0
    record["per_player"] = node.integer("per_player")
    return finish(node, record)


# Artifacts and the campaign.


def major_artifact(node: Node) -> Record:
    """A major artifact: its colour, and the smallest number of players that uses it."""
    record = called(node)
    record["color"] = node.word("color", ARTIFACT_COLORS)
    record["mark"] = node.word("mark", MARKS)
    return finish(node, record)


def worth(node: Node) -> Record:
    """A minor artifact or the end game tile: worth so many points."""
    return finish(node, {**called(node), "points": node.integer("points")})


def campaign(node: Node) -> Record:
    """The campaign as a whole."""
    record = _numbers(node, ("chapters", "deck_cards"))
    record["same_players_required"] = node.flag("same_players_required")
    return finish(node, record)


def chapter(node: Node) -> Record:
    """A chapter: what the game after it may use."""
    record: Record = {**called(node), "number": node.integer("number")}
    record["unlocks"] = [item.as_string() for item in node.items("unlocks", at_least=1)]
    return finish(node, {**record, "summary": node.text("summary")})


def option(node: Node) -> Record:
    """An optional rule that the campaign unlocks."""
    return finish(node, {"id": node.word("id", OPTIONS), "name": check_name(node), "number": node.integer("number")})


# Clauses and terms.


def clause(node: Node) -> Record:
    """One testable statement of the rules."""
    record: Record = {"id": check_identity(node)}
    for key in ("section", "text", "text_ja"):
        record[key] = node.string(key)
    return finish(node, record)


def term(node: Node) -> Record:
    """One term of the glossary."""
    record: Record = {key: node.string(key) for key in ("code", "en", "ja", "icon")}
    node.done()
    return record
