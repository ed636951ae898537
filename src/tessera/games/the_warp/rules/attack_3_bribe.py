"""Step 3 of an attack: the attacker may bribe a defending card away (Attack: 3. Bribe)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.archive import distinct
from tessera.games.the_warp.rules.attack_4_reveal import helped_by
from tessera.games.the_warp.rules.bribe_goods import (
    ARCHIVE_CARDS,
    COUNTER_LIMIT,
    PROPOSED,
    REWARD_CARDS,
    PayBribe,
    begin_offer,
    can_settle,
    has_goods,
    is_empty,
    tell_offer,
)
from tessera.games.the_warp.rules.trading import Trade, can_trade, trade_limit
from tessera.games.the_warp.state import DISCARD, Warp
from tessera.games.the_warp.terms import DID_SETTLE_BRIBE, ON_PASSIVE
from tessera.kernel.step import Ask, Do, Refused
from tessera.kernel.zone import EVERYBODY

NO_OFFER = -1
TRADE = -2
OFFER = 0
ACCEPT = 0
DECLINE = 1
COUNTER = 2
# What is said while an offer is put together: a kind of goods times this, and how many or which.
KIND = 1000
PROPOSE = 0
WITHDRAW = 1
NAMED_CARD = 6
NAMED_REWARD = 7


class Bribe(Do[Warp]):
    """Each defending card can be bribed away, in the order played (WARP-BRB-01, WARP-GAT-18, WARP-GAT-19)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if self.card < len(combat.defence_by):
            combat.bribing = self.card
            game.then(MakeOffer(combat.attacker), NextBribe(len(combat.defence_by), self.card))


class NextBribe(Do[Warp]):
    """Go on with the next card: the one after this, or the one that took its place."""

    __slots__ = ("card", "cards")

    def __init__(self, cards: int, card: int) -> None:
        self.cards = cards
        self.card = card

    def resolve(self, game: Warp) -> None:
        gone = self.cards - len(game.combat.defence_by)
        game.then(Bribe(self.card + 1 - gone))


def bribed_seat(game: Warp) -> int:
    """Who played the card that is spoken of."""
    return game.combat.defence_by[game.combat.bribing]


class MakeOffer(Ask[Warp]):
    """Whether the attacker offers a bribe (WARP-BRB-01, WARP-TRD-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "bribe"

    def options(self, game: Warp) -> list[int]:
        found = [NO_OFFER]
        if has_goods(game, self.seat):
            found.append(OFFER)
        if can_trade(game, self.seat):
            found.append(TRADE)
        return found

    def answer(self, game: Warp, choice: int) -> None:
        if choice == TRADE:
            game.then(Trade(self.seat, trade_limit(game, self.seat), False), MakeOffer(self.seat))
        elif choice == OFFER:
            begin_offer(game, False)
            game.then(ComposeOffer(self.seat, False))
        else:
            offer_nothing(game, self.seat)

    def notation(self, game: Warp, choice: int) -> str:
        if choice == NO_OFFER:
            return "no bribe"
        return "trade" if choice == TRADE else "bribe"

    def about(self, game: Warp) -> list[str]:
        return [f"seat:{bribed_seat(game)}"]


class ComposeOffer(Ask[Warp]):
    """An offer is put together, one kind of goods after the other
    (WARP-BRB-02, WARP-BRB-03, WARP-BRB-05, WARP-BRB-10, ruling WARP-R021).

    In a counter offer the goods are the attacker's too, whatever they may own.
    """

    __slots__ = ("counter",)

    def __init__(self, seat: int, counter: bool) -> None:
        super().__init__(seat)
        self.counter = counter

    def kind(self) -> str:
        return "counter-goods" if self.counter else "bribe-goods"

    def options(self, game: Warp) -> list[int]:
        found = [] if is_empty(game) else [PROPOSE]
        found.append(WITHDRAW)
        for goods, most in enumerate(self._most(game)):
            if not game.combat.settled >> goods & 1:
                found += [(goods + 1) * KIND + count for count in range(1, most + 1)]
        found += self._names(game)
        return found

    def _most(self, game: Warp) -> list[int]:
        """How much of each kind can be spoken of."""
        combat = game.combat
        attacker = combat.attacker
        colony = game.colonies[attacker]
        cards = len(game.zones[game.hand(attacker)]) - len(combat.offer_cards)
        rewards = len(game.zones[game.rewards(attacker)]) - len(combat.offer_rewards)
        if self.counter:
            return [COUNTER_LIMIT, COUNTER_LIMIT, COUNTER_LIMIT, max(0, cards), max(0, rewards)]
        return [colony.gold, colony.energy, colony.reserve, cards, rewards]

    def _names(self, game: Warp) -> list[int]:
        """Cards that can be named: those in hand, or in a counter offer any, as many as the attacker holds."""
        combat = game.combat
        found: list[int] = []
        attacker = combat.attacker
        hand = game.zones[game.hand(attacker)]
        rewards = game.zones[game.rewards(attacker)]
        if len(hand) > combat.offer[ARCHIVE_CARDS] + len(combat.offer_cards):
            all_cards = list(range(game.rulebook.first_mission))
            free = [piece for piece in (all_cards if self.counter else hand) if piece not in combat.offer_cards]
            found += [NAMED_CARD * KIND + piece for piece in distinct(game, free)]
        if len(rewards) > combat.offer[REWARD_CARDS] + len(combat.offer_rewards):
            all_rewards = list(range(game.rulebook.first_reward, game.rulebook.first_token))
            free = [piece for piece in (all_rewards if self.counter else rewards) if piece not in combat.offer_rewards]
            # Copies of a card are the same choice.
            numbers = {game.reward(piece).number: piece for piece in reversed(free)}
            found += [NAMED_REWARD * KIND + piece for piece in reversed(numbers.values())]
        return found

    def answer(self, game: Warp, choice: int) -> None:
        combat = game.combat
        if choice == WITHDRAW:
            begin_offer(game, False)
            if self.counter:
                withdraw_counter(game, self.seat)
            else:
                offer_nothing(game, self.seat)
            return
        if choice == PROPOSE:
            combat.settled |= PROPOSED
            tell_offer(game, self.seat, self.counter)
            game.then(AnswerCounter(combat.attacker) if self.counter else AnswerOffer(bribed_seat(game)))
            return
        goods, count = divmod(choice, KIND)
        if goods == NAMED_CARD:
            combat.offer_cards = [*combat.offer_cards, count]
        elif goods == NAMED_REWARD:
            combat.offer_rewards = [*combat.offer_rewards, count]
        else:
            combat.offer[goods - 1] = count
            combat.settled |= 1 << goods - 1
        game.then(ComposeOffer(self.seat, self.counter))

    def notation(self, game: Warp, choice: int) -> str:
        if choice <= WITHDRAW:
            return "propose" if choice == PROPOSE else "withdraw"
        goods, count = divmod(choice, KIND)
        if goods == NAMED_CARD:
            return f"card {game.card(count).id}"
        if goods == NAMED_REWARD:
            return f"reward {game.reward(count).id}"
        return f"{('gold', 'energy', 'troops', 'cards', 'rewards')[goods - 1]} {count}"

    def about(self, game: Warp) -> list[str]:
        return [f"seat:{bribed_seat(game)}"]


class AnswerOffer(Ask[Warp]):
    """Accept, decline, or decline with the one counter offer (WARP-BRB-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "bribe-answer"

    def options(self, game: Warp) -> list[int]:
        return [ACCEPT, DECLINE, COUNTER]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == ACCEPT:
            settle(game)
        elif choice == COUNTER:
            begin_offer(game, True)
            game.then(ComposeOffer(self.seat, True))
        else:
            decline(game, self.seat)

    def notation(self, game: Warp, choice: int) -> str:
        return ("accept", "decline", "counter")[choice]


class AnswerCounter(Ask[Warp]):
    """The attacker accepts what can be paid in full, or declines; that is all (WARP-BRB-03, WARP-BRB-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "counter-answer"

    def options(self, game: Warp) -> list[int]:
        return [ACCEPT, DECLINE] if can_settle(game) else [DECLINE]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == ACCEPT:
            settle(game)
        else:
            decline(game, self.seat)

    def notation(self, game: Warp, choice: int) -> str:
        return ("accept", "decline")[choice]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import counter_objections

        return counter_objections(game, self.seat)


def offer_nothing(game: Warp, seat: int) -> None:
    """The attacker offers no bribe, or none after all (WARP-BRB-01)."""
    if game.log is not None:
        game.say("no_bribe", "WARP-BRB-01", seat, [f"seat:{bribed_seat(game)}"])


def withdraw_counter(game: Warp, seat: int) -> None:
    """The offer is declined, and no counter offer comes of it after all; the card stays in play
    (WARP-BRB-03, WARP-BRB-04)."""
    if game.log is not None:
        game.say("no_counter", "WARP-BRB-03", seat, [])


def decline(game: Warp, seat: int) -> None:
    """The card stays in play, and nothing is offered any more (WARP-BRB-04)."""
    begin_offer(game, False)
    if game.log is not None:
        game.say("bribe_declined", "WARP-BRB-04", seat, [])


def settle(game: Warp) -> None:
    """The defending card goes away without effect and the bribe is handed over (WARP-BRB-04, WARP-BRB-09)."""
    combat = game.combat
    seat = bribed_seat(game)
    place = combat.defence_by[: combat.bribing].count(seat)
    piece = game.zones[game.played(seat)][place]
    if keeps_cards(game, seat):
        game.slide(piece, game.played(seat), game.hand(seat), seat)
    else:
        game.move(piece, game.played(seat), DISCARD)
    combat.defence_by.pop(combat.bribing)
    game.deed(combat.attacker, DID_SETTLE_BRIBE, 1)
    game.deed(seat, DID_SETTLE_BRIBE, 1)
    if game.log is not None:
        if keeps_cards(game, seat):
            game.say_hidden("bribed_back", "WARP-BRB-04", seat, [], [piece], 1 << seat)
        else:
            game.say_hidden("bribed", "WARP-BRB-04", seat, [], [piece], EVERYBODY)
    game.then(PayBribe(combat.attacker, seat))


def keeps_cards(game: Warp, seat: int) -> bool:
    """Whether a card that is bribed away returns to the hand (`return_card`); a helper brings no such bonus
    (WARP-BRB-04, WARP-RAC-03, WARP-TEAM-21)."""
    if helped_by(game, seat) != seat:
        return False
    colony = game.colonies[seat]
    for number in [*colony.races, *([colony.copied] if colony.copied >= 0 else [])]:
        active = game.race(number).active
        if active.trigger == ON_PASSIVE and any(effect.op == ops.RETURN_CARD for effect in active.effects):
            return True
    return False
