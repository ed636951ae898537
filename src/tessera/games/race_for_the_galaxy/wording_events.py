"""The log: what happened, as a report that can be checked against the rulebook.

Cards that only some saw are named to those; others read how many they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.sentence_parts import a_good, prestige
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import ANY, KINDS, WINDFALL
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY


class Told:
    """An event to be told to one seat, -1 for a spectator.

    Only the event and what never changes are looked at, for the game has gone on since.
    """

    __slots__ = ("event", "key", "lexicon", "pieces", "who")

    def __init__(self, game: Race, event: Event, seat: int, language: str) -> None:
        self.event = event
        self.key = f"log.{event.key}"
        self.lexicon = Lexicon(game, language)
        self.who = self.lexicon.seat(event.seat)
        named = event.seen == EVERYBODY if seat < 0 else event.seen >> seat & 1 != 0
        self.pieces = self.lexicon.pieces(event.pieces, named) if event.pieces else ""

    def number(self, at: int) -> int:
        """A word that is a number."""
        return int(self.event.words[at])

    def word(self, at: int) -> str:
        """A word as people say it."""
        return self.lexicon.word(self.event.words[at])

    def words(self, first: int = 0) -> str:
        """All words from a place on, as a list."""
        return self.lexicon.listed([self.lexicon.word(word) for word in self.event.words[first:]])

    def piece(self, at: int) -> int:
        """The card that a word names."""
        return int(self.event.words[at].partition(":")[2])

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.lexicon.say("name.cards", count)


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
    forms = () if told.event.pieces else ("nothing",)
    return told.lexicon.say(told.key, told.number(1), forms=forms, who=told.who, pieces=told.pieces)


def _discard_for_prestige(told: Told) -> str:
    """One card for prestige, or one of several that a power asks for (RFTG-EXPLORE-08)."""
    place, cards = told.number(1), told.number(2)
    forms = () if cards == 1 else ("last",) if place == cards else ("part",)
    gained = prestige(told.lexicon.voice, told.number(0))
    return told.lexicon.say(told.key, cards, forms, who=told.who, pieces=told.pieces, prestige=gained, place=str(place))


def _keep(told: Told) -> str:
    kept = told.pieces or told.lexicon.say("name.nothing")
    return told.lexicon.say(told.key, who=told.who, pieces=kept, rest=told.cards(told.number(1)))


# Cards in a tableau


def _place(told: Told) -> str:
    forms = ("develop",) if told.event.clause == "RFTG-DEVELOP-01" else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0))


def _settled(told: Told) -> str:
    """A world that is there for good; a windfall world comes with its first good (RFTG-SETUP-08, RFTG-SETTLE-05)."""
    good = _first_good(told, told.piece(0))
    forms = ("good",) if good else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0), good=good)


def _replace(told: Told) -> str:
    good = _first_good(told, told.piece(1))
    forms = ("good",) if good else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0), other=told.word(1), good=good)


def _first_good(told: Told, piece: int) -> str:
    """The good that a windfall world comes with; that of the multi-kind world without its kind, which is told apart."""
    card = told.lexicon.game.card(piece)
    if card.world != WINDFALL:
        return ""
    return a_good(told.lexicon.voice, "any" if card.good == ANY else KINDS[card.good])


# Military and takeovers


def _raised(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, amount=told.event.words[0], total=told.event.words[1])


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
    return told.lexicon.say(told.key, who=told.who, other=told.word(0), card=told.word(1))


def _fought(told: Told) -> str:
    attack, defense = told.event.words[1], told.event.words[2]
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), attack=attack, defense=defense)


# Gains


def _sell(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), cards=told.cards(told.number(1)))


def _consume(told: Told) -> str:
    return told.lexicon.say(told.key, len(told.event.words), who=told.who, cards=told.words())


def _produce(told: Told) -> str:
    source = told.event.words[1:] and told.word(1)
    forms = ("by",) if source else ()
    return told.lexicon.say(told.key, forms=forms, who=told.who, card=told.word(0), source=source or "")


def _chips(told: Told) -> str:
    card = told.word(1) if len(told.event.words) > 1 else ""
    vp = told.lexicon.amount("vp", told.number(0) if told.event.words else 1)
    return told.lexicon.say(told.key, who=told.who, vp=vp, card=card, pieces=told.pieces)


def _prestige(told: Told) -> str:
    gained = prestige(told.lexicon.voice, told.number(0))
    return told.lexicon.say(told.key, who=told.who, prestige=gained, pieces=told.pieces)


def _lead(told: Told) -> str:
    on_tile = told.number(0)
    return told.lexicon.say(
        told.key,
        forms=("tile",) if on_tile else (),
        who=told.who,
        prestige=prestige(told.lexicon.voice, on_tile),
    )


def _salvage(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, cards=told.cards(told.number(0)))


# Gambles and searches


def _gamble(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, number=told.event.words[0], card=told.word(1))


def _ante(told: Told) -> str:
    return told.lexicon.say(told.key, who=told.who, card=told.word(0), cards=told.words(1))


def _shown(told: Told) -> str:
    return told.lexicon.say(told.key, cards=told.words())


# The robot


def _rolls(told: Told) -> str:
    return told.lexicon.say(told.key, faces=told.words())


def _columns(told: Told) -> str:
    forms = () if told.event.words else ("none",)
    return told.lexicon.say(told.key, forms=forms, columns=told.words())


def _robot_start(told: Told) -> str:
    """What the robot begins with (RFTG-ROBOT-06)."""
    return told.lexicon.say(
        told.key,
        told.number(5),
        card=told.word(0),
        face=told.word(1),
        credit=told.event.words[2],
        economy=told.event.words[3],
        cards=told.cards(told.number(4)),
        stack=told.event.words[4],
    )


def _robot_counter(told: Told) -> str:
    return told.lexicon.say(told.key, told.number(0), left=told.event.words[1])


def _robot_card(told: Told) -> str:
    """A card that the robot places, and what it pays for it (RFTG-ROBOT-33, RFTG-ROBOT-36)."""
    paid = told.number(1)
    forms = ("paid",) if paid else ()
    return told.lexicon.say(told.key, paid, forms=forms, card=told.word(0), left=told.event.words[2])


def _count(told: Told) -> str:
    """A number of cards, credit or economy size."""
    count = told.number(0)
    return told.lexicon.say(told.key, count, forms=() if count else ("none",), cards=told.cards(count))


Teller = Callable[[Told], str]

_TELLERS: Final[dict[str, Teller]] = {
    "actions": _actions,
    "ante_lost": _ante,
    "ante_won": _ante,
    "chips": _chips,
    "conquered": _settled,
    "consume": _consume,
    "declare": _declare,
    "defeat": _defeat,
    "discard_for_chips": _chips,
    "discard_for_prestige": _discard_for_prestige,
    "explore": _explore,
    "gamble_lost": _gamble,
    "gamble_won": _gamble,
    "keep": _keep,
    "lead": _lead,
    "lead_chip": _chips,
    "phase": _phase,
    "place": _place,
    "prestige": _prestige,
    "produce": _produce,
    "raised": _raised,
    "replace": _replace,
    "robot_chips": _chips,
    "robot_counter": _robot_counter,
    "robot_credit": _count,
    "robot_draws": _count,
    "robot_economy": _count,
    "robot_leads": _lead,
    "robot_places": _columns,
    "robot_places_card": _robot_card,
    "robot_prestige": _prestige,
    "robot_rolls": _rolls,
    "robot_start": _robot_start,
    "round": _round,
    "salvage": _salvage,
    "search_shown": _shown,
    "sell": _sell,
    "settled": _settled,
    "spend_prestige": _prestige,
    "start": _settled,
    "takeover_lost": _fought,
    "takeover_won": _fought,
}
