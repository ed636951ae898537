"""Choices as sentences: what it is, what it costs now, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive import ops, terms, wording_options_effects
from tessera.games.revive.phrases import capital, phrases
from tessera.games.revive.rules.announcing import A_COLOR
from tessera.games.revive.rules.build import rewards_of_building
from tessera.games.revive.rules.helping import may_use_up
from tessera.games.revive.rules.machines import machine_of, places_of
from tessera.games.revive.rules.populate import ChooseTechnology
from tessera.games.revive.rules.recruiting import shows_bottom
from tessera.games.revive.sentences import (
    crate_sentence,
    effects_phrase,
    large_location_sentence,
    technology_sentence,
    tribe_sentence,
)
from tessera.games.revive.state import FACE_DOWN, Revive
from tessera.games.revive.wording_choice import Choice
from tessera.games.revive.wording_entries import touched_words
from tessera.games.revive.wording_losses import above, above_of_one, left_above, without_room
from tessera.games.revive.wording_prices import (
    build_price,
    explore_price,
    populate_price,
    said_of,
    technology_price,
)


def option_text(game: Revive, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    choice = Choice(game, kind, notation, language)
    teller = _TELLERS.get(choice.words[0])
    return plain(choice) if teller is None else teller(choice)


def plain(choice: Choice) -> str:
    """A choice that is one word; some have words of their own for a kind of question."""
    word = choice.words[0]
    own = f"{word}_{choice.kind}"
    return choice.say(own if f"option.{own}" in phrases() else word)


# Setting up


def _tribe(choice: Choice) -> str:
    """A tribe with its ability, on both sides where the side is chosen later (REV-PSET-03, REV-OPT-05)."""
    speech = choice.speech
    record = speech.rulebook.library.tribes[choice.words[1]]
    sides = record["side"]
    if not speech.rulebook.moon_sides:
        text = tribe_sentence(sides[0], speech.language)
    else:
        told = [(speech.say(f"side.{side['side']}"), tribe_sentence(side, speech.language)) for side in sides]
        text = speech.voice.sentences([choice.say("tribe_side", side=capital(side), text=said) for side, said in told])
    return choice.say("tribe", tribe=speech.quoted(speech.name(record)), text=text)


def _side(choice: Choice) -> str:
    speech = choice.speech
    tribe = speech.rulebook.tribes[choice.camp.tribe].id
    sides = {side["side"]: side for side in speech.rulebook.library.tribes[tribe]["side"]}
    side = choice.words[1]
    text = tribe_sentence(sides[side], speech.language)
    return choice.say("side", side=capital(speech.say(f"side.{side}")), text=text)


def _keep(choice: Choice) -> str:
    return choice.say("keep", card=choice.card(), text=choice.speech.sentence(choice.piece()))


# Actions


def _play(choice: Choice) -> str:
    """A card in a slot: the half that counts, earlier cards of its colour and matching modules
    (REV-CARD-03, REV-SLOT-01, REV-MOD-01)."""
    game, speech, words = choice.game, choice.speech, choice.words
    slot = [printed.id for printed in game.rulebook.slots].index(words[2])
    halves = game.rulebook.slots[slot].halves
    half = terms.HALVES.index(words[3]) if len(words) > 3 else halves[0]
    piece = choice.piece()
    color = said_of(choice, terms.PLAY)[A_COLOR]
    color = game.card(piece).color if color < 0 else color
    more = [*_again(choice, slot, color), *_modules(choice, slot, color)]
    listed = game.card(piece).lists[half]
    texts = [speech.effects(listed), *(text for text, _ in more)]
    lost = without_room(choice, [listed, *(one for _, one in more)])
    said = choice.say(
        "play_half" if len(halves) > 1 else "play",
        card=speech.card(piece),
        slot=speech.card_slot_named(words[2]),
        half=speech.inside(speech.say(f"half.{terms.HALVES[half]}")),
        text=speech.joined(texts),
    )
    return said + lost


def _again(choice: Choice, slot: int, color: int) -> list[tuple[str, int]]:
    """What earlier cards do once more: as words, and as lists of effects."""
    game, speech = choice.game, choice.speech
    cards = game.zones[game.slot(choice.seat, slot)]
    told: list[tuple[str, int]] = []
    for at, piece in enumerate(cards):
        card = game.card(piece)
        if card.color == color:
            half = terms.BOTTOM if shows_bottom(game, choice.seat, slot, at) else terms.TOP
            listed = card.lists[half]
            text = choice.say("play_again", card=speech.card(piece), text=speech.effects(listed))
            told.append((text, listed))
    return told


def _modules(choice: Choice, slot: int, color: int) -> list[tuple[str, int]]:
    """What modules of that colour do, in the same way."""
    game, speech = choice.game, choice.speech
    printed, sockets = game.rulebook.slots[slot], choice.camp.sockets
    told: list[tuple[str, int]] = []
    for space in range(printed.first, printed.first + printed.spaces):
        piece = sockets[space]
        if piece >= 0 and game.module(piece).colors >> color & 1:
            listed = game.module(piece).listed
            text = choice.say("play_module", module=speech.card(piece), text=speech.effects(listed))
            told.append((text, listed))
    return told


def _switch(choice: Choice) -> str:
    return choice.say("switch", goods=choice.speech.goods({choice.words[1]: 1}))


def _copy(choice: Choice) -> str:
    """A card of another player or, alone, of the display (REV-OPT-01, REV-OPT-03, REV-OPT-04)."""
    game, speech, piece = choice.game, choice.speech, choice.piece()
    listed = game.card(piece).lists[terms.TOP]
    text = speech.effects(listed) + without_room(choice, [listed])
    if game.rulebook.is_solo:
        return choice.say("copy", 1, ("display",), card=speech.card(piece), text=text)
    for other in range(game.seats):
        for slot in range(len(game.rulebook.slots)):
            if piece in game.zones[game.slot(other, slot)]:
                return choice.say("copy", card=speech.card(piece), text=text, who=speech.player(other))
    return choice.say("copy", 1, ("plain",), card=speech.card(piece), text=text)


def _explore(choice: Choice) -> str:
    """A face-down tile: its price now, its points, and whether its back promises a card (REV-EXP-03, REV-EXP-04)."""
    game, speech, name = choice.game, choice.speech, choice.words[1]
    slot = game.rulebook.board.slot_names.index(name)
    if slot not in game.hidden:
        return choice.say("explore", 1, ("plain",), slot=speech.slot_named(name))
    back = game.tile(game.zones[FACE_DOWN][game.hidden.index(slot)])
    alike = [tile for tile in game.rulebook.tiles if (tile.cost, tile.points) == (back.cost, back.points)]
    unsure = any(not tile.recruits and (game.rulebook.vast_crystals or not tile.vast) for tile in alike)
    gain = choice.say("explored", 1, ("unsure",) if unsure else (), points=speech.points(back.points))
    return choice.say("explore", slot=speech.slot_named(name), price=explore_price(choice, slot), gain=gain)


def _populate(choice: Choice) -> str:
    game, speech, space = choice.game, choice.speech, choice.space()
    price = populate_price(choice, space, said_of(choice, terms.POPULATE))
    corners = game.rulebook.board.corners
    if space // 4 not in corners:
        return choice.say("populate", 1, () if price else ("plain",), space=choice.ground(), price=price)
    location = game.rulebook.large[game.large[corners.index(space // 4)]]
    sides = speech.rulebook.library.large_locations[location.tile]["sides"]
    text = large_location_sentence(next(side for side in sides if side["side"] == location.side), speech.language)
    forms = ("large",) if price else ("large_plain",)
    return choice.say("populate", 1, forms, space=choice.ground(), price=price, text=text)


def _build(choice: Choice) -> str:
    """A building with its price now and what it would touch (REV-BLD-04, REV-BLD-05, REV-BLD-06, REV-BLD-07)."""
    game, speech, space = choice.game, choice.speech, choice.space(2)
    size = terms.SIZES.index(choice.words[1])
    found = rewards_of_building(game, choice.seat, space, size)
    return choice.say(
        "build",
        1,
        ("gain",) if found else (),
        size=speech.a_size(choice.words[1]),
        space=choice.ground(2),
        price=build_price(choice, space, size, said_of(choice, terms.BUILD)),
        gain=touched_words(speech, found) if found else "",
    )


def _hibernate(choice: Choice) -> str:
    """The reward that the next space allows (REV-HIB-06)."""
    last = len(choice.game.rulebook.hibernation) - 1
    return choice.say("hibernate", space=str(min(last, choice.camp.hibernation + 1)))


def _technology(choice: Choice) -> str:
    """A technology: its price where that is known, what it does and its points (REV-POP-03, REV-SCO-02)."""
    game, speech, node = choice.game, choice.speech, choice.node()
    record = speech.technology_record(choice.camp.tribe, node)
    worth = speech.say("tribe.points", points=speech.points(game.tribe(choice.seat).technologies[node].points))
    text = speech.voice.sentences([technology_sentence(record, speech.language), worth])
    named = speech.technology_of(choice.seat, choice.words[1])
    if not isinstance(choice.ask, ChooseTechnology):
        return choice.say("technology", 1, ("plain",), technology=named, text=text)
    price = technology_price(choice, choice.ask.space, node, choice.ask.said)
    return choice.say("technology", technology=named, price=price, text=text)


# Free actions


def _use(choice: Choice) -> str:
    game, speech, seat, name = choice.game, choice.speech, choice.seat, choice.words[1]
    text = speech.machine_text(seat, name)
    for place in places_of(game, seat):
        if game.place_name(seat, place) == name:
            text += above(choice, game.rulebook.lists[machine_of(game, seat, place).listed])
    return choice.say("use", machine=speech.machine(seat, name), text=text)


def _open(choice: Choice) -> str:
    game, piece = choice.game, choice.piece()
    text = crate_sentence(choice.speech.record(piece), choice.speech.language)
    text += above(choice, game.rulebook.lists[game.crate(piece).listed])
    return choice.say("open", card=choice.card(), text=text)


def _convert(choice: Choice) -> str:
    text = choice.say("convert", goods=choice.speech.goods({choice.words[1]: 1}))
    return text + above_of_one(choice, terms.RESOURCES.index(choice.words[1]))


def _end(choice: Choice) -> str:
    """The turn ends; what is above a limit is lost with it, unless a free action could still use it (REV-RES-07)."""
    over = left_above(choice)
    if not over or may_use_up(choice.game, choice.seat):
        return choice.say("end")
    return choice.say("end", 1, ("over",), goods=over)


def _swap(choice: Choice) -> str:
    return choice.say("swap", give=choice.speech.one_of(choice.words[1]), get=choice.speech.one_of(choice.words[2]))


def _call(choice: Choice) -> str:
    """The free action of a technology; a second one is numbered (REV-FREE-02)."""
    speech = choice.speech
    wanted = int(choice.words[1]) if len(choice.words) > 1 else 1
    for number, node in enumerate(terms.NODES):
        if not choice.camp.known >> number & 1:
            continue
        for standing in speech.technology_record(choice.camp.tribe, number)["standing"]:
            wanted -= 1 if ops.MODS.index(standing["mod"]) == ops.FREE_ACTION else 0
            if wanted == 0:
                text = effects_phrase(standing["effects"], speech.language)
                named = speech.technology_of(choice.seat, node)
                return choice.say("call", technology=named, cost=speech.cost(standing["cost"]), text=text)
    return choice.say("call", 1, ("plain",))


def _with(choice: Choice) -> str:
    """A machine or crate that goes with an action, which is named where it is not announced yet (REV-MACH-05)."""
    name, text = choice.speech.modifier(choice.seat, choice.words[1])
    if len(choice.words) > 2:
        return choice.say(f"with_{choice.words[2]}", name=name, text=text)
    is_crate = choice.words[1] in choice.speech.rulebook.library.crates
    return choice.say("with", 1, ("crate",) if is_crate else (), name=name, text=text)


Teller = Callable[[Choice], str]

_TELLERS: Final[dict[str, Teller]] = {
    **wording_options_effects.TELLERS,
    "build": _build,
    "call": _call,
    "convert": _convert,
    "copy": _copy,
    "end": _end,
    "explore": _explore,
    "hibernate": _hibernate,
    "keep": _keep,
    "open": _open,
    "play": _play,
    "populate": _populate,
    "side": _side,
    "swap": _swap,
    "switch": _switch,
    "technology": _technology,
    "tribe": _tribe,
    "use": _use,
    "with": _with,
}
