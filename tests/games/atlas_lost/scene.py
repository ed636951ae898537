"""Situations of Atlas Lost, written the way players talk.

    scene = Scene("science economy culture", seats=3, techs="IIS-C IIE-E")
    scene.has("A", research=6, data=2).team("A", "IIS-C").hand("A", "SCI-02")
    scene.turn("A")
    scene.play("use SCI-02", "place economy IIE-E", "row data", "keep ECO-01")
    assert scene.faction("A").have[RESEARCH] == 3

Techs that are named lie in their trees from left to right; the others are filled in from the box in the order of their
ids. Decks are in the order of card ids, lowest on top, unless `deck` says otherwise, and nobody holds any cards. Every
choice is also made on a copy that was saved and loaded just before, and must lead to the same fingerprint.
"""

from __future__ import annotations

from tessera.games.atlas_lost.faction import Faction
from tessera.games.atlas_lost.rules.ch06_action_phase import Turn
from tessera.games.atlas_lost.rules.ch09_trees.religion import realign
from tessera.games.atlas_lost.rules.ch13_initiative import retest
from tessera.games.atlas_lost.state import BOX, DECKS, DISCARDS, FRONT_RUNNERS, HANDS, ZONES_PER_SEAT, Atlas
from tessera.games.atlas_lost.terms import (
    CULTURE,
    ECONOMY,
    LEVEL_OF,
    RELIGION,
    RESOURCES,
    SLOTS,
    TP,
    TREES,
)
from tessera.kernel.definition import OptionValue, Plain
from tessera.kernel.engine import advance
from tessera.kernel.refusal import Objection, Refusal
from tessera.kernel.state import KNOWN, Step
from tests.games.beginnings import laid_out


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

    def __init__(
        self,
        trees: str,
        seats: int = 4,
        techs: str = "",
        reading: str = "ja",
        packs: tuple[str, ...] = (),
        **options: OptionValue,
    ) -> None:
        chosen: dict[str, OptionValue] = {"trees": trees.split(), "reading": reading, "first": "A", **options}
        self.game = laid_out("atlas-lost", seats, chosen, packs)
        self.game.choices.clear()
        self._arrange_trees(trees.split())
        self._arrange_techs(techs.split())
        self._clear_pieces()

    @property
    def state(self) -> Atlas:
        """The state behind the table."""
        state = self.game.state
        assert isinstance(state, Atlas)
        return state

    # Making the situation

    def _arrange_trees(self, trees: list[str]) -> None:
        """The trees lie from left to right as they were named."""
        state = self.state
        state.trees = [TREES.index(tree) for tree in trees]
        state.tree_at = [state.trees.index(tree) if tree in state.trees else -1 for tree in range(5)]

    def _arrange_techs(self, wanted: list[str]) -> None:
        state = self.state
        book = state.rulebook
        solo = state.seats == 1
        for position, tree in enumerate(state.trees):
            for level, places in ((1, (0,)), (2, (1, 2)), (3, (3, 4, 5))):
                named = [book.tech_numbers[name] for name in wanted]
                here = (tree, level)
                own = [number for number in named if (book.techs[number].tree, book.techs[number].level) == here]
                fill = [
                    tech.number
                    for tech in book.techs
                    if tech.tree == tree
                    and tech.level == level
                    and tech.number not in own
                    and (solo or "-S" not in tech.id)
                ]
                for place, number in zip(places, own + fill, strict=False):
                    state.tech[position * 6 + place] = number
        state.actives = [slot for slot in range(SLOTS) if book.techs[state.tech[slot]].active]

    def _clear_pieces(self) -> None:
        state = self.state
        book = state.rulebook
        for zone in range(len(state.zones)):
            if not FRONT_RUNNERS <= zone < FRONT_RUNNERS + 9:
                state.zones[zone] = []
        for row in state.sight:
            for piece in range(len(row)):
                row[piece] = 0
        for card in reversed(book.cards):
            if card.tree < 0:
                state.zones[BOX].append(card.number)
            elif state.tree_at[card.tree] >= 0:
                state.zones[DECKS + state.tree_at[card.tree]].append(card.number)
        for faction in state.factions:
            faction.have[:] = [0] * 5
            faction.stock[:] = [
                book.stock[kind] if state.tree_at[kind + 1] >= 0 else 0 for kind in (ECONOMY, CULTURE, RELIGION)
            ]

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        return "ABCD".index(letter)

    def board(self, name: str) -> int:
        """The number of a board: a seat, or an NPC by id."""
        state = self.state
        if name in "ABCD":
            return self.seat(name)
        return state.seats + [npc.id for npc in state.rulebook.npcs].index(name)

    def slot(self, tech: str) -> int:
        """Where a Tech lies."""
        return self.state.tech.index(self.state.rulebook.tech_numbers[tech])

    def card(self, name: str) -> int:
        """The number of a card."""
        return self.state.rulebook.card_numbers[name]

    def has(self, letter: str, **amounts: int) -> Scene:
        """Research, data, command, tp (in tokens) and military of a player."""
        for name, amount in amounts.items():
            self.faction(letter).have[RESOURCES.index(name)] = amount
            if name == "military":
                self.state.mark_dirty(4)
        return self

    def team(self, letter: str, *techs: str, row: str = "research", economy: bool = False) -> Scene:
        """Teams stand on Techs, taken from a waiting row (the other one when it is empty)."""
        for tech in techs:
            seat, slot = self.seat(letter), self.slot(tech)
            waiting = self.faction(letter).waiting
            place = 0 if row == "research" else 1
            waiting[place if waiting[place] else 1 - place] -= 1
            self.state.stand(seat, slot)
            self.state.fronts &= ~(1 << slot)
            self.state.begin_force(seat)
            if economy:
                self.state.attach(seat, slot)
        return self

    def waiting(self, letter: str, research: int, data: int) -> Scene:
        """How many teams wait in the two rows."""
        self.faction(letter).waiting[:] = [research, data]
        return self

    def economy(self, letter: str, *techs: str) -> Scene:
        """Economy tokens are attached to teams on these Techs."""
        for tech in techs:
            self.state.attach(self.seat(letter), self.slot(tech))
        return self

    def culture(self, letter: str, *techs: str) -> Scene:
        """Culture tokens lie on these Techs."""
        for tech in techs:
            self.state.put_culture(self.seat(letter), self.slot(tech))
        return self

    def track(self, board: str, tokens: str) -> Scene:
        """The religious influence track of a player or NPC, left to right: "ABA"."""
        for letter in tokens:
            self.state.put_religion(self.seat(letter), self.board(board))
        realign(self.state, self.board(board))
        self.state.posted.clear()
        return self

    def influence(self, letter: str, index: int) -> Scene:
        """The influence marker stands on a space."""
        self.faction(letter).influence = index
        self.state.dirty |= 8
        return self

    def hand(self, letter: str, *cards: str) -> Scene:
        """Cards are in a hand."""
        return self._bring(self.state.hand(self.seat(letter)), cards)

    def install(self, letter: str, *cards: str) -> Scene:
        """Cards are installed and in force."""
        self._bring(self.state.installed(self.seat(letter)), cards)
        for name in cards:
            card = self.state.rulebook.cards[self.card(name)]
            if card.passive is not None:
                self.faction(letter).fresh.append(card.number)
            if card.tree >= 0:
                self.state.mark_dirty(card.tree)
        self.state.begin_force(self.seat(letter))
        return self

    def discarded(self, *cards: str) -> Scene:
        """Cards lie in their discard piles."""
        for name in cards:
            self._bring(self.state.pile(self.card(name)), (name,))
        return self

    def deck(self, tree: str, *cards: str, rest: bool = True) -> Scene:
        """These cards are on top of a deck, the first one named on top; without `rest` they are all of it."""
        zone = DECKS + self.state.tree_at[TREES.index(tree)]
        self._bring(zone, tuple(reversed(cards)))
        if not rest:
            self.state.zones[zone] = [self.card(name) for name in reversed(cards)]
        return self

    def front_runner(self, tech: str, tp: int | None) -> Scene:
        """The token on a Lv.3 Tech is worth so much, or (None) has gone; on Lv.2 only None makes sense."""
        slot = self.slot(tech)
        if slot % 6 < 3:
            self.state.fronts &= ~(1 << slot)
            return self
        zones, values = self.state.zones, self.state.rulebook.front_runner_tp
        here = FRONT_RUNNERS + slot // 6 * 3 + slot % 6 - 3
        first = len(self.state.rulebook.cards)
        if tp is None:
            zones[here] = []
        elif values[zones[here][0] - first] != tp:
            for zone in range(FRONT_RUNNERS, FRONT_RUNNERS + 9):
                if zones[zone] and values[zones[zone][0] - first] == tp:
                    zones[here], zones[zone] = zones[zone], zones[here]
                    break
        return self

    def keeps_front_runners(self, letter: str, *values: int) -> Scene:
        """A player holds Lv.3 front runner tokens of these values, taken from Techs on the table."""
        first = len(self.state.rulebook.cards)
        for value in values:
            for zone in range(FRONT_RUNNERS, FRONT_RUNNERS + 9):
                lying = self.state.zones[zone]
                if lying and self.state.rulebook.front_runner_tp[lying[0] - first] == value:
                    self.state.zones[self.state.kept(self.seat(letter))].append(lying.pop())
                    break
        return self

    def npc_tp(self, npc: str, tp: int) -> Scene:
        """TP tokens on an NPC board."""
        self.state.npc_tp[self.board(npc) - self.state.seats] = tp
        return self

    def _bring(self, zone: int, cards: tuple[str, ...]) -> Scene:
        for name in cards:
            number = self.card(name)
            for pieces in self.state.zones:
                if number in pieces:
                    pieces.remove(number)
            self.state.zones[zone].append(number)
        return self

    def turn(self, letter: str) -> Scene:
        """It becomes this player's turn."""
        state = self.state
        retest(state)
        state.posted.clear()
        del state.lanes[1:]
        state.lanes[0].menu = []
        state.lanes[0].stack.clear()
        state.stack = state.lanes[0].stack
        state.then(Turn(self.seat(letter)))
        if state.log is not None:
            state.log.events.clear()
        advance(state)
        return self

    def happens(self, step: Step) -> Scene:
        """A step of the rules happens before the question that is open, which is then asked again."""
        self.state.lanes[0].menu = []
        self.state.then(step)
        advance(self.state)
        return self

    # Playing

    def play(self, *choices: str) -> Scene:
        """Whoever is asked chooses, one after another. Several picks of one question are joined by " + "."""
        for choice in choices:
            seat = self.game.questions[0].seat
            picks = choice.split(" + ") if choice != "-" else []
            copy = self.game.load(self.game.save())
            self.game.play(seat, picks)
            copy.play(seat, picks)
            assert copy.fingerprint() == self.game.fingerprint(), "a saved and loaded game played differently"
        return self

    def options(self) -> list[str]:
        """The ids of the options offered now."""
        return [option.id for option in self.game.questions[0].options]

    def asked(self) -> str:
        """Who is asked what: "A action"."""
        if not self.game.questions:
            return "nobody"
        question = self.game.questions[0]
        return f"{'ABCD'[question.seat]} {question.kind}"

    def refused(self, choice: str) -> Objection:
        """The objection to a choice of whoever is asked; the state must not change."""
        before = self.game.fingerprint()
        try:
            self.game.play(self.game.questions[0].seat, choice.split(" + "))
        except Refusal as refusal:
            assert self.game.fingerprint() == before
            return refusal.objection
        raise AssertionError(f"{choice} was not refused")

    def end_turn(self) -> Scene:
        """Take no further action and do not advance."""
        letter = "ABCD"[self.state.turn]
        while self.game.questions and self.asked() in (f"{letter} action", f"{letter} influence"):
            self.play("end" if self.asked().endswith("action") else "stop")
        return self

    # Reading the situation

    def faction(self, letter: str) -> Faction:
        """A player's side."""
        return self.state.factions[self.seat(letter)]

    def resources(self, letter: str) -> tuple[int, int, int]:
        """Research, data and command."""
        have = self.faction(letter).have
        return have[0], have[1], have[2]

    def tp(self, letter: str) -> int:
        """TP in tokens."""
        return self.faction(letter).have[TP]

    def total_tp(self, letter: str) -> int:
        """All TP of a player."""
        return self.state.total_tp(self.seat(letter))

    def military(self, letter: str) -> int:
        """Military power."""
        return self.faction(letter).have[4]

    def stock(self, letter: str) -> tuple[int, int, int]:
        """Economy, culture and religion tokens not placed."""
        stock = self.faction(letter).stock
        return stock[0], stock[1], stock[2]

    def hand_of(self, letter: str) -> list[str]:
        """Card ids in a hand, sorted."""
        hand = self.state.zones[self.state.hand(self.seat(letter))]
        return sorted(self.state.rulebook.cards[card].id for card in hand)

    def installed_by(self, letter: str) -> list[str]:
        """Installed card ids in order."""
        zone = HANDS + self.seat(letter) * ZONES_PER_SEAT + 2
        return [self.state.rulebook.cards[card].id for card in self.state.zones[zone]]

    def pile(self, tree: str) -> list[str]:
        """A discard pile from bottom to top."""
        zone = DISCARDS + self.state.tree_at[TREES.index(tree)]
        return [self.state.rulebook.cards[card].id for card in self.state.zones[zone]]

    def teams_of(self, letter: str) -> list[str]:
        """Lv.2 and Lv.3 Techs that hold a player's team."""
        seat = self.seat(letter)
        return [
            self.state.tech_id(slot)
            for slot in range(SLOTS)
            if self.state.teams[slot] >> seat & 1 and LEVEL_OF[slot % 6] > 1
        ]

    def economy_of(self, letter: str) -> list[str]:
        """Techs where a player's team carries an economy token."""
        seat = self.seat(letter)
        return [self.state.tech_id(slot) for slot in range(SLOTS) if self.state.economy[slot] >> seat & 1]

    def culture_of(self, letter: str) -> list[str]:
        """Techs with a player's culture token."""
        seat = self.seat(letter)
        return [self.state.tech_id(slot) for slot in range(SLOTS) if self.state.culture[slot] == seat]

    def track_of(self, board: str) -> str:
        """A religious influence track, left to right."""
        return "".join("ABCD"[owner] for owner in self.state.tracks[self.board(board)])

    def ally_of(self, board: str) -> str | None:
        """Whose religious ally a board is."""
        owner = self.state.ally[self.board(board)]
        return "ABCD"[owner] if owner >= 0 else None

    def owner(self, tile: str) -> str | None:
        """Who owns an initiative tile: a tree's, or "influence"."""
        place = 3 if tile == "influence" else self.state.tree_at[TREES.index(tile)]
        owner = self.state.owner[place]
        return "ABCD"[owner] if owner >= 0 else None

    def knows(self, letter: str, card: str) -> bool:
        """Whether a player knows where this card is although it does not lie open to them."""
        return self.state.sight[self.seat(letter)][self.card(card)] == KNOWN

    def seen(self, viewer: str, *path: str | int) -> Plain:
        """What a player ("-": a spectator) sees at a place of their view: seen("A", "players", 1, "hand")."""
        return at(self.game.view(None if viewer == "-" else self.seat(viewer)), *path)

    def waiting_of(self, letter: str) -> tuple[int, int]:
        """Teams that wait in the research row and in the data row."""
        waiting = self.faction(letter).waiting
        return waiting[0], waiting[1]

    def deck_of(self, tree: str) -> list[str]:
        """A deck from top to bottom."""
        zone = DECKS + self.state.tree_at[TREES.index(tree)]
        return [self.state.rulebook.cards[card].id for card in reversed(self.state.zones[zone])]
