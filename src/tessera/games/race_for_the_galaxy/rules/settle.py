"""Phase III, Settle: place a world by payment or conquest (base game; Card powers: III Settle)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    PAY_DISCOUNT,
    PAY_PRESTIGE,
    VERSUS_KIND,
    VERSUS_REBEL,
    WORLD_DISCOUNT,
)
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.gains import after_placing, earn
from tessera.games.race_for_the_galaxy.rules.kinds import ChooseKind
from tessera.games.race_for_the_galaxy.rules.military import (
    RaiseMilitary,
    has_settle_boost,
    military_against,
    own_boost,
    temporary_reserve,
)
from tessera.games.race_for_the_galaxy.rules.payment import (
    CARD,
    CONQUER,
    CONQUER_PEACEFUL,
    PAY,
    PAY_MILITARY,
    DiscardFromTableau,
    PayCards,
    add_pay_ways,
    is_there,
    prices_with_goods,
    saves,
    then_spend_goods,
    way_card,
    way_goods,
    way_mode,
    way_notation,
)
from tessera.games.race_for_the_galaxy.rules.phase import begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotSettles
from tessera.games.race_for_the_galaxy.rules.takeovers import ChooseTarget, ResolveTakeovers, declarations
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ALIEN,
    ANY,
    GRAY,
    KEY_REBEL,
    KINDS,
    PRODUCTION,
    SETTLE,
    WINDFALL,
)
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused, Together

PASS: Final = -1

# What further Settle powers can be used for: a number and what it is about.
DONE: Final = 0
SECOND_WORLD: Final = 1
EXTRA_WORLD: Final = 2
REPLACE: Final = 3
TAKE_OVER: Final = 4
ABOUT: Final = 8


class Settle(Do[Race]):
    """Choice and reveal, payment and powers, takeovers, in this order (RFTG-SETTLE-07).

    The first or the second Settle phase of a round (RFTG-TWO-02, RFTG-TWO-07).
    """

    __slots__ = ("again",)

    def __init__(self, again: int) -> None:
        self.again = again

    def resolve(self, game: Race) -> None:
        begin_phase(game, SETTLE, self.again)
        game.attacks = []
        game.taken = False
        for empire in game.empires:
            empire.placing = PASS
            empire.acts = 0
            empire.settled = 0
            empire.bonus_drawn = False
            empire.turned = False
        asks: list[Step] = [ChooseWorld(seat) for seat in game.order]
        then_end(game, RobotSettles())
        if game.rulebook.takeovers:
            game.then(ResolveTakeovers())
        game.then(Together(asks, True), RevealWorlds())


class ChooseWorld(Ask[Race]):
    """Place a world that can be paid for or conquered, or none, in secret (RFTG-SETTLE-01)."""

    __slots__ = ()

    def kind(self) -> str:
        return "settle"

    def options(self, game: Race) -> list[int]:
        return [PASS, *placeable(game, self.seat, False)]

    def answer(self, game: Race, choice: int) -> None:
        game.empires[self.seat].placing = choice

    def notation(self, game: Race, choice: int) -> str:
        return "pass" if choice < 0 else f"settle {game.piece_name(choice)}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import settle_objections

        return settle_objections(game, self.seat)


def placeable(game: Race, seat: int, only_conquest: bool, gone: int = -1) -> list[int]:
    """The worlds in hand that can be placed in some way, with a card of the tableau discarded for it beforehand."""
    hand = game.zones[game.hand(seat)]
    rest = len(hand) - 1
    cards = game.rulebook.cards
    empire = game.empires[seat]
    figures = empire.figures
    boosted = has_settle_boost(game, seat)
    # What holds for every world is added up once; most worlds are then told by a comparison.
    strength = game.general_military(seat) + empire.temporary + (2 if boosted else 0)
    means = rest + (3 if boosted else 0)
    found: list[int] = []
    for piece in hand:
        card = cards[piece]
        if not card.is_world:
            continue
        good = card.good
        if good == ANY:
            can = False
        elif card.military:
            against = strength + figures[VERSUS_KIND + good]
            if card.words & KEY_REBEL:
                against += figures[VERSUS_REBEL]
            can = against >= card.cost
        else:
            can = not only_conquest and card.cost - figures[WORLD_DISCOUNT + good] <= means
        if can or ((empire.settle or good == ANY) and settle_ways(game, seat, card, rest, only_conquest, gone)):
            found.append(piece)
    return found


def world_price(game: Race, seat: int, card: Card, price: int) -> int:
    """A price after general and kind discounts and a prestige bonus
    (RFTG-SETTLE-02, RFTG-SETTLE-12, RFTG-PRESTIGE-21)."""
    figures = game.empires[seat].figures
    if card.good == ANY:
        price -= max(figures[WORLD_DISCOUNT : WORLD_DISCOUNT + len(KINDS)])
    else:
        price -= figures[WORLD_DISCOUNT + card.good]
    if has_settle_boost(game, seat):
        price -= 3
    return price


def settle_ways(game: Race, seat: int, card: Card, hand: int, only_conquest: bool, gone: int = -1) -> list[int]:
    """Every way to place a world with so many hand cards: by payment, by conquest, or as if it were the other sort
    (RFTG-SETTLE-02, RFTG-SETTLE-03, RFTG-SETTLE-13, RFTG-SETTLE-23, RFTG-SETTLE-30)."""
    powers = game.empires[seat].settle
    found: list[int] = []
    rebel = (card.words & KEY_REBEL) != 0
    if not card.military:
        if not only_conquest:
            price = world_price(game, seat, card, card.cost)
            add_pay_ways(game, seat, powers, price, hand, PAY, card.good, found)
        for power in powers:
            spec = game.power(power)
            piece = power // POWER_BITS
            conquers = spec.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD
            if conquers and piece != gone and is_there(game, seat, piece):
                # Its defense is the printed cost, lowered even below 0; discounts do not count
                # (RFTG-SETTLE-30, RFTG-SETTLE-31).
                strength = military_against(game, seat, card.good, rebel) + temporary_reserve(game, seat, hand)
                strength -= own_boost(game, seat, piece) + own_boost(game, seat, gone)
                if strength >= card.cost - spec.amount:
                    found.append(CONQUER_PEACEFUL + (piece + 1) * CARD)
        return found
    strength = military_against(game, seat, card.good, rebel)
    if strength < card.cost and powers:
        strength += temporary_reserve(game, seat, hand) - own_boost(game, seat, gone)
    if strength >= card.cost:
        found.append(CONQUER)
    if not only_conquest and powers:
        discount = pay_for_military_discount(game, seat, card)
        if discount >= 0:
            price = world_price(game, seat, card, card.cost - discount)
            add_pay_ways(game, seat, powers, price, hand, PAY_MILITARY, card.good, found)
    return found


def pay_for_military_discount(game: Race, seat: int, card: Card) -> int:
    """How much less than its defense a military world costs: by the best of the powers that allow paying for it, since
    only one is used, and by powers that help any of them; -1 where none allows it
    (RFTG-SETTLE-23, RFTG-SETTLE-24, RFTG-SETTLE-25, RFTG-SETTLE-26, RFTG-SETTLE-28)."""
    best = -1
    empire = game.empires[seat]
    for power in empire.settle:
        spec = game.power(power)
        if spec.effect == effects.PAY_FOR_MILITARY and spec.amount > best and _may_pay(card, spec.target):
            best = spec.amount
    return best if best < 0 else best + empire.figures[PAY_DISCOUNT]


def _may_pay(card: Card, wanted: int) -> bool:
    """Whether a military world belongs to the class that a power pays for: Alien ones only through the Alien class."""
    if card.good == ALIEN:
        return wanted == 1
    if wanted == 0:
        return True
    if wanted == 2:
        return (card.words & KEY_REBEL) != 0
    return wanted == 3 and card.has_symbol


class RevealWorlds(Do[Race]):
    """All chosen worlds are turned up at once; then everybody pays and uses powers, each on their own. With takeovers
    in reach they do it one after the other, clockwise from the lowest start world, since declarations can depend on it
    (RFTG-SETTLE-01, RFTG-SETTLE-07, RFTG-ROUND-05, RFTG-TAKEOVER-09)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        in_turn = False
        for seat in game.order:
            empire = game.empires[seat]
            piece = empire.placing
            if piece >= 0:
                game.move(piece, game.hand(seat), game.tableau(seat))
                game.arrive(seat, piece)
                empire.acts = 1
                asks.append(PayWorld(seat, piece, False))
                if game.log is not None:
                    game.say("place", "RFTG-SETTLE-01", seat, [f"card:{piece}"])
            else:
                if empire.settle:
                    asks.append(MoreSettling(seat))
                if game.log is not None:
                    game.say("pass_settle", "RFTG-SETTLE-01", seat, [])
            if game.rulebook.takeovers and not in_turn:
                in_turn = _may_take_over(game, seat)
        if in_turn:
            game.then(*asks)
        else:
            game.then(Together(asks, False))


def _may_take_over(game: Race, seat: int) -> bool:
    for power in game.empires[seat].settle:
        if game.power(power).effect == effects.TAKEOVER:
            return True
    return False


class PayWorld(Ask[Race]):
    """How a world is paid for or conquered, where there are several ways (RFTG-SETTLE-02, RFTG-SETTLE-03)."""

    __slots__ = ("only_conquest", "piece")

    def __init__(self, seat: int, piece: int, only_conquest: bool) -> None:
        super().__init__(seat)
        self.piece = piece
        self.only_conquest = only_conquest

    def kind(self) -> str:
        return "settle-way"

    def options(self, game: Race) -> list[int]:
        hand = len(game.zones[game.hand(self.seat)])
        return settle_ways(game, self.seat, game.card(self.piece), hand, self.only_conquest)

    def answer(self, game: Race, choice: int) -> None:
        seat, piece = self.seat, self.piece
        card = game.card(piece)
        empire = game.empires[seat]
        game.then(AfterSettling(seat, piece, choice))
        if way_mode(choice) in (CONQUER, CONQUER_PEACEFUL):
            # Military is not used up (RFTG-SETTLE-03); what is missing is raised (RFTG-SETTLE-19).
            short = shortfall(game, seat, card, choice)
            if short > 0:
                game.then(RaiseMilitary(seat, empire.temporary + short, piece))
        else:
            price = settle_cost(game, seat, card, choice)
            if price > 0:
                save = saves(game, seat, empire.settle, effects.SETTLE_SAVE_PAYMENT_CARD) if empire.settle else 0
                game.then(PayCards(seat, price, price, save, piece))
            if way_goods(choice):
                effect = effects.SETTLE_DISCOUNT_BY_GOOD
                then_spend_goods(game, seat, empire.settle, effect, way_goods(choice))
        if way_card(choice) >= 0:
            game.then(DiscardFromTableau(seat, way_card(choice)))

    def notation(self, game: Race, choice: int) -> str:
        return way_notation(game, choice)

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import settle_way_objections

        return settle_way_objections(game, self)


def shortfall(game: Race, seat: int, card: Card, way: int) -> int:
    """How much temporary Military a conquest still needs."""
    defense = card.cost
    if way_mode(way) == CONQUER_PEACEFUL:
        for power in game.card(way_card(way)).powers:
            if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD:
                defense -= power.amount
    return defense - military_against(game, seat, card.good, (card.words & KEY_REBEL) != 0)


def settle_cost(game: Race, seat: int, card: Card, way: int) -> int:
    """How many hand cards a way of paying takes (RFTG-SETTLE-13: none with a card that settles for free)."""
    if way_card(way) >= 0:
        return 0
    price = card.cost
    if way_mode(way) == PAY_MILITARY:
        price -= pay_for_military_discount(game, seat, card)
    price = world_price(game, seat, card, price)
    powers = game.empires[seat].settle
    return prices_with_goods(game, seat, powers, effects.SETTLE_DISCOUNT_BY_GOOD, price)[way_goods(way)]


class AfterSettling(Do[Race]):
    """A world is fully paid for or conquered: its good and prestige, then everything drawn for it
    (RFTG-SETTLE-05, RFTG-SETTLE-27, RFTG-SETTLE-29, RFTG-SETTLE-30, RFTG-ROUND-09, RFTG-PRESTIGE-02)."""

    __slots__ = ("piece", "seat", "way")

    def __init__(self, seat: int, piece: int, way: int) -> None:
        self.seat = seat
        self.piece = piece
        self.way = way

    def resolve(self, game: Race) -> None:
        seat, piece = self.seat, self.piece
        empire = game.empires[seat]
        card = game.card(piece)
        empire.settled += 1
        game.then(MoreSettling(seat))
        if card.world == WINDFALL:
            game.add_good(seat, piece)
        if card.prestige:
            earn(game, seat, card.prestige, "RFTG-PRESTIGE-02")
        mode = way_mode(self.way)
        if mode == PAY_MILITARY and empire.figures[PAY_PRESTIGE]:
            earn(game, seat, empire.figures[PAY_PRESTIGE], "RFTG-SETTLE-29")
        if mode == CONQUER_PEACEFUL:
            for power in game.card(way_card(self.way)).powers:
                if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD and power.prestige:
                    earn(game, seat, power.prestige, "RFTG-SETTLE-30")
        if game.log is not None:
            key = "conquered" if mode in (CONQUER, CONQUER_PEACEFUL) else "settled"
            game.say(key, "RFTG-SETTLE-03" if key == "conquered" else "RFTG-SETTLE-02", seat, [f"card:{piece}"])
        after_placing(game, seat, card)
        for owned in empire.settle:
            # Golden Age of Terraforming: not for worlds taken over (RFTG-SETTLE-36).
            if game.power(owned).effect == effects.SETTLE_PRODUCE_AFTER and card.world == PRODUCTION:
                game.add_good(seat, piece)
                if game.log is not None:
                    game.say("produce", "RFTG-SETTLE-36", seat, [f"card:{piece}", f"card:{owned // POWER_BITS}"])
                break
        if card.good == ANY:
            game.then(ChooseKind(seat, piece))


class MoreSettling(Ask[Race]):
    """Further Settle powers, one after the other, as long as there are any and one likes
    (RFTG-ROUND-10, RFTG-SETTLE-20, RFTG-SETTLE-22, RFTG-SETTLE-42, RFTG-TAKEOVER-07, RFTG-TAKEOVER-09)."""

    __slots__ = ()

    def kind(self) -> str:
        return "settle-more"

    def options(self, game: Race) -> list[int]:
        seat = self.seat
        powers = game.empires[seat].settle
        if not powers:
            return []
        found: list[int] = []
        for power in powers:
            effect = game.power(power).effect
            offered: list[int] = []
            if effect == effects.SETTLE_SECOND_WORLD:
                offered = self._second_worlds(game, power)
            elif effect == effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD:
                offered = self._extra_worlds(game, power)
            elif effect == effects.SETTLE_REPLACE_WORLD:
                offered = replacements(game, seat, power)
            for choice in offered:
                # Two powers of one sort offer the same once.
                if choice not in found:
                    found.append(choice)
        if game.rulebook.takeovers:
            found += [power * ABOUT + TAKE_OVER for power in declarations(game, seat)]
        return [DONE, *found] if found else []

    def _second_worlds(self, game: Race, power: int) -> list[int]:
        """A second world, once the first is fully settled; a takeover declared before leaves no first world
        (RFTG-SETTLE-20, RFTG-TAKEOVER-08)."""
        empire = game.empires[self.seat]
        if power in empire.used or empire.acts != 1 or empire.settled < 1:
            return []
        return [piece * ABOUT + SECOND_WORLD for piece in placeable(game, self.seat, False)]

    def _extra_worlds(self, game: Race, power: int) -> list[int]:
        """One more conquest after a world placed from hand (RFTG-SETTLE-22)."""
        empire = game.empires[self.seat]
        if not empire.settled or not is_there(game, self.seat, power // POWER_BITS):
            return []
        return [piece * ABOUT + EXTRA_WORLD for piece in placeable(game, self.seat, True, power // POWER_BITS)]

    def answer(self, game: Race, choice: int) -> None:
        if choice == DONE:
            return
        seat = self.seat
        what, about = choice % ABOUT, choice // ABOUT
        if what == TAKE_OVER:
            game.then(ChooseTarget(seat, about), MoreSettling(seat))
        elif what == REPLACE:
            game.then(ReplaceWorld(seat, about))
        else:
            self._place(game, about, what)

    def _place(self, game: Race, piece: int, what: int) -> None:
        """A further world comes down; its power is used, Rebel Sneak Attack by discarding it."""
        seat = self.seat
        empire = game.empires[seat]
        extra = what == EXTRA_WORLD
        effect = effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD if extra else effects.SETTLE_SECOND_WORLD
        for power in empire.settle:
            if game.power(power).effect != effect or power in empire.used:
                continue
            if extra and piece * ABOUT + EXTRA_WORLD not in self._extra_worlds(game, power):
                continue
            empire.used.append(power)
            game.then(PayWorld(seat, piece, extra))
            if extra:
                game.then(DiscardFromTableau(seat, power // POWER_BITS))
            else:
                empire.acts += 1
            break
        game.move(piece, game.hand(seat), game.tableau(seat))
        game.arrive(seat, piece)
        if game.log is not None:
            game.say("place_more", "RFTG-SETTLE-22" if extra else "RFTG-SETTLE-20", seat, [f"card:{piece}"])

    def notation(self, game: Race, choice: int) -> str:
        what, about = choice % ABOUT, choice // ABOUT
        if what == DONE:
            return "done"
        if what == TAKE_OVER:
            return f"takeover {game.piece_name(about // POWER_BITS)}"
        return f"{('', 'second', 'extra', 'replace')[what]} {game.piece_name(about)}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import more_objections

        return more_objections(game, self)


def replacements(game: Race, seat: int, power: int) -> list[int]:
    """Worlds in hand that could take the place of one in the tableau (RFTG-SETTLE-42, RFTG-SETTLE-46)."""
    if power in game.empires[seat].used:
        return []
    found: list[int] = []
    for piece in game.zones[game.hand(seat)]:
        if game.card(piece).is_world and replaceable(game, seat, power, piece):
            found.append(piece * ABOUT + REPLACE)
    return found


def replaceable(game: Race, seat: int, power: int, piece: int) -> list[int]:
    """The own worlds that a world in hand may replace: non-military ones since before this phase, start worlds too, of
    the same kind, 0 to 3 cheaper (RFTG-SETTLE-42, RFTG-SETTLE-44, RFTG-SETTLE-45)."""
    new = game.card(piece)
    if new.military:
        return []
    most = game.power(power).amount
    found: list[int] = []
    for old in game.zones[game.tableau(seat)]:
        card = game.card(old)
        if (
            card.is_world
            and not card.military
            and old not in game.empires[seat].fresh
            and 0 <= new.cost - card.cost <= most
            and _same_kind(card.good, new.good)
        ):
            found.append(old)
    return found


def _same_kind(one: int, other: int) -> bool:
    """Gray counts as a kind here; the multi-kind world goes with every kind but gray (RFTG-SETTLE-45)."""
    if one == ANY:
        return other != GRAY
    if other == ANY:
        return one != GRAY
    return one == other


class ReplaceWorld(Ask[Race]):
    """Which world makes room for the new one, and the swap
    (RFTG-SETTLE-42, RFTG-SETTLE-43, RFTG-SETTLE-44)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "replace"

    def _power(self, game: Race) -> int:
        empire = game.empires[self.seat]
        for power in empire.settle:
            replaces = game.power(power).effect == effects.SETTLE_REPLACE_WORLD and power not in empire.used
            if replaces and replaceable(game, self.seat, power, self.piece):
                return power
        raise AssertionError("no power to replace a world is left")

    def options(self, game: Race) -> list[int]:
        return replaceable(game, self.seat, self._power(game), self.piece)

    def answer(self, game: Race, choice: int) -> None:
        seat, piece = self.seat, self.piece
        power = self._power(game)
        game.empires[seat].used.append(power)
        if game.log is not None:
            game.say("replace", "RFTG-SETTLE-42", seat, [f"card:{choice}", f"card:{piece}"])
        # Good and saved cards of the old world are lost (RFTG-SETTLE-43).
        game.leave(seat, choice, game.pile(seat))
        game.move(piece, game.hand(seat), game.tableau(seat))
        game.arrive(seat, piece)
        card = game.card(piece)
        if card.world == WINDFALL:
            game.add_good(seat, piece)
        gained = card.prestige + game.power(power).prestige
        if gained:
            earn(game, seat, gained, "RFTG-SETTLE-42")
        game.then(MoreSettling(seat))
        if card.good == ANY:
            game.then(ChooseKind(seat, piece))

    def notation(self, game: Race, choice: int) -> str:
        return f"replace {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import replace_objections

        return replace_objections(game, self)
