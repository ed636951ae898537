"""The log: what happened, as a report that can be checked against the rulebook.

Pieces that only some saw are named to those; others read their backs and how many they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.revive import terms
from tessera.games.revive.phrases import capital
from tessera.games.revive.sentence_parts import spaces_words
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_entries import notation_words
from tessera.games.revive.wording_told import Told
from tessera.kernel.event import Event

# What a gain, a loss or a bonus is for, by the clause that gave it.
_GAINS: Final = {
    "REV-POP-04": "visit",
    "REV-OXF-05": "target",
    "REV-TRK-05": "end",
    "REV-RES-05": "instead",
}
_POINTS: Final = {"REV-EXP-03": "explore"}
_LOSSES: Final = {"REV-RES-07": "over"}
_ADVANCES: Final = {"REV-BLD-04": "terrain", "REV-EXP-06": "tile", "REV-NAD-04": "forest"}


def event_text(game: Revive, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat, -1 for a spectator."""
    told = Told(game, event, seat, language)
    teller = _TELLERS.get(event.key)
    if teller is not None:
        return capital(told.with_origin(teller(told)))
    # What is left names a player, and at most one piece or hidden ones.
    card = told.word(0) if told.written and told.written[0].startswith("piece:") else ""
    return capital(told.with_origin(told.say(1, (), pieces=told.pieces, card=card)))


def _by_clause(told: Told, forms: dict[str, str]) -> tuple[str, ...]:
    form = forms.get(told.event.clause, "")
    return (form,) if form else ()


# Setting up, and the course of the game


def _tribe(told: Told) -> str:
    """The side is told on its own, where it is chosen (REV-OPT-05)."""
    name = told.speech.name(told.speech.rulebook.library.tribes[told.raw(0)])
    side = told.speech.say(f"side.{told.raw(1)}") if len(told.written) > 1 else ""
    return told.say(tribe=told.speech.quoted(name), side=side)


def _cube(told: Told) -> str:
    left = told.number(0)
    return told.say(left, () if left > 0 else ("none",))


def _clear(told: Told) -> str:
    return told.say(cards=told.words())


# Actions


def _play(told: Told) -> str:
    """The half matters where a slot takes either (REV-CARD-03)."""
    slots = {slot.id: slot for slot in told.speech.rulebook.slots}
    forms = ("half",) if len(slots[told.raw(1)].halves) > 1 else ()
    half = told.speech.inside(told.speech.say(f"half.{told.raw(2)}"))
    return told.say(1, forms, card=told.word(0), slot=told.speech.card_slot_named(told.raw(1)), half=half)


def _name_color(told: Told) -> str:
    return told.say(color=told.speech.say(f"color.{told.raw(0)}"))


def _copy(told: Told) -> str:
    """Where the copied card goes (REV-OPT-03, REV-OPT-04)."""
    return told.say(1, ("display",) if told.speech.rulebook.is_solo else (), card=told.word(0))


def _explore(told: Told) -> str:
    return told.say(slot=told.speech.slot_named(told.raw(0)))


def _turn_tile(told: Told) -> str:
    """The tile and its spaces (REV-EXP-05)."""
    speech = told.speech
    piece = int(told.raw(0).partition(":")[2])
    kinds = [cell["kind"] for cell in speech.record(piece)["cells"]]
    forms = ("vast",) if speech.game.tile(piece).vast else ()
    spaces = spaces_words(speech.voice, kinds)
    return told.say(1, forms, tile=told.word(0), slot=speech.slot_named(told.raw(1)), spaces=spaces)


def _lay_tile(told: Told) -> str:
    return told.say(1, ("turned",) if told.raw(1) == "1" else (), slot=told.speech.slot_named(told.raw(0)))


def _build(told: Told) -> str:
    """Buildings stand on sand, printed or laid there (REV-BLD-01, REV-KUN-05)."""
    speech = told.speech
    space = speech.space(speech.rulebook.board.named[told.raw(1)], terms.SAND)
    return told.say(size=speech.a_size(told.raw(0)), space=space)


def _populate(told: Told) -> str:
    technology = told.speech.technology_of(told.event.seat, told.raw(1))
    return told.say(space=told.speech.location(told.raw(0)), technology=technology)


def _move_figure(told: Told) -> str:
    return told.say(origin=told.speech.location(told.raw(0)), target=told.speech.location(told.raw(1)))


def _numbered_space(told: Told) -> str:
    return told.say(space=told.raw(0))


# Resources and points


def _pay(told: Told) -> str:
    """Amounts and resources in turn."""
    words = told.written
    return told.say(goods=told.speech.goods({words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}))


def _gain(told: Told) -> str:
    return told.say(1, _by_clause(told, _GAINS), goods=told.speech.goods({told.raw(1): told.number(0)}))


def _lost(told: Told) -> str:
    return told.say(1, _by_clause(told, _LOSSES), goods=told.speech.goods({told.raw(1): told.number(0)}))


def _trade(told: Told) -> str:
    return told.say(give=told.speech.goods({told.raw(0): 1}), get=told.speech.goods({told.raw(1): 1}))


def _given(told: Told) -> str:
    return told.say(goods=told.speech.one_of(told.raw(0)))


def _points(told: Told) -> str:
    return told.say(1, _by_clause(told, _POINTS), points=told.speech.points(told.number(0)), total=told.raw(1))


def _crate(told: Told) -> str:
    """A crate is named to its owner (REV-CRT-01)."""
    return told.say(1, ("named",) if told.is_named else (), pieces=told.pieces)


def _water(told: Told) -> str:
    return told.say(id=told.raw(0))


def _leave(told: Told) -> str:
    said = [notation_words(told.speech, text) for text in told.written]
    return told.say(len(said), effects=told.speech.joined(said))


# The own boards


def _advance(told: Told) -> str:
    track = told.speech.say(f"track.{told.raw(0)}")
    return told.say(told.number(1), _by_clause(told, _ADVANCES), track=track, position=told.raw(2))


def _reward_space(told: Told) -> str:
    return told.say(space=told.speech.reward_inside(told.raw(0)))


def _machine_taken(told: Told) -> str:
    return told.say(card=told.word(0), space=told.speech.reward_inside(told.raw(1)))


def _energy(told: Told) -> str:
    energy = told.speech.say("amount.energy", told.number(0))
    return told.say(energy=energy)


def _artifact(told: Told) -> str:
    return told.say(artifact=told.speech.artifact_named(told.raw(0)))


def _machine(told: Told) -> str:
    return told.say(machine=told.speech.machine(told.event.seat, told.raw(0)))


def _module(told: Told) -> str:
    return told.say(card=told.word(0), space=told.speech.module_space_named(told.raw(1)))


def _rest_use(told: Told) -> str:
    return told.say(card=told.word(0), half=told.speech.inside(told.speech.say(f"half.{told.raw(1)}")))


def _tribe_tile(told: Told) -> str:
    return told.say(tile=told.speech.a_tribe_tile(told.raw(0)), space=told.speech.place(told.raw(1)))


def _target_back(told: Told) -> str:
    return told.say(space=told.speech.place(told.raw(0)))


Teller = Callable[[Told], str]

_TELLERS: Final[dict[str, Teller]] = {
    "ability": _tribe,
    "advance": _advance,
    "artifact": _artifact,
    "build": _build,
    "clear": _clear,
    "convert": _given,
    "copy": _copy,
    "crate": _crate,
    "cube": _cube,
    "energy": _energy,
    "explore": _explore,
    "gain": _gain,
    "hibernation_reward": _numbered_space,
    "lay_tile": _lay_tile,
    "leave": _leave,
    "lost": _lost,
    "machine": _machine_taken,
    "module": _module,
    "move_figure": _move_figure,
    "name_color": _name_color,
    "no_machine": _reward_space,
    "pay": _pay,
    "play": _play,
    "points": _points,
    "populate": _populate,
    "progress": _numbered_space,
    "recharge": _machine,
    "remove_artifact": _artifact,
    "rest_use": _rest_use,
    "side": _tribe,
    "swap": _given,
    "target_back": _target_back,
    "trade": _trade,
    "tribe": _tribe,
    "tribe_tile": _tribe_tile,
    "turn_tile": _turn_tile,
    "unlock": _reward_space,
    "use": _machine,
    "water": _water,
    "work": _machine,
}
