"""Step 4 of an attack: cards, options and payments are revealed at the same time (Attack: 4. Reveal)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Card
from tessera.games.the_warp.rules.combat_effects import ATTACK, DEFENCE, add_to_combat
from tessera.games.the_warp.rules.conditions import fits_combat
from tessera.games.the_warp.rules.payment import Price, of_a_kind, price_of, ways_with
from tessera.games.the_warp.state import SHOWN, Warp
from tessera.games.the_warp.terms import (
    ATTACKER,
    COMBAT_DISCOUNT_ENERGY,
    COMBAT_DISCOUNT_GOLD,
    DEFENDER,
    SUPPORT_DISCOUNT,
    SUPPORTER,
)
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Together

# A choice in one number: for each card its option and the Gold paid.
OPTIONS = 8
NOT_USED = 7
GOLD = 64
CARD = OPTIONS * GOLD
# Numbers for each revealed card in `Combat.options`.
WORDS = 5


class RevealCards(Do[Warp]):
    """All who have a card face down choose in secret, then everything is uncovered; who played a card for an
    Exiled Race or the Guardian is a supporter (WARP-CRD-03, WARP-REV-01, WARP-REV-05)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if combat.defender < 0:
            combat.supporters = list(dict.fromkeys(combat.defence_by))
        seats = dict.fromkeys([*combat.attack_by, *combat.defence_by])
        choices: list[Step] = [ChooseCombatOption(seat) for seat in seats]
        game.then(Together(choices, True), Uncover())


def card_role(game: Warp, seat: int) -> int:
    """The part for which a seat's cards were played; a teammate's card has the role of the helped (WARP-TEAM-21)."""
    combat = game.combat
    if seat in combat.attack_by:
        return ATTACKER
    return DEFENDER if combat.defender >= 0 else SUPPORTER


def helped_by(game: Warp, seat: int) -> int:
    """The player for whom a seat's cards were played."""
    role = card_role(game, seat)
    if role == ATTACKER:
        return game.combat.attacker
    return game.combat.defender if role == DEFENDER else seat


def own_discount(game: Warp, seat: int) -> list[int]:
    """Gold and Energy that all of a player's Combat cards together cost less; a teammate's card none
    (WARP-RAC-09, WARP-TRK-13, WARP-TRK-17, WARP-TEAM-21, ruling WARP-R022)."""
    if helped_by(game, seat) != seat:
        return [0, 0]
    colony = game.colonies[seat]
    found = [colony.stats[COMBAT_DISCOUNT_GOLD], colony.stats[COMBAT_DISCOUNT_ENERGY]]
    if card_role(game, seat) != SUPPORTER:
        found[0] += colony.own_stats[COMBAT_DISCOUNT_GOLD]
        found[1] += colony.own_stats[COMBAT_DISCOUNT_ENERGY]
    return found


def combat_price(game: Warp, seat: int, card: Card, option: int, off: list[int]) -> Price:
    """What an option of a Combat card costs: surcharges of the other side, then discounts, `off` of a kind among them
    (WARP-CRD-09, WARP-RAC-03, WARP-RAC-07, WARP-RAC-09, WARP-TRK-13)."""
    combat = game.combat
    role = card_role(game, seat)
    price = price_of(card.options[option].cost, 0, 0)
    for number in combat.defence_fx if role == ATTACKER else combat.attack_fx:
        effect = game.effect(number)
        if effect.op == ops.OPPONENT_CARD_COST:
            price.gold += effect.gold
            price.energy += effect.energy
    if (card.discount_gold or card.discount_energy) and fits_combat(game, seat, role, card.discount_when):
        price = of_a_kind(price, card.discount_gold, card.discount_energy)
    if role == SUPPORTER and helped_by(game, seat) == seat:
        price.discount += game.colonies[seat].stats[SUPPORT_DISCOUNT]
    return of_a_kind(price, off[0], off[1])


def share_discount(game: Warp, seat: int, cards: list[Card], options: list[int]) -> list[list[int]]:
    """A discount on the total of several cards, shared out: the parts of a kind of all cards first, then those of any
    kind (WARP-TRK-13, WARP-GAT-18). An option of -1 is a card that is lost."""
    off = own_discount(game, seat)
    shares = [[0, 0] for _ in cards]
    used = [place for place in range(len(cards)) if options[place] >= 0]
    prices = {place: combat_price(game, seat, cards[place], options[place], [0, 0]) for place in used}
    for kind in (0, 1):
        left = off[kind]
        for place in used:
            taken = min(left, prices[place].gold if kind == 0 else prices[place].energy)
            shares[place][kind] += taken
            left -= taken
        for place in used:
            taken = min(left, prices[place].any)
            prices[place].any -= taken
            shares[place][kind] += taken
            left -= taken
    return shares


def payable(game: Warp, seat: int, place: int, gold: int, energy: int, off: list[int]) -> list[int]:
    """The options of a seat's card that so much can pay for, each with every split of its price (WARP-REV-05)."""
    card = game.card(game.zones[game.laid(seat)][place])
    found: list[int] = []
    for option in range(len(card.options)):
        price = combat_price(game, seat, card, option, off)
        found += [option + OPTIONS * paid for paid in ways_with(gold, energy, price)]
    return found


class ChooseCombatOption(Ask[Warp]):
    """One option of each card and how it is paid: whoever was not bribed must use and pay one
    (WARP-REV-01, WARP-REV-02, WARP-REV-05, WARP-GAT-18)."""

    __slots__ = ()

    def kind(self) -> str:
        return "combat-option"

    def options(self, game: Warp) -> list[int]:
        seat = self.seat
        colony = game.colonies[seat]
        gold, energy = colony.gold, colony.energy
        cards = [game.card(piece) for piece in game.zones[game.laid(seat)]]
        singles = payable(game, seat, 0, gold, energy, own_discount(game, seat))
        if len(cards) == 1:
            return singles
        pairs: list[int] = []
        for one in range(len(cards[0].options)):
            for two in range(len(cards[1].options)):
                off = share_discount(game, seat, cards, [one, two])
                first = combat_price(game, seat, cards[0], one, off[0])
                second = combat_price(game, seat, cards[1], two, off[1])
                for paid in ways_with(gold, energy, first):
                    for also in ways_with(gold - paid, energy - first.total() + paid, second):
                        pairs.append(one + OPTIONS * paid + CARD * (two + OPTIONS * also))
        if pairs:
            return pairs
        # Not both: one payable card of choice is used (WARP-GAT-18).
        alone = [NOT_USED + CARD * second for second in payable(game, seat, 1, gold, energy, own_discount(game, seat))]
        return [first + CARD * NOT_USED for first in singles] + alone

    def answer(self, game: Warp, choice: int) -> None:
        self._use(game, [choice % CARD, choice // CARD])

    def skip(self, game: Warp) -> None:
        # Not even the cheapest option can be paid (WARP-REV-03).
        self._use(game, [NOT_USED, NOT_USED])

    def _use(self, game: Warp, choices: list[int]) -> None:
        for place, (option, gold, energy) in enumerate(self._chosen(game, choices)):
            game.combat.options += [self.seat, place, option, gold, energy]

    def _chosen(self, game: Warp, choices: list[int]) -> list[tuple[int, int, int]]:
        """For each card its option (-1 if it is lost), and the Gold and Energy paid."""
        seat = self.seat
        cards = [game.card(piece) for piece in game.zones[game.laid(seat)]]
        options = [choices[place] % OPTIONS for place in range(len(cards))]
        off = share_discount(game, seat, cards, [-1 if option == NOT_USED else option for option in options])
        found: list[tuple[int, int, int]] = []
        for place, card in enumerate(cards):
            if options[place] == NOT_USED:
                found.append((-1, 0, 0))
                continue
            gold = choices[place] // OPTIONS
            found.append(
                (options[place], gold, combat_price(game, seat, card, options[place], off[place]).total() - gold)
            )
        return found

    def notation(self, game: Warp, choice: int) -> str:
        told = [
            "lose" if option < 0 else f"option {option + 1} pay {gold} gold {energy} energy"
            for option, gold, energy in self._chosen(game, [choice % CARD, choice // CARD])
        ]
        return " and ".join(told)

    def about(self, game: Warp) -> list[str]:
        return [f"piece:{piece}" for piece in game.zones[game.laid(self.seat)]]


class Uncover(Do[Warp]):
    """Cards are turned up and paid for; what cannot be paid is lost, and the player shows all resources
    (WARP-REV-02, WARP-REV-03, WARP-REV-04, WARP-REV-06)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        told = combat.options
        used: list[int] = []
        for start in range(0, len(told), WORDS):
            if told[start + 2] >= 0:
                used.append(told[start])
                _use_card(game, start)
        # What is shown after a loss is what is left when the rest is paid.
        for start in range(0, len(told), WORDS):
            if told[start + 2] < 0:
                _lose_card(game, start)
        combat.supporters = [seat for seat in combat.supporters if seat in used]
        for seat in dict.fromkeys(told[::WORDS]):
            laid = game.laid(seat)
            for piece in game.zones[laid].copy():
                game.move(piece, laid, SHOWN)


def _use_card(game: Warp, start: int) -> None:
    """A card is paid for and comes into force (WARP-REV-02)."""
    seat, place, option, gold, energy = game.combat.options[start : start + WORDS]
    piece = game.zones[game.laid(seat)][place]
    game.spend(seat, gold, energy)
    side = ATTACK if card_role(game, seat) == ATTACKER else DEFENCE
    for effect in game.card(piece).options[option].effects:
        add_to_combat(game, seat, effect, side)
    if game.log is not None:
        words = [f"piece:{piece}", f"{option + 1}", f"gold:{gold}", f"energy:{energy}"]
        game.say("reveal", "WARP-REV-01", seat, words)


def _lose_card(game: Warp, start: int) -> None:
    """A card that cannot be paid is lost, and all resources are shown (WARP-REV-03)."""
    seat, place = game.combat.options[start], game.combat.options[start + 1]
    game.mark += 1
    if game.log is not None:
        piece = game.zones[game.laid(seat)][place]
        colony = game.colonies[seat]
        words = [f"piece:{piece}", f"gold:{colony.gold}", f"energy:{colony.energy}"]
        game.say("bluff", "WARP-REV-03", seat, words)
