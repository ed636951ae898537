"""Content compiled to small tables: what the engine reads while it plays. Nothing here ever changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.games.atlas_lost.library import Library

if TYPE_CHECKING:
    from tessera.games.atlas_lost.state import Atlas


class Cost:
    """What is paid together as one step (AL-ACT-03): amounts on tracks, then things the payer chooses."""

    __slots__ = (
        "any_token",
        "clause",
        "data",
        "discard",
        "needs_choice",
        "number",
        "parts",
        "plain",
        "research",
        "simple",
        "teams",
        "tokens",
    )

    def __init__(
        self, number: int, plain: list[int], tokens: list[int], discard: int, teams: int, any_token: int, clause: str
    ) -> None:
        self.number = number
        # For the log: by which clause it is paid.
        self.clause = clause
        # Research, data, command, TP in tokens, military power.
        self.plain = plain
        # The two that most often decide, at hand for a quick no.
        self.research = plain[0]
        self.data = plain[1]
        # Own placed economy, culture and religion tokens.
        self.tokens = tokens
        self.discard = discard
        self.teams = teams
        self.any_token = any_token
        self.needs_choice = sum(tokens) + discard + teams + any_token > 0
        # Nothing but research and data, as most costs are.
        self.simple = not self.needs_choice and sum(plain[2:]) == 0
        # All of it in one list, in the order in which reductions are written (see COST_PARTS).
        self.parts = [*plain, *tokens, discard, teams, any_token]


class Amount:
    """A number, or a count with a factor: floor(count * times / divide) + plus, at most `most`."""

    __slots__ = ("count", "divide", "most", "plus", "times")

    def __init__(self, count: int, times: int, divide: int, plus: int, most: int) -> None:
        # -1: nothing is counted and `plus` is the amount.
        self.count = count
        self.times = times
        self.divide = divide
        self.plus = plus
        # -1: no limit.
        self.most = most


class Word:
    """One step of an effect. A subclass is one word of the closed vocabulary: what it does and when it can."""

    __slots__ = ("instant", "spends", "sure")

    def __init__(self, instant: bool = False, sure: bool = False, spends: bool = False) -> None:
        # Whether the step is done at once, without a question and without steps of its own.
        self.instant = instant
        # Whether the step always has something to do, whatever the state.
        self.sure = sure
        # Whether the step can only be done if there is something left to pay with.
        self.spends = spends

    def doable(self, game: Atlas, seat: int) -> bool:
        """Whether the step has something to do now (AL-ACT-06)."""
        raise AssertionError("a word says when it can be done")

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        """Do all of it that can be done; questions go on the stack."""
        raise AssertionError("a word says what it does")


class Program:
    """A list of effect steps, resolved in order (AL-ACT-07)."""

    __slots__ = ("clause", "framed", "number", "plain", "source", "spends", "sure", "words")

    def __init__(self, number: int, words: list[Word], framed: bool, plain: bool, source: str, clause: str) -> None:
        self.number = number
        # For the log: what it stands on, as a short word, and by which clause that works.
        self.source = source
        self.clause = clause
        self.words = words
        # Whether the list remembers something between its steps (where culture was placed, who was given something).
        self.framed = framed
        # Nothing but gains of fixed amounts: the order among such lists cannot change the result (AL-DIG-03).
        self.plain = plain
        self.sure = False
        self.spends = False
        for word in words:
            if word.sure:
                self.sure = True
            if word.spends:
                self.spends = True


class Condition:
    """Own at least so much of something: military power on Lv.3 military Techs (AL-ACT-08, AL-MIL-02)."""

    __slots__ = ("at_least", "count")

    def __init__(self, count: int, at_least: int) -> None:
        self.count = count
        self.at_least = at_least


class Trigger:
    """An event and the effect it has for the owner of the source (AL-ICON-02)."""

    __slots__ = ("event", "kind", "levels", "number", "once_per_turn", "program", "source", "via", "who")

    def __init__(
        self,
        number: int,
        source: int,
        event: int,
        who: int,
        levels: int,
        via: int,
        kind: int,
        once_per_turn: bool,
        program: int,
    ) -> None:
        self.number = number
        self.source = source
        self.event = event
        self.who = who
        # Mask of levels; 0 means any.
        self.levels = levels
        # -1 means any.
        self.via = via
        self.kind = kind
        self.once_per_turn = once_per_turn
        self.program = program


class Reduction:
    """A cost lowered while its source is in force (AL-PASS-04)."""

    __slots__ = ("by", "levels", "number", "on", "one_of", "source", "tree")

    def __init__(
        self, number: int, source: int, on: int, levels: int, tree: int, by: list[int], one_of: list[list[int]]
    ) -> None:
        self.number = number
        self.source = source
        self.on = on
        self.levels = levels
        self.tree = tree
        # By part of a cost (see COST_PARTS). Empty when the payer picks one table of `one_of`.
        self.by = by
        self.one_of = one_of


class Passive:
    """What is in force all the time while a passive Technology or card is: reductions, TP, limits, protection
    (AL-ICON-09); and its reactions."""

    __slots__ = ("hand_limit", "initiative", "protects", "reductions", "tp", "triggers")

    def __init__(self) -> None:
        self.reductions: list[int] = []
        self.triggers: list[int] = []
        self.tp: list[Amount] = []
        self.hand_limit = 0
        # Added to the owner's value for the initiative tile of each tree.
        self.initiative = [0] * 5
        # Mask over PROTECTIONS.
        self.protects = 0


class Tech:
    """A Tech tile or a Lv.1 board."""

    __slots__ = ("active", "condition", "cost", "id", "level", "number", "passive", "program", "tree")

    def __init__(
        self,
        number: int,
        id: str,
        tree: int,
        level: int,
        cost: Cost | None,
        program: Program | None,
        condition: Condition | None,
        passive: Passive | None,
    ) -> None:
        self.number = number
        self.id = id
        self.tree = tree
        self.level = level
        # Active Technologies have a cost (maybe nothing) and a program, passive ones neither (AL-GAME-05).
        self.active = program is not None
        self.cost = cost
        self.program = program
        self.condition = condition
        self.passive = passive


CRATE = 0
ACTIVE = 1
PASSIVE = 2
CARD_KINDS = ("crate", "active", "passive")


class Card:
    """A support card. Initial cards belong to no tree (-1)."""

    __slots__ = ("condition", "cost", "id", "install", "kind", "number", "passive", "program", "tree")

    def __init__(
        self,
        number: int,
        id: str,
        tree: int,
        kind: int,
        install: Cost | None,
        cost: Cost | None,
        program: Program | None,
        condition: Condition | None,
        passive: Passive | None,
    ) -> None:
        self.number = number
        self.id = id
        self.tree = tree
        self.kind = kind
        self.install = install
        self.cost = cost
        self.program = program
        self.condition = condition
        self.passive = passive


class Space:
    """A space of the influence track: the costs of entering it (pay either one) and its bonus."""

    __slots__ = ("bonus", "costs")

    def __init__(self, costs: list[Cost], bonus: Program) -> None:
        self.costs = costs
        self.bonus = bonus


class Tile:
    """An initiative tile: what it counts, from which value it can be owned, its TP and its resources."""

    __slots__ = ("counts", "id", "minimum", "required", "tp")

    def __init__(self, id: str, counts: list[int], minimum: int, tp: int, required: list[int]) -> None:
        self.id = id
        self.counts = counts
        self.minimum = minimum
        self.tp = tp
        self.required = required


class NpcBoard:
    """The printed figures of an NPC: research, data, command, TP, military power (AL-NPC-13)."""

    __slots__ = ("figures", "id")

    def __init__(self, id: str, figures: list[int]) -> None:
        self.id = id
        self.figures = figures


class Rank:
    """How well a solo game was won (AL-SOLO-08)."""

    __slots__ = ("by_turn", "name", "name_ja")

    def __init__(self, by_turn: int, name: str, name_ja: str) -> None:
        self.by_turn = by_turn
        self.name = name
        self.name_ja = name_ja


class Rulebook:
    """All tables of one set-up (reading and packs chosen)."""

    __slots__ = (
        "caps",
        "card_numbers",
        "cards",
        "command_per_level",
        "convert",
        "costs",
        "effects",
        "front_runner",
        "front_runner_tp",
        "hand_limit",
        "initiative_tiles_needed",
        "library",
        "nested_counts_as_startup",
        "npcs",
        "passives",
        "place_cost",
        "place_keep",
        "place_look",
        "programs",
        "ranks",
        "reading",
        "reductions",
        "rewards",
        "routes",
        "row_base",
        "row_bonus",
        "solo_turns",
        "spaces",
        "start",
        "stock",
        "tech_numbers",
        "techs",
        "technology_tp",
        "tiles",
        "track_spaces",
        "triggers",
        "turn_limit",
    )

    def __init__(self, library: Library, reading: str) -> None:
        # For people: names and sentences of everything here.
        self.library = library
        self.reading = reading
        self.techs: list[Tech] = []
        self.tech_numbers: dict[str, int] = {}
        self.cards: list[Card] = []
        self.card_numbers: dict[str, int] = {}
        self.costs: list[Cost] = []
        self.programs: list[Program] = []
        # For people: each program as it was written.
        self.effects: list[list[dict[str, Any]]] = []
        self.triggers: list[Trigger] = []
        self.reductions: list[Reduction] = []
        # By source number: cards as they are, Techs from TECH_SOURCE on.
        self.passives: dict[int, Passive] = {}
        self.spaces: list[Space] = []
        # Reward tile programs by tree.
        self.rewards: list[int] = []
        # Initiative tiles by tree, the influence tile last.
        self.tiles: list[Tile] = []
        self.npcs: list[NpcBoard] = []
        # For each Lv.2 slot within a tree (1, 2) the Lv.3 slots that it reaches.
        self.routes: list[list[int]] = []
        self.place_cost: list[Cost] = []
        self.place_look = 2
        self.place_keep = 1
        self.front_runner: list[int] = []
        self.front_runner_tp: list[int] = []
        self.row_base: list[int] = []
        self.row_bonus: list[int] = []
        self.convert: list[int] = []
        self.command_per_level = 1
        self.caps: list[int] = []
        self.start: list[list[int]] = []
        self.stock: list[int] = []
        self.hand_limit = 5
        self.track_spaces = 9
        self.technology_tp = 30
        self.initiative_tiles_needed = 3
        self.ranks: list[Rank] = []
        self.solo_turns = 20
        # Rules options.
        self.nested_counts_as_startup = False
        self.turn_limit = 0
