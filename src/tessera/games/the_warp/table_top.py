"""What lies on the table of The Warp and where to find it: fields, zones, printed things, seats, and the log."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.rulebook import Card, Effect, Mission, Race, Reward, Rulebook
from tessera.games.the_warp.terms import NO_TURN
from tessera.kernel.event import Event
from tessera.kernel.state import State
from tessera.kernel.zone import EVERYBODY, Plan

# Zones, in the order of the plan (see rules/setup).
ARCHIVE: Final = 0
DISCARD: Final = 1
LINEUP: Final = 2
GONE: Final = 3  # out of the game, known to all
BOX: Final = 4  # out of the game, unseen
MISSION_DECKS: Final = 5
OPEN: Final = 8
PIONEERS: Final = 11
REWARD_DECK: Final = 12
REWARD_DISCARD: Final = 13
FACE_DOWN: Final = 14  # Exiled Tokens, in the order of `hidden`
FACE_UP: Final = 15
SHOWN: Final = 16  # Combat cards after the reveal
FIRST_OF_SEATS: Final = 17
ZONES_PER_SEAT: Final = 7

# What has become of a combat.
UNDECIDED: Final = 0
CONQUERED: Final = 1
HELD: Final = 2
EMPTIED: Final = 3


def no_combat() -> Combat:
    """The combat of a state in which nobody fights."""
    return Combat(
        -1, -1, -1, 0, -1, -1, 0, 0, 0, False, 0, 0, -1, 1, 1, False, False, [], [], 0, [], [], [], [], [], [],
        [], [], [], [], [], [], 0, 0, 0, UNDECIDED, [0, 0, 0, 0, 0], [], [], 0,
    )  # fmt: skip


class TableTop(State):
    """The table of a game of The Warp; `Warp` adds the verbs that change it."""

    __slots__ = (
        "active",
        "aside",
        "buildings",
        "colonies",
        "colors",
        "combat",
        "dirty",
        "exiled",
        "first",
        "follows",
        "fought",
        "fought_cards",
        "gate_abilities",
        "gate_modifier",
        "grey",
        "guardian",
        "hidden",
        "holder",
        "last_round",
        "moment",
        "moved",
        "multipliers",
        "open_since",
        "paint",
        "piles",
        "reason",
        "round",
        "rulebook",
        "seats",
        "shifted",
        "timeouts",
        "troops",
    )

    rulebook: Rulebook
    seats: int
    colonies: list[Colony]
    # By area: who holds it, with how many Troops (of a face-up token too), in which exiled colour, how high it is.
    holder: list[int]
    troops: list[int]
    colors: list[int]
    multipliers: list[int]
    # Areas with a face-down token, in the order of the tokens in their zone.
    hidden: list[int]
    # By area and type: how many buildings; and for coloured ones how many of each seat's colour, three bits a seat.
    buildings: list[int]
    paint: list[int]
    # Grey miniatures left: Laser Cannons, Sentry Towers, Assault Ships (WARP-SET-20).
    grey: list[int]
    # The races of green and yellow tokens; the Guardian's race, its modifier and Ability Tokens.
    exiled: list[int]
    guardian: int
    gate_modifier: int
    gate_abilities: list[int]
    # Races on the table during the draft: the two piles, or each team's pool; and those set aside.
    piles: list[list[int]]
    aside: list[int]
    # The starting player, the active one, the round, and the last round once the Endgame is triggered, else 0.
    first: int
    active: int
    round: int
    last_round: int
    # Where the turn stands (see terms), and Troop Movements made.
    moment: int
    moved: int
    # Areas that a Terrashift action changed in this turn (WARP-TER-06), and how many players followed.
    shifted: list[int]
    follows: int
    # Seats whose own position changed since their missions were looked at, as a mask.
    dirty: int
    # Solo: since which round each Open Mission lies there (WARP-SOLO-05).
    open_since: list[int]
    # Teams that have had their time-out, as a mask (WARP-TEAM-20).
    timeouts: int
    combat: Combat
    # The last combat of this turn, for people to look at, and its cards in the order of their options.
    fought: Combat
    fought_cards: list[int]
    reason: int

    def __init__(self, plan: Plan, rulebook: Rulebook) -> None:
        super().__init__(plan)
        self.rulebook = rulebook
        self.seats = plan.seats
        self.colonies = []
        self.holder = []
        self.troops = []
        self.colors = []
        self.multipliers = []
        self.hidden = []
        self.buildings = []
        self.paint = []
        self.grey = []
        self.exiled = []
        self.guardian = -1
        self.gate_modifier = 0
        self.gate_abilities = []
        self.piles = []
        self.aside = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.last_round = 0
        self.moment = NO_TURN
        self.moved = 0
        self.shifted = []
        self.follows = 0
        self.dirty = 0
        self.open_since = []
        self.timeouts = 0
        self.combat = _NO_COMBAT
        self.fought = _NO_COMBAT
        self.fought_cards = []
        self.reason = 0

    # Zones of a seat

    def hand(self, seat: int) -> int:
        """The zone of a hand of Archive cards."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT

    def played(self, seat: int) -> int:
        """The zone of a seat's face-down Combat cards."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 1

    def missions(self, seat: int) -> int:
        """The zone of Private Missions."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 2

    def dealt(self, seat: int) -> int:
        """The zone of missions to choose from, which a team looks at together."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 3

    def rewards(self, seat: int) -> int:
        """The zone of Reward cards."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 4

    def done(self, seat: int) -> int:
        """The zone of completed missions. They lie face down, but all saw them when they were shown (WARP-MIS-08)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 5

    def opened(self, seat: int) -> int:
        """The zone of a seat's Combat cards that had to be played face up."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 6

    def laid(self, seat: int) -> int:
        """The zone where a seat's Combat cards of this combat lie: all of them face up, or all face down."""
        opened = self.opened(seat)
        return opened if self.zones[opened] else self.played(seat)

    # What is printed

    def card(self, piece: int) -> Card:
        """The Archive card that a piece is."""
        return self.rulebook.cards[piece]

    def mission(self, piece: int) -> Mission:
        """The mission that a piece is."""
        return self.rulebook.missions[piece - self.rulebook.first_mission]

    def reward(self, piece: int) -> Reward:
        """The Reward card that a piece is."""
        return self.rulebook.rewards[piece - self.rulebook.first_reward]

    def race(self, number: int) -> Race:
        """A race by its number."""
        return self.rulebook.races[number]

    def effect(self, number: int) -> Effect:
        """An effect by its number."""
        return self.rulebook.effects[number]

    def name(self, piece: int) -> str:
        """The name of a piece in notation."""
        return self.plan.names[piece]

    def area_name(self, area: int) -> str:
        """The name of an area in notation."""
        return self.rulebook.board.areas[area].id

    # Seats

    def partner(self, seat: int) -> int:
        """The teammate, or -1 without teams (WARP-TEAM-17)."""
        if not self.rulebook.teams:
            return -1
        half = self.seats // 2
        return seat + half if seat < half else seat - half

    def is_enemy(self, seat: int, other: int) -> bool:
        """Whether another holder of an area is a rival player: teammates never are (WARP-TEAM-16)."""
        return other >= 0 and other != seat and other != self.partner(seat)

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one (WARP-MIS-07)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # Telling

    def say(self, key: str, clause: str, seat: int, words: list[str], source: int = -1) -> None:
        """Tell what happened, all of it open, and by which effect, if by any. Callers ask for `log` first."""
        self.say_hidden(key, clause, seat, words, [], EVERYBODY, source)

    def say_hidden(
        self, key: str, clause: str, seat: int, words: list[str], pieces: list[int], seen: int, source: int = -1
    ) -> None:
        """Tell what happened with pieces that only some seats may know. What an effect brings about cites what the
        effect is printed on, and the clause by which that works."""
        cause = ""
        if source >= 0 and self.rulebook.effects[source].clause:
            effect = self.rulebook.effects[source]
            clause, cause = effect.clause, effect.source
        self.tell(Event(key, clause, seat, words, pieces, seen, cause))


_NO_COMBAT: Final = no_combat()


def idle() -> Combat:
    """What stands in the place of a combat while nobody fights; never changed, so all states can share it."""
    return _NO_COMBAT
