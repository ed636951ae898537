"""Situations of Revive, written the way players talk.

    scene = Scene(seats=2).has("A", gear=3, food=1).hand("A", "SA1", "SA3")
    scene.building("B", "7,4", "large").turn("A")
    scene.play("A build small 5,3", "A play SA1 T1")
    assert scene.track("A", "gray") == 1

Everybody begins with nothing: no cards, no resources, no energy, all buildings and figures unplaced, every marker
at its start; seats A to D play Nàdair, Hofstadterians, ]0X4 9[ and Kuniban on their sun sides. The map is the test
layout of the worked examples: starting tiles ST1 in R1C2, ST2 in R1C3, ST3 in R2C2, ST4 in R2C4 and ST5 in R3C3,
none of them turned; every area tile lies face down (cost 2 and 2 points on R1C4, see `face_down`); the corners show
LL1a, LL2a, LL3a and LL4a. The display shows the first pieces of each pile in the order of the content. Every choice
is also made on a copy that was saved and loaded just before, and must lead to the same fingerprint.
"""

from __future__ import annotations

from tessera.games.revive.camp import Camp
from tessera.games.revive.rules.populate import learn
from tessera.games.revive.rules.range import measure
from tessera.games.revive.rules.turn import TurnMenu, begin_turn
from tessera.games.revive.state import (
    ARTIFACT_CARDS,
    BOX,
    CITIZENS,
    CRATES,
    DISPLAY,
    EXPLORED,
    FACE_DOWN,
    GONE,
    MACHINE_DISPLAY,
    MACHINES,
    MODULE_DISPLAY,
    MODULES,
    Revive,
)
from tessera.games.revive.terms import (
    ARTIFACTS,
    CHASM,
    COLORS,
    KINDS,
    LARGE,
    NODES,
    RESOURCES,
    SAND,
    SIDES,
    TILES,
    TURN,
)
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue, Plain
from tessera.kernel.engine import advance
from tessera.kernel.refusal import Objection, Refusal
from tessera.kernel.state import KNOWN, Step
from tests.games.beginnings import laid_out

SEATS = "ABCD"
TRIBES = ("nadair", "hofstadterians", "ox49", "kuniban")
START = {"R1C2": "ST1", "R1C3": "ST2", "R2C2": "ST3", "R2C4": "ST4", "R3C3": "ST5"}


def at(view: Plain, *path: str | int) -> Plain:
    """What a view says at a place: at(view, "players", 1, "cards")."""
    for part in path:
        if isinstance(part, int):
            assert isinstance(view, list)
            view = view[part]
        else:
            assert isinstance(view, dict)
            view = view[part]
    return view


class Scene:
    """A table in a situation of our making."""

    def __init__(self, seats: int = 2, packs: tuple[str, ...] = (), **options: OptionValue) -> None:
        self.game = laid_out("revive", seats, options, packs)
        self.game.choices.clear()
        self._clear()

    @property
    def state(self) -> Revive:
        """The state behind the table."""
        state = self.game.state
        assert isinstance(state, Revive)
        return state

    # Making the situation

    def _clear(self) -> None:
        state = self.state
        book = state.rulebook
        for zone in range(len(state.zones)):
            state.zones[zone] = []
        for row in state.sight:
            for piece in range(len(row)):
                row[piece] = 0
        for piece, card in enumerate(book.cards):
            state.zones[BOX if card.set else CITIZENS].append(piece)
        for piece in range(book.first_module, book.first_machine):
            state.zones[MODULES].append(piece)
        for piece in range(book.first_machine, book.first_crate):
            state.zones[MACHINES + state.machine(piece).color].append(piece)
        state.zones[CRATES] = list(range(book.first_crate, book.first_artifact_card))
        state.zones[ARTIFACT_CARDS] = list(range(book.first_artifact_card, book.first_tile))
        for pile, display, size in ((CITIZENS, DISPLAY, 5), (MODULES, MODULE_DISPLAY, 5)):
            state.zones[display], state.zones[pile] = state.zones[pile][:size], state.zones[pile][size:]
        for color in range(3):
            machines = state.zones[MACHINES + color]
            state.zones[MACHINE_DISPLAY + color], state.zones[MACHINES + color] = machines[:3], machines[3:]
        self._clear_map()
        state.camps = [self._fresh(seat) for seat in range(state.seats)]
        state.energy = 28
        state.first = state.active = 0
        state.turn, state.acted, state.moment, state.free_depth = 1, 0, TURN, 0
        state.in_use, state.announced = [], []
        state.last_turns = -1
        state.exploring = []
        state.tribes = []
        self._stop()
        self._measure()

    def _clear_map(self) -> None:
        state = self.state
        book = state.rulebook
        board = book.board
        spaces = len(board.hexes)
        state.kinds, state.water = [-1] * spaces, [-1] * spaces
        state.built, state.people, state.laid = [0] * spaces, [0] * spaces, [0] * spaces
        state.sites, state.places, state.hidden = [], [], []
        state.tile_of = [-1] * len(board.slot_names)
        state.turned_tiles = 0
        state.kinds[board.chasm] = CHASM
        for slot, tile in START.items():
            number = [printed.id for printed in book.start_tiles].index(tile)
            state.tile_of[self.slot(slot)] = number
            state.open_spaces(self.slot(slot), book.start_tiles[number], False)
        state.large = [0, 2, 4, 6]
        for corner in board.corners:
            state.kinds[4 * corner] = LARGE
            state.places.append(4 * corner)
        tiles = list(range(book.first_tile, book.first_tile + 25))
        state.zones[GONE] += list(range(book.first_tile + 25, book.pieces))
        for place, number in enumerate(board.area_slots):
            state.hidden.append(number)
            state.zones[FACE_DOWN].append(tiles[place])

    def _fresh(self, seat: int) -> Camp:
        tribe = [board.id for board in self.state.rulebook.tribes].index(TRIBES[seat])
        return Camp(
            resources=[0, 0, 0, 0], points=0, bonuses=0, tracks=[0, 0, 0], unlocked=0, progress=0, markers=6,
            hibernation=0, switch=True, energy=0, charged=0, works=0, with_action=0, sockets=[-1] * 12, spots=[-1] * 6,
            turned=[0] * 5, tribe=tribe, known=0, tiles=0, buildings=[6, 4], majors=[0, 0, 0], minors=0, end_tile=False,
            cube=0, mods=0, triggers=0, free_spaces=0, temple_bonus=0, discounts=[0] * 8,
        )  # fmt: skip

    def _measure(self) -> None:
        state = self.state
        state.reach = [[] for _ in range(state.seats)]
        state.temple_reach = [[] for _ in range(state.seats)]
        for seat in range(state.seats):
            measure(state, seat)

    def _stop(self) -> None:
        """Nothing waits any more."""
        state = self.state
        del state.lanes[1:]
        state.lanes[0].menu = []
        state.lanes[0].stack.clear()
        state.stack = state.lanes[0].stack
        if state.log is not None:
            state.log.events.clear()

    # Names

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        return SEATS.index(letter)

    def camp(self, letter: str) -> Camp:
        """A player's boards."""
        return self.state.camps[self.seat(letter)]

    def slot(self, name: str) -> int:
        """The number of a slot of the map."""
        return self.state.rulebook.board.slot_names.index(name)

    def space(self, name: str) -> int:
        """The number of a space, by its hex "7,4" or the slot of one that is one space."""
        return self.state.rulebook.board.named[name]

    def piece(self, name: str) -> int:
        """The number of a piece."""
        return self.state.plan.names.index(name)

    def card_slot(self, name: str) -> int:
        """The number of a card slot."""
        return [slot.id for slot in self.state.rulebook.slots].index(name)

    def _take(self, name: str) -> int:
        """A piece, out of wherever it lies."""
        piece = self.piece(name)
        for zone in self.state.zones:
            if piece in zone:
                zone.remove(piece)
        return piece

    # The map

    def face_down(self, slot: str, tile: str) -> Scene:
        """A tile lies face down in a slot; the one that lay there takes its place."""
        state = self.state
        tiles = state.zones[FACE_DOWN]
        here, piece = state.hidden.index(self.slot(slot)), self.piece(tile)
        if piece in tiles:
            there = tiles.index(piece)
            tiles[here], tiles[there] = tiles[there], tiles[here]
        else:
            old = tiles[here]
            tiles[here] = self._take(tile)
            state.zones[BOX].append(old)
        return self

    def explored(self, slot: str, tile: str, turned: bool = False) -> Scene:
        """A tile lies face up in a slot."""
        self.face_down(slot, tile)
        state, number = self.state, self.slot(slot)
        place = state.hidden.index(number)
        state.hidden.remove(number)
        piece = state.zones[FACE_DOWN].pop(place)
        state.zones[EXPLORED].append(piece)
        state.tile_of[number] = piece
        state.open_spaces(number, state.tile(piece), turned)
        self._measure()
        return self

    def large(self, corner: str, side: str) -> Scene:
        """A large location on a corner: its tile and side, "LL5b"."""
        state = self.state
        sides = [printed.id for printed in state.rulebook.large]
        state.large[state.rulebook.board.corners.index(self.slot(corner))] = sides.index(side)
        return self

    def kind_of(self, space: str) -> str:
        """The kind of a space now."""
        kind = self.state.kinds[self.space(space)]
        return KINDS[kind] if kind >= 0 else "unexplored"

    def building(self, letter: str, space: str, size: str = "small") -> Scene:
        """A building stands on a space; nothing was gained for it."""
        state, number = self.state, self.space(space)
        big = size == "large"
        assert state.kinds[number] == SAND, f"{space} is no sand"
        state.built[number] = 1 + 2 * self.seat(letter) + (1 if big else 0)
        state.sites.remove(number)
        self.camp(letter).buildings[1 if big else 0] -= 1
        self._measure()
        return self

    def figure(self, letter: str, space: str, node: str) -> Scene:
        """A figure stands on a location, and its technology is unlocked; nothing was gained at once."""
        self.state.people[self.space(space)] |= 1 << self.seat(letter)
        learn(self.state, self.seat(letter), NODES.index(node))
        self._measure()
        return self

    def tile(self, letter: str, space: str, tile: str) -> Scene:
        """A tribe tile of a player lies on a space."""
        state, number = self.state, self.space(space)
        state.laid[number] = 1 + self.seat(letter) + 8 * TILES.index(tile)
        if tile == "forest":
            state.sites.remove(number)
            state.kinds[number] = KINDS.index("forest")
        elif tile == "sand":
            state.sites.append(number)
            state.kinds[number] = SAND
        self.camp(letter).tiles -= 1
        self._measure()
        return self

    # Players

    def tribe(self, letter: str, tribe: str, side: str = "sun") -> Scene:
        """The tribe of a player, with its tribe tiles. Say it before technologies and tiles."""
        state = self.state
        for number, board in enumerate(state.rulebook.tribes):
            if board.id == tribe and board.side == SIDES.index(side):
                self.camp(letter).tribe = number
                self.camp(letter).tiles = board.tiles
                return self
        raise AssertionError(f"no {tribe}")

    def knows_technology(self, letter: str, *nodes: str) -> Scene:
        """Technologies are unlocked; their figures are nowhere on the map."""
        for node in nodes:
            learn(self.state, self.seat(letter), NODES.index(node))
        return self

    def has(self, letter: str, gear: int = 0, book: int = 0, food: int = 0, crystal: int = 0) -> Scene:
        """A player's resources."""
        self.camp(letter).resources = [gear, book, food, crystal]
        return self

    def energy(self, letter: str, energy: int) -> Scene:
        """Energy in the storage."""
        self.state.energy += self.camp(letter).energy - energy
        self.camp(letter).energy = energy
        return self

    def hand(self, letter: str, *cards: str) -> Scene:
        """Cards in the active area, more of them each time."""
        self.state.zones[self.state.cards(self.seat(letter))] += [self._take(card) for card in cards]
        return self

    def resting(self, letter: str, *cards: str) -> Scene:
        """Cards in the resting area."""
        self.state.zones[self.state.resting(self.seat(letter))] += [self._take(card) for card in cards]
        return self

    def played(self, letter: str, slot: str, *cards: str, half: str = "") -> Scene:
        """Cards lie in a slot; `half` tells which half those in the side slot show."""
        number = self.card_slot(slot)
        zone = self.state.zones[self.state.slot(self.seat(letter), number)]
        for card in cards:
            if half == "bottom" or slot.startswith("B"):
                self.camp(letter).turned[number] |= 1 << len(zone)
            zone.append(self._take(card))
        return self

    def module(self, letter: str, space: str, module: str) -> Scene:
        """A slot module lies on a module space, "T1.1"."""
        piece = self._take(module)
        self.state.zones[self.state.installed(self.seat(letter))].append(piece)
        self.camp(letter).sockets[self.state.rulebook.socket_names.index(space)] = piece
        return self

    def unlocked(self, letter: str, *spaces: str) -> Scene:
        """Reward spaces are unlocked, and their markers lie on the progress track; nothing was gained for them."""
        book = self.state.rulebook
        camp = self.camp(letter)
        for space in spaces:
            number = [printed.id for printed in book.reward_spaces].index(space)
            camp.unlocked |= 1 << number
            camp.progress += 1
            if book.reward_spaces[number].machine is not None:
                self.state.install(self.seat(letter), book.reward_spaces[number].place)
        return self

    def machine(self, letter: str, *machines: str, charged: bool = False) -> Scene:
        """Machines that a player can use: standard ones, or special ones in the next spot of their colour."""
        book = self.state.rulebook
        camp = self.camp(letter)
        for machine in machines:
            if machine.startswith("STD"):
                self.unlocked(letter, f"RW0{machine[-1]}")
                place = int(machine[-1]) - 1
            else:
                piece = self._take(machine)
                color = self.state.machine(piece).color
                spots = [
                    n for n, s in enumerate(book.spots) if book.reward_spaces[s].color == color and camp.spots[n] < 0
                ]
                camp.spots[spots[0]] = piece
                self.state.zones[self.state.machinery(self.seat(letter))].append(piece)
                place = len(book.standard) + spots[0]
                self.state.install(self.seat(letter), place)
            if charged:
                camp.charged |= 1 << place
        return self

    def crates(self, letter: str, *crates: str, opened: bool = False) -> Scene:
        """Crates of a player, closed or opened."""
        seat = self.seat(letter)
        zone = self.state.opened(seat) if opened else self.state.closed(seat)
        self.state.zones[zone] += [self._take(crate) for crate in crates]
        return self

    def artifact_card(self, letter: str, card: str) -> Scene:
        """The secret artifact card of a player."""
        self.state.zones[self.state.secret(self.seat(letter))].append(self._take(card))
        return self

    def artifacts(self, letter: str, purple: int = 0, orange: int = 0, white: int = 0, minor: int = 0) -> Scene:
        """Artifacts that a player has taken."""
        self.camp(letter).majors = [purple, orange, white]
        self.camp(letter).minors = minor
        return self

    def majors(self, purple: int = 0, orange: int = 0, white: int = 0, aside: int = 0) -> Scene:
        """Artifacts left on the board."""
        self.state.majors = [purple, orange, white]
        self.state.aside = aside
        return self

    def tracks(self, letter: str, gray: int = 0, green: int = 0, yellow: int = 0) -> Scene:
        """Positions on the machine tracks. What they reach is unlocked by `unlocked` alone."""
        self.camp(letter).tracks = [gray, green, yellow]
        return self

    def points(self, letter: str, points: int) -> Scene:
        """Points, with all bonuses up to there taken."""
        camp = self.camp(letter)
        camp.points = points
        camp.bonuses = sum(1 << n for n, bonus in enumerate(self.state.rulebook.score_bonus) if bonus[0] <= points)
        return self

    def progress(self, letter: str, progress: int, markers: int = 6) -> Scene:
        """Markers on the progress track, and those left on the tribe board."""
        self.camp(letter).progress, self.camp(letter).markers = progress, markers
        return self

    def display(self, *cards: str) -> Scene:
        """The cards of the display; the others go back under the deck."""
        state = self.state
        state.zones[CITIZENS] = state.zones[DISPLAY] + state.zones[CITIZENS]
        state.zones[DISPLAY] = []
        state.zones[DISPLAY] += [self._take(card) for card in cards]
        return self

    def module_display(self, *modules: str) -> Scene:
        """The modules of the display."""
        state = self.state
        state.zones[MODULES] = state.zones[MODULE_DISPLAY] + state.zones[MODULES]
        state.zones[MODULE_DISPLAY] = []
        state.zones[MODULE_DISPLAY] += [self._take(module) for module in modules]
        return self

    def machine_display(self, *machines: str) -> Scene:
        """The machines of the display, of the colours named."""
        state = self.state
        for color in {state.machine(self.piece(machine)).color for machine in machines}:
            state.zones[MACHINES + color] = state.zones[MACHINE_DISPLAY + color] + state.zones[MACHINES + color]
            state.zones[MACHINE_DISPLAY + color] = []
        for machine in machines:
            piece = self._take(machine)
            state.zones[MACHINE_DISPLAY + state.machine(piece).color].append(piece)
        return self

    def on_top(self, pile: str, *pieces: str) -> Scene:
        """What lies on top of a pile, the first named on top: cards, modules, crates; gray, green, yellow machines."""
        zones = {"cards": CITIZENS, "modules": MODULES, "crates": CRATES}
        zone = zones[pile] if pile in zones else MACHINES + COLORS.index(pile)
        taken = [self._take(piece) for piece in pieces]
        self.state.zones[zone] += reversed(taken)
        return self

    def empty(self, *piles: str) -> Scene:
        """Piles that have run out: cards, modules, crates, gray, green, yellow; "energy" for the supply."""
        zones = {"cards": CITIZENS, "modules": MODULES, "crates": CRATES}
        for pile in piles:
            if pile == "energy":
                self.state.energy = 0
                continue
            zone = zones[pile] if pile in zones else MACHINES + COLORS.index(pile)
            self.state.zones[GONE] += self.state.zones[zone]
            self.state.zones[zone] = []
        return self

    # Playing

    def turn(self, letter: str, acted: int = 0) -> Scene:
        """A player's turn, with so many actions taken; acted -1 begins it as after another's turn."""
        state, seat = self.state, self.seat(letter)
        self._stop()
        state.active = seat
        if acted < 0:
            begin_turn(state)
        else:
            state.moment, state.acted = TURN, acted
            state.then(TurnMenu(seat))
        advance(state)
        return self

    def run(self, *steps: Step) -> Scene:
        """These steps happen now, until somebody is asked or nothing is left."""
        self._stop()
        self.state.then(*steps)
        advance(self.state)
        return self

    def play(self, *choices: str) -> Scene:
        """Choices one after the other: a seat, then what it picks, several picks joined by " + ".

        "A" alone picks nothing where that is allowed.
        """
        for choice in choices:
            letter, _, picks = choice.partition(" ")
            seat = self.seat(letter)
            named = picks.split(" + ") if picks else []
            twin = self.game.load(self.game.save())
            self.game.play(seat, named)
            twin.play(seat, named)
            assert twin.fingerprint() == self.game.fingerprint(), choice
        return self

    def question(self, letter: str) -> Question:
        """What a seat is asked now."""
        question = self.game.question(self.seat(letter))
        assert question is not None, f"{letter} is not asked; {[each.seat for each in self.game.questions]} are"
        return question

    def options(self, letter: str) -> list[str]:
        """What a seat may choose now."""
        return [option.id for option in self.question(letter).options]

    def offers(self, letter: str, verb: str) -> list[str]:
        """What a seat may choose now that begins with a word."""
        return [option for option in self.options(letter) if option.split(" ")[0] == verb]

    def asked(self) -> str:
        """The letters of the seats that are asked now."""
        return "".join([SEATS[question.seat] for question in self.game.questions])

    def kind(self) -> str:
        """The kind of the first open question."""
        return self.game.questions[0].kind

    def refused(self, letter: str, *picks: str) -> Objection:
        """The objection to a choice."""
        before = self.game.fingerprint()
        try:
            self.game.play(self.seat(letter), list(picks))
        except Refusal as refusal:
            assert self.game.fingerprint() == before, "a refusal changed the game"
            return refusal.objection
        raise AssertionError(f"{letter} {picks} was not refused")

    # Looking

    def resources(self, letter: str) -> tuple[int, ...]:
        """Gears, books, food and crystals."""
        return tuple(self.camp(letter).resources)

    def held(self, letter: str, resource: str) -> int:
        """How many of a resource a player has."""
        return self.camp(letter).resources[RESOURCES.index(resource)]

    def track(self, letter: str, color: str) -> int:
        """A position on a machine track."""
        return self.camp(letter).tracks[COLORS.index(color)]

    def major(self, letter: str, color: str) -> int:
        """Major artifacts of a colour that a player has."""
        return self.camp(letter).majors[ARTIFACTS.index(color)]

    def in_zone(self, zone: int) -> list[str]:
        """The names of the pieces of a zone."""
        return [self.state.name(piece) for piece in self.state.zones[zone]]

    def cards(self, letter: str) -> list[str]:
        """The active cards."""
        return self.in_zone(self.state.cards(self.seat(letter)))

    def rested(self, letter: str) -> list[str]:
        """The resting cards."""
        return self.in_zone(self.state.resting(self.seat(letter)))

    def in_slot(self, letter: str, slot: str) -> list[str]:
        """The cards of a slot."""
        return self.in_zone(self.state.slot(self.seat(letter), self.card_slot(slot)))

    def module_at(self, letter: str, space: str) -> str:
        """The module on a module space, "" for none."""
        piece = self.camp(letter).sockets[self.state.rulebook.socket_names.index(space)]
        return self.state.name(piece) if piece >= 0 else ""

    def crate_count(self, letter: str) -> int:
        """Crates of a player, closed and opened."""
        seat = self.seat(letter)
        return len(self.state.zones[self.state.closed(seat)]) + len(self.state.zones[self.state.opened(seat)])

    def is_unlocked(self, letter: str, space: str) -> bool:
        """Whether a reward space is unlocked."""
        number = [printed.id for printed in self.state.rulebook.reward_spaces].index(space)
        return bool(self.camp(letter).unlocked >> number & 1)

    def range_to(self, letter: str, space: str) -> int:
        """Food for range to a space."""
        from tessera.games.revive.rules.range import ways

        return ways(self.state, self.seat(letter))[self.space(space)]

    def view(self, letter: str | None) -> dict[str, Plain]:
        """What a seat sees; None is a spectator."""
        return self.game.view(None if letter is None else self.seat(letter))

    def told(self, key: str) -> list[list[str]]:
        """The words of all events of a key so far."""
        return [event.words for event in self.game.events if event.key == key]

    def knows(self, letter: str, name: str) -> bool:
        """Whether a seat knows a piece wherever it lies."""
        return self.state.sight[self.seat(letter)][self.piece(name)] == KNOWN
