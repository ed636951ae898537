"""The state of Revive: the plain verbs that change it. Rules call the verbs; they know no timing."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.ops import ON
from tessera.games.revive.rulebook import Machine, Standing, Tile
from tessera.games.revive.table_top import (
    ARTIFACT_CARDS,
    BOX,
    CITIZENS,
    CRATES,
    DISPLAY,
    EXPLORED,
    FACE_DOWN,
    FIRST_OF_SEATS,
    GONE,
    MACHINE_DISPLAY,
    MACHINES,
    MODULE_DISPLAY,
    MODULES,
    SLOTS,
    STARTING,
    ZONES_PER_SEAT,
    TableTop,
)
from tessera.games.revive.terms import CRYSTAL, LIMITS, LOCATION, SAND, WITH_ACTION

__all__ = [
    "ARTIFACT_CARDS",
    "BOX",
    "CITIZENS",
    "CRATES",
    "DISPLAY",
    "EXPLORED",
    "FACE_DOWN",
    "FIRST_OF_SEATS",
    "GONE",
    "MACHINES",
    "MACHINE_DISPLAY",
    "MODULES",
    "MODULE_DISPLAY",
    "SLOTS",
    "STARTING",
    "ZONES_PER_SEAT",
    "Revive",
]

# Small and large buildings of one player (REV-COMP-09).
ALL_BUILDINGS: Final = 10


class Revive(TableTop):
    """A game of Revive."""

    __slots__ = ()

    # Resources

    def is_lenient(self, seat: int) -> bool:
        """Whether gains of a seat may pass the limit for now: while a free action of the active player is resolved
        (REV-RES-07)."""
        return self.free_depth > 0 and seat == self.active

    def receive(self, seat: int, what: int, n: int) -> int:
        """Resources of one kind, as many as there is room for; how many were lost (REV-RES-02, REV-RES-03)."""
        resources = self.camps[seat].resources
        held = resources[what] + n
        if held > LIMITS[what] and not self.is_lenient(seat):
            room = LIMITS[what] - resources[what]
            if room < 0:
                room = 0
            resources[what] += room
            return n - room
        resources[what] = held
        return 0

    def spend(self, seat: int, gear: int, book: int, food: int, crystal: int) -> None:
        """Pay: exact resources first, then crystals in the place of what is missing (REV-RES-04, REV-RES-06)."""
        resources = self.camps[seat].resources
        missing = 0
        for what, n in ((0, gear), (1, book), (2, food)):
            if n:
                held = resources[what]
                if held < n:
                    missing += n - held
                    resources[what] = 0
                else:
                    resources[what] = held - n
        resources[CRYSTAL] -= crystal + missing

    def can_pay(self, seat: int, gear: int, book: int, food: int, crystal: int) -> bool:
        """Whether a cost can be paid in full (REV-RES-10)."""
        resources = self.camps[seat].resources
        left = resources[CRYSTAL] - crystal
        if left < 0:
            return False
        if gear > resources[0]:
            left -= gear - resources[0]
        if book > resources[1]:
            left -= book - resources[1]
        if food > resources[2]:
            left -= food - resources[2]
        return left >= 0

    def take_energy(self, seat: int, n: int) -> int:
        """Energy from the supply, as far as there is any; how much (REV-MACH-07)."""
        if n > self.energy:
            n = self.energy
        self.energy -= n
        self.camps[seat].energy += n
        return n

    # Displays

    def refill(self, pile: int, display: int, size: int) -> None:
        """Whatever was taken from the display is replaced at once; an empty pile leaves a gap (REV-SET-08)."""
        while len(self.zones[display]) < size and self.zones[pile]:
            self.draw(pile, display)

    # Machines: places 0 to 2 are printed on the player board, the next ones spots for special machines, then those on
    # the tribe board.

    def machine_at(self, seat: int, place: int) -> Machine | None:
        """The machine that a seat can use at a place; None if it is locked or empty."""
        camp = self.camps[seat]
        book = self.rulebook
        standard = len(book.standard)
        if place < standard:
            if not camp.unlocked >> book.standard[place] & 1:
                return None
            return book.reward_spaces[book.standard[place]].machine
        place -= standard
        if place < len(camp.spots):
            piece = camp.spots[place]
            return self.machine(piece) if piece >= 0 else None
        place -= len(camp.spots)
        if not camp.known >> place & 1:
            return None
        return self.tribe(seat).technologies[place].machine

    def install(self, seat: int, place: int) -> None:
        """The machine at a place can be used from now on (REV-REW-01, REV-REW-02, REV-MACH-04)."""
        machine = self.machine_at(seat, place)
        assert machine is not None
        camp = self.camps[seat]
        camp.works |= 1 << place
        if machine.timing == WITH_ACTION:
            camp.with_action |= 1 << place

    def place_name(self, seat: int, place: int) -> str:
        """A machine in notation."""
        machine = self.machine_at(seat, place)
        return machine.id if machine is not None else "none"

    # The map

    def space_name(self, space: int) -> str:
        """A space in notation."""
        return self.rulebook.board.names[space]

    def tile_at(self, slot: int) -> Tile:
        """The face-up tile of a slot."""
        if self.rulebook.board.slot_kinds[slot] == "start":
            return self.rulebook.start_tiles[self.tile_of[slot]]
        return self.tile(self.tile_of[slot])

    def open_spaces(self, slot: int, tile: Tile, turned: bool) -> None:
        """Lay a tile face up: its four spaces are there from now on (REV-MAP-01, REV-MAP-06)."""
        for cell in range(4):
            space = 4 * slot + (3 - cell if turned else cell)
            self.kinds[space] = tile.kinds[cell]
            self.water[space] = tile.rewards[cell]
            if tile.kinds[cell] == SAND:
                self.sites.append(space)
            elif tile.kinds[cell] == LOCATION:
                self.places.append(space)
        if turned:
            self.turned_tiles |= 1 << slot

    def printed_kind(self, space: int) -> int:
        """What the tile shows on a space, whatever tribe tile covers it."""
        slot, cell = divmod(space, 4)
        return self.tile_at(slot).kinds[3 - cell if self.turned_tiles >> slot & 1 else cell]

    def builder(self, space: int) -> int:
        """Whose building stands on a space, -1 for nobody's."""
        return (self.built[space] - 1) // 2 if self.built[space] else -1

    def is_large(self, space: int) -> bool:
        """Whether the building on a space is a large one."""
        return self.built[space] > 0 and (self.built[space] - 1) % 2 == 1

    def has_piece(self, seat: int) -> bool:
        """Whether a player has a building or a figure on the map (REV-RNG-02)."""
        camp = self.camps[seat]
        return camp.known != 0 or camp.buildings[0] + camp.buildings[1] < ALL_BUILDINGS

    # Technologies

    def standings(self, seat: int, mod: int) -> list[Standing]:
        """Standing effects of one kind that a seat has."""
        camp = self.camps[seat]
        if not camp.mods >> mod & 1:
            return []
        found: list[Standing] = []
        technologies = self.tribe(seat).technologies
        for node in range(len(technologies)):
            if camp.known >> node & 1:
                found += [standing for standing in technologies[node].standing if standing.mod == mod]
        return found

    def triggered(self, seat: int, trigger: int, color: int) -> list[int]:
        """Lists of effects that a trigger sets off for a seat (effects vocabulary, section 4)."""
        if not self.camps[seat].triggers >> trigger & 1:
            return []
        found: list[int] = []
        for standing in self.standings(seat, ON):
            if standing.trigger == trigger:
                found.append(standing.by_color[color] if standing.by_color else standing.listed)
        return found
