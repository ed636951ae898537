"""Develop: play a Build, Upgrade or Start card; the others may follow (Action phase: A. Develop)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Card, Option
from tessera.games.the_warp.rules.archive import distinct
from tessera.games.the_warp.rules.building import (
    Build,
    Upgrade,
    build_price,
    can_raise,
    has_site,
    upgrade_price,
)
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.rules.payment import (
    BY_FOLLOWERS,
    Price,
    SplitGain,
    can_afford,
    discard,
    price_of,
    then_pay_all,
)
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    BUILD_DISCOUNT,
    BUILD_SURCHARGE,
    BUILDINGS,
    COMBAT,
    FOLLOW_BONUS,
    FOLLOW_DISCOUNT,
    FOLLOWERS,
    TYPES,
)
from tessera.kernel.step import Ask, Do, Refused

PASS = -1
# How a card comes to be played: by the action, by following, or by an effect with a discount of its own.
BY_ACTION = 0
BY_FOLLOWING = 1
BY_EFFECT = 2
ACTION_DISCOUNT = 1
# An option and a type in one number; no type where the option needs none.
NO_TYPE = 7


def standing_discount(game: Warp, seat: int, by: int, given: int) -> int:
    """The discount that does not depend on what is built
    (WARP-DEV-02, WARP-DEV-12, WARP-DEV-17, WARP-SYM-02)."""
    if by == BY_ACTION:
        return ACTION_DISCOUNT
    return game.colonies[seat].stats[FOLLOW_DISCOUNT] if by == BY_FOLLOWING else given


def option_price(game: Warp, seat: int, option: Option, type: int, discount: int) -> Price:
    """What an option costs with a type."""
    op = option.effects[0].op
    if op == ops.OP_BUILD:
        return build_price(game, seat, option.cost, type, discount)
    if op == ops.OP_UPGRADE:
        return upgrade_price(game, seat, option.cost, type, discount)
    return price_of(option.cost, 0, discount)


def can_take(game: Warp, seat: int, option: Option, type: int, discount: int, besides: int) -> bool:
    """Whether an option can be carried out and paid for, `besides` so many cards of the hand
    (WARP-DEV-08, WARP-DEV-11)."""
    op = option.effects[0].op
    if op == ops.OP_BUILD:
        if not has_site(game, seat, type):
            return False
    elif op == ops.OP_UPGRADE:
        if not can_raise(game, seat, type):
            return False
    else:
        from tessera.games.the_warp.rules.effects import is_possible

        if not is_possible(game, seat, option.effects[0]):
            return False
    return can_afford(game, seat, option.cost, option_price(game, seat, option, type, discount), besides)


def options_of(game: Warp, seat: int, card: Card, discount: int, in_hand: bool) -> list[int]:
    """The options of a card that the player may choose, with their types; the first one is enough for a card in hand.

    A card is no price for itself (WARP-DEV-08, WARP-DEV-11, WARP-DEV-17, WARP-DEV-18).
    """
    besides = 1 if in_hand else 0
    found: list[int] = []
    colony = game.colonies[seat]
    wealth = colony.gold + colony.energy + discount + max(colony.stats[BUILD_DISCOUNT:BUILD_SURCHARGE])
    for number in range(len(card.options)):
        option = card.options[number]
        cost = option.cost
        # Even with the largest discount of all types: most that cannot be paid are out at once.
        if cost.gold + cost.energy + cost.any > wealth:
            continue
        effect = option.effects[0]
        if effect.op not in (ops.OP_BUILD, ops.OP_UPGRADE):
            types = [NO_TYPE]
        else:
            types = [type for type in range(TYPES) if effect.types >> type & 1]
        for type in types:
            if can_take(game, seat, option, type, discount, besides):
                found.append(number * 8 + type)
                if in_hand:
                    return found
    return found


def playable(game: Warp, seat: int, discount: int) -> list[int]:
    """Develop cards with at least one option that can be paid and carried out (WARP-DEV-01, WARP-DEV-18).

    Nothing is played for nothing (ruling WARP-R008).
    """
    cards = game.rulebook.cards
    return [
        piece
        for piece in distinct(game, game.zones[game.hand(seat)])
        if cards[piece].kind != COMBAT and options_of(game, seat, cards[piece], discount, True)
    ]


def can_develop(game: Warp, seat: int, discount: int) -> bool:
    """Whether any Develop card can be played (WARP-DEV-18)."""
    cards = game.rulebook.cards
    for piece in game.zones[game.hand(seat)]:
        card = cards[piece]
        if card.kind != COMBAT and options_of(game, seat, card, discount, True):
            return True
    return False


class PlayDevelop(Ask[Warp]):
    """Which Develop card is played (WARP-DEV-01, WARP-DEV-12, WARP-SYM-02)."""

    __slots__ = ("by", "given")

    def __init__(self, seat: int, by: int, given: int) -> None:
        super().__init__(seat)
        self.by = by
        self.given = given

    def kind(self) -> str:
        return "follow-develop" if self.by == BY_FOLLOWING else "develop"

    def discount(self, game: Warp) -> int:
        """The discount that does not depend on the type."""
        return standing_discount(game, self.seat, self.by, self.given)

    def options(self, game: Warp) -> list[int]:
        found = playable(game, self.seat, self.discount(game))
        return [PASS, *found] if self.by == BY_FOLLOWING else found

    def answer(self, game: Warp, choice: int) -> None:
        if choice == PASS:
            if game.log is not None:
                game.say("no_follow", "WARP-DEV-12", self.seat, [])
            return
        if self.by == BY_FOLLOWING:
            # WARP-DEV-13
            game.follows += 1
        # The card is shown: from now on it lies on the discard pile (WARP-DEV-03, WARP-DEV-19, ruling WARP-R010).
        discard(game, self.seat, choice)
        game.dirty |= 1 << self.seat
        if game.log is not None:
            clause = ("WARP-DEV-01", "WARP-DEV-12", "WARP-SYM-02")[self.by]
            game.say("develop", clause, self.seat, [f"piece:{choice}", f"{self.by}"])
        game.then(ChooseOption(self.seat, choice, self.by, self.given))

    def notation(self, game: Warp, choice: int) -> str:
        if choice == PASS:
            return "pass"
        return f"{'follow' if self.by == BY_FOLLOWING else 'develop'} {game.name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import develop_objections

        return develop_objections(game, self)


class ChooseOption(Ask[Warp]):
    """One option of the card, with the type that it builds or raises (WARP-DEV-01, WARP-DEV-11)."""

    __slots__ = ("by", "given", "piece")

    def __init__(self, seat: int, piece: int, by: int, given: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.by = by
        self.given = given

    def kind(self) -> str:
        return "card-option"

    def discount(self, game: Warp) -> int:
        """The discount that does not depend on the type."""
        return standing_discount(game, self.seat, self.by, self.given)

    def options(self, game: Warp) -> list[int]:
        return options_of(game, self.seat, game.card(self.piece), self.discount(game), False)

    def answer(self, game: Warp, choice: int) -> None:
        """The option is paid and carried out (WARP-DEV-03, WARP-DEV-04, WARP-DEV-19)."""
        seat = self.seat
        number, type = divmod(choice, 8)
        option = game.card(self.piece).options[number]
        effect = option.effects[0]
        if len(option.effects) > 1:
            game.then(Carry(seat, option.listed, 1, 0))
        if effect.op == ops.OP_BUILD:
            game.then(Build(seat, effect.number, type))
        elif effect.op == ops.OP_UPGRADE:
            game.then(Upgrade(seat, effect.number, type))
        else:
            game.then(Carry(seat, option.listed, 0, 0))
        then_pay_all(game, seat, option.cost, option_price(game, seat, option, type, self.discount(game)))
        if game.log is not None:
            game.say("option", "WARP-DEV-01", seat, [f"piece:{self.piece}", f"{number + 1}"])

    def notation(self, game: Warp, choice: int) -> str:
        number, type = divmod(choice, 8)
        return f"option {number + 1}" if type == NO_TYPE else f"option {number + 1} {BUILDINGS[type]}"

    def about(self, game: Warp) -> list[str]:
        return [f"piece:{self.piece}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import option_objections

        return option_objections(game, self)


class Develop(Do[Warp]):
    """The action: the active player develops, then the others may follow, clockwise
    (WARP-DEV-12, WARP-DEV-14, WARP-DEV-19, ruling WARP-R005)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.follows = 0
        game.then(FollowBonus(self.seat))
        for seat in reversed(game.clockwise(self.seat)[1:]):
            game.then(FollowDevelop(seat))
        game.then(PlayDevelop(self.seat, BY_ACTION, 0), CheckMissions())


class FollowDevelop(Do[Warp]):
    """One player is asked whether to follow."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        discount = game.colonies[self.seat].stats[FOLLOW_DISCOUNT]
        if can_develop(game, self.seat, discount):
            game.then(PlayDevelop(self.seat, BY_FOLLOWING, 0), CheckMissions())


class FollowBonus(Do[Warp]):
    """A resource of choice for every follower, three at most, taken in one go (WARP-DEV-15, WARP-DEV-19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        if game.follows:
            game.deed(self.seat, FOLLOWERS, game.follows)
            game.then(SplitGain(self.seat, min(FOLLOW_BONUS, game.follows), BY_FOLLOWERS), CheckMissions())
