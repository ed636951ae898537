"""Choices as sentences: what it is, what it costs now, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.race_for_the_galaxy import effects, wording_powers
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.phrases import capital, phrases
from tessera.games.race_for_the_galaxy.rules.develop import PayDevelopment
from tessera.games.race_for_the_galaxy.rules.payment import CARD, GOODS
from tessera.games.race_for_the_galaxy.rules.produce import empty_windfalls
from tessera.games.race_for_the_galaxy.rules.settle import PayWorld
from tessera.games.race_for_the_galaxy.sentence_parts import prestige
from tessera.games.race_for_the_galaxy.sentences import card_sentence, category_sentence
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ACTIONS
from tessera.games.race_for_the_galaxy.wording_choice import Choice, offering, questions
from tessera.games.race_for_the_galaxy.wording_plans import development_plan, placing, vague_plan, world_plan
from tessera.kernel.step import Ask

# Ways to place a card, in the order of their numbers, and the words that can follow one.
_MODES: Final = ("pay", "pay-military", "conquer", "conquer-peaceful")
_WITH: Final = ("goods", "with")
# How actions are written: with prestige, and two of them.
_BOOST: Final = "prestige "
_TWO: Final = " & "


def option_text(game: Race, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    choice = Choice(game, kind, notation, language)
    words = choice.words
    if is_action(notation):
        return _actions(choice, notation)
    if words[0] in _MODES and (len(words) == 1 or words[1] in _WITH):
        return capital(_way(choice, notation))
    return _TELLERS[words[0]](choice)


# Actions


def is_action(notation: str) -> bool:
    """Whether a notation is a choice of actions: one, or two of them."""
    return all(part.removeprefix(_BOOST) in ACTIONS for part in notation.split(_TWO))


def _actions(choice: Choice, notation: str) -> str:
    """An action with what its phase does for everybody; of two, whose players know it, the bonuses alone."""
    parts = notation.split(_TWO)
    if len(parts) == 1:
        is_plain = not notation.startswith(_BOOST) and notation != "search"
        return _action(choice, notation, choice.lexicon.action_phase(notation) if is_plain else "")
    first, second = [_action(choice, part, "") for part in parts]
    return choice.lexicon.say("option.and", first=first, second=second)


def _action(choice: Choice, part: str, phase: str) -> str:
    """An action and its bonus; with prestige, what both bonuses come to (RFTG-PRESTIGE-17)."""
    lexicon, name = choice.lexicon, part.removeprefix(_BOOST)
    if part == name != "search":
        action, bonus = lexicon.action(name), lexicon.action_bonus(name)
    else:
        action, bonus = lexicon.action(name if part == name else f"prestige-{name}"), lexicon.say(f"bonus.{name}")
    does = lexicon.say(f"option.phase_{phase}") if phase else ""
    return lexicon.say("option.action", action=action, bonus=does + bonus) + _idle(choice, name)


def _idle(choice: Choice, action: str) -> str:
    """What an action lacks on the table to bring anything. A notation does not say whose it is: where several seats are
    asked, it is told if all of them lack it."""
    game = choice.game
    seats = [ask.seat for ask in questions(game, choice.kind)]
    if not seats:
        return ""
    if action in ("trade", "double"):
        lacks = all(not game.empires[seat].laden for seat in seats)
        return choice.lexicon.say("option.idle_goods") if lacks else ""
    if action == "produce":
        lacks = all(not (_empty_makers(game, seat) or empty_windfalls(game, seat)) for seat in seats)
        return choice.lexicon.say("option.idle_worlds") if lacks else ""
    return ""


def _empty_makers(game: Race, seat: int) -> list[int]:
    """Production worlds that would get a good (RFTG-PRODUCE-01)."""
    empire = game.empires[seat]
    return [world for world in empire.makers if world not in empire.laden]


def _bonus(choice: Choice) -> str:
    """Which of two phases a prestige bonus is for (RFTG-PRESTIGE-22)."""
    return choice.lexicon.say(f"option.bonus_{choice.words[1]}")


# Placing cards


def _way(choice: Choice, notation: str) -> str:
    """A way to place a card. Where several players with different numbers are offered it, none of them is told."""
    lexicon, way = choice.lexicon, _parse_way(choice)
    plans: list[str] = []
    for ask in offering(choice.game, choice.kind, notation):
        plan = _plan(lexicon, ask, way)
        if plan not in plans:
            plans.append(plan)
    return plans[0] if len(plans) == 1 else vague_plan(lexicon, way)


def _plan(lexicon: Lexicon, ask: Ask[Any], way: int) -> str:
    if isinstance(ask, PayDevelopment):
        return development_plan(lexicon, ask.seat, lexicon.game.card(ask.piece), way)
    assert isinstance(ask, PayWorld)
    return world_plan(lexicon, ask.seat, lexicon.game.card(ask.piece), way)


def _parse_way(choice: Choice) -> int:
    """The number of a way from its words, such as `pay goods 1 with colony-ship`."""
    words = choice.words
    way = _MODES.index(words[0])
    if "goods" in words:
        way += GOODS * int(words[words.index("goods") + 1])
    if "with" in words:
        way += CARD * (choice.piece(words.index("with") + 1) + 1)
    return way


def _place(choice: Choice) -> str:
    """Place a card from hand: every way to do it, and what the card is."""
    return _placed(choice, "place")


def _second(choice: Choice) -> str:
    """A second world (RFTG-SETTLE-20)."""
    return _placed(choice, "second")


def _extra(choice: Choice) -> str:
    """One more conquest, by the card that is discarded for it (RFTG-SETTLE-22)."""
    game = choice.game
    if choice.seat >= 0:
        for power in game.empires[choice.seat].settle:
            if game.power(power).effect == effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD:
                return _placed(choice, "extra", power // POWER_BITS)
    return _placed(choice, "extra")


def _placed(choice: Choice, verb: str, source: int = -1) -> str:
    game, lexicon, piece = choice.game, choice.lexicon, choice.piece()
    seat = choice.owner(piece)
    rest = len(game.zones[game.hand(seat)]) - 1
    only_conquest = verb == "extra"
    plans = "" if only_conquest and source < 0 else placing(lexicon, seat, piece, rest, only_conquest)
    return lexicon.say(
        f"option.{verb}" if plans else f"option.{verb}_none",
        card=lexicon.card(piece),
        plans=plans,
        text=card_sentence(lexicon.record(piece), lexicon.language),
        source=lexicon.card(source) if source >= 0 else "",
    )


def _replace(choice: Choice) -> str:
    """The new world among the Settle powers, then the old one that makes room for it (RFTG-SETTLE-42)."""
    game, lexicon, piece = choice.game, choice.lexicon, choice.piece()
    if choice.kind != "replace":
        text = card_sentence(lexicon.record(piece), lexicon.language)
        return lexicon.say("option.replace", card=choice.card(), text=text)
    laden = piece in game.empires[choice.owner(piece)].laden
    kind = choice.kind_of(piece)
    return lexicon.say("option.replaced", forms=("good",) if laden else (), card=choice.card(), kind=kind)


# Cards that are kept, taken, paid, discarded


def _with_text(key: str, choice: Choice) -> str:
    text = card_sentence(choice.lexicon.record(choice.piece()), choice.lexicon.language)
    return choice.lexicon.say(key, card=choice.card(), text=text)


def _start(choice: Choice) -> str:
    return _with_text("option.start", choice)


def _keep(choice: Choice) -> str:
    return _with_text("option.take" if choice.kind == "gamble-keep" else "option.keep", choice)


def _take(choice: Choice) -> str:
    if choice.kind in ("search-match", "search-may-fit"):
        return _by_name(choice, "option.search_take")
    return _with_text("option.take", choice)


def _by_name(choice: Choice, key: str) -> str:
    return choice.lexicon.say(key, card=choice.card())


def _pay(choice: Choice) -> str:
    return _by_name(choice, "option.pay")


def _save(choice: Choice) -> str:
    return _by_name(choice, "option.save")


def _discard(choice: Choice) -> str:
    """From the hand for some rule, for prestige in Explore, or from the tableau for Military."""
    if choice.kind in ("raise", "defend"):
        return wording_powers.raise_by_card(choice)
    worth = wording_powers.explore_prestige(choice)
    if not worth:
        return _by_name(choice, "option.discard")
    return choice.lexicon.say("option.discard_for", card=choice.card(), prestige=prestige(choice.lexicon.voice, worth))


# Plain answers


def _plain(choice: Choice) -> str:
    """Pass, done, enough, go on: some have words of their own for a kind of question."""
    word = choice.words[0]
    own = f"option.{word}_{choice.kind}"
    return choice.lexicon.say(own if own in phrases() else f"option.{word}")


def _name(choice: Choice) -> str:
    return choice.lexicon.say("option.name", int(choice.words[1]))


def _ante(choice: Choice) -> str:
    stake = choice.game.card(choice.piece()).cost
    cards = choice.lexicon.say("name.cards", stake)
    return choice.lexicon.say("option.ante", card=choice.card(), cards=cards, number=str(stake))


def _search(choice: Choice) -> str:
    lexicon, library = choice.lexicon, choice.game.rulebook.library
    category = library.categories[choice.words[1]]
    names = {id: lexicon.name(library.cards[id]) for id in category.get("optional_match", ())}
    text = category_sentence(category, lexicon.language, names)
    return lexicon.say("option.search", category=lexicon.name(category), text=text)


Teller = Callable[[Choice], str]

_TELLERS: Final[dict[str, Teller]] = {
    "ante": _ante,
    "bonus": _bonus,
    "defeat": wording_powers.defeat,
    "develop": _place,
    "discard": _discard,
    "done": _plain,
    "draw": wording_powers.draw,
    "enough": _plain,
    "extra": _extra,
    "go-on": _plain,
    "good": wording_powers.good,
    "hand": wording_powers.raise_by_hand,
    "keep": _keep,
    "kind": wording_powers.kind,
    "name": _name,
    "no-match": _plain,
    "pass": _plain,
    "pay": _pay,
    "prestige": wording_powers.raise_by_prestige,
    "produce": wording_powers.produce,
    "replace": _replace,
    "save": _save,
    "search": _search,
    "second": _second,
    "sell": wording_powers.sell,
    "settle": _place,
    "start": _start,
    "take": _take,
    "takeover": wording_powers.takeover,
    "target": wording_powers.target,
    "use": wording_powers.use,
}
