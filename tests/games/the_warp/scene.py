"""Situations of The Warp, written the way players talk.

    scene = Scene(seats=2)
    scene.holds("A", "a-upper-left", 3).exiled("a-ridge", 2, "yellow").has("A", gold=3, energy=2).hand("A", "enforce")
    scene.dice(4, 3, 6).turn("A", "action")
    scene.play("A attack", "A attack a-upper-left a-ridge", "A troops 2", "A play enforce", ...)
    assert scene.state.holder[scene.area("a-ridge")] == 0

Everybody begins as set up on the board (Colony with 3 Troops and 4 buildings, 1 Troop to its right) but with nothing
else: no cards, no resources, no missions, no races; the other areas are empty, the Guardian is at the gate, no Open or
Pioneering missions lie there. The line-up and the Archive Deck hold all cards that nobody was given. A name without a
copy number means the first free copy. Dice fall as told by `dice`, first told first rolled; after that by chance. Every
choice is also made on a copy that was saved and loaded just before, and must lead to the same fingerprint.
"""

from __future__ import annotations

from functools import cache

from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.rules.turn import ActionMenu, ConsultMenu, EndMenu, ExtractMenu, begin_turn
from tessera.games.the_warp.state import (
    ARCHIVE,
    BOX,
    DISCARD,
    FACE_UP,
    GONE,
    LINEUP,
    MISSION_DECKS,
    OPEN,
    PIONEERS,
    REWARD_DECK,
    REWARD_DISCARD,
    Warp,
    idle,
)
from tessera.games.the_warp.terms import (
    ACTED,
    ASSAULT_SHIP,
    BEFORE_ACTION,
    BEFORE_CONSULT,
    BEFORE_EXTRACT,
    BUILDINGS,
    COLORS,
    COLOURED,
    DEEDS,
    EMPTY,
    EXILED,
    GUARDIAN,
    LADDERS,
    MISSION_TYPES,
    START,
    TYPES,
)
from tessera.kernel.chance import Chance
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue, Plain
from tessera.kernel.engine import advance
from tessera.kernel.refusal import Objection, Refusal
from tessera.kernel.state import KNOWN, Step
from tests.games.beginnings import laid_out

SEATS = "ABCDEF"


def at(view: Plain, *path: str | int) -> Plain:
    """What a view says at a place: at(view, "players", 1, "hand")."""
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
        self.game = laid_out("the-warp", seats, options, packs)
        self.game.choices.clear()
        self._clear()

    @property
    def state(self) -> Warp:
        """The state behind the table."""
        state = self.game.state
        assert isinstance(state, Warp)
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
        for piece in range(book.first_mission):
            state.zones[GONE if book.cards[piece].kind == START else ARCHIVE].append(piece)
        for number, mission in enumerate(book.missions):
            zone = MISSION_DECKS + mission.type if mission.type < 3 else GONE
            state.zones[zone].append(book.first_mission + number)
        state.zones[REWARD_DECK] = list(range(book.first_reward, book.first_token))
        state.zones[FACE_UP] = list(range(book.first_token, book.pieces))
        for zone in range(4):
            state.zones[LINEUP].append(self._take(("build-01", "upgrade-02", "maneuver", "build-12")[zone]))
        self._clear_board()
        self._stop()

    def _clear_board(self) -> None:
        state = self.state
        board = state.rulebook.board
        areas = len(board.areas)
        for colony in state.colonies:
            _reset(colony, state.rulebook.troops)
        state.holder = [EMPTY] * areas
        state.troops = [0] * areas
        state.colors = [-1] * areas
        state.multipliers = [area.multiplier for area in board.areas]
        state.buildings = [0] * (areas * TYPES)
        state.paint = [0] * (areas * COLOURED)
        state.hidden = []
        state.grey = [state.rulebook.grey] * 3
        state.holder[board.gate] = GUARDIAN
        state.exiled = [self.race("skolok-miners"), self.race("zeto-archivists")]
        state.piles, state.aside = [], []
        self.guardian("ecton-cultists")
        for seat in range(state.seats):
            state.occupy(seat, board.colonies[seat], 3)
            state.occupy(seat, board.start[seat], 1)
            state.colonies[seat].supply -= 4
            for type in range(COLOURED):
                state.erect(seat, board.colonies[seat], type)
            state.refresh(seat)
        state.first = state.active = 0
        state.round, state.last_round = 1, 0
        state.combat = state.fought = idle()
        state.fought_cards = []
        state.shifted = []
        state.dirty = 0

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

    def area(self, name: str) -> int:
        """The number of an area."""
        return self.state.rulebook.areas_of[name]

    def race(self, name: str) -> int:
        """The number of a race."""
        return next(race.number for race in self.state.rulebook.races if race.id == name)

    def colony(self, letter: str) -> Colony:
        """A player's colony."""
        return self.state.colonies[self.seat(letter)]

    def piece(self, name: str) -> int:
        """The number of a piece, by its full name."""
        return self.state.plan.names.index(name)

    def _take(self, name: str, piles: tuple[int, ...] = ()) -> int:
        """A free piece of that name, out of the pile where it lies."""
        state = self.state
        free = piles or (
            ARCHIVE,
            DISCARD,
            LINEUP,
            GONE,
            BOX,
            MISSION_DECKS,
            MISSION_DECKS + 1,
            MISSION_DECKS + 2,
            REWARD_DECK,
            REWARD_DISCARD,
        )
        for zone in free:
            for piece in state.zones[zone]:
                shown = state.plan.names[piece]
                if shown == name or shown.rpartition(".")[0] == name:
                    state.zones[zone].remove(piece)
                    return piece
        raise AssertionError(f"no free {name}")

    # The board

    def holds(self, letter: str, area: str, troops: int, *buildings: str) -> Scene:
        """A player controls an area with Troops and buildings; more Troops on an area already held."""
        state, seat, place = self.state, self.seat(letter), self.area(area)
        if state.holder[place] == seat:
            state.colonies[seat].supply += state.troops[place] - troops
            state.troops[place] = troops
        else:
            if state.holder[place] >= 0:
                state.withdraw(place, state.troops[place])
            state.occupy(seat, place, troops)
            state.colonies[seat].supply -= troops
        for building in buildings:
            state.erect(seat, place, BUILDINGS.index(building))
        assert state.colonies[seat].supply >= 0
        return self

    def exiled(self, area: str, troops: int, color: str = "green") -> Scene:
        """A face-up Exiled Token."""
        state, place = self.state, self.area(area)
        state.holder[place] = EXILED
        state.troops[place] = troops
        state.colors[place] = COLORS.index(color)
        return self

    def hidden(self, area: str, troops: int, color: str = "green") -> Scene:
        """A face-down Exiled Token."""
        from tessera.games.the_warp.state import FACE_DOWN
        from tessera.games.the_warp.terms import HIDDEN

        state, place = self.state, self.area(area)
        book = state.rulebook
        for piece in state.zones[FACE_UP]:
            token = piece - book.first_token
            if book.token_color[token] == COLORS.index(color) and book.token_troops[token] == troops:
                state.zones[FACE_UP].remove(piece)
                state.zones[FACE_DOWN].append(piece)
                state.hidden.append(place)
                state.holder[place] = HIDDEN
                return self
        raise AssertionError("no such token is left")

    def multiplier(self, area: str, value: int) -> Scene:
        """How high an area is."""
        self.state.multipliers[self.area(area)] = value
        return self

    def exiled_races(self, green: str, yellow: str) -> Scene:
        """The races of both colours."""
        self.state.exiled = [self.race(green), self.race(yellow)]
        for seat in range(self.state.seats):
            self.state.refresh(seat)
        return self

    def guardian(self, race: str, *abilities: str) -> Scene:
        """The Guardian, with Ability Tokens."""
        state = self.state
        state.guardian = self.race(race)
        state.gate_modifier = 0
        state.multipliers[state.rulebook.board.gate] = state.rulebook.guardians[state.guardian].multiplier
        tokens = [token.id for token in state.rulebook.abilities]
        state.gate_abilities = [tokens.index(ability) for ability in abilities]
        return self

    # Players

    def has(self, letter: str, gold: int = 0, energy: int = 0, reserve: int = 0) -> Scene:
        """What lies behind a screen."""
        colony = self.colony(letter)
        colony.gold, colony.energy = gold, energy
        colony.supply += colony.reserve - reserve
        colony.reserve = reserve
        return self

    def level(self, letter: str, building: str, level: int) -> Scene:
        """The level of a ladder."""
        self.colony(letter).levels[LADDERS.index(building)] = level
        self.state.measure(self.seat(letter))
        return self

    def leads(self, letter: str, *races: str) -> Scene:
        """The races of a player."""
        self.colony(letter).races = [self.race(race) for race in races]
        self.state.refresh(self.seat(letter))
        return self

    def hand(self, letter: str, *cards: str) -> Scene:
        """Archive cards in hand, more of them each time."""
        for card in cards:
            self.state.zones[self.state.hand(self.seat(letter))].append(self._take(card))
        return self

    def rewards(self, letter: str, *cards: str) -> Scene:
        """Reward cards."""
        for card in cards:
            self.state.zones[self.state.rewards(self.seat(letter))].append(self._take(card))
        return self

    def private(self, letter: str, *missions: str) -> Scene:
        """Private Missions."""
        for mission in missions:
            self.state.zones[self.state.missions(self.seat(letter))].append(self._take(mission))
        return self

    def done(self, letter: str, *missions: str) -> Scene:
        """Completed missions, with their points."""
        for mission in missions:
            piece = self._take(mission)
            printed = self.state.mission(piece)
            self.state.zones[self.state.done(self.seat(letter))].append(piece)
            self.colony(letter).done[printed.type] += 1
            self.colony(letter).points += printed.points
        return self

    def points(self, letter: str, points: int) -> Scene:
        """Mission Points from tokens."""
        colony = self.colony(letter)
        colony.points += points - colony.tokens
        colony.tokens = points
        return self

    def open(self, *missions: str) -> Scene:
        """Open and Pioneering missions."""
        for mission in missions:
            piece = self._take(mission)
            type = self.state.mission(piece).type
            self.state.zones[PIONEERS if type == MISSION_TYPES.index("pioneering") else OPEN + type].append(piece)
        return self

    def line_up(self, *cards: str) -> Scene:
        """The line-up."""
        state = self.state
        state.zones[ARCHIVE] = state.zones[LINEUP] + state.zones[ARCHIVE]
        state.zones[LINEUP] = []
        for card in cards:
            state.zones[LINEUP].append(self._take(card))
        return self

    def deck(self, *cards: str) -> Scene:
        """What lies on top of the Archive Deck, the first named on top."""
        pieces = [self._take(card, (ARCHIVE, DISCARD)) for card in cards]
        self.state.zones[ARCHIVE] += reversed(pieces)
        return self

    def reward_deck(self, *cards: str) -> Scene:
        """What lies on top of the Reward Deck, the first named on top."""
        pieces = [self._take(card, (REWARD_DECK, REWARD_DISCARD)) for card in cards]
        self.state.zones[REWARD_DECK] += reversed(pieces)
        return self

    def mission_deck(self, *missions: str) -> Scene:
        """What lies on top of mission decks, the first named on top."""
        for mission in reversed(missions):
            piece = self._take(mission, tuple(range(MISSION_DECKS, MISSION_DECKS + 3)))
            self.state.zones[MISSION_DECKS + self.state.mission(piece).type].append(piece)
        return self

    def discards(self, *cards: str) -> Scene:
        """The Archive discard pile."""
        self.state.zones[DISCARD] += [self._take(card, (ARCHIVE,)) for card in cards]
        return self

    def dice(self, *faces: int) -> Scene:
        """How the next dice fall, in the order rolled."""
        chance = self.state.chance
        place = _place_of(faces, chance.key)
        chance.count = place
        assert [chance.below(6) + 1 for _ in faces] == list(faces)
        chance.count = place
        return self

    # Playing

    def turn(self, letter: str, moment: str = "extract") -> Scene:
        """A player's turn stands before "extract", "consult", the "action", or the "end"; "start" begins it."""
        state, seat = self.state, self.seat(letter)
        self._stop()
        state.active = seat
        # The situation is news to everybody.
        state.dirty = (1 << state.seats) - 1
        if moment == "start":
            begin_turn(state)
        else:
            menus: dict[str, tuple[int, Step]] = {
                "extract": (BEFORE_EXTRACT, ExtractMenu(seat)),
                "consult": (BEFORE_CONSULT, ConsultMenu(seat)),
                "action": (BEFORE_ACTION, ActionMenu(seat)),
                "end": (ACTED, EndMenu(seat)),
            }
            state.moment, menu = menus[moment]
            state.moved = 0
            state.then(menu)
            from tessera.games.the_warp.rules.missions import CheckMissions

            state.then(CheckMissions())
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
            named = self._named(letter, picks.split(" + ") if picks else [])
            twin = self.game.load(self.game.save())
            self.game.play(seat, named)
            twin.play(seat, named)
            assert twin.fingerprint() == self.game.fingerprint(), choice
        return self

    def _named(self, letter: str, picks: list[str]) -> list[str]:
        """Picks as they are offered: a card without its copy number means the first one offered."""
        question = self.game.question(self.seat(letter))
        offered = [option.id for option in question.options] if question is not None else []
        found: list[str] = []
        for pick in picks:
            alike = [id for id in offered if id == pick or (id.rpartition(".")[0] == pick and id not in found)]
            found.append(alike[0] if alike else pick)
        return found

    def question(self, letter: str) -> Question:
        """What a seat is asked now."""
        question = self.game.question(self.seat(letter))
        assert question is not None, f"{letter} is not asked; {[each.seat for each in self.game.questions]} are"
        return question

    def options(self, letter: str) -> list[str]:
        """What a seat may choose now."""
        return [option.id for option in self.question(letter).options]

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
            self.game.play(self.seat(letter), self._named(letter, list(picks)))
        except Refusal as refusal:
            assert self.game.fingerprint() == before, "a refusal changed the game"
            return refusal.objection
        raise AssertionError(f"{letter} {picks} was not refused")

    # Looking

    def supplies(self, letter: str) -> tuple[int, int, int]:
        """Gold, Energy and reserve Troops."""
        colony = self.colony(letter)
        return colony.gold, colony.energy, colony.reserve

    def troops(self, area: str) -> int:
        """Troops on an area."""
        return self.state.troops[self.area(area)]

    def holder(self, area: str) -> str:
        """Who holds an area: a letter, or "exiled", "hidden", "guardian", "empty"."""
        holder = self.state.holder[self.area(area)]
        return SEATS[holder] if holder >= 0 else ("", "empty", "exiled", "hidden", "guardian")[-holder]

    def built(self, area: str) -> list[str]:
        """The buildings of an area."""
        start = self.area(area) * TYPES
        counts = self.state.buildings[start : start + TYPES]
        return [BUILDINGS[type] for type in range(ASSAULT_SHIP + 1) for _ in range(counts[type])]

    def cards(self, letter: str) -> list[str]:
        """The hand, by full names."""
        return [self.state.name(piece) for piece in self.state.zones[self.state.hand(self.seat(letter))]]

    def held_rewards(self, letter: str) -> list[str]:
        """The Reward cards, by full names."""
        return [self.state.name(piece) for piece in self.state.zones[self.state.rewards(self.seat(letter))]]

    def held_missions(self, letter: str) -> list[str]:
        """The Private Missions."""
        return [self.state.name(piece) for piece in self.state.zones[self.state.missions(self.seat(letter))]]

    def in_zone(self, zone: int) -> list[str]:
        """The names of the pieces of a zone."""
        return [self.state.name(piece) for piece in self.state.zones[zone]]

    def view(self, letter: str | None) -> dict[str, Plain]:
        """What a seat sees; None is a spectator."""
        return self.game.view(None if letter is None else self.seat(letter))

    def told(self, key: str) -> list[list[str]]:
        """The words of all events of a key so far."""
        return [event.words for event in self.game.events if event.key == key]

    def knows(self, letter: str, name: str) -> bool:
        """Whether a seat knows a piece wherever it lies."""
        return self.state.sight[self.seat(letter)][self.piece(name)] == KNOWN


def _reset(colony: Colony, troops: int) -> None:
    colony.gold = colony.energy = colony.reserve = 0
    colony.supply = troops
    colony.minis = [4, 4, 4, 4]
    colony.levels = [1, 1, 1, 1, 1]
    colony.count = [0] * TYPES
    colony.positions = [0] * COLOURED
    colony.areas = []
    colony.points = colony.tokens = colony.fresh = 0
    colony.done = [0, 0, 0, 0]
    colony.ready = []
    colony.races, colony.copied, colony.bought = [], -1, []
    colony.deeds = [0] * DEEDS
    colony.conquests, colony.wins, colony.acted = [], [], False
    colony.used, colony.used_up = [], []
    colony.traded = colony.extra = False
    colony.fired = []


def _place_of(faces: tuple[int, ...], key: int) -> int:
    """After how many numbers of chance these dice fall for the first time."""
    rolled, wanted = _rolled(key), bytes(faces)
    while wanted not in rolled:
        assert len(rolled) < 2_000_000, "no such dice are near"
        chance = Chance(key, len(rolled))
        rolled.extend([chance.below(6) + 1 for _ in range(2_000)])
    return rolled.index(wanted)


@cache
def _rolled(key: int) -> bytearray:
    """The dice that fall one after the other by this chance, as far as anybody has looked."""
    return bytearray()
