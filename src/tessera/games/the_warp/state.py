"""The state of The Warp: the plain verbs that change it. Rules call the verbs; they know no timing."""

from __future__ import annotations

from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.ops import MODIFY
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.table_top import (
    ARCHIVE,
    BOX,
    CONQUERED,
    DISCARD,
    EMPTIED,
    FACE_DOWN,
    FACE_UP,
    FIRST_OF_SEATS,
    GONE,
    HELD,
    LINEUP,
    MISSION_DECKS,
    OPEN,
    PIONEERS,
    REWARD_DECK,
    REWARD_DISCARD,
    SHOWN,
    UNDECIDED,
    ZONES_PER_SEAT,
    TableTop,
    idle,
    no_combat,
)
from tessera.games.the_warp.terms import (
    ALL_STATS,
    BUILD_DISCOUNT,
    BUILD_SURCHARGE,
    COLOURED,
    DID_SPEND,
    EMPTY,
    EXILED,
    GAINED_RESOURCES,
    GAINED_TROOPS,
    HAND,
    HAND_LIMIT,
    HIDDEN,
    LADDERS,
    ON_PASSIVE,
    TRACK_END,
    TROOP_LIMIT,
    TYPES,
    UPGRADE_DISCOUNT,
    UPGRADE_SURCHARGE,
)
from tessera.kernel.state import KNOWN
from tessera.kernel.zone import seen_by

__all__ = [
    "ARCHIVE",
    "BOX",
    "CONQUERED",
    "DISCARD",
    "EMPTIED",
    "FACE_DOWN",
    "FACE_UP",
    "FIRST_OF_SEATS",
    "GONE",
    "HELD",
    "LINEUP",
    "MISSION_DECKS",
    "OPEN",
    "PIONEERS",
    "REWARD_DECK",
    "REWARD_DISCARD",
    "SHOWN",
    "UNDECIDED",
    "ZONES_PER_SEAT",
    "idle",
    "no_combat",
    "Warp",
]


class Warp(TableTop):
    """A game of The Warp."""

    __slots__ = ()

    # Supplies

    def gain(self, seat: int, gold: int, energy: int) -> None:
        """Resources from the general supply, which never runs out (WARP-INC-09, WARP-INC-10)."""
        if gold or energy:
            colony = self.colonies[seat]
            colony.gold += gold
            colony.energy += energy
            colony.deeds[GAINED_RESOURCES] += gold + energy
            colony.acted = True
            self.dirty |= 1 << seat

    def spend(self, seat: int, gold: int, energy: int) -> None:
        """Resources back to the general supply, for card options, effects, lasers or replenishing."""
        if gold or energy:
            colony = self.colonies[seat]
            colony.gold -= gold
            colony.energy -= energy
            colony.deeds[DID_SPEND] += gold + energy
            colony.acted = True
            self.dirty |= 1 << seat

    def deed(self, seat: int, which: int, count: int) -> None:
        """Remember for this turn what a player did (WARP-MIS-05)."""
        colony = self.colonies[seat]
        colony.deeds[which] += count
        colony.acted = True
        self.dirty |= 1 << seat

    def recruit(self, seat: int, count: int) -> int:
        """Troops out of the general supply, as far as there are any; how many (WARP-INC-08)."""
        colony = self.colonies[seat]
        if count > colony.supply:
            count = colony.supply
        if count > 0:
            colony.supply -= count
            colony.deeds[GAINED_TROOPS] += count
            colony.acted = True
            self.dirty |= 1 << seat
        return count

    def hand_limit(self, seat: int) -> int:
        """How many Archive cards a hand holds (WARP-CON-04)."""
        return HAND + self.colonies[seat].stats[HAND_LIMIT]

    # Areas

    def limit_of(self, area: int) -> int:
        """How many Troops of a player an area holds (WARP-INC-06, WARP-GAT-07)."""
        board = self.rulebook.board
        if area == board.gate:
            dice = self.rulebook.guardians[self.guardian].dice
            return dice if dice < TROOP_LIMIT else TROOP_LIMIT
        return TROOP_LIMIT

    def station(self, seat: int, area: int, count: int) -> None:
        """Troops of the player arrive on an own area."""
        self.troops[area] += count
        self.dirty |= 1 << seat

    def withdraw(self, area: int, count: int) -> None:
        """Troops of a player leave an area for the general supply; the last ones give up control
        (WARP-LAS-07, WARP-RES-12, WARP-RES-13)."""
        seat = self.holder[area]
        self.colonies[seat].supply += count
        self.troops[area] -= count
        self.dirty |= 1 << seat
        if self.troops[area] <= 0:
            self.leave(area)

    def leave(self, area: int) -> None:
        """Nobody controls the area any more; its buildings stay and count for nobody (WARP-LAS-06, WARP-RES-12)."""
        seat = self.holder[area]
        self.holder[area] = EMPTY
        self.troops[area] = 0
        self.colors[area] = -1
        if seat >= 0:
            colony = self.colonies[seat]
            colony.areas.remove(area)
            self._count(seat, area, -1)
        self._changes_hands(seat)

    def occupy(self, seat: int, area: int, count: int) -> None:
        """An area without Troops becomes the player's, with its buildings (WARP-RES-07, WARP-RES-09, WARP-END-06)."""
        self.holder[area] = seat
        self.troops[area] = count
        self.colors[area] = -1
        self.colonies[seat].areas.append(area)
        self._repaint(seat, area)
        self._count(seat, area, 1)
        self._changes_hands(seat)

    def _changes_hands(self, seat: int) -> None:
        """An area changed hands: its player's missions are looked at anew, everybody's where contacts matter."""
        if self.rulebook.watches_contacts:
            self.dirty = (1 << self.seats) - 1
        elif seat >= 0:
            self.dirty |= 1 << seat

    def _repaint(self, seat: int, area: int) -> None:
        """Coloured buildings become the new controller's, as far as miniatures last (WARP-RES-09, WARP-RES-10)."""
        minis = self.colonies[seat].minis
        for type in range(COLOURED):
            if not self.buildings[area * TYPES + type]:
                continue
            place = area * COLOURED + type
            for other in range(self.seats):
                theirs = self.paint[place] >> 3 * other & 7
                swapped = theirs if theirs < minis[type] else minis[type]
                if other != seat and swapped:
                    self.paint[place] += (swapped << 3 * seat) - (swapped << 3 * other)
                    minis[type] -= swapped
                    self.colonies[other].minis[type] += swapped

    def _count(self, seat: int, area: int, sign: int) -> None:
        """An area's buildings join or leave those that a player controls (WARP-TRK-03, WARP-RES-11)."""
        count = self.colonies[seat].count
        found = False
        for type in range(TYPES):
            built = self.buildings[area * TYPES + type]
            if built:
                count[type] += sign * built
                found = True
        if found:
            self.measure(seat)

    def measure(self, seat: int) -> None:
        """Track positions follow buildings and levels at once (WARP-TRK-02, WARP-TRK-03, WARP-TRK-04)."""
        colony = self.colonies[seat]
        tracks = self.rulebook.tracks
        bonus = False
        for track in range(COLOURED):
            built = colony.count[track]
            position = (built if built < 4 else 4) * colony.levels[track]
            if position > TRACK_END:
                position = TRACK_END
            before = colony.positions[track]
            if position != before:
                start = tracks[track].bonus_from
                # WARP-TRK-11, WARP-TRK-12
                if (position >= start) != (before >= start):
                    bonus = True
                colony.positions[track] = position
        if bonus:
            self.refresh(seat)
        self.dirty |= 1 << seat

    def erect(self, seat: int, area: int, type: int) -> None:
        """A building of the player's colour, or a grey one, is placed on an area it controls (WARP-DEV-09)."""
        colony = self.colonies[seat]
        self.buildings[area * TYPES + type] += 1
        if type < COLOURED:
            colony.minis[type] -= 1
            self.paint[area * COLOURED + type] += 1 << 3 * seat
        else:
            self.grey[type - COLOURED] -= 1
        colony.count[type] += 1
        self.measure(seat)

    # Grey buildings carry no colour: whoever controls their area counts them (WARP-BLD-06). No verb takes a building
    # away or moves one, but for ships (WARP-BLD-07).

    def carry_ship(self, source: int, target: int) -> None:
        """An Assault Ship changes areas; who controls them counts it (WARP-SHP-03, WARP-SHP-06)."""
        ship = TYPES - 1
        for area, sign in ((source, -1), (target, 1)):
            self.buildings[area * TYPES + ship] += sign
            holder = self.holder[area]
            if holder >= 0:
                self.colonies[holder].count[ship] += sign
                self.dirty |= 1 << holder

    # Exiled Tokens

    def turn_up(self, area: int) -> None:
        """A face-down Exiled Token is turned face up, for everybody and for good (WARP-SHP-11)."""
        place = self.hidden.index(area)
        piece = self.zones[FACE_DOWN][place]
        self.hidden.pop(place)
        self.move(piece, FACE_DOWN, FACE_UP)
        token = piece - self.rulebook.first_token
        self.holder[area] = EXILED
        self.colors[area] = self.rulebook.token_color[token]
        self.troops[area] = self.rulebook.token_troops[token]

    def is_exiled(self, area: int) -> bool:
        """Whether an Exiled Race holds the area (WARP-RAC-06)."""
        holder = self.holder[area]
        return holder in (EXILED, HIDDEN)

    # What is in force

    def refresh(self, seat: int) -> None:
        """Sum up what modifies a player's numbers: races, permanent Reward Abilities, Track Bonuses, Exiled Races."""
        colony = self.colonies[seat]
        book = self.rulebook
        colony.stats = [0] * ALL_STATS
        colony.own_stats = [0] * ALL_STATS
        for number in colony.races:
            active = book.races[number].active
            if active.trigger == ON_PASSIVE:
                _modify(colony, active.effects)
        if colony.copied >= 0 and book.races[colony.copied].active.trigger == ON_PASSIVE:
            _modify(colony, book.races[colony.copied].active.effects)
        for number in colony.bought:
            _modify(colony, book.races[number].reward.effects)
        for track in range(COLOURED):
            if colony.positions[track] >= book.tracks[track].bonus_from:
                _modify(colony, book.tracks[track].bonus)
        for number in self.exiled:
            ability = book.races[number].exiled
            # A global ability lasts the whole game (WARP-RAC-10).
            if not ability.color_bound:
                _modify(colony, ability.effects)

    # Cards

    def slide(self, piece: int, source: int, target: int, seat: int) -> None:
        """A piece changes hidden zones; this seat alone knows which one it was."""
        self.slip(piece, source, target, seen_by(seat))

    def tuck(self, piece: int, source: int, deck: int, seat: int) -> None:
        """A piece that only this seat sees goes under a face-down deck (WARP-SWI-02)."""
        self.slide(piece, source, deck, seat)
        pile = self.zones[deck]
        pile.insert(0, pile.pop())

    def show_to_all(self, piece: int) -> None:
        """Everybody learns what a piece is, wherever it lies."""
        for seat in range(self.seats):
            self.sight[seat][piece] = KNOWN
        self.mark += 1


def _modify(colony: Colony, effects: list[Effect]) -> None:
    for effect in effects:
        if effect.op != MODIFY:
            continue
        stats = colony.own_stats if effect.own_troops else colony.stats
        if effect.stat == BUILD_DISCOUNT:
            first = BUILD_DISCOUNT if effect.n > 0 else BUILD_SURCHARGE
            for type in range(TYPES):
                if effect.types >> type & 1:
                    stats[first + type] += abs(effect.n)
        elif effect.stat == BUILD_DISCOUNT + 1:
            first = UPGRADE_DISCOUNT if effect.n > 0 else UPGRADE_SURCHARGE
            for ladder in range(len(LADDERS)):
                type = ladder if ladder < COLOURED else TYPES - 1
                if effect.types >> type & 1:
                    stats[first + ladder] += abs(effect.n)
        else:
            stats[effect.stat] += effect.n
