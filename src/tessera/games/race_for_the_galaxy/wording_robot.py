"""The log of the solitaire robot: what it rolls, where its dice stand, and what it does on its mat."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.terms import AREA_CONSUME_RESPONSE
from tessera.games.race_for_the_galaxy.wording_told import Told


def rolls(told: Told) -> str:
    return told.lexicon.say(told.key, faces=told.words())


def columns(told: Told) -> str:
    forms = () if told.event.words else ("none",)
    return told.lexicon.say(told.key, forms=forms, columns=told.words())


def robot_start(told: Told) -> str:
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


def robot_counter(told: Told) -> str:
    return told.lexicon.say(told.key, told.number(0), left=told.event.words[1])


def robot_row(told: Told) -> str:
    """What the robot does next on its mat, by a special tile or without."""
    area = told.word(0)
    if told.event.words[0] == f"area:{AREA_CONSUME_RESPONSE}":
        area = told.lexicon.say("phase.consume")
    tile = told.word(1) if len(told.event.words) > 1 else ""
    return told.lexicon.say(told.key, forms=("tile",) if tile else (), area=area, tile=tile)


def robot_card(told: Told) -> str:
    """A card that the robot places, and what it pays for it (RFTG-ROBOT-33, RFTG-ROBOT-36)."""
    paid = told.number(1)
    forms = ("paid",) if paid else ()
    return told.lexicon.say(told.key, paid, forms=forms, card=told.word(0), left=told.event.words[2])


def count(told: Told) -> str:
    """A number of cards, credit or economy size."""
    count = told.number(0)
    return told.lexicon.say(told.key, count, forms=() if count else ("none",), cards=told.cards(count))
