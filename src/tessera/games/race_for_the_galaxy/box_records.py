"""The figures of the box and of the robot, and their checks: sets, kinds, action cards, the draft, the solitaire mat.

The robot's tables keep the shape in which they are written: its mat by area, everything else as lists.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.race_for_the_galaxy.records import Record, check_identity, finish
from tessera.games.race_for_the_galaxy.terms import ACTIONS, AREAS, COLUMNS, DIFFICULTIES, FACES, KINDS, MOMENTS, SETS
from tessera.games.race_for_the_galaxy.vocabulary import check_steps
from tessera.kernel.content import Node

_MOST_SEATS: Final = 6
_SIDES: Final = 6
# Parts of a tile or of the robot's start that can come from elsewhere than the rest, though no key of theirs says them.
_PARTS: Final = ("draws", "credit", "worlds", "first_side")
_ACTION_PHASES: Final = (*MOMENTS[:5], "search")
_SET_FIGURES: Final = ("drafters", "start_worlds", "game_cards", "world_cards", "development_cards")


# The whole game.


def about_game(node: Node) -> Record:
    """Title, makers and listing facts."""
    record: Record = {"slug": node.string("slug")}
    record.update({key: node.text(key) for key in ("name", "designer", "publisher")})
    record["year"] = node.integer("year", at_most=9999)
    record.update({key: _span(node.at(key)) for key in ("players", "minutes")})
    record["age"] = node.integer("age")
    return finish(node, record, ("listing",))


def _span(node: Node) -> dict[str, int]:
    span = {"min": node.integer("min"), "max": node.integer("max")}
    node.done()
    return span


def chips(node: Node) -> Record:
    """How many VP chips are in the pool."""
    return finish(node, {"per_player": node.integer("per_player"), "with_set3": node.integer("with_set3")})


def goals(node: Node) -> Record:
    """How many goals are in play and what they are worth."""
    keys = ("first_goals_in_play", "most_goals_in_play", "first_vp", "most_vp", "most_tied_vp")
    record: Record = {key: node.integer(key) for key in keys}
    pool = node.at("pool")
    record["pool"] = {}
    for name in SETS[1:]:
        tiles = pool.at(name)
        record["pool"][name] = {"first": tiles.integer("first"), "most": tiles.integer("most")}
        tiles.done()
    pool.done()
    return finish(node, record)


def search(node: Node) -> Record:
    """The figures of a search."""
    keys = ("declines_allowed", "reshuffles_allowed", "costs_prestige")
    record: Record = {key: node.integer(key, at_least=0) for key in keys}
    record["keeps_card_on_failure"] = node.flag("keeps_card_on_failure")
    return finish(node, record)


def set_(node: Node) -> Record:
    """A set of cards: how many players it serves and how many cards it adds."""
    identity = node.word("id", SETS)
    record: Record = {"id": identity, "number": node.integer("number", 0, len(SETS) - 1), "name": node.text("name")}
    record["players"] = _span(node.at("players"))
    record.update({key: node.integer(key, 0, 999) for key in _SET_FIGURES})
    return finish(node, record)


def kind(node: Node) -> Record:
    """A kind of good and what it sells for."""
    return finish(
        node, {"id": node.word("id", KINDS), "name": node.text("name"), "value": node.integer("value", at_most=9)}
    )


def action(node: Node) -> Record:
    """An action card, its bonus, and how often a player has it."""
    record: Record = {"id": node.word("id", ACTIONS), "name": node.text("name")}
    record["phase"] = node.word("phase", _ACTION_PHASES)
    copies = node.at("copies")
    record["copies"] = {key: copies.integer(key, 0, 2) for key in ("usual", "experienced")}
    copies.done()
    record["with_set3"] = node.integer("with_set3", 0, 1) if node.has("with_set3") else 0
    record["bonus"] = node.text("bonus")
    return finish(node, record)


def draft(node: Node) -> Record:
    """One cell of the draft table."""
    record: Record = {"sets": node.word("sets", SETS[1:])}
    record["players"] = node.integer("players", 2, _MOST_SEATS)
    record.update(drafts=node.integer("drafts"), deck=node.integer("deck", at_most=999))
    return finish(node, record)


# The robot.


def robot(node: Node) -> Record:
    """Everything the robot is made of."""
    record: Record = {"meta": _robot_meta(node.at("meta"))}
    record["difficulty"] = [_difficulty(item) for item in node.items("difficulty", at_least=1)]
    record["die"] = [die(item) for item in node.items("die", at_least=2)]
    record["placement"] = _placement(node.at("placement"))
    mat = node.at("mat")
    record["mat"] = {area: _mat(mat.at(area), {}) for area in AREAS}
    mat.done()
    record["tile"] = [tile(item) for item in node.items("tile")]
    record["start_world"] = [start_world(item) for item in node.items("start_world", at_least=1)]
    node.done()
    return record


def _robot_meta(node: Node) -> Record:
    record: Record = {"mat_columns": node.words("mat_columns", COLUMNS)}
    record.update({key: node.integer(key) for key in ("vp_pool", "credit_max", "economy_max")})
    return finish(node, record)


def _difficulty(node: Node) -> Record:
    record: Record = {"id": node.word("id", DIFFICULTIES), "name": node.text("name")}
    record.update({key: node.integer(key) for key in ("counters", "counter_vp", "six_cost_card_vp")})
    return finish(node, record)


def die(node: Node) -> Record:
    """One of the robot's dice: what is on its six faces."""
    record: Record = {"id": check_identity(node), "name": node.text("name")}
    faces = node.items("faces", at_least=_SIDES)
    if len(faces) > _SIDES:
        raise node.at("faces").refuse(
            f"a die has {_SIDES} faces, not {len(faces)}.",
            problem_ja=f"ダイスの面は{_SIDES}つですが、{len(faces)}個あります。",
        )
    record["faces"] = [item.as_word(FACES) for item in faces]
    return finish(node, record)


def _placement(node: Node) -> Record:
    """Where dice are put, in words: the rules of it are played by the engine."""
    keys = ("single_pair_die", "two_match_faces", "one_match_face", "both_markers_on_one_pair", "robot_face")
    record: Record = {key: node.string(key) for key in keys}
    house = node.at("house")
    house_keys = ("single_player_marker", "same_single_column", "no_marker_for_match")
    record["house"] = finish(house, {key: house.string(key) for key in house_keys})
    return finish(node, record)


def _mat(node: Node, record: Record) -> Record:
    """An area of the mat, or what a tile puts in its place; only what is written."""
    for key in ("counter_action_credit", "counter_response_credit"):
        if node.has(key):
            record[key] = node.integer(key)
    for key in ("action", "action_both", "response"):
        if node.has(key):
            record[key] = check_steps(node.at(key))
    for key in ("response_once", "response_needs_credit"):
        if node.has(key):
            record[key] = node.flag(key)
    return finish(node, record, _PARTS)


def tile(node: Node) -> Record:
    """A special tile of the mat, and the area that it lies on."""
    record: Record = {"id": check_identity(node), "name": node.text("name"), "replaces": node.word("replaces", AREAS)}
    if node.has("once"):
        record["once"] = node.word("once", ("first settle action",))
    return _mat(node, record)


def start_world(node: Node) -> Record:
    """What the robot begins with, and how it plays, by its start world."""
    record: Record = {"number": node.integer("number", 0), "card": node.string("card")}
    record.update({key: node.integer(key, 0) for key in ("credit", "economy", "draw_stack")})
    record["tiles"] = [item.as_string() for item in node.items("tiles")]
    record["robot_face"] = node.word("robot_face", FACES[:6])
    if node.has("robot_face_after_first_trade"):
        record["robot_face_after_first_trade"] = node.word("robot_face_after_first_trade", FACES[:6])
    if node.has("robot_face_flips"):
        flips = node.at("robot_face_flips")
        record["robot_face_flips"] = _flips(flips)
    return finish(node, record, _PARTS)


def _flips(node: Node) -> dict[str, Any]:
    for face in FACES[:6]:
        if node.has(face):
            node.word(face, FACES[:6])
    node.done()
    return dict(node.as_table())
