"""What lies on the table of Revive and where to find it: fields, zones, printed things, and the log."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.camp import Camp
from tessera.games.revive.rulebook import Card, Effect, Machine, Module, Rulebook, Tile, Tribe
from tessera.kernel.event import Event
from tessera.kernel.state import State
from tessera.kernel.zone import EVERYBODY, Plan

# Zones, in the order of the plan (see rules/setup).
CITIZENS: Final = 0
DISPLAY: Final = 1
MODULES: Final = 2
MODULE_DISPLAY: Final = 3
MACHINES: Final = 4  # three piles, by colour
MACHINE_DISPLAY: Final = 7  # three rows, by colour
CRATES: Final = 10
ARTIFACT_CARDS: Final = 11
BOX: Final = 12  # out of the game, unseen
GONE: Final = 13  # out of the game, known to all
FACE_DOWN: Final = 14  # area tiles, in the order of `hidden`
EXPLORED: Final = 15
STARTING: Final = 16  # starting cards that are about to be drafted
FIRST_OF_SEATS: Final = 17
ZONES_PER_SEAT: Final = 14
SLOTS: Final = 5


class TableTop(State):
    """The table of a game of Revive; `Revive` adds the verbs that change it."""

    __slots__ = (
        "acted",
        "active",
        "announced",
        "aside",
        "built",
        "camps",
        "energy",
        "exploring",
        "first",
        "free_depth",
        "hidden",
        "in_use",
        "kinds",
        "laid",
        "large",
        "last_turns",
        "majors",
        "moment",
        "people",
        "places",
        "reach",
        "rulebook",
        "seats",
        "sites",
        "temple_reach",
        "tile_of",
        "tribes",
        "turn",
        "turned_tiles",
        "water",
    )

    rulebook: Rulebook
    seats: int
    camps: list[Camp]
    # By space: its kind now, the number of the list of a water's reward, its building (0, or 1 + twice the seat, one
    # more for a large one), whose figures stand there (a mask), and its tribe tile (0, or 1 + seat + 8 times its kind).
    kinds: list[int]
    water: list[int]
    built: list[int]
    people: list[int]
    laid: list[int]
    # Vacant sand spaces and locations, large ones too, that lie open.
    sites: list[int]
    places: list[int]
    # Slots with a face-down tile, in the order of the tiles in their zone; by slot the tile that lies there face up (a
    # piece, or the number of a starting tile; -1 for none), and which are turned, as a mask.
    hidden: list[int]
    tile_of: list[int]
    turned_tiles: int
    # By corner: the side of a large location that is up.
    large: list[int]
    # By seat and space: food for range to act there, from pieces (or the chasm), and from temples (see rules/range).
    reach: list[list[int]]
    temple_reach: list[list[int]]
    # Major artifacts left by colour; in the long game for four, minors that count as majors (REV-SET-15).
    majors: list[int]
    aside: int
    # Energy in the supply.
    energy: int
    # Tribes that can still be chosen (REV-PSET-03).
    tribes: list[int]
    first: int
    active: int
    turn: int
    # Actions taken in this turn, where it stands (see terms), and free actions that are being resolved (REV-RES-07).
    acted: int
    moment: int
    free_depth: int
    # Places of machines whose effects are being resolved (REV-MACH-11).
    in_use: list[int]
    # Actions that are being announced, the innermost last (see rules/announcing).
    announced: list[list[int]]
    # Slots of tiles that are being explored and for which a card was offered: they are no vast crystals (REV-EXP-04).
    exploring: list[int]
    # -1 until the end is triggered, then how many turns are still to come (REV-END-02).
    last_turns: int

    def __init__(self, plan: Plan, rulebook: Rulebook) -> None:
        super().__init__(plan)
        self.rulebook = rulebook
        self.seats = plan.seats
        self.camps = []
        self.kinds = []
        self.water = []
        self.built = []
        self.people = []
        self.laid = []
        self.sites = []
        self.places = []
        self.hidden = []
        self.tile_of = []
        self.turned_tiles = 0
        self.large = []
        self.reach = []
        self.temple_reach = []
        self.majors = []
        self.aside = 0
        self.energy = 0
        self.tribes = []
        self.first = 0
        self.active = 0
        self.turn = 0
        self.acted = 0
        self.moment = 0
        self.free_depth = 0
        self.in_use = []
        self.announced = []
        self.exploring = []
        self.last_turns = -1

    # Zones of a seat

    def cards(self, seat: int) -> int:
        """The zone of the active area."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT

    def resting(self, seat: int) -> int:
        """The zone of the resting area, which everybody may look through (REV-PSET-09)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 1

    def slot(self, seat: int, slot: int) -> int:
        """The zone of a card slot."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 2 + slot

    def installed(self, seat: int) -> int:
        """The zone of slot modules on the board; `Camp.sockets` tells where each lies."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 7

    def machinery(self, seat: int) -> int:
        """The zone of special machines; `Camp.spots` tells where each lies."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 8

    def closed(self, seat: int) -> int:
        """The zone of closed crates (REV-CRT-01)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 9

    def opened(self, seat: int) -> int:
        """The zone of opened crates (REV-CRT-03)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 10

    def secret(self, seat: int) -> int:
        """The zone of the artifact card (REV-PSET-10)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 11

    def dealt(self, seat: int) -> int:
        """The zone of cards to choose from: artifact cards, or starting cards in a draft."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 12

    def kept(self, seat: int) -> int:
        """The zone of starting cards kept in a draft (REV-OPT-14)."""
        return FIRST_OF_SEATS + seat * ZONES_PER_SEAT + 13

    # What is printed

    def card(self, piece: int) -> Card:
        """The citizen card that a piece is."""
        return self.rulebook.cards[piece]

    def module(self, piece: int) -> Module:
        """The slot module that a piece is."""
        return self.rulebook.modules[piece - self.rulebook.first_module]

    def machine(self, piece: int) -> Machine:
        """The special machine that a piece is."""
        return self.rulebook.machines[piece - self.rulebook.first_machine]

    def crate(self, piece: int) -> Machine:
        """The crate that a piece is."""
        return self.rulebook.crates[piece - self.rulebook.first_crate]

    def tile(self, piece: int) -> Tile:
        """The area tile that a piece is."""
        return self.rulebook.tiles[piece - self.rulebook.first_tile]

    def tribe(self, seat: int) -> Tribe:
        """The side of the tribe board that a seat uses."""
        return self.rulebook.tribes[self.camps[seat].tribe]

    def effect(self, number: int) -> Effect:
        """An effect by its number."""
        return self.rulebook.effects[number]

    def name(self, piece: int) -> str:
        """The name of a piece in notation."""
        return self.plan.names[piece]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one (REV-TURN-10)."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # Telling

    def say(self, key: str, clause: str, seat: int, words: list[str]) -> None:
        """Tell what happened, all of it open. Callers ask for `log` first."""
        self.tell(Event(key, clause, seat, words, [], EVERYBODY))

    def say_hidden(self, key: str, clause: str, seat: int, words: list[str], pieces: list[int], seen: int) -> None:
        """Tell what happened with pieces that only some seats may know."""
        self.tell(Event(key, clause, seat, words, pieces, seen))
