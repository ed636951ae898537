"""Why a Develop card, one of its options or a place to build may not be chosen (Develop; Build and Upgrade types)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.objections_payment import lack, unpaid
from tessera.games.the_warp.objector import Objector, Reason, doing
from tessera.games.the_warp.rulebook import Card, Effect, Option
from tessera.games.the_warp.rules.archive import distinct
from tessera.games.the_warp.rules.building import (
    Build,
    Upgrade,
    build_price,
    can_raise,
    has_miniature,
    has_room,
    has_site,
    ladder_of,
    suits,
    upgrade_price,
)
from tessera.games.the_warp.rules.develop import (
    ACTION_DISCOUNT,
    BY_ACTION,
    BY_FOLLOWING,
    NO_TYPE,
    ChooseOption,
    PlayDevelop,
    option_price,
)
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    BUILD_LIMIT,
    BUILDINGS,
    COLOURED,
    COMBAT,
    ENERGY_PLANT,
    GOLD_MINE,
    TOP_LEVEL,
    TYPES,
)
from tessera.kernel.step import Refused

# The clause of the price, by how a card comes to be played.
_PRICE = ("WARP-DEV-02", "WARP-DEV-12", "WARP-SYM-02")
# An option that no resources make possible is farther than any that lacks some.
_FAR = 99


# Places


def site_fact(game: Warp, seat: int, type: int) -> Reason | None:
    """Why a type can be built nowhere (WARP-DEV-11, WARP-BLD-02, WARP-BLD-03, WARP-BLD-05); None if it can."""
    words = {"building": f"building:{BUILDINGS[type]}", "a": f"a:{BUILDINGS[type]}"}
    if not has_miniature(game, seat, type):
        key = "fact.no_miniature" if type < COLOURED else "fact.no_grey"
        return Reason("WARP-BLD-05", key, "other_type", words, BUILD_LIMIT)
    if has_site(game, seat, type):
        return None
    if not any(has_room(game, area) for area in game.colonies[seat].areas):
        return Reason("WARP-BLD-03", "fact.no_room", "take_area", words, BUILD_LIMIT)
    return Reason("WARP-BLD-02", "fact.no_symbol", "take_symbol", words | _symbol(type))


def level_fact(game: Warp, seat: int, type: int) -> Reason | None:
    """Why a type cannot rise (WARP-DEV-11, WARP-TRK-06); None if it can."""
    if can_raise(game, seat, type):
        return None
    words = {"building": f"building:{BUILDINGS[type]}", "buildings": f"buildings:{BUILDINGS[type]}"}
    if ladder_of(type) < 0:
        return Reason("WARP-TRK-06", "fact.no_levels", "other_type", words)
    return Reason("WARP-DEV-11", "fact.top_level", "other_type", words, TOP_LEVEL)


def _symbol(type: int) -> dict[str, str]:
    assert type in (GOLD_MINE, ENERGY_PLANT), "the other types stand anywhere"
    return {"symbol": "symbol:gold" if type == GOLD_MINE else "symbol:energy"}


# Cards and their options


def develop_objections(game: Warp, ask: PlayDevelop) -> list[Refused]:
    """Every card of the hand that cannot be played as a Develop card now."""
    objector = Objector(game, ask.seat, ask)
    verb = "follow" if ask.by == BY_FOLLOWING else "develop"
    for piece in distinct(game, game.zones[game.hand(ask.seat)]):
        id = f"{verb} {game.name(piece)}"
        if objector.is_open(id):
            objector.no(id, card_reason(game, ask.seat, piece, ask.by, ask.discount(game)))
    return objector.refused


def card_reason(game: Warp, seat: int, piece: int, by: int, discount: int) -> Reason:
    """Why a card of the hand cannot be played: by its kind, or by the option that comes nearest."""
    card, words = game.card(piece), {"card": f"piece:{piece}"}
    if card.kind == COMBAT:
        return Reason("WARP-DEV-01", "why.combat_in_develop", "play_in_combat", words)
    fact = nearest_option(game, seat, card, by, discount)
    return Reason(fact.clause, "why.no_option", fact.instead, words | fact.words, fact.number, fact)


def nearest_option(game: Warp, seat: int, card: Card, by: int, discount: int) -> Reason:
    """What stands against the option that comes nearest: the one that lacks the fewest resources and cards."""
    best: Reason | None = None
    best_lack = 0
    for option in card.options:
        for type in types_of(option):
            fact = option_fact(game, seat, option, type, by, discount, 1)
            assert fact is not None, f"{card.id} can be played"
            short = _FAR
            if fact.why in ("fact.dear", "fact.no_discard"):
                hand = len(game.zones[game.hand(seat)]) - 1
                price = option_price(game, seat, option, type, discount)
                short = lack(game, seat, price) + max(0, option.cost.discard - hand)
            if best is None or short < best_lack:
                best, best_lack = fact, short
    assert best is not None, "every card has options"
    return best


def types_of(option: Option) -> list[int]:
    """The types that an option can be taken with."""
    effect = option.effects[0]
    if effect.op not in (ops.OP_BUILD, ops.OP_UPGRADE):
        return [NO_TYPE]
    return [type for type in range(TYPES) if effect.types >> type & 1]


def option_fact(
    game: Warp, seat: int, option: Option, type: int, by: int, discount: int, besides: int
) -> Reason | None:
    """Why an option cannot be taken with a type, `besides` so many cards of the hand; None if it can
    (WARP-DEV-08, WARP-DEV-11)."""
    from tessera.games.the_warp.objections_idle import idle_fact

    effect = option.effects[0]
    verb = "other"
    if effect.op == ops.OP_BUILD:
        verb, fact = "build", site_fact(game, seat, type)
    elif effect.op == ops.OP_UPGRADE:
        verb, fact = "upgrade", level_fact(game, seat, type)
    else:
        fact = idle_fact(game, seat, effect)
    if fact is not None:
        return fact
    price = option_price(game, seat, option, type, discount)
    return unpaid(game, seat, option.cost, price, besides, _PRICE[by], doing(effect, verb, type))


def option_objections(game: Warp, ask: ChooseOption) -> list[Refused]:
    """Every option of the card, with every type, that cannot be taken."""
    objector = Objector(game, ask.seat, ask)
    card = game.card(ask.piece)
    for number in range(len(card.options)):
        for type in types_of(card.options[number]):
            id = ask.notation(game, number * 8 + type)
            if objector.is_open(id):
                objector.no(id, option_reason(game, ask, number, type))
    return objector.refused


def option_reason(game: Warp, ask: ChooseOption, number: int, type: int) -> Reason:
    """Why an option of the card that was played cannot be taken with a type."""
    option = game.card(ask.piece).options[number]
    if type not in types_of(option):
        return Reason("WARP-DEV-01", "why.other_option", "choose_something", {"card": f"piece:{ask.piece}"}, number + 1)
    fact = option_fact(game, ask.seat, option, type, ask.by, ask.discount(game), 0)
    assert fact is not None, "this option can be taken"
    return fact


def develop_reason(game: Warp, seat: int) -> Reason:
    """Why the action Develop cannot be taken at all (WARP-DEV-18)."""
    hand = game.zones[game.hand(seat)]
    pieces = [piece for piece in distinct(game, hand) if game.card(piece).kind != COMBAT]
    if not pieces:
        return Reason("WARP-DEV-18", "why.no_develop_card", "other_action")
    facts = [nearest_option(game, seat, game.card(piece), BY_ACTION, ACTION_DISCOUNT) for piece in pieces]
    dear = [fact for fact in facts if fact.why == "fact.dear"]
    fact = (dear or facts)[0]
    count = sum([game.card(piece).kind != COMBAT for piece in hand])
    return Reason("WARP-DEV-18", "why.no_develop", "other_action", {}, count, fact)


# Building by a card or by an effect


def build_objections(game: Warp, ask: Build) -> list[Refused]:
    """Own areas that cannot take the building, and areas next to them that are not controlled."""
    objector = Objector(game, ask.seat, ask)
    areas = game.colonies[ask.seat].areas
    beside = [area for own in areas for area in game.rulebook.board.next_to[own] if area not in areas]
    types = (
        [ask.type] if ask.type >= 0 else [type for type in range(TYPES) if game.effect(ask.effect).types >> type & 1]
    )
    for type in types:
        # Which areas are controlled is the same for every type.
        for area in [*areas, *(dict.fromkeys(beside) if len(types) == 1 else ())]:
            id = f"build {BUILDINGS[type]} {game.area_name(area)}"
            if objector.is_open(id):
                objector.no(id, build_reason(game, ask, type, area))
    return objector.refused


def build_reason(game: Warp, ask: Build, type: int, area: int) -> Reason:
    """Why a building cannot be placed on an area (WARP-BLD-01, WARP-BLD-02, WARP-BLD-03, WARP-BLD-05)."""
    seat, effect = ask.seat, game.effect(ask.effect)
    words = {"area": f"area:{area}", "building": f"building:{BUILDINGS[type]}", "a": f"a:{BUILDINGS[type]}"}
    if ask.type >= 0 and type != ask.type:
        paid = BUILDINGS[ask.type]
        return Reason(
            "WARP-DEV-09", "why.other_building", "build_that", {"a": f"a:{paid}", "building": f"building:{paid}"}
        )
    if not effect.types >> type & 1:
        return Reason("WARP-SYM-09", "why.not_this_type", "other_type", words)
    if game.holder[area] != seat:
        return Reason("WARP-BLD-01", "why.not_controlled", "own_area", words)
    if not has_miniature(game, seat, type):
        fact = site_fact(game, seat, type)
        assert fact is not None, "there are miniatures"
        return fact
    if not has_room(game, area):
        key = "why.colony_full" if game.rulebook.board.areas[area].colony else "why.area_full"
        return Reason("WARP-BLD-03", key, "other_area", words, BUILD_LIMIT)
    if not suits(game, area, type):
        return Reason("WARP-BLD-02", "why.symbol_missing", "other_area", words | _symbol(type))
    return effect_price_fact(game, seat, effect, type)


def effect_price_fact(game: Warp, seat: int, effect: Effect, type: int) -> Reason:
    """A build or upgrade by an effect that has a price of its own, which cannot be paid."""
    assert effect.cost is not None, "nothing stands against it"
    is_build = effect.op == ops.OP_BUILD
    find_price = build_price if is_build else upgrade_price
    price = find_price(game, seat, effect.cost, type, 0)
    what = doing(effect, "build" if is_build else "upgrade", type)
    fact = unpaid(game, seat, effect.cost, price, 0, "WARP-SYM-09", what)
    assert fact is not None, "nothing stands against it"
    return fact


def upgrade_reason(game: Warp, ask: Upgrade, type: int) -> Reason:
    """Why a type cannot be raised here (WARP-DEV-10, WARP-SYM-09)."""
    effect = game.effect(ask.effect)
    words = {"building": f"building:{BUILDINGS[type]}"}
    if not effect.types >> type & 1:
        return Reason("WARP-SYM-09", "why.not_this_upgrade", "other_type", words)
    fact = level_fact(game, ask.seat, type)
    return fact if fact is not None else effect_price_fact(game, ask.seat, effect, type)
