"""How the board stands now: areas, buildings, tracks and the gate, as everybody sees them."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.lexicon import SEATS
from tessera.games.the_warp.rules.building import ladder_of
from tessera.games.the_warp.sentences import guardian_sentence, standing_sentence
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    BUILDINGS,
    COLOURED,
    EMPTY,
    ENERGY_PLANT,
    EXILED,
    GOLD_MINE,
    GUARDIAN,
    HIDDEN,
    LASER_CANNON,
    SYMBOL_ENERGY,
    SYMBOL_GOLD,
    TRADE_POST,
    TYPES,
    ZONE_CONNECT,
    ZONE_PLAYER,
)
from tessera.games.the_warp.wording_speech import Speech, on_area

_HOLDERS: Final = {EMPTY: "empty", HIDDEN: "hidden", GUARDIAN: "guardian"}
_YIELDS: Final = ("said.troops", "cost.gold", "cost.energy", "cost.any")


# Areas


def area_text(speech: Speech, area: int) -> str:
    """All about an area: zone, multiplier, symbols, who holds it, buildings, and what it lies next to."""
    game = speech.game
    board = speech.rulebook.board
    printed, multiplier = board.areas[area], game.multipliers[area]
    head = speech.say(
        "explain.area",
        1,
        ("shifted",) if multiplier != printed.multiplier and not printed.gate else (),
        zone=_zone(speech, area),
        multiplier=str(multiplier),
        printed=str(printed.multiplier),
        symbols=_symbols(speech, printed.symbols),
    )
    texts = [head, _holder(speech, area), _buildings(speech, area)]
    if printed.colony:
        texts.append(speech.say("explain.colony"))
    if area in board.worm_holes:
        other = next(each for each in board.worm_holes if each != area)
        texts.append(speech.say("explain.worm_hole", area=speech.place(other)))
    if printed.gate and game.guardian >= 0:
        record = speech.guardian_record(game.guardian)
        texts += [guardian_sentence(record, speech.rulebook.library, speech.language), guardian_now(speech)]
    near = [speech.place(other) for other in board.next_to[area]]
    texts.append(speech.say("explain.next_to", list=speech.listed(near)))
    return speech.voice.sentences([text for text in texts if text])


def _zone(speech: Speech, area: int) -> str:
    printed = speech.rulebook.board.areas[area]
    if printed.zone == ZONE_PLAYER:
        return speech.say("explain.zone_player", who=SEATS[printed.owner])
    return speech.say("explain.zone_connect" if printed.zone == ZONE_CONNECT else "explain.zone_central")


def _symbols(speech: Speech, symbols: int) -> str:
    gold, energy = symbols & SYMBOL_GOLD, symbols & SYMBOL_ENERGY
    return speech.say(
        f"explain.symbols_{'both' if gold and energy else 'gold' if gold else 'energy' if energy else 'none'}"
    )


def _holder(speech: Speech, area: int) -> str:
    """Who holds an area, of a face-down token only that it is there (WARP-INFO-05)."""
    game, holder = speech.game, speech.game.holder[area]
    if holder in _HOLDERS:
        return speech.say(f"explain.held_{_HOLDERS[holder]}")
    troops = speech.troops(game.troops[area])
    if holder == EXILED:
        race = speech.quoted(speech.race(game.exiled[game.colors[area]]))
        return speech.say("explain.held_exiled", race=race, troops=troops)
    return speech.say("explain.held_player", who=speech.player(holder), troops=troops)


def _buildings(speech: Speech, area: int) -> str:
    built = [
        speech.say("explain.built", count, type=speech.building(BUILDINGS[type], count))
        for type in range(TYPES)
        if (count := on_area(speech.game, area, type))
    ]
    return speech.say("explain.buildings", list=speech.listed(built)) if built else ""


def guardian_now(speech: Speech) -> str:
    """The dice of the Guardian now, or what it leaves behind; and its Ability Tokens (WARP-GAT-07, WARP-GAT-15)."""
    game = speech.game
    gate = speech.rulebook.board.gate
    tokens = [speech.quoted(speech.ability(token)) for token in game.gate_abilities]
    abilities = speech.listed(tokens) if tokens else speech.say("said.nothing")
    if game.holder[gate] != GUARDIAN:
        return speech.say("explain.guardian_beaten", game.limit_of(gate), abilities=abilities)
    dice = max(0, speech.rulebook.guardians[game.guardian].dice + game.gate_modifier)
    return speech.say("explain.guardian_now", dice=speech.say("said.dice", dice), abilities=abilities)


# Buildings and tracks


def building_text(speech: Speech, type: int) -> str:
    """What a type of building does, and who has how many (WARP-BLD-02, WARP-LAS-04, WARP-SEN-01, WARP-SHP-01)."""
    game = speech.game
    ladder = ladder_of(type)
    counts = [
        speech.say(
            "explain.count_now",
            colony.count[type],
            ("plain",) if ladder < 0 else (),
            who=SEATS[seat],
            level=str(colony.levels[ladder]) if ladder >= 0 else "",
        )
        for seat, colony in enumerate(game.colonies)
    ]
    texts = [_does(speech, type), speech.say("explain.now", list=speech.say("explain.semicolon").join(counts))]
    if type >= COLOURED:
        texts.append(speech.say("explain.grey_left", game.grey[type - COLOURED]))
    return speech.voice.sentences(texts)


def _does(speech: Speech, type: int) -> str:
    book = speech.rulebook
    if type < COLOURED:
        where = {GOLD_MINE: "on_gold", ENERGY_PLANT: "on_energy"}.get(type, "anywhere")
        texts = [speech.say(f"explain.{where}")]
        if type == TRADE_POST:
            texts.append(speech.say("explain.switches"))
        return speech.say("explain.on_track", track=speech.track(type), where=speech.voice.sentences(texts))
    if type == LASER_CANNON:
        prices = [
            speech.say("explain.laser_price", number + 1, energy=str(energy))
            for number, energy in enumerate(book.laser_prices)
        ]
        return speech.say("explain.laser_cannon", prices=speech.listed(prices, "or"))
    if type == ASSAULT_SHIP:
        multipliers = [str(multiplier) for multiplier in book.ship_multipliers]
        return speech.say("explain.assault_ship", multipliers=speech.listed(multipliers, "types"))
    tower = standing_sentence(next(iter(book.library.standing.values())), speech.language)
    return speech.say("explain.sentry_tower", text=tower)


def track_now(speech: Speech, track: int) -> str:
    """Where everybody stands on a track, and what that yields (WARP-TRK-07 to WARP-TRK-11)."""
    printed = speech.rulebook.tracks[track]
    told: list[str] = []
    for seat, colony in enumerate(speech.game.colonies):
        position = colony.positions[track]
        told.append(
            speech.say(
                "explain.track_now",
                1,
                ("bonus",) if position >= printed.bonus_from else (),
                who=SEATS[seat],
                position=str(position),
                yields=speech.say(_YIELDS[track], printed.yields[position]),
            )
        )
    return speech.say("explain.now", list=speech.say("explain.semicolon").join(told))
