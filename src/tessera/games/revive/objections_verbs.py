"""The verbs of the notation: what follows each, when it has its moment, and by which clause."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.objections_free import units
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ACTIONS, ARTIFACTS, COLORS, HALVES, NODES, RESOURCES, SIDES, SIZES

# Words that end a question without a choice.
ENDS: Final = ("done", "pass", "end", "stop", "decline", "none", "nothing", "skip", "leave", "no", "lose")


class Verb:
    """A verb with what follows it: its clause, its moment, and the questions that offer it.

    What follows is written as slots: `card`, `module`, `crate` and `artifact-card` are pieces, `machine` the name of a
    machine, `helper` that of a machine or crate, `slot` a card slot, `socket` a module space, `tile` a slot of the map,
    `space` a space, `node` a technology, `units` resources joined by plus signs, and so on; `any` is one word.
    """

    __slots__ = ("clause", "kinds", "shape", "when", "word")

    def __init__(self, word: str, shape: str, clause: str, when: str, kinds: str) -> None:
        self.word = word
        self.shape = shape.split()
        self.clause = clause
        self.when = when
        self.kinds = kinds.split()


_MENUS: Final = "turn announce any-order hibernation-reward use-excess"

VERBS: Final = (
    # Actions of a turn
    Verb("play", "card slot", "REV-CARD-01", "action", "turn announce"),
    Verb("play", "card slot half", "REV-CARD-01", "action", "turn announce"),
    Verb("switch", "resource", "REV-SW-01", "action", "turn"),
    Verb("copy", "card", "REV-OPT-01", "action", "turn"),
    Verb("explore", "tile", "REV-EXP-01", "action", "turn announce"),
    Verb("populate", "space", "REV-POP-01", "action", "turn announce"),
    Verb("build", "size space", "REV-BLD-01", "action", "turn announce"),
    Verb("hibernate", "", "REV-HIB-01", "action", "turn"),
    # Free actions
    Verb("convert", "resource", "REV-FREE-01", "free", _MENUS),
    Verb("use", "machine", "REV-MACH-01", "free", _MENUS),
    Verb("open", "crate", "REV-CRT-02", "free", _MENUS),
    Verb("swap", "units units", "REV-FREE-02", "free", _MENUS),
    Verb("call", "", "REV-FREE-02", "free", _MENUS),
    Verb("call", "number", "REV-FREE-02", "free", _MENUS),
    Verb("with", "helper action", "REV-MACH-05", "action", "turn"),
    Verb("with", "helper", "REV-MACH-05", "announced", "announce"),
    # Steps of an action
    Verb("color", "color", "REV-MACH-06", "prism", "name-color"),
    Verb("technology", "node", "REV-POP-03", "populate", "technology"),
    Verb("lay", "number", "REV-EXP-05", "explore", "lay-tile"),
    Verb("reward", "number", "REV-HIB-06", "hibernate", "hibernation-reward"),
    Verb("remove", "artifact", "REV-HIB-09", "hibernate", "remove-artifact"),
    Verb("discard", "shown", "REV-SOLO-09", "clearing", "clear-display"),
    # Answers to effects
    Verb("resolve", "any", "REV-TURN-05", "effect", "any-order"),
    Verb("gain", "resource", "REV-EFF-01", "effect", "gain-basic instead-of-crystal"),
    Verb("trade", "resource resource", "REV-EFF-02", "effect", "trade"),
    Verb("pay", "resource", "REV-RES-10", "effect", "pay-basic"),
    Verb("choose", "number", "REV-EFF-08", "effect", "choose"),
    Verb("module", "module", "REV-MOD-04", "effect", "module"),
    Verb("place", "socket", "REV-MOD-04", "effect", "place-module"),
    Verb("activate", "socket", "REV-MOD-01", "effect", "activate-module"),
    Verb("advance", "color", "REV-EFF-07", "effect", "advance"),
    Verb("recharge", "machine", "REV-MACH-02", "effect", "recharge"),
    Verb("artifact", "artifact", "REV-ART-01", "effect", "artifact"),
    Verb("recruit", "card", "REV-EXP-04", "effect", "recruit"),
    Verb("recruit", "=deck", "REV-EXP-04", "effect", "recruit"),
    Verb("recall", "card", "REV-MACH-09", "effect", "recall"),
    Verb("wake", "card", "REV-CARD-06", "effect", "wake"),
    Verb("rest", "card", "REV-KUN-09", "effect", "rest-and-use"),
    Verb("work", "machine", "REV-SOL-01", "effect", "work-machine"),
    Verb("tile", "space", "REV-TRB-03", "effect", "tribe-tile"),
    Verb("move", "space space", "REV-OXF-10", "effect", "move-figure"),
    Verb("machine", "special", "REV-REW-02", "effect", "special-machine"),
    # Set-up
    Verb("tribe", "tribe", "REV-PSET-03", "setup", "tribe"),
    Verb("side", "side", "REV-OPT-05", "setup", "side"),
    Verb("keep", "artifact-card", "REV-PSET-11", "setup", "artifact-card"),
    Verb("keep", "card", "REV-OPT-14", "setup", "draft"),
)


class Meant:
    """What a pick means: its verb, what follows as numbers, and machines by their names."""

    __slots__ = ("names", "parts", "verb")

    def __init__(self, verb: Verb, parts: list[int], names: list[str]) -> None:
        self.verb = verb
        # A number for each slot; 0 where the name itself is what matters.
        self.parts = parts
        self.names = names


def parse(game: Revive, seat: int, pick: str, kind: str) -> Meant | None:
    """What a pick means, rather as this kind of question would; None if it means nothing."""
    word, *rest = pick.split(" ")
    found: list[Meant] = []
    for verb in VERBS:
        if verb.word == word and len(verb.shape) == len(rest):
            parts = [_number(game, seat, slot, name) for slot, name in zip(verb.shape, rest, strict=True)]
            if all(part >= 0 for part in parts):
                found.append(Meant(verb, parts, rest))
    for meant in found:
        if kind in meant.verb.kinds:
            return meant
    return found[0] if found else None


# Words that are a place in a list.
_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "resource": RESOURCES,
    "half": HALVES,
    "size": SIZES,
    "color": COLORS,
    "action": ACTIONS,
    "node": NODES,
    "side": SIDES,
    "artifact": (*ARTIFACTS, "minor"),
}


def _number(game: Revive, seat: int, slot: str, word: str) -> int:
    """The number of a thing by its name, -1 if there is no such thing."""
    book = game.rulebook
    if slot in _LISTS:
        return _LISTS[slot].index(word) if word in _LISTS[slot] else -1
    if slot == "number":
        return int(word) if word.isdecimal() and len(word) < 4 else -1
    if slot == "space":
        return book.board.named.get(word, -1)
    if slot == "tile":
        return book.board.slot_names.index(word) if word in book.board.slot_names else -1
    if slot == "slot":
        return next((number for number, printed in enumerate(book.slots) if printed.id == word), -1)
    if slot == "socket":
        return book.socket_names.index(word) if word in book.socket_names else -1
    if slot == "tribe":
        return next((tribe for tribe in range(0, len(book.tribes), 2) if book.tribes[tribe].id == word), -1)
    if slot == "units":
        return 0 if units(word) else -1
    if slot == "any":
        return 0
    if slot.startswith("="):
        return 0 if word == slot[1:] else -1
    return _thing(game, seat, slot, word)


def _thing(game: Revive, seat: int, slot: str, word: str) -> int:
    """A piece by its name, or a machine that is no piece."""
    book, names = game.rulebook, game.plan.names
    if slot in ("machine", "helper"):
        if word in book.library.standard_machines or word in book.library.machines:
            return 0
        if slot == "helper" and word in book.library.crates:
            return 0
        if game.camps[seat].tribe < 0:
            return -1
        return 0 if word in [f"tech:{each.node}" for each in game.tribe(seat).technologies if each.machine] else -1
    piece = names.index(word) if word in names else -1
    first, last = {
        "card": (0, book.first_module),
        "module": (book.first_module, book.first_machine),
        "special": (book.first_machine, book.first_crate),
        "crate": (book.first_crate, book.first_artifact_card),
        "shown": (0, book.first_crate),
        "artifact-card": (book.first_artifact_card, book.first_tile),
    }[slot]
    return piece if first <= piece < last else -1
