"""The state of Race for the Galaxy and the plain verbs that change it. Rules call the verbs; they know no timing."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.figures import (
    EACH_MILITARY_WORLD,
    EACH_UPLIFT_WORLD,
    FIGURES,
    GENERAL_MILITARY,
    IMPERIUM_CARDS,
    IMPERIUM_CHANGE,
    KIND_WORLDS,
    MILITARY_WORLDS,
    PRODUCTION_WORLDS,
    REBEL_MILITARY_WORLDS,
    REBEL_WORLDS,
    UPLIFT_WORLDS,
)
from tessera.games.race_for_the_galaxy.robot import Robot
from tessera.games.race_for_the_galaxy.rulebook import Card, Power, Rulebook
from tessera.games.race_for_the_galaxy.terms import (
    ANY,
    CLASS_KINDS,
    CLASS_MILITARY,
    CLASS_PRODUCTION,
    CLASS_REBEL,
    CLASS_REBEL_MILITARY,
    CLASS_UPLIFT,
)
from tessera.kernel.event import Event
from tessera.kernel.state import KNOWN, State
from tessera.kernel.zone import EVERYBODY, Plan, seen_by

# Zones, in the order of the plan (see rules/setup). Goods, hands and piles are face down (RFTG-SETUP-17).
DECK: Final = 0
DISCARD: Final = 1
ASIDE: Final = 2  # cards that everybody sees for a moment: searches and gambles
BOX: Final = 3  # out of the game, unseen
ROBOT_STACK: Final = 4
ROBOT_TABLEAU: Final = 5
HANDS: Final = 6
ZONES_PER_SEAT: Final = 5
# After the zones of all seats, in a draft: each seat's own deck, own discard pile, and the cards it is choosing from.
DRAFT_ZONES_PER_SEAT: Final = 3

# A power in force is one number: the piece, and the place of the power on it.
POWER_BITS: Final = 16

NOBODY_LEADS: Final = -1
TIE: Final = -2
# The robot's number wherever it is compared with the players.
ROBOT_SEAT: Final = 90


class Race(State):
    """A game of Race for the Galaxy."""

    __slots__ = (
        "again",
        "attacks",
        "category",
        "claims",
        "declined",
        "draft_left",
        "draft_sets",
        "empires",
        "goals",
        "lead",
        "on_tile",
        "order",
        "phase",
        "phases",
        "pool",
        "reason",
        "reshuffled",
        "robot",
        "round",
        "rulebook",
        "seats",
        "taken",
    )

    rulebook: Rulebook
    seats: int
    empires: list[Empire]
    robot: Robot
    # Seats clockwise from the lowest start world (RFTG-SETUP-15).
    order: list[int]
    round: int
    # VP chips left; less than nothing when the last round needed more (RFTG-CONSUME-09).
    pool: int
    # The phase being played, -1 between phases; whether it is the second one of its kind; and the mask of those chosen.
    phase: int
    again: int
    phases: int
    # Declared takeovers, eight numbers each (see rules/takeovers).
    attacks: list[int]
    # Whether a takeover has succeeded in this phase (RFTG-GOAL-16).
    taken: bool
    # Goals in play; and for a first goal the mask of those who claimed it, for a most goal its holder plus 1.
    goals: list[int]
    claims: list[int]
    # The Prestige Lead: a seat, NOBODY_LEADS or TIE; and the prestige lying on its tile.
    lead: int
    on_tile: int
    # The search going on: its category, whether a match was declined, whether the discards were shuffled in.
    category: int
    declined: bool
    reshuffled: bool
    # The draft: whether cards go left, and how many full sets are still to come.
    draft_left: bool
    draft_sets: int
    reason: int

    def __init__(self, plan: Plan, rulebook: Rulebook) -> None:
        super().__init__(plan)
        self.rulebook = rulebook
        self.seats = plan.seats
        self.empires = []
        self.robot = Robot(-1, 0, 0, 0, 0, 0, 0, 0, 0, False, [], 0)
        self.order = []
        self.round = 0
        self.pool = 0
        self.phase = -1
        self.again = 0
        self.phases = 0
        self.attacks = []
        self.taken = False
        self.goals = []
        self.claims = []
        self.lead = NOBODY_LEADS
        self.on_tile = 0
        self.category = -1
        self.declined = False
        self.reshuffled = False
        self.draft_left = True
        self.draft_sets = 0
        self.reason = 0

    # Zones of a seat

    def hand(self, seat: int) -> int:
        """The zone of a hand."""
        return HANDS + seat * ZONES_PER_SEAT

    def drawn(self, seat: int) -> int:
        """The zone of cards that a seat looks at: start worlds to choose from, Explore draws, an ante."""
        return HANDS + seat * ZONES_PER_SEAT + 1

    def tableau(self, seat: int) -> int:
        """The zone of a tableau."""
        return HANDS + seat * ZONES_PER_SEAT + 2

    def goods(self, seat: int) -> int:
        """The zone of the goods on a seat's worlds, in the order of `laden`."""
        return HANDS + seat * ZONES_PER_SEAT + 3

    def saved(self, seat: int) -> int:
        """The zone of cards saved under a world."""
        return HANDS + seat * ZONES_PER_SEAT + 4

    def deck(self, seat: int) -> int:
        """The pile that a seat draws from: everybody's, or in a draft its own (RFTG-DRAFT-06)."""
        if self.rulebook.draft:
            return HANDS + self.seats * ZONES_PER_SEAT + seat * DRAFT_ZONES_PER_SEAT
        return DECK

    def pile(self, seat: int) -> int:
        """The pile that a seat discards to (RFTG-ROUND-12, RFTG-DRAFT-06, RFTG-DRAFT-11)."""
        if self.rulebook.draft:
            return HANDS + self.seats * ZONES_PER_SEAT + seat * DRAFT_ZONES_PER_SEAT + 1
        return DISCARD

    def pack(self, seat: int) -> int:
        """The cards a seat is choosing from in a draft."""
        return HANDS + self.seats * ZONES_PER_SEAT + seat * DRAFT_ZONES_PER_SEAT + 2

    # Drawing and discarding

    def refill(self, seat: int) -> bool:
        """An empty draw pile is made anew from the discards; whether there is anything to draw (RFTG-ROUND-11)."""
        deck = self.deck(seat)
        if not self.zones[deck]:
            pile = self.pile(seat)
            if not self.zones[pile]:
                return False
            self.gather(pile, deck)
        return True

    def draw_cards(self, seat: int, count: int) -> int:
        """Cards from the draw pile into the hand; how many there were."""
        return self.draw_to(seat, self.hand(seat), count)

    def draw_to(self, seat: int, zone: int, count: int) -> int:
        """Cards from the draw pile, as many as there are (RFTG-ROUND-11)."""
        deck = self.deck(seat)
        got = self.draw_many(deck, zone, count)
        while got < count and self.refill(seat):
            got += self.draw_many(deck, zone, count - got)
        return got

    def discard(self, seat: int, piece: int, zone: int) -> None:
        """A hidden card goes face down onto the discard pile (RFTG-ROUND-12)."""
        self.hide(seat, piece, zone, self.pile(seat))

    def hide(self, seat: int, piece: int, zone: int, target: int) -> None:
        """A card of this seat goes where others do not see it; if they knew some of these cards, they cannot tell any
        more which one went (ruling RFTG-R008)."""
        if self.empires[seat].exposed:
            if self._known_to_others(seat, zone):
                self.slip(piece, zone, target, seen_by(seat))
                return
            if zone == self.hand(seat):
                self.empires[seat].exposed = False
        self.shed(piece, zone, target, seat)

    def _known_to_others(self, seat: int, zone: int) -> bool:
        """Whether somebody else knows a card of this zone."""
        for other in range(self.seats):
            if other != seat:
                sight = self.sight[other]
                for piece in self.zones[zone]:
                    if sight[piece] == KNOWN:
                        return True
        return False

    # Goods

    def add_good(self, seat: int, world: int) -> None:
        """A face-down card from the draw pile becomes the good of a world; without one, a marker stands for it
        (RFTG-SETTLE-06, RFTG-ROUND-11)."""
        empire = self.empires[seat]
        empire.laden.append(world)
        if self.refill(seat):
            self.lay_down(self.deck(seat), self.goods(seat))
        else:
            empire.markers.append(world)

    def take_good(self, seat: int, world: int, target: int) -> None:
        """The good of a world leaves it, unseen, for another pile (RFTG-CONSUME-05)."""
        empire = self.empires[seat]
        place = empire.laden.index(world)
        if empire.markers:
            if world in empire.markers:
                empire.markers.remove(world)
                del empire.laden[place]
                return
            # Markers have no card in the zone, so a card lies as many places lower as there are markers before it.
            for marked in empire.laden[:place]:
                if marked in empire.markers:
                    place -= 1
        zone = self.zones[self.goods(seat)]
        self.zones[target].append(zone.pop(place))
        empire.laden.remove(world)

    def spend_good(self, seat: int, world: int) -> None:
        """A good is discarded."""
        self.take_good(seat, world, self.pile(seat))

    def kind_of(self, seat: int, world: int) -> int:
        """The kind of a world in this tableau, and so of its good (RFTG-KIND-01)."""
        good = self.rulebook.cards[world].good
        return self.empires[seat].kind if good == ANY else good

    # Chips and prestige

    def gain_chips(self, seat: int, amount: int) -> None:
        """VP chips from the pool; when it is empty, from the chips kept aside (RFTG-CONSUME-06, RFTG-CONSUME-09)."""
        self.pool -= amount
        self.empires[seat].chips += amount

    def gain_prestige(self, seat: int, amount: int) -> None:
        """Prestige from the unlimited supply; the leader's lies on the tile (RFTG-PRESTIGE-01, RFTG-PRESTIGE-07)."""
        empire = self.empires[seat]
        empire.prestige += amount
        empire.earned += amount
        if self.lead == seat:
            self.on_tile += amount

    def spend_prestige(self, seat: int, amount: int) -> None:
        """Prestige back to the supply, first what does not lie on the tile (RFTG-PRESTIGE-14)."""
        empire = self.empires[seat]
        empire.prestige -= amount
        if self.lead == seat and self.on_tile > empire.prestige:
            self.on_tile = empire.prestige

    # The tableau

    def power(self, power: int) -> Power:
        """A power in force."""
        return self.rulebook.cards[power // POWER_BITS].powers[power % POWER_BITS]

    def card(self, piece: int) -> Card:
        """What is printed on a card."""
        return self.rulebook.cards[piece]

    def arrive(self, seat: int, piece: int) -> None:
        """A card has come into a tableau; it is in force from the next phase on (RFTG-ROUND-06)."""
        self.empires[seat].fresh.append(piece)

    def leave(self, seat: int, piece: int, target: int) -> None:
        """A card leaves a tableau, in force until the phase ends (RFTG-ROUND-07); its good and the cards saved under it
        are lost (RFTG-PRODUCE-15)."""
        empire = self.empires[seat]
        if piece in empire.laden:
            self.take_good(seat, piece, target)
        if self.rulebook.cards[piece].saves:
            for card in self.zones[self.saved(seat)].copy():
                self.move(card, self.saved(seat), target)
        self.move(piece, self.tableau(seat), target)
        self._gone(seat, piece)

    def _gone(self, seat: int, piece: int) -> None:
        empire = self.empires[seat]
        if piece in empire.fresh:
            empire.fresh.remove(piece)
        else:
            empire.lost = True

    def hand_over(self, world: int, loser: int, winner: int) -> None:
        """A world goes to another tableau, with its good and the cards saved under it
        (RFTG-TAKEOVER-18, RFTG-TAKEOVER-22, RFTG-PRODUCE-15)."""
        losing, winning = self.empires[loser], self.empires[winner]
        if world in losing.laden:
            marked = world in losing.markers
            self.take_good(loser, world, self.goods(winner))
            winning.laden.append(world)
            if marked:
                winning.markers.append(world)
        if self.rulebook.cards[world].saves:
            for card in self.zones[self.saved(loser)].copy():
                self.move(card, self.saved(loser), self.saved(winner))
        self.move(world, self.tableau(loser), self.tableau(winner))
        if self.rulebook.cards[world].good == ANY:
            winning.kind = losing.kind
        self._gone(loser, world)
        self.arrive(winner, world)

    def bring_into_force(self, seat: int) -> None:
        """A phase is over: the tableau as it lies now is what counts from here on (RFTG-ROUND-06, RFTG-ROUND-07)."""
        empire = self.empires[seat]
        if empire.lost:
            empire.lost = False
            empire.figures = [0] * FIGURES
            empire.explore = []
            empire.develop = []
            empire.settle = []
            empire.trade = []
            empire.consume = []
            empire.produce = []
            empire.late = []
            empire.makers = []
            for piece in self.zones[self.tableau(seat)]:
                self._enforce(empire, piece)
            if empire.kind >= 0 and not self._has_multi_kind(seat):
                empire.kind = -1
        else:
            for piece in empire.fresh:
                self._enforce(empire, piece)
        if empire.fresh:
            empire.fresh = []

    def _has_multi_kind(self, seat: int) -> bool:
        for piece in self.zones[self.tableau(seat)]:
            if self.rulebook.cards[piece].good == ANY:
                return True
        return False

    def _enforce(self, empire: Empire, piece: int) -> None:
        card = self.rulebook.cards[piece]
        adds = card.adds
        figures = empire.figures
        for place in range(0, len(adds), 2):
            figures[adds[place]] += adds[place + 1]
        if not card.is_special:
            return
        first = piece * POWER_BITS
        for place in card.explore:
            empire.explore.append(first + place)
        for place in card.develop:
            empire.develop.append(first + place)
        for place in card.settle:
            empire.settle.append(first + place)
        for place in card.trade:
            empire.trade.append(first + place)
        for place in card.consume:
            empire.consume.append(first + place)
        for place in card.produce:
            empire.produce.append(first + place)
        for place in card.late:
            empire.late.append(first + place)
        if card.makes:
            empire.makers.append(piece)

    # Counting

    def general_military(self, seat: int) -> int:
        """The sum of all unconditional Military in force
        (RFTG-SETTLE-08, RFTG-SETTLE-40, RFTG-SETTLE-41, RFTG-TAKEOVER-04)."""
        figures = self.empires[seat].figures
        total = figures[GENERAL_MILITARY]
        if figures[EACH_MILITARY_WORLD]:
            total += figures[EACH_MILITARY_WORLD] * figures[MILITARY_WORLDS]
        if figures[EACH_UPLIFT_WORLD]:
            total += figures[EACH_UPLIFT_WORLD] * figures[UPLIFT_WORLDS]
        if figures[IMPERIUM_CHANGE] and figures[IMPERIUM_CARDS]:
            total += figures[IMPERIUM_CHANGE]
        return total

    def worlds_of_class(self, seat: int, world_class: int) -> int:
        """How many worlds in force belong to a class (RFTG-PRODUCE-09, RFTG-PRODUCE-16)."""
        figures = self.empires[seat].figures
        if world_class == CLASS_MILITARY:
            return figures[MILITARY_WORLDS]
        if world_class == CLASS_REBEL:
            return figures[REBEL_WORLDS]
        if world_class == CLASS_REBEL_MILITARY:
            return figures[REBEL_MILITARY_WORLDS]
        if world_class == CLASS_UPLIFT:
            return figures[UPLIFT_WORLDS]
        if world_class == CLASS_PRODUCTION:
            return figures[PRODUCTION_WORLDS]
        assert world_class >= CLASS_KINDS
        return self.worlds_of_kind(seat, world_class - CLASS_KINDS)

    def worlds_of_kind(self, seat: int, kind: int) -> int:
        """How many worlds in force are of a kind, the multi-kind world as it is set now (RFTG-KIND-03)."""
        empire = self.empires[seat]
        return empire.figures[KIND_WORLDS + kind] + (1 if empire.kind == kind else 0)

    # Telling: sentences are made elsewhere, from a key and words.

    def say(self, key: str, clause: str, seat: int, words: list[str]) -> None:
        """Tell what happened, all of it open. Callers ask for `log` first."""
        self.tell(Event(key, clause, seat, words, [], EVERYBODY))

    def say_hidden(self, key: str, clause: str, seat: int, words: list[str], pieces: list[int]) -> None:
        """Tell what happened with cards that only one seat may know."""
        self.tell(Event(key, clause, seat, words, pieces, seen_by(seat)))

    def piece_name(self, piece: int) -> str:
        """The name of a card in notation."""
        return self.rulebook.piece_names[piece]
