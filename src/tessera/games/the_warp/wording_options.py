"""Choices as sentences: what it is, what it costs now, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp import wording_options_board, wording_options_combat
from tessera.games.the_warp.lexicon import SEATS, effect_record
from tessera.games.the_warp.phrases import capital, phrases
from tessera.games.the_warp.rules.effects import ChooseEffects, MayPay
from tessera.games.the_warp.rules.races import RESOURCE, ChooseVictim
from tessera.games.the_warp.rules.trading import trade_limit
from tessera.games.the_warp.sentences import (
    active_sentence,
    effects_phrase,
    guardian_sentence,
    reward_ability_sentence,
)
from tessera.games.the_warp.state import ARCHIVE, MISSION_DECKS, Warp
from tessera.games.the_warp.terms import (
    COMMAND_CENTER,
    ENERGY_PLANT,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    EXTRACT_TROOPS,
    GOLD_MINE,
    MISSION_TYPES,
)
from tessera.games.the_warp.wording_choice import Choice

_COMBAT_OPTION: Final = "combat-option"


def option_text(game: Warp, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    if kind == _COMBAT_OPTION:
        return wording_options_combat.combat_option(game, notation, language)
    choice = Choice(game, kind, notation, language)
    teller = _TELLERS.get(choice.words[0])
    return plain(choice) if teller is None else teller(choice)


def plain(choice: Choice) -> str:
    """A choice that is one word; some have words of their own for a kind of question."""
    word = choice.words[0]
    own = f"option.{word}_{choice.kind}"
    return choice.speech.say(own if own in phrases() else f"option.{word}")


# Races and missions


def _race(choice: Choice) -> str:
    """A race with what it does for its player (WARP-RAC-02)."""
    speech = choice.speech
    record = speech.race_record(choice.race())
    texts = {
        "active": active_sentence(record, speech.language),
        "reward": reward_ability_sentence(record, speech.language),
    }
    told = [speech.voice.under(speech.say(f"race.{role}"), text) for role, text in texts.items()]
    return speech.say("option.race", race=speech.name(record), text=speech.voice.sentences(told))


def _guardian(choice: Choice) -> str:
    record = choice.speech.guardian_record(choice.race())
    text = guardian_sentence(record, choice.game.rulebook.library, choice.speech.language)
    return choice.speech.say("option.guardian", text=text)


def _use(choice: Choice) -> str:
    """An Active Ability, the own one or a copy (WARP-RAC-03)."""
    record = choice.speech.race_record(choice.race())
    forms = ("copied",) if choice.words[-1] == "copied" else ()
    text = active_sentence(record, choice.speech.language)
    return choice.speech.say("option.use", 1, forms, race=choice.speech.name(record), text=text)


def _reward_ability(choice: Choice) -> str:
    record = choice.speech.race_record(choice.race())
    text = reward_ability_sentence(record, choice.speech.language)
    return choice.speech.say("option.reward-ability", race=choice.speech.name(record), text=text)


def _copy(choice: Choice) -> str:
    """A race of an opponent with what it does."""
    number = choice.race()
    owners = [seat for seat, colony in enumerate(choice.game.colonies) if number in colony.races]
    record = choice.speech.race_record(number)
    return choice.speech.say(
        "option.copy",
        forms=() if owners else ("plain",),
        race=choice.speech.name(record),
        who=choice.speech.player(owners[0]) if owners else "",
        text=active_sentence(record, choice.speech.language),
    )


def _with_text(choice: Choice, key: str) -> str:
    """A piece with all that it says."""
    return choice.speech.say(key, card=choice.card(), text=choice.speech.sentence(choice.piece()))


def _keep(choice: Choice) -> str:
    if len(choice.words) == 1:
        return choice.speech.say("option.keep_switch")
    return _with_text(choice, "option.keep_team-mission" if choice.kind == "team-mission" else "option.keep")


def _complete(choice: Choice) -> str:
    return _with_text(choice, "option.complete")


def _switch(choice: Choice) -> str:
    if choice.words[1] == "none":
        return choice.speech.say("option.switch_none")
    return _with_text(choice, "option.switch")


def _deck(choice: Choice) -> str:
    deck = MISSION_TYPES.index(choice.words[1])
    left = len(choice.game.zones[MISSION_DECKS + deck])
    return choice.speech.say("option.deck", left, type=choice.speech.say(f"mission.{choice.words[1]}"))


# Income


def _extract(choice: Choice) -> str:
    """What the tracks yield now, standing numbers included (WARP-INC-02, WARP-INC-03, WARP-INC-08, WARP-TEAM-15)."""
    game, speech, what = choice.game, choice.speech, choice.words[1]
    if choice.kind == "team-extract":
        return speech.say(f"option.team_{what}")
    colony, tracks = game.colonies[choice.seat], game.rulebook.tracks
    yields = [tracks[track].yields[colony.positions[track]] for track in range(len(tracks))]
    if what == "troops":
        count = min(colony.supply, yields[COMMAND_CENTER] + colony.stats[EXTRACT_TROOPS])
        return speech.say("option.extract_troops", count, () if count else ("none",))
    gold = yields[GOLD_MINE] + colony.stats[EXTRACT_GOLD]
    energy = yields[ENERGY_PLANT] + colony.stats[EXTRACT_ENERGY]
    forms = () if gold + energy else ("none",)
    return speech.say("option.extract_resources", 1, forms, goods=speech.resources(gold, energy))


def _discard(choice: Choice) -> str:
    """A card for its value in Consult, without value at any other time (WARP-CON-02, WARP-CON-03)."""
    if choice.kind != "consult":
        return choice.speech.say("option.discard", card=choice.card())
    card = choice.game.card(choice.piece())
    goods = choice.speech.resources(card.discard_gold, card.discard_energy)
    forms = () if card.discard_gold + card.discard_energy else ("none",)
    return choice.speech.say("option.discard_consult", 1, forms, card=choice.card(), goods=goods)


def _draw(choice: Choice) -> str:
    if choice.words[1] != "deck":
        return choice.speech.say("option.draw", card=choice.card(), text=choice.speech.options_of(choice.piece()))
    left = len(choice.game.zones[ARCHIVE])
    return choice.speech.say("option.draw_deck", left, () if left else ("none",))


def _take(choice: Choice) -> str:
    """A card of the discard pile, or resources of choice."""
    if choice.kind == "take-discard":
        text = choice.speech.options_of(choice.piece())
        return choice.speech.say("option.take_take-discard", card=choice.card(), text=text)
    return choice.speech.say("option.take", goods=_amount(choice))


def _amount(choice: Choice) -> str:
    """Resources as notation writes them: `take 1 gold 2 energy`."""
    return choice.speech.resources(choice.number(1), choice.number(3))


# Actions, payments, trades


def _develop(choice: Choice) -> str:
    """The action, or a card that is developed."""
    if len(choice.words) == 1:
        return choice.speech.say("option.develop_action")
    text = choice.speech.options_of(choice.piece())
    return choice.speech.say(f"option.{choice.words[0]}", card=choice.card(), text=text)


def _terrashift(choice: Choice) -> str:
    return choice.speech.say("option.terrashift_action")


def _pay(choice: Choice) -> str:
    """An amount, or the price of an effect."""
    if len(choice.words) > 1:
        return choice.speech.say("option.pay", goods=_amount(choice))
    ask = choice.ask
    cost = effect_record(choice.game.rulebook, ask.effect)["cost"] if isinstance(ask, MayPay) else {}
    return choice.speech.say("option.pay_may-pay", cost=choice.speech.cost(cost))


def _give(choice: Choice) -> str:
    if choice.kind == "hand-over":
        return choice.speech.say("option.give_hand-over", goods=_amount(choice))
    return choice.speech.say("option.give", card=choice.card())


def _spend(choice: Choice) -> str:
    """A Reward card as a price, or for its effect (WARP-RWD-02)."""
    if choice.kind == "spend-rewards":
        return choice.speech.say("option.spend_spend-rewards", card=choice.card())
    return _with_text(choice, "option.spend")


def _trade(choice: Choice) -> str:
    """The trade of the turn, or an amount in one direction (WARP-TRD-01, WARP-TRD-02)."""
    if len(choice.words) == 1:
        return choice.speech.say("option.trade", trade_limit(choice.game, choice.seat))
    return choice.speech.say(f"option.trade_{choice.words[2]}", choice.number())


def _timeout(choice: Choice) -> str:
    partner = choice.game.partner(choice.seat)
    who = choice.speech.player(partner) if partner >= 0 else ""
    return choice.speech.say("option.timeout", 1, () if who else ("plain",), who=who)


def _from(choice: Choice) -> str:
    """An opponent; the number of cards in a hand is open (WARP-INFO-02)."""
    other = SEATS.index(choice.words[1].upper())
    ask = choice.ask
    forms = ("card",) if isinstance(ask, ChooseVictim) and ask.what != RESOURCE else ()
    cards = len(choice.game.zones[choice.game.hand(other)])
    return choice.speech.say("option.from", cards, forms, who=choice.speech.player(other))


def _choose(choice: Choice) -> str:
    """One of several lists of effects."""
    ask = choice.ask
    if not isinstance(ask, ChooseEffects):
        return choice.speech.say("option.option", 1, ("plain",), number=choice.words[1])
    effects = effect_record(choice.game.rulebook, ask.effect)["options"][choice.number() - 1]
    return choice.speech.say("option.choose", text=capital(effects_phrase(effects, choice.speech.language)))


Teller = Callable[[Choice], str]

_TELLERS: Final[dict[str, Teller]] = {
    **wording_options_board.TELLERS,
    **wording_options_combat.TELLERS,
    "choose": _choose,
    "complete": _complete,
    "copy": _copy,
    "deck": _deck,
    "develop": _develop,
    "discard": _discard,
    "draw": _draw,
    "extract": _extract,
    "follow": _develop,
    "from": _from,
    "give": _give,
    "guardian": _guardian,
    "keep": _keep,
    "pay": _pay,
    "race": _race,
    "reward-ability": _reward_ability,
    "spend": _spend,
    "switch": _switch,
    "take": _take,
    "terrashift": _terrashift,
    "timeout": _timeout,
    "trade": _trade,
    "use": _use,
}
