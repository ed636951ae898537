"""Situations of Race for the Galaxy, written the way players talk.

    scene = Scene(seats=2, sets="set1")
    scene.tableau("A", "old-earth", "space-marines").hand("A", "rebel-base", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")
    scene.play("A settle gem-world", "B pass", "A pay rebel-base + pay filler")
    assert scene.tableau_of("A") == ["old-earth", "space-marines", "gem-world"]

Everybody begins with nothing at all: no cards, no start world, no chips. Cards named for a tableau are in force. The
draw pile holds everything else in the order of the content, unless `deck` says what lies on top. `round` begins a round
with these actions already chosen; seats without one choose nothing. Every choice is also made on a copy that was saved
and loaded just before, and must lead to the same fingerprint.
"""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.compiler import action_menus
from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.figures import FIGURES
from tessera.games.race_for_the_galaxy.rules.round import Reveal, RoundStart, choice_notation, commit
from tessera.games.race_for_the_galaxy.scoring import score
from tessera.games.race_for_the_galaxy.state import (
    BOX,
    DECK,
    NOBODY_LEADS,
    ROBOT_STACK,
    ROBOT_TABLEAU,
    Race,
)
from tessera.games.race_for_the_galaxy.terms import ANY, KINDS
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue, Plain
from tessera.kernel.engine import advance
from tessera.kernel.refusal import Objection, Refusal
from tessera.kernel.state import KNOWN, Step
from tests.games.beginnings import laid_out

SEATS = "ABCDEF"
# Every choice of actions by its notation: one action, or two.
ACTIONS = {choice_notation(choice): choice for menu in (False, True) for choice in action_menus(menu)[3]}


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

    def __init__(self, seats: int = 2, sets: str = "base", packs: tuple[str, ...] = (), **options: OptionValue) -> None:
        chosen: dict[str, OptionValue] = {"sets": sets, **options}
        self.game = laid_out("race-for-the-galaxy", seats, chosen, packs)
        self.game.choices.clear()
        self._clear()

    @property
    def state(self) -> Race:
        """The state behind the table."""
        state = self.game.state
        assert isinstance(state, Race)
        return state

    # Making the situation

    def _clear(self) -> None:
        state = self.state
        for zone in range(len(state.zones)):
            state.zones[zone] = []
        state.zones[DECK] = list(range(len(state.rulebook.cards) - 1, -1, -1))
        if state.rulebook.draft:
            # Everybody's own pile: dealt out one after the other.
            for place, piece in enumerate(state.zones[DECK]):
                state.zones[state.deck(place % state.seats)].append(piece)
            state.zones[DECK] = []
        for row in state.sight:
            for piece in range(len(row)):
                row[piece] = 0
        state.order = list(range(state.seats))
        state.round = 1
        state.goals, state.claims = [], []
        state.lead, state.on_tile = NOBODY_LEADS, 0
        for empire in state.empires:
            empire.chips = empire.prestige = empire.earned = 0
            empire.figures = [0] * FIGURES
            for powers in (
                *(empire.explore, empire.develop, empire.settle, empire.trade, empire.consume, empire.produce),
                *(empire.late, empire.makers, empire.fresh, empire.laden, empire.markers, empire.used),
            ):
                powers.clear()
            empire.kind = -1
        self._stop()

    def _stop(self) -> None:
        """Nothing waits any more."""
        state = self.state
        del state.lanes[1:]
        state.lanes[0].menu = []
        state.lanes[0].stack.clear()
        state.stack = state.lanes[0].stack
        if state.log is not None:
            state.log.events.clear()

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        return SEATS.index(letter)

    def piece(self, name: str) -> int:
        """The number of a card; copies are named "contact-specialist#2"."""
        return self.state.rulebook.piece_names.index(name)

    def empire(self, letter: str) -> Empire:
        """A player's empire."""
        return self.state.empires[self.seat(letter)]

    def _bring(self, zone: int, cards: tuple[str, ...]) -> Scene:
        for name in cards:
            piece = self.piece(name)
            for pieces in self.state.zones:
                if piece in pieces:
                    pieces.remove(piece)
            self.state.zones[zone].append(piece)
        return self

    def tableau(self, letter: str, *cards: str) -> Scene:
        """Cards lie in a tableau and are in force; windfall worlds are empty."""
        seat = self.seat(letter)
        self._bring(self.state.tableau(seat), cards)
        for name in cards:
            self.state.arrive(seat, self.piece(name))
            if self.state.card(self.piece(name)).good == ANY:
                self.empire(letter).kind = 0
        self.state.bring_into_force(seat)
        return self

    def hand(self, letter: str, *cards: str) -> Scene:
        """Cards are in a hand."""
        return self._bring(self.state.hand(self.seat(letter)), cards)

    def fill(self, letter: str, count: int) -> Scene:
        """So many cards from the bottom of the draw pile are in a hand, to pay with (see `fillers`)."""
        state = self.state
        for _ in range(count):
            state.zones[state.hand(self.seat(letter))].append(state.zones[state.deck(self.seat(letter))].pop(0))
        return self

    def deck(self, *cards: str, of: str = "A", rest: bool = True) -> Scene:
        """These cards are on top of the draw pile, the first one named on top; without `rest` they are all of it."""
        zone = self.state.deck(self.seat(of))
        self._bring(zone, tuple(reversed(cards)))
        if not rest:
            self.state.zones[BOX] += self.state.zones[zone][: -len(cards) or None]
            self.state.zones[zone] = [self.piece(name) for name in reversed(cards)]
        return self

    def discarded(self, *cards: str, of: str = "A") -> Scene:
        """Cards lie in the discard pile."""
        return self._bring(self.state.pile(self.seat(of)), cards)

    def good(self, letter: str, *worlds: str) -> Scene:
        """Goods lie on these worlds, from the bottom of the draw pile."""
        seat = self.seat(letter)
        for name in worlds:
            self.empire(letter).laden.append(self.piece(name))
            self.state.zones[self.state.goods(seat)].append(self.state.zones[self.state.deck(seat)].pop(0))
        return self

    def saved(self, letter: str, *cards: str) -> Scene:
        """Cards are saved under a world."""
        return self._bring(self.state.saved(self.seat(letter)), cards)

    def kind(self, letter: str, kind: str) -> Scene:
        """The multi-kind world is of this kind."""
        self.empire(letter).kind = KINDS.index(kind)
        return self

    def has(self, letter: str, chips: int = 0, prestige: int = 0, search_card: bool = True) -> Scene:
        """VP chips and prestige of a player, and whether the prestige/search card is still there."""
        empire = self.empire(letter)
        empire.chips, empire.prestige, empire.has_card = chips, prestige, search_card
        return self

    def pool(self, chips: int) -> Scene:
        """VP chips left in the pool."""
        self.state.pool = chips
        return self

    def goals(self, *ids: str) -> Scene:
        """These goals are in play, unclaimed."""
        known = [goal.id for goal in self.state.rulebook.goals]
        self.state.goals = [known.index(name) for name in ids]
        self.state.claims = [0] * len(ids)
        return self

    def leads(self, letter: str, on_tile: int = 0) -> Scene:
        """A player holds the Prestige Lead tile with so much prestige on it."""
        self.state.lead, self.state.on_tile = self.seat(letter), on_tile
        return self

    def robot(self, **numbers: int) -> Scene:
        """The robot's credit, economy, chips, prestige, counters, placed or face (a number)."""
        for name, number in numbers.items():
            setattr(self.state.robot, name, number)
        return self

    def robot_stack(self, *cards: str) -> Scene:
        """The robot's draw stack, its top first."""
        return self._bring(ROBOT_STACK, cards)

    def robot_tableau(self, *cards: str) -> Scene:
        """The robot's tableau stack, its start world first."""
        return self._bring(ROBOT_TABLEAU, cards)

    # Playing

    def round(self, **actions: str) -> Scene:
        """A round whose actions are chosen is revealed and played: round(A="settle", B="prestige develop")."""
        state = self.state
        self._stop()
        for empire in state.empires:
            empire.picked = empire.count = 0
            empire.boost, empire.boost_at = -1, 0
        for letter, notation in actions.items():
            commit(self.empire(letter), ACTIONS[notation])
        state.then(Reveal())
        advance(state)
        return self

    def new_round(self) -> Scene:
        """A round begins from its very start, with everybody's choice of actions open."""
        self._stop()
        self.state.then(RoundStart())
        advance(self.state)
        return self

    def happens(self, *steps: Step) -> Scene:
        """Steps of the rules happen, and nothing else waits."""
        self._stop()
        self.state.then(*steps)
        advance(self.state)
        return self

    def play(self, *choices: str) -> Scene:
        """Seats choose, one after another: "A settle gem-world". Several picks are joined by " + ", none is "A -"."""
        for choice in choices:
            letter, _, written = choice.partition(" ")
            seat = self.seat(letter)
            picks = [] if written == "-" else written.split(" + ")
            copy = self.game.load(self.game.save())
            self.game.play(seat, picks)
            copy.play(seat, picks)
            assert copy.fingerprint() == self.game.fingerprint(), "a saved and loaded game played differently"
        return self

    def question(self, letter: str) -> Question:
        """The question that a seat is asked."""
        question = self.game.question(self.seat(letter))
        assert question is not None, f"{letter} is not asked; open: {self.asked()}"
        return question

    def options(self, letter: str) -> list[str]:
        """The ids of the options that a seat is offered."""
        return [option.id for option in self.question(letter).options]

    def asked(self) -> list[str]:
        """Who is asked what: ["A settle", "B settle"]."""
        return [f"{SEATS[question.seat]} {question.kind}" for question in self.game.questions]

    def refused(self, letter: str, choice: str) -> Objection:
        """The objection to a choice; the state must not change."""
        before = self.game.fingerprint()
        try:
            self.game.play(self.seat(letter), [choice])
        except Refusal as refusal:
            assert self.game.fingerprint() == before
            return refusal.objection
        raise AssertionError(f"{choice} was not refused")

    # Reading the situation

    def _names(self, zone: int) -> list[str]:
        return [self.state.piece_name(piece) for piece in self.state.zones[zone]]

    def hand_of(self, letter: str) -> list[str]:
        """Cards in a hand, sorted."""
        return sorted(self._names(self.state.hand(self.seat(letter))))

    def cards_in_hand(self, letter: str) -> int:
        """How many cards a hand holds."""
        return len(self.state.zones[self.state.hand(self.seat(letter))])

    def drawn_by(self, letter: str) -> list[str]:
        """Cards that a seat looks at, sorted."""
        return sorted(self._names(self.state.drawn(self.seat(letter))))

    def tableau_of(self, letter: str) -> list[str]:
        """A tableau in order."""
        return self._names(self.state.tableau(self.seat(letter)))

    def goods_of(self, letter: str) -> list[str]:
        """Worlds with a good, sorted."""
        return sorted(self.state.piece_name(world) for world in self.empire(letter).laden)

    def saved_by(self, letter: str) -> list[str]:
        """Saved cards, sorted."""
        return sorted(self._names(self.state.saved(self.seat(letter))))

    def pile(self, of: str = "A") -> list[str]:
        """The discard pile, sorted."""
        return sorted(self._names(self.state.pile(self.seat(of))))

    def deck_size(self, of: str = "A") -> int:
        """Cards left in the draw pile."""
        return len(self.state.zones[self.state.deck(self.seat(of))])

    def chips(self, letter: str) -> int:
        """VP chips."""
        return self.empire(letter).chips

    def prestige(self, letter: str) -> int:
        """Prestige."""
        return self.empire(letter).prestige

    def military(self, letter: str) -> int:
        """General Military."""
        return self.state.general_military(self.seat(letter))

    def score(self, letter: str) -> int:
        """The score as the table lies now."""
        return score(self.state, self.seat(letter))

    def holder(self, goal: str) -> str:
        """Who has a goal: letters, "" for nobody."""
        number = [known.id for known in self.state.rulebook.goals].index(goal)
        place = self.state.goals.index(number)
        claims = self.state.claims[place]
        if self.state.rulebook.goals[number].is_most:
            return SEATS[claims - 1] if claims else ""
        return "".join(letter for seat, letter in enumerate(SEATS) if claims >> seat & 1)

    def knows(self, letter: str, card: str) -> bool:
        """Whether a player knows where this card is although it does not lie open to them."""
        return self.state.sight[self.seat(letter)][self.piece(card)] == KNOWN

    def seen(self, viewer: str, *path: str | int) -> Plain:
        """What a player ("-": a spectator) sees at a place of their view: seen("A", "players", 1, "hand")."""
        return at(self.game.view(None if viewer == "-" else self.seat(viewer)), *path)

    def story(self, letter: str = "A") -> list[str]:
        """What the log tells a seat, in English."""
        return self.game.story(self.seat(letter))

    def robot_cards(self) -> list[str]:
        """The robot's tableau stack."""
        return self._names(ROBOT_TABLEAU)

    def robot_stack_size(self) -> int:
        """Cards in the robot's draw stack."""
        return len(self.state.zones[ROBOT_STACK])
