"""Content compiled to small tables: what the engine reads while it plays. Nothing here ever changes during a game."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.library import Library
from tessera.games.race_for_the_galaxy.terms import (
    CLASS_KINDS,
    CLASS_MILITARY,
    CLASS_PRODUCTION,
    CLASS_REBEL,
    CLASS_UPLIFT,
    KEY_REBEL,
    PRODUCTION,
)


class Power:
    """One power of a card. Which of the numbers mean something depends on its effect (see effects)."""

    __slots__ = (
        "activation",
        "amount",
        "cards",
        "cost",
        "destroys",
        "draw",
        "effect",
        "high",
        "kind",
        "low",
        "other_only",
        "per_use",
        "phase",
        "prestige",
        "target",
        "trade_powers",
        "uses",
        "vp",
        "with_takeover",
    )

    def __init__(self, effect: int, phase: int) -> None:
        self.effect = effect
        # The phase it is printed in, as in POWER_PHASES; -1 outside the phases.
        self.phase = phase
        self.amount = 0
        self.kind = 0
        self.cards = 0
        self.vp = 0
        self.draw = 0
        self.prestige = 0
        # Goods or cards for each use, and how often in a phase.
        self.per_use = 0
        self.uses = 0
        # Prestige that it costs.
        self.cost = 0
        self.target = 0
        self.activation = 0
        self.low = 0
        self.high = 0
        self.destroys = False
        # A sale with Trade powers, a conquest that goes with a takeover, a good for other worlds only.
        self.trade_powers = False
        self.with_takeover = False
        self.other_only = False


class ScoreLine:
    """One line of a card with variable points: what it counts, and for how much (RFTG-SCORE-01)."""

    __slots__ = (
        "cost",
        "kind",
        "match",
        "military",
        "needs_symbol",
        "per",
        "power_phase",
        "table",
        "title",
        "vp",
        "word",
        "world",
    )

    def __init__(self, match: int, vp: int) -> None:
        self.match = match
        self.vp = vp
        # Filters; -1 or 0 where a line does not ask.
        self.world = -1
        self.kind = -1
        self.military = False
        self.word = 0
        self.needs_symbol = False
        self.cost = -1
        self.power_phase = -1
        # The name that a card must have, as a number (see Rulebook.titles).
        self.title = -1
        self.per = 1
        self.table: list[int] = []


class Card:
    """One card: what is printed on it, and what it adds to an empire."""

    __slots__ = (
        "adds",
        "consume",
        "cost",
        "develop",
        "explore",
        "good",
        "has_symbol",
        "id",
        "is_special",
        "is_world",
        "late",
        "makes",
        "military",
        "number",
        "phases",
        "powers",
        "prestige",
        "produce",
        "saves",
        "scoring",
        "settle",
        "start",
        "title",
        "trade",
        "variable",
        "vp",
        "words",
        "world",
    )

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        # Copies of a card, and the two Gambling Worlds, share a title.
        self.title = 0
        self.is_world = False
        self.military = False
        # Printed cost of a development or non-military world, defense of a military world.
        self.cost = 0
        self.world = 0
        # Its kind, GRAY, or ANY for the multi-kind world.
        self.good = 0
        self.vp = 0
        self.variable = False
        # Mask of keywords.
        self.words = 0
        self.has_symbol = False
        self.prestige = 0
        # The number of a start world; NO_START for others.
        self.start = 0
        self.powers: list[Power] = []
        self.scoring: list[ScoreLine] = []
        # Mask of the phases in which it has a power, as in POWER_PHASES.
        self.phases = 0
        # Pairs of figure and amount: what it adds while it is in force.
        self.adds: list[int] = []
        # Positions of the powers that need more than a sum, by phase.
        self.explore: list[int] = []
        self.develop: list[int] = []
        self.settle: list[int] = []
        self.trade: list[int] = []
        self.consume: list[int] = []
        self.produce: list[int] = []
        self.late: list[int] = []
        self.is_special = False
        # Whether a good is put on it in Produce without a choice, and whether cards are saved under it.
        self.makes = False
        self.saves = False

    def is_of_class(self, wanted: int) -> bool:
        """Whether it is a world of a class, as in CLASSES: as its face says, whoever has it."""
        if not self.is_world:
            return False
        if wanted == CLASS_PRODUCTION:
            return self.world == PRODUCTION
        if wanted == CLASS_UPLIFT:
            return self.has_symbol
        if wanted >= CLASS_KINDS:
            return self.good == wanted - CLASS_KINDS
        if wanted == CLASS_MILITARY:
            return self.military
        is_rebel = (self.words & KEY_REBEL) != 0
        return is_rebel and (self.military or wanted == CLASS_REBEL)


class Condition:
    """A count with a limit, or several of them: what a goal asks for."""

    __slots__ = ("all_of", "at_least", "at_most", "inner", "metric", "word")

    def __init__(self, metric: int, word: int, at_least: int, at_most: int) -> None:
        self.metric = metric
        self.word = word
        self.at_least = at_least
        self.at_most = at_most
        # Nothing inside: this count alone. Else all of them, or any.
        self.inner: list[Condition] = []
        self.all_of = False


class Goal:
    """A goal tile (RFTG-GOAL-05, RFTG-GOAL-08)."""

    __slots__ = ("condition", "id", "is_most", "moments", "number")

    def __init__(self, number: int, id: str, is_most: bool, moments: int, condition: Condition) -> None:
        self.number = number
        self.id = id
        self.is_most = is_most
        # Mask of the moments at which it can be claimed (RFTG-GOAL-04).
        self.moments = moments
        self.condition = condition


class Category:
    """A search category (RFTG-SEARCH-10)."""

    __slots__ = ("fits", "id", "may_fit", "needs_takeovers", "number")

    def __init__(
        self, number: int, id: str, fits: frozenset[int], may_fit: frozenset[int], needs_takeovers: bool
    ) -> None:
        self.number = number
        self.id = id
        # Pieces that fit, and those of which the searcher decides.
        self.fits = fits
        self.may_fit = may_fit
        self.needs_takeovers = needs_takeovers


class MatStep:
    """One thing that the robot does (RFTG-ROBOT-23)."""

    __slots__ = (
        "amount",
        "banned",
        "credit",
        "economy_times",
        "from_pile",
        "honours",
        "if_alien",
        "least_vp",
        "per_uplift",
        "six_credit",
        "step",
        "what",
    )

    def __init__(self, step: int) -> None:
        self.step = step
        self.amount = 0
        self.economy_times = 0
        self.per_uplift = False
        self.if_alien = False
        # Of a find: what is looked for, what it costs, what is never placed, what brings prestige.
        self.what = 0
        self.credit = 0
        self.six_credit = 0
        self.banned = 0
        self.honours = 0
        self.from_pile = False
        self.least_vp = -100


class MatArea:
    """An area of the solitaire mat: what the robot does on its own action and in response."""

    __slots__ = ("action", "action_both", "needs_credit", "response", "tiles")

    def __init__(self) -> None:
        self.action: list[MatStep] = []
        self.action_both: list[MatStep] = []
        self.response: list[MatStep] = []
        self.needs_credit = False
        # The tile of the start world that lies on each row, in the order of these three; "" for none.
        self.tiles: list[str] = []


class RobotStart:
    """How the robot begins with a start world, and how it plays then (RFTG-ROBOT-06)."""

    __slots__ = ("areas", "card", "credit", "draw_stack", "economy", "exodus", "face", "face_after_trade", "flips")

    def __init__(self, card: str) -> None:
        self.card = card
        self.credit = 0
        self.economy = 0
        self.draw_stack = 0
        self.face = 0
        # The face for good after its first Trade action; -1 where it never changes (RFTG-ROBOT-50).
        self.face_after_trade = -1
        # Whether it flips between Trade and Produce (RFTG-ROBOT-51).
        self.flips = False
        # By area of the mat (see AREAS).
        self.areas: list[MatArea] = []
        # What its first Settle action does instead; empty for all but one (RFTG-ROBOT-43).
        self.exodus: list[MatStep] = []


class Rulebook:
    """All tables of one set-up: which cards are in play and which rules are on."""

    __slots__ = (
        "action_menus",
        "cards",
        "categories",
        "card_numbers",
        "counter_credit",
        "counter_vp",
        "counters",
        "credit_max",
        "dice",
        "difficulty",
        "draft",
        "economy_max",
        "expansion",
        "experienced",
        "game_cards",
        "goals",
        "goals_on",
        "key",
        "library",
        "piece_names",
        "prestige",
        "robot_start",
        "robots",
        "round_limit",
        "rebels",
        "scenario",
        "seats",
        "single_menus",
        "start_worlds",
        "start_rule",
        "takeovers",
        "titles",
    )

    def __init__(self, library: Library, expansion: int) -> None:
        self.library = library
        self.expansion = expansion
        self.key = ""
        # By piece; copies of a card are pieces of their own.
        self.cards: list[Card] = []
        self.piece_names: list[str] = []
        self.start_worlds: list[int] = []
        self.game_cards: list[int] = []
        self.card_numbers: dict[str, list[int]] = {}
        self.titles: list[str] = []
        self.goals: list[Goal] = []
        self.categories: list[Category] = []
        self.seats = 2
        self.experienced = False
        self.start_rule = 0
        self.goals_on = False
        self.takeovers = False
        self.draft = False
        # The scenario, and which seat leads the Rebels in it.
        self.scenario = False
        self.rebels = 0
        # Whether the prestige and search rules are in use (RFTG-SET-08).
        self.prestige = expansion >= 3
        self.round_limit = 0
        # Menus of actions: plain, with search, with prestige bonuses, with both.
        self.action_menus: list[list[int]] = []
        # The same of one action alone, for whoever chooses two one after the other.
        self.single_menus: list[list[int]] = []
        # The robot.
        self.robots: list[RobotStart] = []
        self.robot_start = -1
        self.dice: list[list[int]] = []
        self.difficulty = 0
        self.counters = 0
        self.counter_vp = 0
        # What a counter costs on an action and in response; the ends of the tracks.
        self.counter_credit = [0, 0]
        self.credit_max = 0
        self.economy_max = 0
