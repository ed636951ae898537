"""The figures of Atlas Lost and their checks: limits, rows, trees, NPCs, solo play, clauses, terms."""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.records import Record, check_identity, finish
from tessera.games.atlas_lost.terms import RESOURCES, TREES
from tessera.games.atlas_lost.vocabulary import check_cost, check_options, check_resources
from tessera.kernel.content import Node

_LIMITS: Final = (
    "research_max",
    "data_max",
    "command_max",
    "military_max",
    "hand_limit",
    "economy_tokens_per_player",
    "culture_tokens_per_player",
    "religion_tokens_per_player",
    "religion_track_spaces",
    "advance_teams_per_player",
    "advance_teams_waiting",
)


# The other boards and solo play.


def npc(node: Node) -> Record:
    """The printed figures of an NPC."""
    check_identity(node)
    node.text("name")
    for key in ("research", "data", "command", "military", "tp_tokens", "religion_track_spaces"):
        node.integer(key, at_least=0)
    return finish(node, ("values",))


def npc_count(node: Node) -> Record:
    """How many NPCs sit at a table of so many players."""
    node.integer("players", at_most=4)
    node.integer("npcs", at_least=0, at_most=2)
    return finish(node)


def solo(node: Node) -> Record:
    """The figures of solo play."""
    node.text("name")
    node.integer("npcs", at_least=0, at_most=2)
    node.integer("turn_limit")
    node.integer("start_seat", at_most=4)
    return finish(node)


def swap(node: Node) -> Record:
    """A tile exchanged for another in solo play."""
    node.string("out")
    node.string("in")
    return finish(node)


def leave_out(node: Node) -> Record:
    """A Tech or a card that solo play leaves in the box."""
    if node.has("tech") == node.has("card"):
        raise node.refuse(
            'needs exactly one of "tech" and "card".', problem_ja="「tech」か「card」のどちらか一方だけが必要です。"
        )
    node.string("tech" if node.has("tech") else "card")
    return finish(node)


def rank(node: Node) -> Record:
    """A title for a solo victory by a certain turn."""
    node.integer("win_by_turn")
    node.text("name")
    return finish(node)


# The figures of the whole game.


def about_game(node: Node) -> Record:
    """Title, makers and listing facts."""
    node.string("slug")
    for key in ("name", "designer", "publisher"):
        node.text(key)
    node.integer("year", at_most=9999)
    for key in ("players", "minutes"):
        span = node.at(key)
        span.integer("min")
        span.integer("max")
        span.done()
    node.integer("age")
    return finish(node, ("listing",))


def limits(node: Node) -> Record:
    """Caps of tracks, hands and stocks."""
    for key in _LIMITS:
        node.integer(key)
    return finish(node)


def victory(node: Node) -> Record:
    """What the victories need."""
    for key in ("technology_tp", "initiative_tiles", "initiative_tile_tp"):
        node.integer(key)
    return finish(node)


def placement(node: Node) -> Record:
    """What placing an advance team costs and gives."""
    check_cost(node.at("lv2_cost"))
    check_cost(node.at("lv3_cost"))
    draw = node.at("draw")
    draw.integer("keep", at_most=draw.integer("look"))
    draw.done()
    node.integer("max_own_per_level_per_tree")
    return finish(node)


def command_action(node: Node) -> Record:
    """What a command action costs for each level."""
    check_cost(node.at("cost_per_level"))
    return finish(node)


def convert(node: Node) -> Record:
    """What a card from hand may be converted into."""
    check_resources(node.at("research"))
    check_resources(node.at("data"))
    return finish(node)


def waiting_row(node: Node) -> Record:
    """A row of waiting spaces and what it shows."""
    node.word("id", ("research", "data"))
    node.text("name")
    check_resources(node.at("base"))
    for place in node.items("spaces", at_least=1):
        if place.has("bonus"):
            place.word("bonus", ("command_or_draw",))
            place.done()
        else:
            check_resources(Node(place.value, place.place, place.path))
    return finish(node)


def row_bonus(node: Node) -> Record:
    """What the rightmost waiting space offers."""
    check_options(node.items("options", at_least=2))
    return finish(node)


def start(node: Node) -> Record:
    """What a seat begins with."""
    node.integer("seat", at_most=4)
    for key in RESOURCES:
        if key != "tp":
            node.integer(key, at_least=0)
    return finish(node)


def tree(node: Node) -> Record:
    """A Tech Tree: its production and interference level (AL-REC-01), its token and the action its token enhances."""
    node.word("id", TREES)
    node.text("name")
    node.integer("production_level", at_least=0)
    node.integer("interference_level", at_least=0)
    node.word("token", ("none", "economy", "culture", "religion"))
    node.word("enhances", ("none", "replenish", "collect"))
    return finish(node)


def recommended(node: Node) -> Record:
    """A recommended combination of three trees."""
    check_identity(node)
    node.text("name")
    node.text("level")
    if len(node.words("trees", TREES)) != 3:
        raise node.at("trees").refuse("needs exactly 3 trees.", problem_ja="ツリーはちょうど3つ必要です。")
    node.integer("production_level", at_least=0)
    node.integer("interference_level", at_least=0)
    return finish(node)


def component(node: Node) -> Record:
    """A kind of piece in the box."""
    check_identity(node)
    node.text("name")
    node.integer("count", at_most=999)
    return finish(node)


def clause(node: Node) -> Record:
    """One testable statement of the rules."""
    check_identity(node)
    for key in ("section", "text", "text_ja"):
        node.string(key)
    return finish(node)


def term(node: Node) -> Record:
    """One term of the glossary."""
    for key in ("code", "en", "ja", "icon"):
        node.string(key)
    node.done()
    return node.as_table()
