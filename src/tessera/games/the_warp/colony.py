"""What belongs to one player beside the pieces in zones."""

from __future__ import annotations


class Colony:
    """One player's colony."""

    __slots__ = (
        "acted",
        "areas",
        "bought",
        "conquests",
        "copied",
        "count",
        "deeds",
        "done",
        "energy",
        "extra",
        "fired",
        "fresh",
        "gold",
        "levels",
        "minis",
        "own_stats",
        "points",
        "positions",
        "races",
        "ready",
        "reserve",
        "stats",
        "supply",
        "tokens",
        "traded",
        "used",
        "used_up",
        "wins",
    )

    # The Supply Board behind the screen (WARP-SET-14).
    gold: int
    energy: int
    reserve: int
    # Troops in the general supply of the colour (WARP-SET-17).
    supply: int
    # Coloured buildings not on the board, by type.
    minis: list[int]
    # By ladder (WARP-TRK-06).
    levels: list[int]
    # Buildings controlled, by type; and the positions on the tracks that follow (WARP-TRK-02).
    count: list[int]
    positions: list[int]
    # Controlled areas, in the order they were taken (WARP-INC-05).
    areas: list[int]
    # Mission Points, and how many of them came as tokens (WARP-GAT-13).
    points: int
    tokens: int
    # Completed missions by type.
    done: list[int]
    # Missions that could be shown now, as of the last look.
    ready: list[int]
    # How many of the last Private Missions appeared in this turn's replenishing (WARP-END-10).
    fresh: int
    # Races led; the race marked by `copy_active`, or -1; and races whose permanent Reward Ability is bought.
    races: list[int]
    copied: int
    bought: list[int]
    # Sums of `modify`, always in force and in combats of own Troops only.
    stats: list[int]
    own_stats: list[int]
    # What the player did in the current turn (see terms); conquests and wins packed, see rules/missions.
    deeds: list[int]
    conquests: list[int]
    wins: list[int]
    # Whether any deed is to be forgotten when the next turn starts.
    acted: bool
    # Races whose Active Ability was used up: race, doubled and one more if it was had as a copy. This turn, this game.
    used: list[int]
    used_up: list[int]
    # Of the own turn: the trade, the extra action, Laser Cannons fired as areas.
    traded: bool
    extra: bool
    fired: list[int]

    def __init__(
        self,
        gold: int,
        energy: int,
        reserve: int,
        supply: int,
        minis: list[int],
        levels: list[int],
        count: list[int],
        positions: list[int],
        areas: list[int],
        points: int,
        tokens: int,
        done: list[int],
        ready: list[int],
        fresh: int,
        races: list[int],
        copied: int,
        bought: list[int],
        stats: list[int],
        own_stats: list[int],
        deeds: list[int],
        conquests: list[int],
        wins: list[int],
        acted: bool,
        used: list[int],
        used_up: list[int],
        traded: bool,
        extra: bool,
        fired: list[int],
    ) -> None:
        self.gold = gold
        self.energy = energy
        self.reserve = reserve
        self.supply = supply
        self.minis = minis
        self.levels = levels
        self.count = count
        self.positions = positions
        self.areas = areas
        self.points = points
        self.tokens = tokens
        self.done = done
        self.ready = ready
        self.fresh = fresh
        self.races = races
        self.copied = copied
        self.bought = bought
        self.stats = stats
        self.own_stats = own_stats
        self.deeds = deeds
        self.conquests = conquests
        self.wins = wins
        self.acted = acted
        self.used = used
        self.used_up = used_up
        self.traded = traded
        self.extra = extra
        self.fired = fired
