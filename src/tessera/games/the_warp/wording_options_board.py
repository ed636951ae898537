"""Choices on the board: what is built, raised, placed, moved, fired at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.the_warp import ops
from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.phrases import capital
from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.building import Build, Upgrade, build_price, ladder_of, upgrade_price
from tessera.games.the_warp.rules.develop import NO_TYPE, ChooseOption, option_price
from tessera.games.the_warp.rules.payment import Price, price_of
from tessera.games.the_warp.terms import BUILD_LIMIT, BUILDINGS, COLOURED, EMPTY, HIGHEST, LOWEST, TOP_LEVEL, TRACK_END
from tessera.games.the_warp.wording_choice import Choice

Record = dict[str, Any]


# Builds and upgrades


def option(choice: Choice) -> str:
    """An option of a Develop card with the type it is used for: what it does, what it costs now."""
    speech, ask = choice.speech, choice.ask
    number = choice.number()
    if not isinstance(ask, ChooseOption):
        return speech.say("option.option", forms=("plain",), number=str(number))
    printed = choice.game.card(ask.piece).options[number - 1]
    effects: list[Record] = list(speech.record(ask.piece)["option"][number - 1]["effects"])
    type, change, op = NO_TYPE, "", printed.effects[0].op
    if len(choice.words) > 2:
        type = BUILDINGS.index(choice.words[2])
        effects[0] = {**effects[0], "types": [choice.words[2]]}
        change = _built(choice, type) if op == ops.OP_BUILD else _raised(choice, type)
    if op == ops.OP_UPGRADE and ladder_of(type) < 0:
        price = price_of(printed.cost, 0, 0)
    else:
        price = option_price(choice.game, choice.seat, printed, type, ask.discount(choice.game))
    what = capital(speech.paid_effects(effects))
    return speech.say("option.option", what=what, change=change, price=speech.whole_price(printed.cost, price))


def build(choice: Choice) -> str:
    """A building and its area; with its price where that was not paid with a card (WARP-DEV-09, WARP-SYM-09)."""
    speech, ask, name = choice.speech, choice.ask, choice.words[1]
    type = BUILDINGS.index(name)
    cost = choice.game.effect(ask.effect).cost if isinstance(ask, Build) and ask.type < 0 else None
    told = _priced(choice, cost, build_price(choice.game, choice.seat, cost, type, 0) if cost else None)
    return speech.say(
        "option.build",
        forms=("priced",) if told else (),
        type=speech.a_building(name),
        area=choice.place(2),
        price=told,
        change=_built(choice, type),
    )


def upgrade(choice: Choice) -> str:
    """A type that rises by one level (WARP-DEV-10, WARP-SYM-09)."""
    speech, ask, name = choice.speech, choice.ask, choice.words[1]
    type = BUILDINGS.index(name)
    cost = choice.game.effect(ask.effect).cost if isinstance(ask, Upgrade) and ask.type < 0 else None
    priced = cost is not None and ladder_of(type) >= 0
    told = _priced(choice, cost, upgrade_price(choice.game, choice.seat, cost, type, 0) if cost and priced else None)
    return speech.say(
        "option.upgrade",
        forms=("priced",) if told else (),
        type=speech.building(name),
        price=told,
        change=_raised(choice, type),
    )


def _priced(choice: Choice, cost: Cost | None, price: Price | None) -> str:
    if cost is None or price is None or cost.is_free():
        return ""
    return choice.speech.whole_price(cost, price)


def _built(choice: Choice, type: int) -> str:
    """How one more building moves its track (WARP-TRK-02)."""
    if type >= COLOURED:
        return ""
    colony = choice.game.colonies[choice.seat]
    before, after = colony.positions[type], _position(colony, type, 1, 0)
    track = choice.speech.track(type)
    return choice.speech.say("said.track", track=track, before=str(before), after=str(after))


def _raised(choice: Choice, type: int) -> str:
    """The next level, and how it moves the track; nothing where there is none (WARP-TRK-02, WARP-TRK-06)."""
    ladder = ladder_of(type)
    colony = choice.game.colonies[choice.seat]
    if ladder < 0 or colony.levels[ladder] >= TOP_LEVEL:
        return ""
    level = str(colony.levels[ladder] + 1)
    if type >= COLOURED:
        return choice.speech.say("said.level", level=level)
    before, after = colony.positions[type], _position(colony, type, 0, 1)
    track = choice.speech.track(type)
    return choice.speech.say(
        "said.level", forms=("track",), level=level, track=track, before=str(before), after=str(after)
    )


def _position(colony: Colony, type: int, more: int, higher: int) -> int:
    """Where a track would stand with more buildings or a higher level (WARP-TRK-02, WARP-TRK-04)."""
    return min(TRACK_END, min(BUILD_LIMIT, colony.count[type] + more) * (colony.levels[type] + higher))


# Terrashift


def shift(choice: Choice) -> str:
    """An area to be raised or lowered, from what to what (WARP-TER-01)."""
    area = choice.area()
    before = choice.game.multipliers[area]
    after = before + 1 if choice.words[0] == "raise" else before - 1
    return choice.speech.say(
        f"option.{choice.words[0]}",
        1,
        () if LOWEST <= after <= HIGHEST else ("limit",),
        area=choice.place(),
        before=str(before),
        after=str(after),
        held=choice.speech.held(area, choice.seat),
    )


# Troops


def station(choice: Choice) -> str:
    """An area that a Troop goes to, with those that stand there."""
    key = "option.station_place-reserve" if choice.kind == "place-reserve" else "option.station"
    return choice.speech.say(key, choice.game.troops[choice.area()], area=choice.place())


def give_back(choice: Choice) -> str:
    """An area that a Troop comes from."""
    return choice.speech.say("option.return", choice.game.troops[choice.area()], area=choice.place())


def move(choice: Choice) -> str:
    """A Troop Movement, or a ship with Troops; into an empty area it claims that (WARP-END-02, WARP-SHP-06)."""
    target = choice.area(2)
    forms = ("claim",) if choice.game.holder[target] == EMPTY else ()
    riders = choice.number(3) if choice.words[0] == "sail" else 1
    return choice.speech.say(
        f"option.{choice.words[0]}",
        riders,
        forms,
        origin=choice.place(1),
        target=choice.place(2),
        held=choice.speech.garrison(target, choice.seat),
    )


# Lasers, and Troops that are removed


def laser(choice: Choice) -> str:
    """A Laser Cannon that is fired next."""
    return choice.speech.say("option.laser", area=choice.place())


def fire(choice: Choice) -> str:
    """A target, its Troops, the dice and their price (WARP-LAS-04)."""
    dice = choice.number(2)
    energy = choice.game.rulebook.laser_prices[dice - 1]
    return _target(choice, "option.fire", dice, str(energy))


def remove(choice: Choice) -> str:
    """An area that loses Troops by an effect (WARP-SYM-10)."""
    return _target(choice, "option.remove", 1, "")


def _target(choice: Choice, key: str, count: int, energy: str) -> str:
    area = choice.area()
    return choice.speech.say(
        key,
        count,
        area=choice.place(),
        held=choice.speech.garrison(area, choice.seat),
        energy=energy,
    )


Teller = Callable[[Choice], str]

TELLERS: Final[dict[str, Teller]] = {
    "build": build,
    "fire": fire,
    "laser": laser,
    "lower": shift,
    "move": move,
    "option": option,
    "raise": shift,
    "remove": remove,
    "return": give_back,
    "sail": move,
    "station": station,
    "upgrade": upgrade,
}
