"""What a bribe consists of, and how it is handed over (Attack: 3. Bribe)."""

from __future__ import annotations

from tessera.games.the_warp.rules.archive import CutHand
from tessera.games.the_warp.rules.reward_cards import CutRewards
from tessera.games.the_warp.state import Warp
from tessera.kernel.step import AskSome, Do
from tessera.kernel.zone import EVERYBODY, seen_by

# Places in `Combat.offer`.
GOLD = 0
ENERGY = 1
TROOPS = 2
ARCHIVE_CARDS = 3
REWARD_CARDS = 4
# A counter offer can ask for what nobody owns; this much of a kind is enough to be refused (WARP-BRB-10).
COUNTER_LIMIT = 12
# Beside the kinds of goods in `Combat.settled`: whether all know the offer, and whether it is a counter offer.
PROPOSED = 256
COUNTERING = 512


def begin_offer(game: Warp, counter: bool) -> None:
    """Nothing is offered yet."""
    combat = game.combat
    combat.offer = [0, 0, 0, 0, 0]
    combat.offer_cards = []
    combat.offer_rewards = []
    combat.settled = COUNTERING if counter else 0


def has_goods(game: Warp, seat: int) -> bool:
    """Whether a player owns anything that a bribe can hold (WARP-BRB-02)."""
    colony = game.colonies[seat]
    if colony.gold or colony.energy or colony.reserve:
        return True
    return bool(game.zones[game.hand(seat)] or game.zones[game.rewards(seat)])


def is_empty(game: Warp) -> bool:
    """Whether nothing is offered yet."""
    combat = game.combat
    return not (sum(combat.offer) or combat.offer_cards or combat.offer_rewards)


def tell_offer(game: Warp, seat: int, counter: bool) -> None:
    """Offers are open; what an offer names is known to be there (WARP-INFO-06, WARP-BRB-05)."""
    combat = game.combat
    if not counter:
        for piece in [*combat.offer_cards, *combat.offer_rewards]:
            game.show_to_all(piece)
    game.mark += 1
    if game.log is not None:
        words = [f"{count}" for count in combat.offer]
        # A counter offer names cards, not pieces: any copy will do, wherever it lies.
        named = "copy" if counter else "piece"
        words += [f"{named}:{piece}" for piece in [*combat.offer_cards, *combat.offer_rewards]]
        game.say("counter" if counter else "offer", "WARP-BRB-03" if counter else "WARP-BRB-02", seat, words)


def can_settle(game: Warp) -> bool:
    """Whether the attacker can hand over everything that is spoken of at once (WARP-BRB-05)."""
    combat = game.combat
    colony = game.colonies[combat.attacker]
    offer = combat.offer
    if colony.gold < offer[GOLD] or colony.energy < offer[ENERGY] or colony.reserve < offer[TROOPS]:
        return False
    hand = game.zones[game.hand(combat.attacker)]
    rewards = game.zones[game.rewards(combat.attacker)]
    if len(find_cards(game, combat.attacker)) < len(combat.offer_cards):
        return False
    if len(find_rewards(game, combat.attacker)) < len(combat.offer_rewards):
        return False
    return len(hand) >= offer[ARCHIVE_CARDS] + len(combat.offer_cards) and len(rewards) >= offer[REWARD_CARDS] + len(
        combat.offer_rewards
    )


def find_cards(game: Warp, seat: int) -> list[int]:
    """The named Archive cards in a hand, a copy for each time that a card is named."""
    found: list[int] = []
    for named in game.combat.offer_cards:
        for piece in game.zones[game.hand(seat)]:
            if game.card(piece).number == game.card(named).number and piece not in found:
                found.append(piece)
                break
    return found


def find_rewards(game: Warp, seat: int) -> list[int]:
    """The named Reward cards that a player holds, a copy for each time that a card is named."""
    found: list[int] = []
    for named in game.combat.offer_rewards:
        for piece in game.zones[game.rewards(seat)]:
            if game.reward(piece).number == game.reward(named).number and piece not in found:
                found.append(piece)
                break
    return found


class PayBribe(Do[Warp]):
    """Everything is handed over; unnamed cards are chosen by the attacker now
    (WARP-BRB-04, WARP-BRB-06, WARP-BRB-07, WARP-BRB-08)."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def resolve(self, game: Warp) -> None:
        giver, taker = game.colonies[self.seat], game.colonies[self.to]
        offer = game.combat.offer
        giver.gold -= offer[GOLD]
        giver.energy -= offer[ENERGY]
        taker.gold += offer[GOLD]
        taker.energy += offer[ENERGY]
        # Troops change colour (WARP-BRB-07).
        giver.reserve -= offer[TROOPS]
        giver.supply += offer[TROOPS]
        troops = min(offer[TROOPS], taker.supply)
        taker.supply -= troops
        taker.reserve += troops
        cards, rewards = find_cards(game, self.seat), find_rewards(game, self.seat)
        for piece in cards:
            game.slip(piece, game.hand(self.seat), game.hand(self.to), EVERYBODY)
        for piece in rewards:
            game.slip(piece, game.rewards(self.seat), game.rewards(self.to), EVERYBODY)
        if game.log is not None:
            words = [f"seat:{self.to}", *[f"{count}" for count in offer]]
            words += [f"piece:{piece}" for piece in [*cards, *rewards]]
            game.say("bribe_paid", "WARP-BRB-04", self.seat, words)
        game.then(CutHand(self.to), CutRewards(self.to))
        if offer[REWARD_CARDS]:
            game.then(GiveRewards(self.seat, offer[REWARD_CARDS], offer[REWARD_CARDS], self.to))
        if offer[ARCHIVE_CARDS]:
            game.then(GiveCards(self.seat, offer[ARCHIVE_CARDS], offer[ARCHIVE_CARDS], self.to))
        begin_offer(game, False)


class GiveCards(AskSome[Warp]):
    """Unnamed Archive cards of a bribe, seen by the two players alone (WARP-BRB-06, WARP-INFO-06)."""

    __slots__ = ("to",)

    def __init__(self, seat: int, least: int, most: int, to: int) -> None:
        super().__init__(seat, least, most)
        self.to = to

    def kind(self) -> str:
        return "give-cards"

    def zone(self, game: Warp, seat: int) -> int:
        """Where the cards lie and go."""
        return game.hand(seat)

    def options(self, game: Warp) -> list[int]:
        return game.zones[self.zone(game, self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        to = self.to
        both = seen_by(self.seat) | seen_by(to)
        for piece in choices:
            game.slip(piece, self.zone(game, self.seat), self.zone(game, to), both)
        if game.log is not None:
            game.say_hidden("bribe_cards", "WARP-BRB-06", self.seat, [f"seat:{to}"], choices, both)

    def notation(self, game: Warp, choice: int) -> str:
        return f"give {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.least}"]


class GiveRewards(GiveCards):
    """Unnamed Reward cards of a bribe (WARP-BRB-06, WARP-INFO-06)."""

    __slots__ = ()

    def kind(self) -> str:
        return "give-rewards"

    def zone(self, game: Warp, seat: int) -> int:
        return game.rewards(seat)
