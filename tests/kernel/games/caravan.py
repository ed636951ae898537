"""Caravan, a small game for tests: dice, a draft, effects inside effects, stealing unseen, a pile that becomes a deck.

CV-1: everybody drafts three cards: keep one, pass the rest to the left, three times. CV-2: at the beginning of a turn a
die is rolled; on a 1 or a 2 a card is drawn. CV-3: then one card may be played, or drawn. CV-4: cards cost coins.
CV-5: spice earns two coins. CV-6: a camel rolls two dice, of which one is taken as coins. CV-7: a horn makes a rival
drop a card, then earns one coin. CV-8: whenever a card is dropped everybody with a bell takes a coin or a card. CV-9: a
seer looks at a rival's hand and takes a card, which nobody else sees. CV-10: when the deck is empty the dropped cards
become the deck. CV-11: after the last round the most coins win.
"""

from __future__ import annotations

from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.step import Ask, Do, Refused, Together
from tessera.kernel.zone import EVERYBODY, Plan

SPICE, CAMEL, HORN, SEER, BELL = range(5)
KINDS = ("spice", "camel", "horn", "seer", "bell")
COUNTS = (4, 4, 4, 5, 3)
COSTS = (0, 0, 1, 2, 1)
DECK, PILE = 0, 1
DRAFTED = 3


class Purse:
    """What a seat owns besides cards."""

    __slots__ = ("coins", "dice")

    coins: int
    # The dice rolled for this seat, for the record.
    dice: list[int]

    def __init__(self, coins: int, dice: list[int]) -> None:
        self.coins = coins
        self.dice = dice


class Caravan(State):
    """The state: purses, and how far the game is."""

    __slots__ = ("purses", "rounds", "sides", "turns")

    purses: list[Purse]
    rounds: int
    sides: int
    turns: int

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.purses = []
        self.rounds = 0
        self.sides = 0
        self.turns = 0

    def hand(self, seat: int) -> int:
        """The zone of a hand."""
        return 2 + seat * 4

    def offer(self, seat: int) -> int:
        """The zone of cards from which a seat drafts."""
        return 3 + seat * 4

    def passing(self, seat: int) -> int:
        """The zone of cards on their way to the left."""
        return 4 + seat * 4

    def front(self, seat: int) -> int:
        """The zone of cards lying open before a seat."""
        return 5 + seat * 4

    def kind_of(self, card: int) -> int:
        """What a card is."""
        return KINDS.index(self.plan.names[card].partition("-")[0])

    def can_draw(self) -> bool:
        """Whether there is a card to draw."""
        return bool(self.zones[DECK] or self.zones[PILE])

    def draw_card(self, seat: int) -> None:
        """Draw a card; the pile becomes the deck when that is empty (CV-10)."""
        if not self.zones[DECK] and self.zones[PILE]:
            self.gather(PILE, DECK)
            self.say("gathers", "CV-10", -1, [])
        if self.zones[DECK]:
            card = self.draw(DECK, self.hand(seat))
            if self.log is not None:
                self.tell(Event("draws", "CV-3", seat, [], [card], 1 << seat))

    def say(self, key: str, clause: str, seat: int, words: list[str]) -> None:
        """Tell what everybody may know."""
        if self.log is not None:
            self.tell(Event(key, clause, seat, words, [], EVERYBODY))


class Draft(Do[Caravan]):
    """Everybody keeps a card and passes the others on (CV-1)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def resolve(self, game: Caravan) -> None:
        if self.left > 0:
            picks: list[Ask[Caravan]] = [Pick(seat) for seat in range(game.plan.seats)]
            game.then(Together([*picks], True), PassOn(), Draft(self.left - 1))


class Pick(Ask[Caravan]):
    """Which card do you keep? (CV-1)"""

    __slots__ = ()

    def kind(self) -> str:
        return "draft"

    def options(self, game: Caravan) -> list[int]:
        return sorted(game.zones[game.offer(self.seat)])

    def answer(self, game: Caravan, choice: int) -> None:
        game.slip(choice, game.offer(self.seat), game.hand(self.seat), 1 << self.seat)
        if game.log is not None:
            game.tell(Event("keeps", "CV-1", self.seat, [], [choice], 1 << self.seat))

    def notation(self, game: Caravan, choice: int) -> str:
        return f"keep {game.plan.names[choice]}"


class PassOn(Do[Caravan]):
    """What was not kept goes to the left, all at once (CV-1)."""

    __slots__ = ()

    def resolve(self, game: Caravan) -> None:
        seats = game.plan.seats
        for seat in range(seats):
            for card in game.zones[game.offer(seat)].copy():
                game.move(card, game.offer(seat), game.passing(seat))
        for seat in range(seats):
            for card in game.zones[game.passing(seat)].copy():
                game.move(card, game.passing(seat), game.offer((seat + 1) % seats))


class Turn(Do[Caravan]):
    """A turn begins with a die, or the game is over (CV-2, CV-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Caravan) -> None:
        if game.turns == game.rounds * game.plan.seats:
            game.over = True
            return
        game.turns += 1
        die = game.roll(game.sides)
        game.purses[self.seat].dice.append(die)
        game.say("rolls", "CV-2", self.seat, [str(die)])
        if die <= 2:
            game.draw_card(self.seat)
        game.then(Act(self.seat), Turn((self.seat + 1) % game.plan.seats))


class Act(Ask[Caravan]):
    """What do you do? (CV-3) Choices: a card, or one of the two below."""

    __slots__ = ()

    def kind(self) -> str:
        return "act"

    def about(self, game: Caravan) -> list[str]:
        return [str(game.purses[self.seat].coins)]

    def options(self, game: Caravan) -> list[int]:
        coins = game.purses[self.seat].coins
        hand = sorted(game.zones[game.hand(self.seat)])
        menu = [card for card in hand if COSTS[game.kind_of(card)] <= coins]
        if game.can_draw():
            menu.append(-1)
        return [*menu, -2]

    def answer(self, game: Caravan, choice: int) -> None:
        if choice == -1:
            game.draw_card(self.seat)
        elif choice >= 0:
            kind = game.kind_of(choice)
            game.purses[self.seat].coins -= COSTS[kind]
            game.move(choice, game.hand(self.seat), game.front(self.seat) if kind == BELL else PILE)
            game.say("plays", "CV-3", self.seat, [f"card:{choice}"])
            if kind != BELL:
                game.then(Effect(self.seat, kind))

    def notation(self, game: Caravan, choice: int) -> str:
        return ("pass", "draw")[choice + 2] if choice < 0 else f"play {game.plan.names[choice]}"

    def refused(self, game: Caravan) -> list[Refused]:
        coins = game.purses[self.seat].coins
        barred: list[Refused] = []
        for card in sorted(game.zones[game.hand(self.seat)]):
            cost = COSTS[game.kind_of(card)]
            if cost > coins:
                why = f"It costs {cost} coins and you have {coins}"
                why_ja = f"コストは{cost}コインですが、{coins}コインしかありません。"
                objection = Objection("CV-4", why, "Earn coins first.", why_ja, "先にコインを得てください。")
                barred.append(Refused(self.notation(game, card), objection))
        return barred


class Effect(Do[Caravan]):
    """What a card does (CV-5, CV-6, CV-7, CV-9)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resolve(self, game: Caravan) -> None:
        if self.kind == SPICE:
            game.then(Earn(self.seat, 2))
        elif self.kind == CAMEL:
            game.then(TakeDie(self.seat, [game.roll(game.sides), game.roll(game.sides)]))
        elif self.kind == HORN:
            game.then(ChooseRival(self.seat, HORN), Earn(self.seat, 1))
        else:
            game.then(ChooseRival(self.seat, SEER))


class Earn(Do[Caravan]):
    """Coins come in (CV-5)."""

    __slots__ = ("coins", "seat")

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def resolve(self, game: Caravan) -> None:
        game.purses[self.seat].coins += self.coins
        game.say("earns", "CV-5", self.seat, [str(self.coins)])


class TakeDie(Ask[Caravan]):
    """Which die do you take? (CV-6)"""

    __slots__ = ("dice",)

    def __init__(self, seat: int, dice: list[int]) -> None:
        super().__init__(seat)
        self.dice = dice

    def kind(self) -> str:
        return "die"

    def options(self, game: Caravan) -> list[int]:
        return sorted(set(self.dice))

    def answer(self, game: Caravan, choice: int) -> None:
        game.then(Earn(self.seat, choice))

    def notation(self, game: Caravan, choice: int) -> str:
        return f"take {choice}"


class ChooseRival(Ask[Caravan]):
    """Whom does it strike? (CV-7, CV-9)"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> str:
        return "rival"

    def about(self, game: Caravan) -> list[str]:
        return [KINDS[self.effect]]

    def options(self, game: Caravan) -> list[int]:
        return [seat for seat in range(game.plan.seats) if seat != self.seat and game.zones[game.hand(seat)]]

    def answer(self, game: Caravan, choice: int) -> None:
        if self.effect == HORN:
            game.then(DropCard(choice))
            return
        game.look(self.seat, game.hand(choice))
        if game.log is not None:
            seen = 1 << self.seat | 1 << choice
            hand = sorted(game.zones[game.hand(choice)])
            game.tell(Event("looks", "CV-9", self.seat, [f"seat:{choice}"], hand, seen))
        game.then(TakeCard(self.seat, choice))

    def notation(self, game: Caravan, choice: int) -> str:
        return f"rival {'ABCD'[choice]}"


class DropCard(Ask[Caravan]):
    """Which card do you drop? (CV-7)"""

    __slots__ = ()

    def kind(self) -> str:
        return "drop"

    def options(self, game: Caravan) -> list[int]:
        return sorted(game.zones[game.hand(self.seat)])

    def answer(self, game: Caravan, choice: int) -> None:
        game.move(choice, game.hand(self.seat), PILE)
        game.say("drops", "CV-7", self.seat, [f"card:{choice}"])
        game.then(Ring(self.seat))

    def notation(self, game: Caravan, choice: int) -> str:
        return f"drop {game.plan.names[choice]}"


class Ring(Do[Caravan]):
    """Everybody with a bell is asked, from the dropper on (CV-8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Caravan) -> None:
        seats = game.plan.seats
        order = [(self.seat + offset) % seats for offset in range(seats)]
        game.then(*[HearBell(seat) for seat in order if game.zones[game.front(seat)]])


class HearBell(Ask[Caravan]):
    """A coin or a card? (CV-8)"""

    __slots__ = ()

    def kind(self) -> str:
        return "bell"

    def options(self, game: Caravan) -> list[int]:
        return [0, 1] if game.can_draw() else [0]

    def answer(self, game: Caravan, choice: int) -> None:
        if choice == 0:
            game.then(Earn(self.seat, 1))
        else:
            game.draw_card(self.seat)

    def notation(self, game: Caravan, choice: int) -> str:
        return ("coin", "card")[choice]


class TakeCard(Ask[Caravan]):
    """Which card do you take? (CV-9)"""

    __slots__ = ("rival",)

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def kind(self) -> str:
        return "take"

    def options(self, game: Caravan) -> list[int]:
        return sorted(game.zones[game.hand(self.rival)])

    def answer(self, game: Caravan, choice: int) -> None:
        witnesses = 1 << self.seat | 1 << self.rival
        game.slip(choice, game.hand(self.rival), game.hand(self.seat), witnesses)
        if game.log is not None:
            game.tell(Event("takes", "CV-9", self.seat, [f"seat:{self.rival}"], [choice], witnesses))

    def notation(self, game: Caravan, choice: int) -> str:
        return f"take {game.plan.names[choice]}"
