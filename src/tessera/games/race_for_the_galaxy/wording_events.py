"""The log: what happened, as a report that can be checked against the rulebook.

Cards that only some saw are named to those; others read how many they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.race_for_the_galaxy import effects, wording_robot
from tessera.games.race_for_the_galaxy.sentence_parts import a_good, prestige
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import ANY, KINDS, WINDFALL
from tessera.games.race_for_the_galaxy.wording_told import Told
from tessera.kernel.event import Event


def event_text(game: Race, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat, -1 for a spectator."""
    told = Told(game, event, seat, language)
    if event.key in _TELLERS:
        return _TELLERS[event.key](told)
    # What is left names a player and at most one card, goal, category or kind, with or without hidden cards.
    parts = {"who": told.who, "pieces": told.pieces}
    for word in event.words:
        kind, colon, _ = word.partition(":")
        if colon:
            parts[kind] = told.lexicon.word(word)
    return told.lexicon.say(told.key, 1, (), **parts)


# The round


def _round(told: Told) -> str:
    return told.lexicon.say(told.key, number=told.event.words[0])


def _phase(told: Told) -> str:
    forms = ("second",) if told.event.clause == "RFTG-TWO-02" else ()
    return told.lexicon.say(told.key, forms=forms, phase=told.lexicon.say(f"phase.{told.event.words[0]}"))


def _actions(told: Told) -> str:
    actions = told.lexicon.listed([told.lexicon.action(word) for word in told.event.words])
    forms = ("shown",) if told.event.clause == "RFTG-ROUND-13" else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, actions=actions)


def _explore(told: Told) -> str:
    source = told.sources(2)
    forms = (("by",) if source else ()) if told.event.pieces else ("nothing",)
    return told.lexicon.say(told.key, told.number(1), forms=forms, who=told.who, pieces=told.pieces, source=source)


def _moved(told: Told) -> str:
    """Cards drawn or discarded, and what for."""
    source = told.sources(1)
    return told.lexicon.say(told.key, forms=("by",) if source else (), who=told.who, pieces=told.pieces, source=source)


def _discard_for_prestige(told: Told) -> str:
    """One card for prestige, or one of several that a power asks for (RFTG-EXPLORE-08)."""
    place, cards = told.number(1), told.number(2)
    forms = () if cards == 1 else ("last",) if place == cards else ("part",)
    gained = prestige(told.lexicon.voice, told.number(0))
    return told.lexicon.say(
        told.key,
        cards,
        forms,
        who=told.who,
        pieces=told.pieces,
        prestige=gained,
        place=str(place),
        source=told.sources(3),
    )


def _keep(told: Told) -> str:
    kept = told.pieces or told.lexicon.say("name.nothing")
    return told.lexicon.say(told.key, who=told.who, pieces=kept, rest=told.cards(told.number(1)))


# Cards in a tableau


def _place(told: Told) -> str:
    forms = ("develop",) if told.event.clause == "RFTG-DEVELOP-01" else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0))


def _settled(told: Told) -> str:
    """A world that is there for good, by its own way or by another card's; a windfall world comes with its first good
    (RFTG-SETUP-08, RFTG-SETTLE-05)."""
    good, source = _first_good(told, told.piece(0)), told.sources(1)
    form = "_".join(("by",) * bool(source) + ("good",) * bool(good))
    forms = (form,) if form else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0), good=good, source=source)


def _for_card(told: Told) -> str:
    """A card or the good on it, given for another card."""
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), other=told.word(1), source=told.word(1))


def _replace(told: Told) -> str:
    good = _first_good(told, told.piece(1))
    forms = ("good",) if good else ()
    card, other, source = told.word(0), told.word(1), told.word(2)
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=card, other=other, source=source, good=good)


def _first_good(told: Told, piece: int) -> str:
    """The good that a windfall world comes with; that of the multi-kind world without its kind, which is told apart."""
    card = told.lexicon.game.card(piece)
    if card.world != WINDFALL:
        return ""
    return a_good(told.lexicon.voice, "any" if card.good == ANY else KINDS[card.good])


def _place_more(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), source=told.word(1))


# Military and takeovers


def _raised(told: Told) -> str:
    amount, total = told.event.words[:2]
    return told.lexicon.say(told.key, who=told.who, amount=amount, total=total, source=_either(told, 2))


def _raise_hand(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, pieces=told.pieces, source=_either(told, 1))


def _either(told: Told, first: int) -> str:
    """Cards of which one did it: which is open until the raise is over (ruling RFTG-R004)."""
    return told.lexicon.voice.join([told.lexicon.word(word) for word in told.event.words[first:]], "either")


def _declare(told: Told) -> str:
    """Who attacks what with which card; prestige that it costs is spent at once (RFTG-TAKEOVER-10)."""
    cost = 0
    for power in told.lexicon.game.card(told.piece(0)).powers:
        if power.effect == effects.TAKEOVER:
            cost = power.cost
    return told.lexicon.say(
        told.key,
        forms=("prestige",) if cost else (),
        who=told.who,
        card=told.word(0),
        target=told.word(1),
        other=told.word(2),
        prestige=prestige(told.lexicon.voice, cost),
    )


def _defeat(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, other=told.word(0), card=told.word(1), source=told.word(2))


def _fought(told: Told) -> str:
    attack, defense = told.event.words[1], told.event.words[2]
    return told.lexicon.say(
        told.key, who=told.who, card=told.word(0), attack=attack, defense=defense, source=told.word(3)
    )


# Gains


def _sell(told: Told) -> str:
    """A sale, by the Trade bonus or by a power, and the cards that add to what the good is worth."""
    others = told.sources(3)
    return told.lexicon.say(
        told.key,
        forms=("with",) if others else (),
        who=told.who,
        card=told.word(0),
        cards=told.cards(told.number(1)),
        source=told.word(2),
        others=others,
    )


def _one_card(told: Told) -> str:
    """Cards moved for one card."""
    return told.lexicon.say(told.key, who=told.who, pieces=told.pieces, card=told.word(1))


def _consume(told: Told) -> str:
    return told.lexicon.say(told.key, len(told.event.words), who=told.who, cards=told.words())


def _produce(told: Told) -> str:
    source = told.sources(1)
    return told.lexicon.say(told.key, forms=("by",) if source else (), who=told.who, card=told.word(0), source=source)


def _chips(told: Told) -> str:
    """VP chips through a card, which bonuses may have multiplied, or for something else."""
    words = told.event.words
    source = told.word(1) if len(words) > 1 else ""
    times = words[2] if len(words) > 2 else "1"
    vp = told.lexicon.amount("vp", told.number(0) if words else 1)
    forms = () if times == "1" else ("times",)
    return told.lexicon.say(
        told.key, forms=forms, who=told.who, vp=vp, card=source, source=source, pieces=told.pieces, times=times
    )


def _prestige(told: Told) -> str:
    gained = prestige(told.lexicon.voice, told.number(0))
    source = told.sources(1)
    return told.lexicon.say(told.key, forms=("by",) if source else (), who=told.who, prestige=gained, source=source)


def _lead(told: Told) -> str:
    on_tile = told.number(0)
    return told.lexicon.say(
        told.key,
        forms=("tile",) if on_tile else (),
        who=told.who,
        prestige=prestige(told.lexicon.voice, on_tile),
    )


def _salvage(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, cards=told.cards(told.number(0)), source=told.sources(1))


# Gambles and searches


def _gamble(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, number=told.event.words[0], card=told.word(1))


def _ante(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), cards=told.words(1))


def _shown(told: Told) -> str:
    return told.lexicon.say(told.key, cards=told.words())


Teller = Callable[[Told], str]

_TELLERS: Final[dict[str, Teller]] = {
    "actions": _actions,
    "ante_lost": _ante,
    "ante_won": _ante,
    "boost": _prestige,
    "chips": _chips,
    "conquered": _settled,
    "consume": _consume,
    "declare": _declare,
    "defeat": _defeat,
    "destroyed": _for_card,
    "discard": _moved,
    "discard_card": _for_card,
    "discard_for_chips": _chips,
    "discard_for_prestige": _discard_for_prestige,
    "draw": _moved,
    "explore": _explore,
    "gamble_lost": _gamble,
    "gamble_won": _gamble,
    "hand_limit": _moved,
    "keep": _keep,
    "lead": _lead,
    "lead_chip": _chips,
    "lead_draw": _moved,
    "pay": _one_card,
    "phase": _phase,
    "place": _place,
    "place_more": _place_more,
    "prestige": _prestige,
    "produce": _produce,
    "raise_hand": _raise_hand,
    "raised": _raised,
    "replace": _replace,
    "robot_acts": wording_robot.robot_row,
    "robot_chips": _chips,
    "robot_counter": wording_robot.robot_counter,
    "robot_credit": wording_robot.count,
    "robot_draws": wording_robot.count,
    "robot_economy": wording_robot.count,
    "robot_idle": wording_robot.robot_row,
    "robot_lead_chip": _chips,
    "robot_lead_draw": wording_robot.count,
    "robot_leads": _lead,
    "robot_places": wording_robot.columns,
    "robot_places_card": wording_robot.robot_card,
    "robot_prestige": _prestige,
    "robot_responds": wording_robot.robot_row,
    "robot_rolls": wording_robot.rolls,
    "robot_start": wording_robot.robot_start,
    "round": _round,
    "sale_draw": _one_card,
    "salvage": _salvage,
    "save": _one_card,
    "search_shown": _shown,
    "sell": _sell,
    "settled": _settled,
    "spend_good": _for_card,
    "spend_prestige": _prestige,
    "start": _settled,
    "take_saved": _one_card,
    "takeover_lost": _fought,
    "takeover_won": _fought,
}
