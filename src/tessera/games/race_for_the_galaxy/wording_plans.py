"""How a development or a world could be placed, as complete plans: what is paid, discarded, or conquered with what."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.develop import development_cost
from tessera.games.race_for_the_galaxy.rules.military import military_against
from tessera.games.race_for_the_galaxy.rules.payment import (
    CONQUER,
    CONQUER_PEACEFUL,
    PAY_MILITARY,
    development_ways,
    good_powers,
    way_card,
    way_goods,
    way_mode,
)
from tessera.games.race_for_the_galaxy.rules.settle_ways import settle_cost, settle_ways, shortfall
from tessera.games.race_for_the_galaxy.sentence_parts import goods
from tessera.games.race_for_the_galaxy.terms import ANY, KEY_REBEL, KINDS


def development_plan(lexicon: Lexicon, seat: int, card: Card, way: int) -> str:
    """One way to pay for a development."""
    powers, effect = lexicon.game.empires[seat].develop, effects.DEVELOP_DISCOUNT_BY_GOOD
    price = development_cost(lexicon.game, seat, card, way)
    return _paying(lexicon, price, _discarded(lexicon, seat, powers, effect, way))


def world_plan(lexicon: Lexicon, seat: int, card: Card, way: int, among_others: bool = False) -> str:
    """One way to place a world. Among others it need not be said that paying takes the place of conquering."""
    mode = way_mode(way)
    if mode in (CONQUER, CONQUER_PEACEFUL):
        return _conquest(lexicon, seat, card, way)
    powers, effect = lexicon.game.empires[seat].settle, effects.SETTLE_DISCOUNT_BY_GOOD
    price = settle_cost(lexicon.game, seat, card, way)
    plan = _paying(lexicon, price, _discarded(lexicon, seat, powers, effect, way))
    return lexicon.say("plan.pay_military", plan=plan) if mode == PAY_MILITARY and not among_others else plan


def vague_plan(lexicon: Lexicon, way: int) -> str:
    """A way without its numbers, where several players with different numbers are offered it at once."""
    mode = way_mode(way)
    if mode in (CONQUER, CONQUER_PEACEFUL):
        plan = lexicon.say("plan.any_conquer")
        return plan if mode == CONQUER else lexicon.say("plan.conquer_with", card=_card(lexicon, way), plan=plan)
    things = [goods(lexicon.voice, "any", way_goods(way))] if way_goods(way) else []
    if way_card(way) >= 0:
        things.append(_card(lexicon, way))
    plan = lexicon.say("plan.any_pay")
    if things:
        plan = lexicon.say("plan.any_discard", things=lexicon.listed(things))
    return lexicon.say("plan.pay_military", plan=plan) if mode == PAY_MILITARY else plan


def placing(lexicon: Lexicon, seat: int, piece: int, hand: int, only_conquest: bool) -> str:
    """Every way to place a card with so many hand cards, with "or"; nothing if there is none."""
    card = lexicon.game.card(piece)
    if card.is_world:
        ways = settle_ways(lexicon.game, seat, card, hand, only_conquest)
        plans = [world_plan(lexicon, seat, card, way, among_others=True) for way in ways]
    else:
        ways = development_ways(lexicon.game, seat, card, hand)
        plans = [development_plan(lexicon, seat, card, way) for way in ways]
    return lexicon.voice.join(plans, "either") if plans else ""


def _conquest(lexicon: Lexicon, seat: int, card: Card, way: int) -> str:
    """Military against defense, and what is missing (RFTG-SETTLE-03, RFTG-SETTLE-19, RFTG-SETTLE-30)."""
    missing = shortfall(lexicon.game, seat, card, way)
    military = military_against(lexicon.game, seat, card.good, (card.words & KEY_REBEL) != 0)
    plan = lexicon.say(
        "plan.conquer",
        missing,
        forms=("raise",) if missing > 0 else (),
        military=str(military),
        defense=str(military + missing),
    )
    if way_mode(way) == CONQUER:
        return plan
    return lexicon.say("plan.conquer_with", card=_card(lexicon, way), plan=plan)


def _paying(lexicon: Lexicon, price: int, discarded: list[str]) -> str:
    key = "plan.discard" if discarded else "plan.pay"
    cards = lexicon.say("name.cards", price)
    return lexicon.say(key, forms=() if price else ("free",), cards=cards, things=lexicon.listed(discarded))


def _discarded(lexicon: Lexicon, seat: int, powers: list[int], effect: int, way: int) -> list[str]:
    """What a way of paying discards beside hand cards: goods of the kinds that powers ask for, and a card."""
    game = lexicon.game
    kinds = [game.power(power).kind for power in good_powers(game, seat, powers, effect)[: way_goods(way)]]
    things: list[str] = []
    for kind in sorted(set(kinds)):
        name = "any" if kind == ANY else KINDS[kind]
        things.append(goods(lexicon.voice, name, kinds.count(kind)))
    if way_card(way) >= 0:
        things.append(_card(lexicon, way))
    return things


def _card(lexicon: Lexicon, way: int) -> str:
    return lexicon.card(way_card(way))
