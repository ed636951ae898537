"""Choices within effects as sentences: what is gained, paid, taken, placed or moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive import terms
from tessera.games.revive._generated import clone
from tessera.games.revive.phrases import capital
from tessera.games.revive.rules.any_order import AnyOrder, entry_text
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import effect_in, is_effect
from tessera.games.revive.rules.explore import LayTile, rewards_of_tile
from tessera.games.revive.rules.machine_tracks import END, AdvanceAny, reached_by
from tessera.games.revive.rules.recruiting import RestAndUse
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.state import CITIZENS
from tessera.games.revive.wording_choice import Choice
from tessera.games.revive.wording_entries import entry_words, notation_words, touched_words
from tessera.games.revive.wording_losses import without_room, without_room_of
from tessera.games.revive.wording_prices import range_price
from tessera.games.revive.wording_speech import Speech

_DECK: Final = "deck"
_SPACES: Final = 4


# Effects in any order, and choices between effects


def _resolve(choice: Choice) -> str:
    """An effect that waits; the very one if it is offered, for effects with one notation may differ in detail."""
    ask, wanted = choice.ask, choice.words[1]
    if isinstance(ask, AnyOrder):
        for entry in ask.entries:
            if entry_text(choice.game, entry) == wanted:
                lost = without_room_of(choice, [choice.game.effect(effect_in(entry))]) if is_effect(entry) else ""
                return choice.say("resolve", text=capital(entry_words(choice.speech, entry)) + lost)
    return choice.say("resolve", text=capital(notation_words(choice.speech, wanted)))


def _choose(choice: Choice) -> str:
    ask = choice.ask
    if not isinstance(ask, ChooseOne):
        return choice.say("choose", 1, ("plain",), number=choice.words[1])
    listed = choice.game.effect(effect_in(ask.number)).then[int(choice.words[1]) - 1]
    return choice.say("choose", text=capital(choice.speech.effects(listed)) + without_room(choice, [listed]))


# Resources


def _gain(choice: Choice) -> str:
    return choice.say("gain", goods=choice.speech.goods({choice.words[1]: 1}))


def _trade(choice: Choice) -> str:
    give, get = choice.speech.goods({choice.words[1]: 1}), choice.speech.goods({choice.words[2]: 1})
    return choice.say("trade", give=give, get=get)


def _pay(choice: Choice) -> str:
    """One resource, or a whole price such as `1-gear+2-crystal`."""
    counts: dict[str, int] = {}
    for part in choice.words[1].split("+"):
        count, dash, name = part.partition("-")
        counts[name if dash else part] = int(count) if dash else 1
    return choice.say("pay", goods=choice.speech.goods(counts))


# Modules, machines, tracks


def _with_text(choice: Choice, key: str) -> str:
    """A piece with all that it says."""
    return choice.say(key, card=choice.card(), text=choice.speech.sentence(choice.piece()))


def _module(choice: Choice) -> str:
    return _with_text(choice, "module")


def _machine(choice: Choice) -> str:
    return _with_text(choice, "machine")


def _discard(choice: Choice) -> str:
    return _with_text(choice, "discard")


def _wake(choice: Choice) -> str:
    return _with_text(choice, "wake")


def _place(choice: Choice) -> str:
    """A module space: whether it activates the module, or which module it would cost (REV-MOD-05, REV-MOD-08)."""
    socket = choice.game.rulebook.socket_names.index(choice.words[1])
    old = choice.camp.sockets[socket]
    forms = ("over",) if old >= 0 else (("active",) if choice.game.rulebook.socket_active[socket] else ())
    module = choice.speech.card(old) if old >= 0 else ""
    return choice.say("place", 1, forms, space=choice.speech.module_space_named(choice.words[1]), module=module)


def _activate(choice: Choice) -> str:
    game, space = choice.game, choice.speech.module_space_named(choice.words[1])
    piece = choice.camp.sockets[game.rulebook.socket_names.index(choice.words[1])]
    if piece < 0:
        return choice.say("activate", 1, ("plain",), space=space)
    listed = game.module(piece).listed
    text = choice.speech.effects(listed) + without_room(choice, [listed])
    return choice.say("activate", space=space, module=choice.speech.card(piece), text=text)


def _advance(choice: Choice) -> str:
    """Where the marker would stand, what it unlocks, and what steps beyond the end give (REV-TRK-02, REV-TRK-05)."""
    game, speech = choice.game, choice.speech
    track = terms.COLORS.index(choice.words[1])
    before = choice.camp.tracks[track]
    count = choice.ask.n if isinstance(choice.ask, AdvanceAny) else 1
    steps = min(count, END - before)
    text = choice.say("advance", track=speech.track(track), before=str(before), after=str(before + steps))
    reached = reached_by(game, choice.seat, track, steps)
    found = [game.rulebook.reward_spaces[n].id for n in range(reached.bit_length()) if reached >> n & 1]
    if found:
        spaces = speech.listed([speech.reward_inside(identity) for identity in found])
        text += choice.say("advance_unlock", spaces=spaces)
    if steps < count:
        resource = terms.RESOURCES[game.rulebook.overflow[track]]
        text += choice.say("advance_over", goods=speech.goods({resource: count - steps}))
    return text


def _recharge(choice: Choice) -> str:
    machine, text = choice.speech.modifier(choice.seat, choice.words[1])
    return choice.say("recharge", machine=machine, text=text)


def _work(choice: Choice) -> str:
    speech, name = choice.speech, choice.words[1]
    return choice.say("work", machine=speech.machine(choice.seat, name), text=speech.machine_text(choice.seat, name))


# Artifacts and cards


def _artifact(choice: Choice) -> str:
    """An artifact, and how many there are of it."""
    name = choice.words[1]
    game = choice.game
    left = game.majors[terms.ARTIFACTS.index(name)] if name in terms.ARTIFACTS else game.aside
    return choice.say(choice.words[0], left, artifact=choice.speech.artifact_named(name))


def _recruit(choice: Choice) -> str:
    if choice.words[1] != _DECK:
        return _with_text(choice, "recruit")
    return choice.say("recruit_deck", len(choice.game.zones[CITIZENS]))


def _recall(choice: Choice) -> str:
    game, piece = choice.game, choice.piece()
    for slot in range(len(game.rulebook.slots)):
        if piece in game.zones[game.slot(choice.seat, slot)]:
            return choice.say("recall", card=choice.card(), slot=choice.speech.slot_inside(slot))
    return choice.say("recall", 1, ("plain",), card=choice.card())


def _rest(choice: Choice) -> str:
    """A card with the half that is used (REV-KUN-09)."""
    half = choice.ask.half if isinstance(choice.ask, RestAndUse) else terms.TOP
    return choice.say(
        "rest", card=choice.card(), text=choice.speech.effects(choice.game.card(choice.piece()).lists[half])
    )


# The map


def _lay(choice: Choice) -> str:
    """Which kind of space would lie where (REV-EXP-05)."""
    turned = choice.words[1] == "1"
    forms = ("turned",) if turned else ()
    ask = choice.ask
    if not isinstance(ask, LayTile):
        return choice.say("lay_plain", 1, forms)
    tile = choice.game.tile_at(ask.slot)
    told = [
        choice.speech.space(_SPACES * ask.slot + at, tile.kinds[_SPACES - 1 - at if turned else at])
        for at in range(_SPACES)
    ]
    gains = _gained(choice, ask.slot, turned)
    return choice.say("lay", 1, forms, spaces=choice.speech.listed(told)) + "".join(gains)


def _gained(choice: Choice, slot: int, turned: bool) -> list[str]:
    """What each player's buildings would gain from the new spaces beside them (REV-EXP-06, REV-EXP-07)."""
    laid = clone(choice.game)
    laid.open_spaces(slot, laid.tile_at(slot), turned)
    speech = Speech(laid, choice.speech.language)
    found = [(seat, rewards_of_tile(laid, seat, slot)) for seat in laid.clockwise(laid.active)]
    return [
        choice.say("lay_gains", who=speech.player(seat), gains=touched_words(speech, rewards))
        for seat, rewards in found
        if rewards
    ]


def _color(choice: Choice) -> str:
    return choice.say("color", color=capital(choice.speech.say(f"color.{choice.words[1]}")))


def _tile(choice: Choice) -> str:
    """A space for a tribe tile, with the food for range where the ability asks for it (REV-RNG-10)."""
    ask = choice.ask
    pays = isinstance(ask, PlaceTile) and choice.game.effect(effect_in(ask.number)).source != 0
    price = range_price(choice, choice.space()) if pays else ""
    return choice.say("tile", 1, ("range",) if price else (), space=choice.ground(), price=price)


def _move(choice: Choice) -> str:
    return choice.say("move", origin=choice.ground(1), target=choice.ground(2))


def _reward(choice: Choice) -> str:
    listed = choice.game.rulebook.hibernation[int(choice.words[1])]
    return choice.say("reward", number=choice.words[1], text=choice.speech.effects(listed))


Teller = Callable[[Choice], str]

TELLERS: Final[dict[str, Teller]] = {
    "activate": _activate,
    "advance": _advance,
    "artifact": _artifact,
    "choose": _choose,
    "color": _color,
    "discard": _discard,
    "gain": _gain,
    "lay": _lay,
    "machine": _machine,
    "module": _module,
    "move": _move,
    "pay": _pay,
    "place": _place,
    "recall": _recall,
    "recharge": _recharge,
    "recruit": _recruit,
    "remove": _artifact,
    "resolve": _resolve,
    "rest": _rest,
    "reward": _reward,
    "tile": _tile,
    "trade": _trade,
    "wake": _wake,
    "work": _work,
}
