"""What a card says, in English and Japanese, derived from its powers: the only sentences cards have.

One function per word of the vocabulary that needs more than its phrase; the phrases are in `phrases.toml`. Goals,
search categories and the robot's tiles speak through `sentence_tiles`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.race_for_the_galaxy.phrases import Voice, capital
from tessera.games.race_for_the_galaxy.sentence_parts import (
    Record,
    a_good,
    all_goods,
    goods,
    goods_up_to,
    hand_cards,
    kind_word,
    prestige,
    rewards,
    signed,
    windfalls,
    worlds,
)
from tessera.games.race_for_the_galaxy.sentence_scoring import line_words, scoring_words
from tessera.games.race_for_the_galaxy.sentence_tiles import (
    category_sentence,
    goal_sentence,
    robot_die_sentence,
    robot_start_sentence,
    robot_tile_sentence,
)
from tessera.games.race_for_the_galaxy.vocabulary import PHASES

__all__ = [
    "attributes_sentence",
    "card_sentence",
    "category_sentence",
    "goal_sentence",
    "power_sentence",
    "powers_sentence",
    "price_words",
    "robot_die_sentence",
    "robot_start_sentence",
    "robot_tile_sentence",
    "scoring_sentence",
]


def card_sentence(record: Record, language: str) -> str:
    """Everything that is printed on a card but its name: what it is, its powers by phase, its variable points."""
    told = powers_sentence(record, language)
    texts = [attributes_sentence(record, language)] + ([told] if told else [])
    return Voice(language).sentences(texts)


def powers_sentence(record: Record, language: str) -> str:
    """The powers of a card, each phase behind its name, and its scoring lines; nothing for a card without them."""
    voice = Voice(language)
    texts: list[str] = []
    for phase in PHASES:
        told = [power_sentence(power, language) for power in record["powers"] if power["phase"] == phase]
        if told:
            texts.append(voice.under(voice.say(f"phase.{phase}"), voice.sentences(told)))
    if record["scoring"]:
        texts.append(voice.under(voice.say("phase.scoring"), scoring_words(voice, record)))
    return voice.sentences(texts)


def power_sentence(power: Record, language: str) -> str:
    """What one power says, without its phase."""
    voice = Voice(language)
    name = power["effect"]
    if name in _SPEAKERS:
        return _SPEAKERS[name](voice, power)
    return voice.say(f"effect.{name}", power[_COUNTED[name]] if name in _COUNTED else 1)


def scoring_sentence(line: Record, language: str) -> str:
    """What one line of variable points says."""
    voice = Voice(language)
    return voice.say("parts.sentence", text=capital(line_words(voice, line, is_own=False)))


def attributes_sentence(record: Record, language: str) -> str:
    """What a card is: its type, price and points, and the marks on it."""
    voice = Voice(language)
    texts = [_type(voice, record)]
    if "start" in record:
        texts.append(voice.say("card.start", number=str(record["start"])))
    if record["keywords"]:
        words = voice.join([voice.say(f"keyword.{word}") for word in record["keywords"]], "list")
        texts.append(voice.say("card.keywords", len(record["keywords"]), words=words))
    if record["uplift_symbol"]:
        texts.append(voice.say("card.uplift_symbol"))
    if record.get("good") == "any":
        texts.append(voice.say("card.any_kind"))
    if record["prestige"]:
        forms = () if record["set"] == "set3" else ("earlier",)
        texts.append(voice.say("card.prestige", forms=forms, prestige=prestige(voice, record["prestige"])))
    return voice.sentences(texts)


def price_words(record: Record, language: str) -> str:
    """What it takes to place a card: cards to discard, or a defense to reach."""
    key = "defense" if record["military"] else "cost"
    return Voice(language).say(f"price.{key}", record[key])


def _type(voice: Voice, record: Record) -> str:
    key = "defense" if record["military"] else "cost"
    price = voice.say(f"card.{key}", record[key])
    points = voice.say("card.variable") if record["variable_vp"] else voice.say("card.vp", record["vp"])
    if record["type"] == "development":
        return voice.say("card.development", price=price, points=points)
    military = voice.say("card.is_military" if record["military"] else "card.is_peaceful")
    world = voice.say(f"card.{record['world']}")
    if "good" not in record:
        return voice.say("card.world", military=military, world=world, price=price, points=points)
    kind = kind_word(voice, record["good"])
    return voice.say("card.world_of_kind", military=military, world=world, kind=kind, price=price, points=points)


# Powers whose phrase has one number, by the parameter that it is.
_COUNTED: Final = {
    "start_hand_size": "cards",
    "start_save_card": "cards",
    "explore_draw": "amount",
    "explore_keep": "amount",
    "develop_draw": "amount",
    "develop_discount": "amount",
    "develop_discount_by_self_discard": "amount",
    "develop_draw_after": "amount",
    "develop_save_payment_card": "cards",
    "pay_for_military_discount": "amount",
    "settle_save_payment_card": "cards",
    "settle_draw_after": "amount",
    "trade_bonus_this_world": "amount",
    "consume_draw": "amount",
    "produce_draw": "amount",
    "produce_draw_if_this": "amount",
    "produce_draw_per_kind": "amount",
    "hand_limit": "cards",
    "game_end_tableau": "cards",
}


# Explore and Develop.


def _discard_for_prestige(voice: Voice, power: Record) -> str:
    cards = hand_cards(voice, power["cards"])
    return voice.say(f"effect.{power['effect']}", cards=cards, prestige=prestige(voice, power["prestige"]))


def _draw_then_discard(voice: Voice, power: Record) -> str:
    draw, discard = power["draw"], power["discard"]
    return voice.say(
        f"effect.{power['effect']}",
        draw=voice.say("cards.draw", draw),
        discard=hand_cards(voice, discard),
        drawn=str(draw),
        discarded=str(discard),
    )


def _discount_by_good(voice: Voice, power: Record) -> str:
    return voice.say(f"effect.{power['effect']}", power["amount"], goods=goods(voice, power["good"], 1))


def _prestige_after(voice: Voice, power: Record) -> str:
    placed = voice.say(f"placed.{power['placed']}")
    return voice.say(f"effect.{power['effect']}", placed=placed, prestige=prestige(voice, power["prestige"]))


# Settle.


def _military(voice: Voice, power: Record) -> str:
    amount = signed(power["amount"])
    if "amount_with_imperium" in power:
        other = signed(power["amount_with_imperium"])
        return voice.say("effect.military_with_imperium", amount=amount, other=other)
    return voice.say("effect.military", amount=amount)


def _military_versus(voice: Voice, power: Record) -> str:
    versus = "rebel_military" if power["versus"] == "rebel" else power["versus"]
    return voice.say("effect.military_versus", amount=signed(power["amount"]), worlds=worlds(voice, versus))


def _military_per_world(voice: Voice, power: Record) -> str:
    return voice.say("effect.military_per_world", amount=signed(power["amount"]), worlds=worlds(voice, power["world"]))


def _temporary(voice: Voice, power: Record) -> str:
    cost = prestige(voice, power.get("prestige_cost", 0))
    good = goods(voice, power["good"], 1) if "good" in power else ""
    return voice.say(f"effect.{power['effect']}", amount=signed(power["amount"]), prestige=cost, goods=good)


def _temporary_by_hand(voice: Voice, power: Record) -> str:
    most, amount = power["max_cards"], signed(power["per_card"])
    if most == 1:
        return voice.say("effect.temporary_military_by_hand", cards=hand_cards(voice, 1), amount=amount)
    cards = voice.say("cards.hand_up_to", most)
    return voice.say("effect.temporary_military_by_hand", forms=("each",), cards=cards, amount=amount)


def _settle_discount(voice: Voice, power: Record) -> str:
    return voice.say("effect.settle_discount", power["amount"], worlds=capital(worlds(voice, power["kind"])))


def _settle_free(voice: Voice, power: Record) -> str:
    if "except_kind" not in power:
        return voice.say("effect.settle_free_by_self_discard")
    return voice.say("effect.settle_free_except", kind=kind_word(voice, power["except_kind"]))


def _pay_for_military(voice: Voice, power: Record) -> str:
    less = "_less" if power["discount"] else ""
    target = voice.say(f"payable.{power['target']}")
    return voice.say(f"effect.pay_for_military{less}", power["discount"], target=target)


def _conquer(voice: Voice, power: Record) -> str:
    less = power["defense_reduction"]
    key = "effect.conquer_non_military_less" if less else "effect.conquer_non_military_by_self_discard"
    texts = [voice.say(key, less)]
    if power["prestige"]:
        texts.append(voice.say("effect.on_success", prestige=prestige(voice, power["prestige"])))
    if power["with_takeover"]:
        texts.append(voice.say("effect.conquer_with_takeover"))
    return voice.sentences(texts)


def _replace_world(voice: Voice, power: Record) -> str:
    most = power["max_cost_increase"]
    texts = [voice.say("effect.settle_replace_world", most, () if most else ("same",))]
    if power["prestige"]:
        texts.append(voice.say("effect.settle_replace_world_prestige", prestige=prestige(voice, power["prestige"])))
    return voice.sentences(texts)


def _takeover(voice: Voice, power: Record) -> str:
    more, gained = power["military_per_rebel_military_world"], prestige(voice, power["prestige"])
    first = voice.say(
        f"takeover.{power['activation']}",
        target=voice.say(f"takeover.{power['target']}"),
        bonus=voice.say("takeover.bonus", amount=signed(more)) if more else "",
        prestige=prestige(voice, power["prestige_cost"]),
    )
    if power["on_success"] == "destroy":
        key = "takeover.destroy_prestige" if power["prestige"] else "takeover.destroy"
        return voice.sentences([first, voice.say(key, prestige=gained)])
    return voice.sentences([first, voice.say("effect.on_success", prestige=gained)]) if power["prestige"] else first


def _takeover_defense(voice: Voice, power: Record) -> str:
    rebel, other = signed(power["per_rebel_military_world"]), signed(power["per_other_military_world"])
    return voice.say("effect.takeover_defense", rebel=rebel, other=other)


def _spent(voice: Voice, power: Record) -> str:
    return voice.say(f"effect.{power['effect']}", prestige=prestige(voice, power["prestige_cost"]))


# Trade and Consume.


def _trade_bonus(voice: Voice, power: Record) -> str:
    return voice.say("effect.trade_bonus", power["amount"], goods=a_good(voice, power["good"]))


def _trade_bonus_per_world(voice: Voice, power: Record) -> str:
    good = a_good(voice, power["good"])
    return voice.say("effect.trade_bonus_per_world", power["amount"], goods=good, worlds=worlds(voice, power["world"]))


def _consume_goods(voice: Voice, power: Record) -> str:
    kind, each, uses = power["good"], power["goods_per_use"], power["max_uses"]
    given = rewards(voice, power)
    if uses == 1:
        return voice.say("effect.consume_goods", goods=goods(voice, kind, each), rewards=given)
    if each == 1:
        several = goods_up_to(voice, kind, uses)
        return voice.say("effect.consume_goods", forms=("each",), goods=several, rewards=given)
    return voice.say("effect.consume_goods_times", uses, goods=goods(voice, kind, each), rewards=given)


def _consume_hand_cards(voice: Voice, power: Record) -> str:
    each, uses = power["cards_per_use"], power["max_uses"]
    given = rewards(voice, power)
    if uses == 1:
        return voice.say("effect.consume_hand_cards", cards=hand_cards(voice, each), rewards=given)
    if each == 1:
        several = voice.say("cards.hand_up_to", uses)
        return voice.say("effect.consume_hand_cards", forms=("each",), cards=several, rewards=given)
    return voice.say("effect.consume_hand_cards_times", uses, cards=hand_cards(voice, each), rewards=given)


def _rewarded(voice: Voice, power: Record) -> str:
    ending = "_each" if "max_kinds" in power else ""
    count: int = power["max_kinds"] if ending else power.get("exactly", 1)
    cost = prestige(voice, power.get("prestige_cost", 0))
    return voice.say(f"effect.{power['effect']}", count, rewards=rewards(voice, power, ending), prestige=cost)


def _sell(voice: Voice, power: Record) -> str:
    return voice.say(f"effect.consume_sell_good{'_with_powers' if power['use_trade_powers'] else ''}")


def _gamble(voice: Voice, power: Record) -> str:
    return voice.say(f"effect.{power['effect']}", low=str(power["low"]), high=str(power["high"]))


# Produce.


def _by_discard(voice: Voice, power: Record) -> str:
    target = windfalls(voice, power["kind"]) if "kind" in power else ""
    return voice.say(f"effect.{power['effect']}", cards=hand_cards(voice, power["cards"]), worlds=target)


def _windfall(voice: Voice, power: Record) -> str:
    other = "_other" if power["other_world_only"] else ""
    return voice.say(f"effect.produce_windfall{other}", worlds=windfalls(voice, power["kind"]))


def _draw_per_good(voice: Voice, power: Record) -> str:
    return voice.say("effect.produce_draw_per_good", power["amount"], kind=kind_word(voice, power["good"]))


def _draw_per_world(voice: Voice, power: Record) -> str:
    return voice.say("effect.produce_draw_per_world", power["amount"], worlds=worlds(voice, power["world"]))


def _draw_if_most(voice: Voice, power: Record) -> str:
    return voice.say("effect.produce_draw_if_most", power["amount"], goods=all_goods(voice, power["good"]))


def _gained(voice: Voice, power: Record) -> str:
    counted = worlds(voice, power["world"]) if "world" in power else ""
    return voice.say(f"effect.{power['effect']}", prestige=prestige(voice, power["prestige"]), worlds=counted)


Speaker = Callable[[Voice, Record], str]

_SPEAKERS: Final[dict[str, Speaker]] = {
    "explore_discard_for_prestige": _discard_for_prestige,
    "develop_draw_then_discard": _draw_then_discard,
    "develop_discount_by_good": _discount_by_good,
    "develop_prestige_after": _prestige_after,
    "military": _military,
    "military_versus": _military_versus,
    "military_per_world": _military_per_world,
    "temporary_military_by_self_discard": _temporary,
    "temporary_military_by_hand": _temporary_by_hand,
    "temporary_military_by_prestige": _temporary,
    "temporary_military_by_good": _temporary,
    "settle_discount": _settle_discount,
    "settle_discount_by_good": _discount_by_good,
    "settle_free_by_self_discard": _settle_free,
    "pay_for_military": _pay_for_military,
    "pay_for_military_prestige": _gained,
    "conquer_non_military_by_self_discard": _conquer,
    "settle_replace_world": _replace_world,
    "settle_draw_then_discard_after": _draw_then_discard,
    "settle_prestige_after": _prestige_after,
    "takeover": _takeover,
    "takeover_defense": _takeover_defense,
    "defeat_takeover": _spent,
    "trade_bonus": _trade_bonus,
    "trade_bonus_per_world": _trade_bonus_per_world,
    "consume_goods": _consume_goods,
    "consume_this_world_good": _rewarded,
    "consume_different_kinds": _rewarded,
    "consume_up_to_different_kinds": _rewarded,
    "consume_sell_good": _sell,
    "consume_gain_vp": _rewarded,
    "consume_hand_cards": _consume_hand_cards,
    "consume_prestige": _rewarded,
    "gamble_name_cost": _gamble,
    "gamble_ante": _gamble,
    "produce_this_world_by_discard": _by_discard,
    "produce_windfall": _windfall,
    "produce_windfall_by_discard": _by_discard,
    "produce_prestige_if_this": _gained,
    "produce_draw_per_good": _draw_per_good,
    "produce_draw_per_world": _draw_per_world,
    "produce_draw_if_most": _draw_if_most,
    "produce_prestige_if_most_worlds": _gained,
}
