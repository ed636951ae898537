"""Content compiled to small tables: what the engine reads while it plays. Nothing here ever changes during a game."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.library import Library
from tessera.games.revive.terms import ANY_TRACK


class Effect:
    """One effect. It has a number of its own, by which steps refer to it."""

    __slots__ = (
        "alike",
        "clause",
        "cost",
        "mask",
        "n",
        "number",
        "op",
        "origin",
        "range",
        "size",
        "source",
        "text",
        "then",
        "what",
    )

    def __init__(self, number: int, op: int) -> None:
        self.number = number
        self.op = op
        self.n = 1
        # A resource, track, counter, colour, action, half or tribe tile: whatever the effect names by one word.
        self.what = -1
        # Where a card comes from; whether a tribe tile pays range.
        self.source = 0
        # Kinds of space, as a mask.
        self.mask = 0
        self.range = 0
        self.size = -1
        # Gears, books, food, crystals, and any mix of basic resources.
        self.cost: list[int] = []
        # Numbers of lists of effects: `then`, `each`, `of`.
        self.then: list[int] = []
        # What it is printed on, and the clause by which that gives it (see rules/causes).
        self.origin = ""
        self.clause = ""
        # As it is written in notation, and a number that effects of the same text share.
        self.text = ""
        self.alike = -1

    def asks_itself(self) -> bool:
        """Whether carrying it out asks a question that lets the player leave it, or nobody would leave it."""
        if self.op == ops.ADVANCE:
            return self.what == ANY_TRACK
        return self.op not in (ops.POINTS, ops.PAY, ops.PER, ops.TRIBE)


class Machine:
    """A machine, printed on a board or a token; crates are used in the same way, once."""

    __slots__ = ("actions", "color", "flasks", "grants_ability", "id", "listed", "timing")

    def __init__(self, id: str, listed: int, timing: int, actions: int, flasks: int) -> None:
        self.id = id
        self.listed = listed
        self.timing = timing
        # The actions with which it is used, as a mask.
        self.actions = actions
        self.flasks = flasks
        self.color = -1
        # Whether its effects carry out the tribe ability (REV-MACH-11).
        self.grants_ability = False


class Standing:
    """What a technology does for the rest of the game."""

    __slots__ = (
        "by_color",
        "clause",
        "cost",
        "flag",
        "get",
        "listed",
        "mask",
        "mod",
        "n",
        "origin",
        "size",
        "trigger",
        "what",
    )

    def __init__(self, mod: int) -> None:
        self.mod = mod
        self.n = 0
        self.what = -1
        self.size = -1
        self.trigger = -1
        self.mask = 0
        self.flag = False
        # What a trade gives and gets, or what a free action costs, by resource and any mix last.
        self.cost: list[int] = []
        self.get: list[int] = []
        # The technology, and the clause by which it does that (see rules/causes).
        self.origin = ""
        self.clause = ""
        # The list of effects, or one for each colour.
        self.listed = -1
        self.by_color: list[int] = []


class Card:
    """A citizen card."""

    __slots__ = ("color", "flasks", "id", "lists", "recruited", "set", "symbols")

    def __init__(self, id: str, color: int, lists: list[int], symbols: list[bool], flasks: int) -> None:
        self.id = id
        self.color = color
        # By half: the number of its list of effects, and whether it shows a slot symbol on its edge.
        self.lists = lists
        self.symbols = symbols
        self.flasks = flasks
        # "" for citizens, else the letter of a starting set, or "S" (REV-OPT-16).
        self.set = ""
        self.recruited = True


class Module:
    """A slot module."""

    __slots__ = ("colors", "flasks", "id", "listed")

    def __init__(self, id: str, colors: int, listed: int, flasks: int) -> None:
        self.id = id
        # As a mask.
        self.colors = colors
        self.listed = listed
        self.flasks = flasks


class Technology:
    """One technology of a tribe board."""

    __slots__ = ("cost", "immediate", "links", "machine", "node", "points", "standing", "untaxed")

    def __init__(self, node: str, cost: int, points: int, immediate: int) -> None:
        self.node = node
        self.cost = cost
        self.points = points
        self.immediate = immediate
        self.standing: list[Standing] = []
        # Technologies of which one must be unlocked before, as a mask; 0 for the first (REV-POP-05).
        self.links = 0
        self.machine: Machine | None = None
        # Whether the very action that unlocks it pays no books to others (REV-HOF-08).
        self.untaxed = False


class Tribe:
    """One side of a tribe board."""

    __slots__ = ("ability", "campaign", "id", "number", "open_nodes", "side", "technologies", "tile", "tiles")

    def __init__(self, id: str, number: int, side: int, ability: int) -> None:
        self.id = id
        self.number = number
        self.side = side
        # The number of the list of effects.
        self.ability = ability
        self.campaign = False
        self.technologies: list[Technology] = []
        # By unlocked technologies, as a mask: those that can be unlocked next (REV-POP-05).
        self.open_nodes: list[list[int]] = []
        # The kind of tribe tile that it begins with, or -1, and how many (REV-TRB-02).
        self.tile = -1
        self.tiles = 0


class Tile:
    """An area tile, a starting tile or a vast crystal."""

    __slots__ = ("cost", "effects", "id", "kinds", "points", "recruits", "rewards", "vast")

    def __init__(self, id: str, kinds: list[int], rewards: list[int]) -> None:
        self.id = id
        # By cell: its kind, and the number of the list of a water's reward, -1 elsewhere.
        self.kinds = kinds
        self.rewards = rewards
        self.cost = 0
        self.points = 0
        self.recruits = True
        # The list of effects for the explorer, or -1.
        self.effects = -1
        self.vast = False


class Score:
    """How a large location or a category of an artifact card scores: a counter or a track."""

    __slots__ = ("counter", "every", "points", "steps", "track")

    def __init__(self) -> None:
        self.counter = -1
        self.track = -1
        self.points = 1
        self.every = 1
        # At least so many for so many points, lowest first.
        self.steps: list[tuple[int, int]] = []


class LargeLocation:
    """One side of a large location tile."""

    __slots__ = ("base", "id", "on_populate", "score", "side", "tile")

    def __init__(self, tile: str, side: str, score: Score, on_populate: int, base: bool) -> None:
        self.id = f"{tile}{side}"
        self.tile = tile
        self.side = side
        self.score = score
        # The list of effects for whoever places a figure there, or -1.
        self.on_populate = on_populate
        self.base = base


class Slot:
    """A card slot of the player board."""

    __slots__ = ("first", "halves", "id", "locked", "spaces")

    def __init__(self, id: str, halves: list[int], locked: bool, first: int, spaces: int) -> None:
        self.id = id
        self.halves = halves
        self.locked = locked
        # Its module spaces: the number of the first, and how many.
        self.first = first
        self.spaces = spaces


class RewardSpace:
    """A reward space along the machine tracks."""

    __slots__ = ("color", "id", "kind", "machine", "needs", "place", "points")

    def __init__(self, id: str, kind: int, needs: list[int]) -> None:
        self.id = id
        self.kind = kind
        # By track.
        self.needs = needs
        self.color = -1
        self.machine: Machine | None = None
        # For a machine: the place where it stands (see Camp).
        self.place = -1
        self.points = 0


class Board:
    """The shared board: what touches what. A space is four times its slot and a cell; large ones are one space."""

    __slots__ = (
        "area_slots",
        "chasm",
        "corners",
        "crystal_ids",
        "crystals",
        "hexes",
        "named",
        "names",
        "next_to",
        "slot_kinds",
        "slot_names",
        "start_slots",
        "used",
    )

    def __init__(self) -> None:
        self.slot_names: list[str] = []
        self.slot_kinds: list[str] = []
        self.area_slots: list[int] = []
        self.start_slots: list[int] = []
        self.corners: list[int] = []
        # The space of the chasm.
        self.chasm = 0
        # By space: its name, its hexes as q and r, spaces that share a side, and crystal symbols that touch it.
        self.names: list[str] = []
        self.hexes: list[list[tuple[int, int]]] = []
        self.next_to: list[list[int]] = []
        self.crystals: list[list[int]] = []
        self.crystal_ids: list[str] = []
        # Spaces that there are: of slots that are one space only the first.
        self.used: list[int] = []
        self.named: dict[str, int] = {}


class Rulebook:
    """Everything that is agreed before a game and printed on its pieces."""

    __slots__ = (
        "actions",
        "advanced_switch",
        "all_tribes",
        "artifact_cards",
        "board",
        "build_costs",
        "card_actions",
        "campaign_locations",
        "cards",
        "choose_tribes",
        "crates",
        "drafting",
        "effects",
        "first_artifact_card",
        "first_crate",
        "first_machine",
        "first_module",
        "first_tile",
        "hibernate_steps",
        "hibernation",
        "is_long",
        "is_solo",
        "large",
        "library",
        "lists",
        "machines",
        "modules",
        "moon_sides",
        "overflow",
        "pieces",
        "progress_bonus",
        "progress_points",
        "ranks",
        "remove_on",
        "reward_spaces",
        "score_bonus",
        "seats",
        "slots",
        "socket_active",
        "socket_names",
        "socket_slot",
        "spots",
        "standard",
        "start_tiles",
        "texts",
        "tiles",
        "tribes",
        "two_artifact_cards",
        "vast_crystals",
    )

    def __init__(self, library: Library, board: Board, seats: int) -> None:
        self.library = library
        self.board = board
        self.seats = seats
        self.is_solo = seats == 1
        # Actions in a turn (REV-TURN-01, REV-SOLO-02).
        self.actions = 1 if seats == 1 else 2
        self.effects: list[Effect] = []
        self.lists: list[list[Effect]] = []
        # Effects by text, for effects that are alike.
        self.texts: dict[str, int] = {}
        self.cards: list[Card] = []
        self.modules: list[Module] = []
        self.machines: list[Machine] = []
        self.crates: list[Machine] = []
        # By card and colour of artifact.
        self.artifact_cards: list[list[Score]] = []
        # Area tiles, then vast crystals. Starting tiles are no pieces: they lie open from the start.
        self.tiles: list[Tile] = []
        self.start_tiles: list[Tile] = []
        # Both sides of each tile, one after the other.
        self.large: list[LargeLocation] = []
        # Two sides of each tribe, sun first.
        self.tribes: list[Tribe] = []
        self.slots: list[Slot] = []
        # By module space: its slot, its name, and whether it shows an activation symbol (REV-MOD-10).
        self.socket_slot: list[int] = []
        self.socket_names: list[str] = []
        self.socket_active: list[bool] = []
        self.reward_spaces: list[RewardSpace] = []
        # Reward spaces of standard machines and of special ones: their places, in this order.
        self.standard: list[int] = []
        self.spots: list[int] = []
        # By track: the resource at its end (REV-TRK-05).
        self.overflow: list[int] = []
        # By number of markers on the track: the list of the bonus reached, or -1; points of the lowest vacant space.
        self.progress_bonus: list[int] = []
        self.progress_points: list[int] = []
        # By space: the list of the reward; the space on which an artifact is removed.
        self.hibernation: list[int] = []
        self.remove_on = 0
        # Points at which a bonus lies, and its list, lowest first.
        self.score_bonus: list[tuple[int, int]] = []
        self.build_costs: list[int] = []
        # Solitaire: steps of the action cube in all and for a hibernation, and the least points of each rank
        # (REV-SOLO-04, REV-SOLO-06, REV-SOLO-11).
        self.card_actions = 0
        self.hibernate_steps = 0
        self.ranks: list[int] = []
        # By piece: citizen cards from 0 on, then modules, special machines, crates, artifact cards and tiles.
        self.first_module = self.first_machine = self.first_crate = 0
        self.first_artifact_card = self.first_tile = self.pieces = 0
        self.is_long = False
        self.two_artifact_cards = False
        self.choose_tribes = False
        self.all_tribes = False
        self.campaign_locations = False
        self.advanced_switch = False
        self.moon_sides = False
        self.vast_crystals = False
        self.drafting = False
