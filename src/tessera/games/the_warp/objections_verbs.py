"""The verbs of the notation: what follows each, when it has its moment, and by which clause."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import BUILDINGS, DECKS, MISSION_TYPES

# Words that end a question without a choice.
ENDS: Final = ("pass", "done", "stop", "decline", "none", "nothing", "leave", "later", "keep", "no bribe", "withdraw")

# Moments that come in other players' turns too.
_ANYTIME: Final = (
    *("follow", "terrashift", "combat_cards", "bribe", "reveal", "dice", "conquest"),
    *("question", "draft", "switch", "mission"),
)


class Verb:
    """A verb with what follows it: its clause, the word of its moment, the questions that offer it, and where its card
    must be.

    What follows is written as slots: `a` an area, `b` a building, `c` an Archive card, `d` a mission deck, `m` a
    mission, `n` a number, `p` a player, `r` a race, `w` a Reward card, `k` and `v` a card or Reward card by its plain
    name, and words with a `=` as they stand.
    """

    __slots__ = ("clause", "is_free", "kinds", "own_turn", "shape", "when", "word", "zone")

    def __init__(self, word: str, shape: str, clause: str, when: str, kinds: str, zone: str = "") -> None:
        self.word = word
        self.shape = shape
        self.clause = clause
        self.when = when
        self.kinds = kinds.split()
        self.zone = zone
        self.is_free = when == "free"
        self.own_turn = when not in _ANYTIME


_MENUS: Final = "extract before-consult action end"

VERBS: Final = (
    # The turn
    Verb("extract", "=troops", "WARP-INC-01", "extract", "extract team-extract"),
    Verb("extract", "=resources", "WARP-INC-01", "extract", "extract team-extract"),
    Verb("consult", "", "WARP-CON-01", "consult", "before-consult"),
    Verb("develop", "", "WARP-ACT-01", "action", "action extra-action"),
    Verb("terrashift", "", "WARP-ACT-01", "action", "action extra-action"),
    Verb("attack", "", "WARP-ACT-01", "action", "action extra-action"),
    Verb("end", "=turn", "WARP-TURN-01", "end", "end"),
    Verb("move", "a a", "WARP-END-02", "end", "end move"),
    Verb("sail", "a a n", "WARP-SHP-06", "end", "end move"),
    Verb("deck", "d", "WARP-END-08", "replenish", "replenish switch-deck"),
    # Free steps
    Verb("trade", "", "WARP-TRD-01", "free", f"{_MENUS} attack-card bribe"),
    Verb("spend", "w", "WARP-RWD-02", "free", f"{_MENUS} spend-rewards", "rewards"),
    Verb("reward-ability", "r", "WARP-RAC-04", "free", _MENUS),
    Verb("use", "r", "WARP-RAC-03", "free", f"{_MENUS} ability"),
    Verb("use", "r =copied", "WARP-RAC-03", "free", f"{_MENUS} ability"),
    Verb("laser", "a", "WARP-LAS-01", "free", _MENUS),
    Verb("timeout", "", "WARP-TEAM-20", "free", _MENUS),
    Verb("complete", "m", "WARP-MIS-09", "mission", f"{_MENUS} mission"),
    # Develop and Terrashift
    Verb("develop", "c", "WARP-DEV-01", "develop", "develop", "hand"),
    Verb("follow", "c", "WARP-DEV-12", "follow", "follow-develop", "hand"),
    Verb("option", "n b", "WARP-DEV-01", "question", "card-option"),
    Verb("build", "b a", "WARP-DEV-09", "question", "build"),
    Verb("upgrade", "b", "WARP-DEV-10", "question", "upgrade"),
    Verb("raise", "a", "WARP-TER-01", "terrashift", "raise follow-terrashift shift"),
    Verb("lower", "a", "WARP-TER-01", "terrashift", "lower follow-terrashift shift"),
    # Attack
    Verb("attack", "a a", "WARP-ATK-02", "attack", "attack"),
    Verb("attack", "a a =ship", "WARP-ATK-02", "attack", "attack"),
    Verb("troops", "n", "WARP-ATK-02", "attack", "attackers bribe-goods counter-goods"),
    Verb("play", "c", "WARP-CRD-06", "combat_cards", "attack-card defence-card", "hand"),
    Verb("bribe", "", "WARP-BRB-01", "bribe", "bribe"),
    Verb("gold", "n", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("energy", "n", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("cards", "n", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("rewards", "n", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("card", "k", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("reward", "v", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("propose", "", "WARP-BRB-02", "bribe", "bribe-goods counter-goods"),
    Verb("accept", "", "WARP-BRB-03", "bribe", "bribe-answer counter-answer"),
    Verb("counter", "", "WARP-BRB-03", "bribe", "bribe-answer"),
    Verb("option", "n =pay n =gold n =energy", "WARP-REV-01", "reveal", "combat-option"),
    Verb("reroll", "n", "WARP-DIC-06", "dice", "dice"),
    Verb("flip", "n", "WARP-DIC-06", "dice", "dice"),
    Verb("stay", "n", "WARP-GAT-07", "conquest", "gate-troops"),
    Verb("fire", "a n", "WARP-LAS-01", "free", "laser"),
    # Answers to single questions
    Verb("pay", "n =gold n =energy", "WARP-DEV-03", "question", "pay"),
    Verb("trade", "n =gold", "WARP-TRD-01", "free", "trade"),
    Verb("trade", "n =energy", "WARP-TRD-01", "free", "trade"),
    Verb("take", "n =gold n =energy", "WARP-INC-10", "question", "take"),
    Verb("choose", "n", "WARP-RAC-03", "question", "choose"),
    Verb("give", "n =gold n =energy", "WARP-INC-10", "question", "hand-over"),
    Verb("give", "c", "WARP-BRB-06", "bribe", "give-cards", "hand"),
    Verb("give", "w", "WARP-BRB-06", "bribe", "give-rewards", "rewards"),
    Verb("discard", "c", "WARP-CON-01", "consult", "consult discard cut-hand", "hand"),
    Verb("discard", "w", "WARP-RWD-04", "question", "cut-rewards", "rewards"),
    Verb("draw", "=deck", "WARP-CON-05", "question", "draw"),
    Verb("draw", "c", "WARP-CON-05", "question", "draw"),
    Verb("take", "c", "WARP-CON-11", "question", "take-discard"),
    Verb("station", "a", "WARP-INC-11", "extract", "place-reserve station"),
    Verb("return", "a", "WARP-RAC-03", "question", "give-back"),
    Verb("remove", "a", "WARP-SYM-10", "question", "remove"),
    Verb("switch", "=none", "WARP-SWI-01", "switch", "switch"),
    Verb("switch", "m", "WARP-SWI-01", "switch", "switch"),
    Verb("keep", "m", "WARP-SWI-02", "switch", "keep-mission missions team-mission"),
    Verb("race", "r", "WARP-SET-33", "draft", "race races"),
    Verb("guardian", "r", "WARP-SET-36", "draft", "guardian"),
    Verb("copy", "r", "WARP-RAC-03", "question", "copy"),
    Verb("from", "p", "WARP-TEAM-10", "question", "victim"),
)


# Reading


def parse(game: Warp, seat: int, pick: str, kind: str) -> tuple[Verb, list[int]] | None:
    """What a choice means: its verb and the numbers of the things it names; None if it means nothing.

    Where the same words mean two things, the one that the question offers is meant.
    """
    word, *rest = pick.split(" ")
    found: list[tuple[Verb, list[int]]] = []
    for verb in VERBS:
        if verb.word == word:
            parts = _read(game, seat, verb, rest)
            if parts is not None:
                found.append((verb, parts))
    for meaning in found:
        if kind in meaning[0].kinds:
            return meaning
    return found[0] if found else None


def _read(game: Warp, seat: int, verb: Verb, words: list[str]) -> list[int] | None:
    slots = verb.shape.split()
    if len(slots) != len(words):
        return None
    parts: list[int] = []
    for slot, word in zip(slots, words, strict=True):
        if slot.startswith("="):
            if word != slot[1:]:
                return None
            if word == "copied":
                parts.append(1)
            continue
        number = _number(game, seat, slot, word)
        if number < 0:
            return None
        parts.append(number)
    return parts


def _number(game: Warp, seat: int, slot: str, word: str) -> int:
    """The number of a thing by its name, -1 if there is no such thing."""
    book = game.rulebook
    if slot == "a":
        return book.areas_of.get(word, -1)
    if slot == "b":
        return BUILDINGS.index(word) if word in BUILDINGS else -1
    if slot == "d":
        return MISSION_TYPES.index(word) if word in MISSION_TYPES[:DECKS] else -1
    if slot == "n":
        return int(word) if word.isdecimal() and len(word) < 4 else -1
    if slot == "p":
        letters = "abcdef"[: game.seats]
        return letters.index(word) if len(word) == 1 and word in letters else -1
    if slot == "r":
        return next((race.number for race in book.races if race.id == word), -1)
    return _piece(game, seat, slot, word)


def _piece(game: Warp, seat: int, slot: str, word: str) -> int:
    """A piece by name, with the number of its copy or without: then one of the seat's own, if it has one."""
    book = game.rulebook
    first, last = 0, book.first_mission
    if slot == "m":
        first, last = book.first_mission, book.first_reward
    elif slot in {"w", "v"}:
        first, last = book.first_reward, book.first_token
    names = game.plan.names
    alike = [piece for piece in range(first, last) if names[piece] == word or names[piece].rpartition(".")[0] == word]
    own = game.zones[game.rewards(seat) if slot in {"w", "v"} else game.hand(seat)]
    return next((piece for piece in alike if piece in own), alike[0] if alike else -1)


def written_with(game: Warp, pick: str, verb: Verb, parts: list[int]) -> list[str]:
    """The same choice with each copy of the card that it names, nothing if it names none."""
    slots = verb.shape.split()
    if slots not in (["c"], ["w"], ["m"]):
        return []
    own = game.name(parts[0]).rpartition(".")[0] or game.name(parts[0])
    names = [name for name in game.plan.names if name == own or name.rpartition(".")[0] == own]
    return [f"{verb.word} {name}" for name in names]
