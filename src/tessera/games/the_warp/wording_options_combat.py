"""Choices of an attack: targets, Combat cards, bribes and dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.phrases import capital
from tessera.games.the_warp.rules.attack_4_reveal import ChooseCombatOption
from tessera.games.the_warp.rules.attack_5_dice import FACES, UseTool
from tessera.games.the_warp.rules.combat_effects import ATTACK
from tessera.games.the_warp.rules.payment import price_of, ways_with
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import COMBAT_DISCOUNT_ENERGY, COMBAT_DISCOUNT_GOLD, SHIP_LADDER, SUPPORT_DISCOUNT
from tessera.games.the_warp.wording_choice import Choice, questions
from tessera.games.the_warp.wording_speech import GOODS, Speech

# How the options of two cards are joined in the notation.
_AND: Final = " and "


# Targets


def attack(choice: Choice) -> str:
    """A declaration with the multipliers and the defence; alone the word is the action (WARP-ATK-02, WARP-SHP-02)."""
    game, speech = choice.game, choice.speech
    if len(choice.words) < 3:
        return speech.say("option.attack_action")
    origin, target = choice.area(1), choice.area(2)
    is_ship = choice.words[-1] == "ship"
    level = game.colonies[choice.seat].levels[SHIP_LADDER]
    first = game.rulebook.ship_multipliers[level - 1] if is_ship else game.multipliers[origin]
    return speech.say(
        "option.attack",
        forms=("ship",) if is_ship else (),
        origin=speech.place(origin),
        target=speech.place(target),
        held=speech.garrison(target, choice.seat),
        first=str(first),
        second=str(game.multipliers[target]),
    )


def troops(choice: Choice) -> str:
    """Troops that attack, or Troops of a bribe."""
    if choice.kind == "attackers":
        return choice.speech.say("option.troops", choice.number())
    return goods(choice)


def stay(choice: Choice) -> str:
    """Conquerors that stay on the gate (WARP-GAT-07)."""
    return choice.speech.say("option.stay", choice.number())


# Cards and bribes


def play(choice: Choice) -> str:
    """A Combat card with all that it offers, and whether it would be lost because nothing of it can be paid."""
    combat, piece = choice.game.combat, choice.piece()
    forms = ("open",) if combat.open_cards and choice.kind == "attack-card" else ()
    text = choice.speech.options_of(piece)
    if choice.ask is not None and not _is_within_means(choice.game, choice.seat, piece):
        text += choice.speech.say("option.beyond_means")
    return choice.speech.say("option.play", 1, forms, card=choice.card(), text=text)


def _is_within_means(game: Warp, seat: int, piece: int) -> bool:
    """Whether an option of a Combat card could be paid now, with all that might make it cheaper (WARP-REV-03)."""
    colony, card = game.colonies[seat], game.card(piece)
    off = card.discount_gold + card.discount_energy
    for stat in (COMBAT_DISCOUNT_GOLD, COMBAT_DISCOUNT_ENERGY, SUPPORT_DISCOUNT):
        off += colony.stats[stat] + colony.own_stats[stat]
    return any(
        ways_with(colony.gold + off, colony.energy + off, price_of(option.cost, 0, 0)) for option in card.options
    )


def goods(choice: Choice) -> str:
    """An amount of one kind of goods, such as `gold 2`, or a card by name."""
    word, speech = choice.words[0], choice.speech
    told = speech.say(f"offered.{word}", choice.number()) if word in GOODS else choice.card()
    return speech.say("option.goods", goods=told)


def propose(choice: Choice) -> str:
    """Everything that was put together."""
    combat = choice.game.combat
    told = choice.speech.goods(combat.offer, [*combat.offer_cards, *combat.offer_rewards])
    return choice.speech.say("option.propose", goods=told)


def combat_option(game: Warp, notation: str, language: str) -> str:
    """An option of each card and its payment.

    The notation names no card, and both sides choose at the same time (WARP-REV-05): while more than one is asked, only
    the numbers are told, for the words could be those of somebody else's card.
    """
    speech = Speech(game, language)
    open_now = questions(game, "combat-option")
    ask = open_now[0] if len(open_now) == 1 else None
    cards = game.zones[game.laid(ask.seat)] if isinstance(ask, ChooseCombatOption) else []
    parts = notation.split(_AND)
    told: list[str] = []
    for place, part in enumerate(parts):
        piece = cards[place] if place < len(cards) else -1
        text = _one_option(speech, part.split(), piece)
        if len(parts) > 1:
            card = speech.card(piece) if piece >= 0 else ""
            forms = () if card else ("plain",)
            text = speech.say("option.combat_of", 1, forms, card=card, number=str(place + 1), text=text)
        told.append(text)
    text = told[0]
    for other in told[1:]:
        text = speech.say("option.and", first=text, second=other)
    return capital(text)


def _one_option(speech: Speech, words: list[str], piece: int) -> str:
    """One card's part, such as `option 1 pay 1 gold 1 energy`; `lose` for a card that is not paid (WARP-GAT-18)."""
    if words[0] == "lose":
        return speech.say("option.lose")
    number, gold, energy = int(words[1]), int(words[3]), int(words[5])
    form = "none" if not gold and not energy else ""
    text = ""
    if piece < 0:
        form = f"plain_{form}" if form else "plain"
    else:
        text = speech.paid_effects(speech.record(piece)["option"][number - 1]["effects"])
    goods = speech.resources(gold, energy)
    return speech.say("option.combat", 1, (form,), number=str(number), text=text, goods=goods)


# Dice


def die(choice: Choice) -> str:
    """A die to be rerolled or flipped, with the face that it shows (WARP-DIC-10)."""
    combat, ask, number = choice.game.combat, choice.ask, choice.number()
    is_attack = not isinstance(ask, UseTool) or ask.side == ATTACK
    dice = combat.attack_dice if is_attack else combat.defence_dice
    before = dice[number - 1] if number <= len(dice) else 0
    return choice.speech.say(
        f"option.{choice.words[0]}", number=str(number), before=str(before), after=str(FACES - before)
    )


Teller = Callable[[Choice], str]

TELLERS: Final[dict[str, Teller]] = {
    "attack": attack,
    "card": goods,
    "cards": goods,
    "energy": goods,
    "flip": die,
    "gold": goods,
    "play": play,
    "propose": propose,
    "reroll": die,
    "reward": goods,
    "rewards": goods,
    "stay": stay,
    "troops": troops,
}
