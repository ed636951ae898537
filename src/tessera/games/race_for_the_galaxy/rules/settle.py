"""Phase III, Settle: place a world by payment or conquest (base game; Card powers: III Settle)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    PAY_PRESTIGE,
)
from tessera.games.race_for_the_galaxy.rules.causes import cards_of, powers_with
from tessera.games.race_for_the_galaxy.rules.gains import after_placing, earn
from tessera.games.race_for_the_galaxy.rules.kinds import ChooseKind
from tessera.games.race_for_the_galaxy.rules.military import (
    RaiseMilitary,
)
from tessera.games.race_for_the_galaxy.rules.payment import (
    CONQUER,
    CONQUER_PEACEFUL,
    PAY,
    PAY_MILITARY,
    DiscardFromTableau,
    PayCards,
    is_there,
    saves,
    then_spend_goods,
    way_card,
    way_goods,
    way_mode,
    way_notation,
)
from tessera.games.race_for_the_galaxy.rules.phase import begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.replace_world import ReplaceWorld, replacements
from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import ResolveTakeovers
from tessera.games.race_for_the_galaxy.rules.settle_ways import (
    pay_for_military_power,
    placeable,
    settle_cost,
    settle_ways,
    shortfall,
)
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotSettles
from tessera.games.race_for_the_galaxy.rules.takeovers import ChooseTarget, declarations
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ANY,
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
# The clause of each way to place a world: paid for, paid for instead of conquered, conquered, conquered all the same.
_PLACED_BY: Final = ("RFTG-SETTLE-02", "RFTG-SETTLE-23", "RFTG-SETTLE-03", "RFTG-SETTLE-30")


class Settle(Do[Race]):
    """Choice and reveal, payment and powers, takeovers, in this order (RFTG-SETTLE-01, RFTG-SETTLE-07).

    The first or the second Settle phase of a round (RFTG-TWO-02, RFTG-TWO-07); what was done in another one counts no
    more (RFTG-SETTLE-04, RFTG-SETTLE-20, RFTG-TAKEOVER-07, RFTG-GOAL-16, RFTG-KIND-01).
    """

    __slots__ = ("again",)

    def __init__(self, again: int) -> None:
        self.again = again

    def resolve(self, game: Race) -> None:
        begin_phase(game, SETTLE, self.again)
        game.attacks = []
        game.taken = False
        for empire in game.empires:
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


class RevealWorlds(Do[Race]):
    """All chosen worlds are turned up at once; then everybody pays and uses powers, each on their own. With takeovers
    in reach they do it one after the other, clockwise from the lowest start world, since declarations can depend on it
    (RFTG-SETTLE-01, RFTG-SETTLE-07, RFTG-SETTLE-20, RFTG-ROUND-05, RFTG-ROUND-06, RFTG-TAKEOVER-08,
    RFTG-TAKEOVER-09)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        in_turn = False
        for seat in game.order:
            empire = game.empires[seat]
            piece = empire.placing
            if piece != PASS:
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
    """How a world is paid for or conquered, where there are several ways
    (RFTG-SETTLE-02, RFTG-SETTLE-03, RFTG-SETTLE-13, RFTG-SETTLE-30, RFTG-SETTLE-33, RFTG-SETTLE-35)."""

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
            # Military is not used up (RFTG-SETTLE-03); what is missing is raised, and more than that if one likes, were
            # it only to be rid of a card (RFTG-SETTLE-19, ruling RFTG-R004).
            if empire.settle:
                short = max(0, shortfall(game, seat, card, choice))
                game.then(RaiseMilitary(seat, empire.temporary + short, piece))
        else:
            price = settle_cost(game, seat, card, choice)
            save = saves(game, seat, empire.settle, effects.SETTLE_SAVE_PAYMENT_CARD)
            game.then(PayCards(seat, price, price, save, piece))
            then_spend_goods(game, seat, empire.settle, effects.SETTLE_DISCOUNT_BY_GOOD, way_goods(choice))
        if way_card(choice) != -1:
            effect = effects.SETTLE_FREE_BY_SELF_DISCARD
            if way_mode(choice) == CONQUER_PEACEFUL:
                effect = effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD
            game.then(DiscardFromTableau(seat, way_card(choice), piece, effect))

    def notation(self, game: Race, choice: int) -> str:
        return way_notation(game, choice)

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import settle_way_objections

        return settle_way_objections(game, self)


class AfterSettling(Do[Race]):
    """A world is fully paid for or conquered: its good and prestige, then everything drawn for it
    (RFTG-SETTLE-05, RFTG-SETTLE-13, RFTG-SETTLE-20, RFTG-SETTLE-23, RFTG-SETTLE-27, RFTG-SETTLE-29, RFTG-SETTLE-30,
    RFTG-ROUND-09, RFTG-PRESTIGE-02, RFTG-KIND-01)."""

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
        earn(game, seat, card.prestige, "RFTG-PRESTIGE-02", piece)
        mode = way_mode(self.way)
        if mode == PAY_MILITARY and empire.figures[PAY_PRESTIGE]:
            amount = empire.figures[PAY_PRESTIGE]
            game.gain_prestige(seat, amount)
            if game.log is not None:
                cards = cards_of(powers_with(game, seat, effects.PAY_FOR_MILITARY_PRESTIGE))
                game.say("prestige", "RFTG-SETTLE-29", seat, [str(amount), *cards])
        if mode == CONQUER_PEACEFUL:
            for power in game.card(way_card(self.way)).powers:
                if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD:
                    earn(game, seat, power.prestige, "RFTG-SETTLE-30", way_card(self.way))
        if game.log is not None:
            key = "conquered" if mode in (CONQUER, CONQUER_PEACEFUL) else "settled"
            free = mode == PAY and way_card(self.way) != -1
            clause = "RFTG-SETTLE-13" if free else _PLACED_BY[mode]
            game.say(key, clause, seat, [f"card:{piece}", *self._source(game)])
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

    def _source(self, game: Race) -> list[str]:
        """The card by whose power a world was placed in another way than its own."""
        if way_mode(self.way) == PAY_MILITARY:
            return cards_of([pay_for_military_power(game, self.seat, game.card(self.piece))])
        return [] if way_card(self.way) == -1 else [f"card:{way_card(self.way)}"]


class MoreSettling(Ask[Race]):
    """Further Settle powers, one after the other, as long as there are any and one likes
    (RFTG-ROUND-06, RFTG-ROUND-10, RFTG-SETTLE-20, RFTG-SETTLE-22, RFTG-SETTLE-42, RFTG-TAKEOVER-07, RFTG-TAKEOVER-08,
    RFTG-TAKEOVER-09)."""

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
            for choice in self._offered(game, power):
                # Two powers of one sort offer the same once.
                if choice not in found:
                    found.append(choice)
        if game.rulebook.takeovers:
            found += [power * ABOUT + TAKE_OVER for power in declarations(game, seat)]
        return [DONE, *found]

    def _offered(self, game: Race, power: int) -> list[int]:
        """What a power allows now, takeovers left aside."""
        effect = game.power(power).effect
        if effect == effects.SETTLE_SECOND_WORLD:
            return self._second_worlds(game, power)
        if effect == effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD:
            return self._extra_worlds(game, power)
        if effect == effects.SETTLE_REPLACE_WORLD:
            return [piece * ABOUT + REPLACE for piece in replacements(game, self.seat, power)]
        return []

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
            game.then(ReplaceWorld(seat, about), MoreSettling(seat))
        else:
            self._place(game, choice)

    def _place(self, game: Race, choice: int) -> None:
        """A further world comes down; its power is used, Rebel Sneak Attack by discarding it."""
        seat, piece, extra = self.seat, choice // ABOUT, choice % ABOUT == EXTRA_WORLD
        empire = game.empires[seat]
        power = self._power_for(game, choice)
        empire.used.append(power)
        game.move(piece, game.hand(seat), game.tableau(seat))
        game.arrive(seat, piece)
        if game.log is not None:
            words = [f"card:{piece}", *cards_of([power])]
            game.say("place_more", "RFTG-SETTLE-22" if extra else "RFTG-SETTLE-20", seat, words)
        game.then(PayWorld(seat, piece, extra))
        if extra:
            game.then(
                DiscardFromTableau(seat, power // POWER_BITS, piece, effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD)
            )
        else:
            empire.acts += 1

    def _power_for(self, game: Race, choice: int) -> int:
        """The power by which a further world is placed: the first that offers it."""
        for power in game.empires[self.seat].settle:
            if choice in self._offered(game, power):
                return power
        raise AssertionError("no power places a further world")

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
