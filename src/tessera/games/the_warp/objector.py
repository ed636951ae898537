"""How objections are made: a clause, a reason with the things and numbers at hand, and a way out, in both languages."""

from __future__ import annotations

from tessera.games.the_warp.lexicon import Lexicon, learn
from tessera.games.the_warp.phrases import article, capital
from tessera.games.the_warp.rulebook import Board, Effect
from tessera.games.the_warp.sentence_parts import a_building, cost_words, the_upgrade
from tessera.games.the_warp.sentences import condition_phrase
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ACTIONS, BUILDINGS, EMPTY, GUARDIAN, TYPES
from tessera.kernel.engine import asked
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask, Refused

_FILE = "objections.toml"
# Where questions have a few words for what they are about.
_MATTERS = "wording.toml"
ALL_TYPES = (1 << TYPES) - 1


class Reason:
    """Why something may not be: a clause, the key of a reason, the key of a way out, and the words for their gaps.

    A fact is a reason that can stand alone or inside another one, which then has it as its inner reason.
    """

    __slots__ = ("clause", "inner", "instead", "number", "why", "words")

    def __init__(
        self,
        clause: str,
        why: str,
        instead: str,
        words: dict[str, str] | None = None,
        number: int = 1,
        inner: Reason | None = None,
    ) -> None:
        self.clause = clause
        self.why = why
        self.instead = instead
        self.words: dict[str, str] = {} if words is None else words
        self.number = number
        self.inner = inner


class Objector:
    """Collects what one seat could mean and may not do. Everything it says, that seat may know."""

    __slots__ = ("english", "game", "japanese", "offered", "refused", "seat", "told")

    def __init__(self, game: Warp, seat: int, ask: Ask[Warp]) -> None:
        learn(_FILE, _MATTERS)
        self.game = game
        self.seat = seat
        self.english = _Speaker(game, "en")
        self.japanese = _Speaker(game, "ja")
        # What the rules offer needs no reason, and one reason for a thing is enough.
        self.offered: set[str] = {ask.notation(game, choice) for choice in ask.options(game)}
        self.refused: list[Refused] = []
        self.told: set[str] = set()

    def is_open(self, id: str) -> bool:
        """Whether a thing is neither offered nor refused already."""
        return id not in self.offered and id not in self.told

    def no(self, id: str, reason: Reason) -> None:
        """Refuse a choice."""
        assert self.is_open(id), f"{id} needs no objection"
        objection = Objection(
            reason.clause,
            self.english.why(reason),
            self.english.instead(reason),
            self.japanese.why(reason),
            self.japanese.instead(reason),
        )
        self.told.add(id)
        self.refused.append(Refused(id, objection))


class _Speaker:
    """Says reasons in one language; words that come again are looked up once."""

    __slots__ = ("game", "known", "lexicon")

    def __init__(self, game: Warp, language: str) -> None:
        self.game = game
        self.lexicon = Lexicon(game.rulebook, language)
        self.known: dict[str, str] = {}

    def why(self, reason: Reason) -> str:
        """The reason, in English without a full stop, for its clause follows in brackets."""
        parts = self._parts(reason.words)
        if reason.inner is not None:
            inner = reason.inner
            parts["reason"] = self.lexicon.say(inner.why, inner.number, (), **self._parts(inner.words))
        text = self.lexicon.say(reason.why, reason.number, (), **parts)
        if self.lexicon.language == "en":
            return capital(text)
        return f"{text}。" if reason.why.startswith("fact.") else text

    def instead(self, reason: Reason) -> str:
        """What to do instead, as a whole sentence."""
        return self.lexicon.say(f"instead.{reason.instead}", reason.number, (), **self._parts(reason.words))

    def _parts(self, words: dict[str, str]) -> dict[str, str]:
        return {name: self._said(word) for name, word in words.items()}

    def _said(self, word: str) -> str:
        if word not in self.known:
            self.known[word] = said(self.game, self.lexicon, word)
        return self.known[word]


def said(game: Warp, lexicon: Lexicon, word: str) -> str:
    """A word of an objection: those of the lexicon, and some that stand for several things."""
    kind, _, rest = word.partition(":")
    if kind in {"when", "symbol", "goods", "tool", "ability_moment"}:
        return lexicon.say(f"{'moment' if kind == 'ability_moment' else kind}.{rest}")
    if kind == "player":
        return lexicon.say("holder.player", letter=lexicon.seat(int(rest)))
    if kind == "holder":
        return _holder(game, lexicon, int(rest))
    if kind == "a":
        name = lexicon.building(rest)
        return lexicon.say("built.one", type=name, article=article(name))
    if kind == "completing":
        return lexicon.say("doing.complete", mission=lexicon.piece(int(rest)))
    if kind == "active":
        return lexicon.say("doing.active", race=lexicon.race(int(rest)))
    if kind == "buildings":
        return lexicon.building(rest, 2)
    if kind == "action":
        return lexicon.say(f"action.{rest}")
    if kind == "actions":
        names = [lexicon.say(f"action.{ACTIONS[int(number)]}") for number in rest.split()]
        return lexicon.listed(names, "or")
    if kind == "condition":
        piece, number = rest.split()
        return condition_phrase(lexicon.record(int(piece))["all"][int(number)], lexicon.language)
    if kind == "matter":
        return lexicon.say(word.replace(":", "."))
    if kind == "playable":
        piece, number = rest.split()
        return condition_phrase(lexicon.record(int(piece))["playable"][int(number)], lexicon.language)
    return _amount(lexicon, kind, rest, word)


def _amount(lexicon: Lexicon, kind: str, rest: str, word: str) -> str:
    """Prices, what there is, and what is missing: Gold, Energy, any mix, and a discount."""
    if kind in {"cost", "price"}:
        numbers = [int(part) for part in rest.split()]
        cost = cost_words(lexicon.voice, {"gold": numbers[0], "energy": numbers[1], "any": numbers[2]})
        discount = numbers[3] if kind == "price" else 0
        return lexicon.say("held.less", discount, cost=cost) if discount else cost
    if kind == "held":
        gold, energy = rest.split()
        return lexicon.say("held.both", gold=gold, energy=energy)
    if kind == "doing":
        verb, types = rest.split()
        if verb == "other" or int(types) == ALL_TYPES:
            return lexicon.say("doing.other" if verb == "other" else f"doing.{verb}_any")
        names = types_named(int(types))
        what = a_building(lexicon.voice, names) if verb == "build" else the_upgrade(lexicon.voice, names)
        return lexicon.say(f"doing.{verb}", what=what)
    return lexicon.word(word)


def _holder(game: Warp, lexicon: Lexicon, area: int) -> str:
    """Who holds an area, as one speaks of them."""
    holder = game.holder[area]
    assert holder != EMPTY, "nobody holds an empty area"
    if holder >= 0:
        return lexicon.say("holder.player", letter=lexicon.seat(holder))
    return lexicon.say("against.guardian" if holder == GUARDIAN else "against.exiled")


# What objections speak of


def types_named(types: int) -> list[str]:
    """The building types of a mask."""
    return [BUILDINGS[type] for type in range(TYPES) if types >> type & 1]


def doing(effect: Effect, verb: str, type: int) -> str:
    """The word for what an option does: with a type, or with any where the card leaves it open."""
    return f"doing:{verb} {effect.types if effect.types == ALL_TYPES else 1 << type}"


def steps(board: Board, origin: int, target: int) -> int:
    """How many areas away a target is; worm holes count as one step (WARP-ATK-06, WARP-LAS-08)."""
    ring, seen, count = [origin], {origin}, 0
    while target not in seen:
        assert ring, "the board hangs together"
        ring = [area for reached in ring for area in board.next_to[reached] if area not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        count += 1
    return count


def nearest(board: Board, areas: list[int]) -> list[int]:
    """By area of the board: which of these areas is the nearest."""
    found = [-1] * len(board.areas)
    for area in areas:
        found[area] = area
    ring = areas.copy()
    for reached in ring:
        for other in board.next_to[reached]:
            if found[other] < 0:
                found[other] = found[reached]
                ring.append(other)
    return found


def open_question(game: Warp, seat: int) -> Ask[Warp] | None:
    """What a seat is asked now."""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.seat == seat:
            return ask
    return None
