"""Content compiled to small tables: what the engine reads while it plays. Nothing here ever changes during a game."""

from __future__ import annotations

from tessera.games.the_warp.library import Library


class Cost:
    """What something costs: exact kinds, any mix, and cards, Troops or Reward cards given up."""

    __slots__ = ("any", "board_troops", "discard", "energy", "gold", "rewards")

    def __init__(self, gold: int, energy: int, any: int, discard: int, board_troops: int, rewards: int) -> None:
        self.gold = gold
        self.energy = energy
        self.any = any
        self.discard = discard
        self.board_troops = board_troops
        self.rewards = rewards

    def is_free(self) -> bool:
        """Whether nothing at all is paid."""
        return not (self.gold or self.energy or self.any or self.discard or self.board_troops or self.rewards)


class Filter:
    """Which areas a condition speaks of; -1 where it does not ask."""

    __slots__ = ("colony", "gate", "mult_max", "mult_min", "symbol", "zone")

    def __init__(self) -> None:
        # 0 own, 1 another player's, 2 the Connect Zone, 3 the Central Zone
        self.zone = -1
        self.gate = -1
        self.colony = -1
        self.symbol = 0
        self.mult_min = 0
        self.mult_max = 99


class Condition:
    """One condition; which of the numbers mean something depends on its kind (see ops)."""

    __slots__ = ("cost", "count", "flag", "kind", "max", "min", "second", "types", "where", "word")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.min = 0
        self.max = 99
        self.count = 0
        # A track, ladder, type of mission, kind of card, role, metric: whatever the kind names by one word.
        self.word = -1
        # A second word: uphill and ship of did_win, defenders_min of did_conquer, energy of resources.
        self.second = 0
        self.flag = False
        self.types = 0
        self.where: Filter | None = None
        self.cost: Cost | None = None


class Effect:
    """One effect. It has a number of its own, by which steps and combats refer to it."""

    __slots__ = (
        "any",
        "clause",
        "compensate",
        "cost",
        "energy",
        "gold",
        "lists",
        "mode",
        "n",
        "number",
        "op",
        "own_troops",
        "side",
        "source",
        "stat",
        "types",
        "word",
    )

    def __init__(self, number: int, op: int, source: str, clause: str) -> None:
        self.number = number
        self.op = op
        # What it is printed on, as a word of the log: a card, an ability of a race, a token, a track, the tower; and by
        # which clause that works. A Develop card was told with its option: its effects cite clauses of their own.
        self.source = source
        self.clause = clause
        self.n = 0
        self.gold = 0
        self.energy = 0
        self.any = 0
        self.types = 0
        self.stat = -1
        self.side = 0
        self.own_troops = False
        self.compensate = False
        # Where Troops go, what is stolen, whose Troops are removed, highest or lowest, pair or single, ...
        self.word = 0
        # Range, factor, keep, discount, mask of actions, who pays.
        self.mode = 0
        self.cost: Cost | None = None
        # Numbers of lists of effects: `then`, `options`, `effects`, `fallback`.
        self.lists: list[int] = []


class Option:
    """One option of an Archive card."""

    __slots__ = ("cost", "effects", "listed")

    def __init__(self, cost: Cost, listed: int, effects: list[Effect]) -> None:
        self.cost = cost
        self.listed = listed
        self.effects = effects


class Card:
    """An Archive card."""

    __slots__ = (
        "discount_energy",
        "discount_gold",
        "discount_when",
        "discard_energy",
        "discard_gold",
        "id",
        "kind",
        "number",
        "options",
        "playable",
        "removed",
    )

    def __init__(self, id: str, number: int, kind: int) -> None:
        self.id = id
        self.number = number
        self.kind = kind
        self.discard_gold = 0
        self.discard_energy = 0
        self.options: list[Option] = []
        self.playable: list[Condition] = []
        self.discount_gold = 0
        self.discount_energy = 0
        self.discount_when: list[Condition] = []
        self.removed = False


class Mission:
    """A mission: its points and conditions, the payment apart, for it is made last."""

    __slots__ = ("conditions", "deed", "id", "number", "pay", "points", "replaced", "set", "timing", "type")

    def __init__(self, id: str, number: int, type: int, points: int) -> None:
        self.id = id
        self.number = number
        self.type = type
        self.points = points
        self.conditions: list[Condition] = []
        # Whether it asks for something done in the same turn.
        self.deed = False
        self.pay: Cost | None = None
        # "base", "advanced-fixed", "advanced-random" or "" (WARP-SET-11, WARP-ADV-04, WARP-ADV-05)
        self.set = ""
        # Whether the advanced Pioneering missions take its place (WARP-ADV-04).
        self.replaced = False
        self.timing = False


class Reward:
    """A Reward card."""

    __slots__ = ("effects", "id", "listed", "number")

    def __init__(self, id: str, number: int, listed: int, effects: list[Effect]) -> None:
        self.id = id
        self.number = number
        self.listed = listed
        self.effects = effects


class Ability:
    """An ability of a race, in whichever of its roles."""

    __slots__ = ("color_bound", "cost", "effects", "limit", "listed", "permanent", "trigger", "when")

    def __init__(self, trigger: int, listed: int, effects: list[Effect]) -> None:
        self.trigger = trigger
        self.listed = listed
        self.effects = effects
        self.limit = 0
        self.when: list[Condition] = []
        self.cost: Cost | None = None
        self.permanent = False
        self.color_bound = False


class Race:
    """An alien race with its three abilities."""

    __slots__ = ("active", "exiled", "id", "needs_rivals", "number", "price", "reward")

    def __init__(self, id: str, number: int, active: Ability, reward: Ability, exiled: Ability, price: int) -> None:
        self.id = id
        self.number = number
        self.active = active
        self.reward = reward
        self.exiled = exiled
        # Reward cards that the Reward Ability costs.
        self.price = price
        # Whether the Active Ability is of no use alone (WARP-SOLO-07).
        self.needs_rivals = False


class Points:
    """Points of a Guardian: flat, and for every so many missions of a type (WARP-GAT-12)."""

    __slots__ = ("every", "flat", "per", "points")

    def __init__(self, flat: int, per: int, every: int, points: int) -> None:
        self.flat = flat
        self.per = per
        self.every = every
        self.points = points


class Guardian:
    """A Warp Guardian card."""

    __slots__ = ("conquer", "dice", "end", "multiplier", "slots", "turn")

    def __init__(self, dice: int, multiplier: int, slots: int, conquer: Points, turn: Points, end: Points) -> None:
        self.dice = dice
        self.multiplier = multiplier
        self.slots = slots
        self.conquer = conquer
        self.turn = turn
        self.end = end


class Token:
    """An Ability Token."""

    __slots__ = ("effects", "id", "listed")

    def __init__(self, id: str, listed: int, effects: list[Effect]) -> None:
        self.id = id
        self.listed = listed
        self.effects = effects


class Track:
    """A track: what each position yields, and its bonus (WARP-TRK-07 to WARP-TRK-16)."""

    __slots__ = ("bonus", "bonus_from", "yields")

    def __init__(self, yields: list[int], bonus_from: int, bonus: list[Effect]) -> None:
        # By position, 0 to 12.
        self.yields = yields
        self.bonus_from = bonus_from
        self.bonus = bonus


class Area:
    """A printed area."""

    __slots__ = ("colony", "gate", "id", "key", "multiplier", "owner", "q", "r", "symbols", "zone")

    def __init__(self, id: str, key: str, zone: int, owner: int, q: int, r: int) -> None:
        self.id = id
        self.key = key
        self.zone = zone
        # The seat whose Player Zone it is printed on, -1 for the others.
        self.owner = owner
        self.q = q
        self.r = r
        self.multiplier = 0
        self.symbols = 0
        self.colony = False
        self.gate = False


class Board:
    """The assembled map of a player count and side: areas, neighbours, and what lies within two steps."""

    __slots__ = ("areas", "colonies", "gate", "near", "next_to", "start", "symbols", "worm_holes")

    def __init__(self, areas: list[Area]) -> None:
        self.areas = areas
        self.gate = 0
        # By seat: the Colony, and the area to its right.
        self.colonies: list[int] = []
        self.start: list[int] = []
        self.next_to: list[list[int]] = []
        # Within two steps, the area itself left out.
        self.near: list[list[int]] = []
        self.worm_holes: list[int] = []
        self.symbols: list[int] = [area.symbols for area in areas]


class Rulebook:
    """Everything that is agreed before a game and printed on its pieces."""

    __slots__ = (
        "abilities",
        "advanced",
        "areas_of",
        "board",
        "cards",
        "effects",
        "endgame_rounds",
        "first_mission",
        "first_reward",
        "first_token",
        "goal",
        "grey",
        "guardians",
        "is_solo",
        "laser_prices",
        "library",
        "lists",
        "missions",
        "pieces",
        "races",
        "rewards",
        "seats",
        "ship_multipliers",
        "side",
        "start_hands",
        "teams",
        "token_color",
        "token_troops",
        "tower",
        "tracks",
        "troops",
        "watches_contacts",
    )

    def __init__(self, library: Library, board: Board, seats: int) -> None:
        self.library = library
        self.board = board
        self.seats = seats
        self.side = "A"
        self.advanced = False
        self.teams = False
        self.is_solo = False
        # By piece: Archive cards from 0 on, then missions, Reward cards and Exiled Tokens.
        self.pieces = 0
        self.cards: list[Card] = []
        self.first_mission = 0
        self.missions: list[Mission] = []
        self.first_reward = 0
        self.rewards: list[Reward] = []
        self.first_token = 0
        self.token_color: list[int] = []
        self.token_troops: list[int] = []
        self.races: list[Race] = []
        # By the number of the race.
        self.guardians: list[Guardian] = []
        self.abilities: list[Token] = []
        self.tracks: list[Track] = []
        self.effects: list[Effect] = []
        self.lists: list[list[Effect]] = []
        self.tower: list[Effect] = []
        self.ship_multipliers: list[int] = []
        self.laser_prices: list[int] = []
        # Cards, Gold and Energy by place in turn order (WARP-SET-22 to WARP-SET-27).
        self.start_hands: list[list[int]] = []
        self.troops = 0
        self.grey = 0
        # Whether any mission asks how many opponents a player touches.
        self.watches_contacts = False
        self.goal = 9
        self.endgame_rounds = 3
        self.areas_of: dict[str, int] = {area.id: number for number, area in enumerate(board.areas)}
