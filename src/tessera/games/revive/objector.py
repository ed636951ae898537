"""How objections are made: a clause, a reason with the things and numbers at hand, and a way out, in both languages."""

from __future__ import annotations

from tessera.games.revive.lexicon import Lexicon, learn
from tessera.games.revive.phrases import capital
from tessera.games.revive.rules import entries
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ACTIONS, COLORS, KINDS, LARGE, RESOURCES, SIZES, TRACKS
from tessera.kernel.engine import asked
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask, Refused

_FILE = "objections.toml"


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

    def __init__(self, game: Revive, ask: Ask[Revive]) -> None:
        learn(_FILE)
        self.game = game
        self.seat = ask.seat
        self.english = _Speaker(game, ask.seat, "en")
        self.japanese = _Speaker(game, ask.seat, "ja")
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

    __slots__ = ("game", "known", "lexicon", "seat")

    def __init__(self, game: Revive, seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
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
            self.known[word] = said(self.game, self.seat, self.lexicon, word)
        return self.known[word]


def said(game: Revive, seat: int, lexicon: Lexicon, word: str) -> str:
    """A word of an objection: those of the lexicon, and some that stand for several things."""
    kind, _, rest = word.partition(":")
    if kind == "at":
        # A space with its kind, as it is now.
        return lexicon.space(int(rest), game.kinds[int(rest)])
    if kind == "player":
        return lexicon.say("bill.player", letter=lexicon.seat(int(rest)))
    if kind in ("bill", "held"):
        return _amounts(lexicon, kind, rest)
    if kind == "doing":
        return _doing(game, seat, lexicon, rest)
    if kind == "acting":
        return lexicon.say(f"acting.{rest}")
    if kind == "actions":
        mask = int(rest)
        return lexicon.listed(
            [lexicon.say(f"acting.{ACTIONS[action]}") for action in range(len(ACTIONS)) if mask >> action & 1], "or"
        )
    if kind == "kinds":
        # Where locations are meant, large ones are meant as well.
        kinds = [KINDS[number] for number in range(len(KINDS)) if int(rest) >> number & 1 and number != LARGE]
        return lexicon.listed([lexicon.say(f"space.{name}") for name in kinds], "or")
    if kind == "machine":
        return machine_name(game, seat, lexicon, rest)
    if kind == "nodes":
        tribe = game.camps[seat].tribe
        return lexicon.listed([lexicon.technology(tribe, int(node)) for node in rest.split()], "or")
    if kind == "needs":
        parts = [int(part) for part in rest.split()]
        tracks = [lexicon.say("reward.need", parts[track], color=lexicon.say(f"color.{COLORS[track]}"))
                  for track in range(TRACKS) if parts[track]]  # fmt: skip
        return lexicon.listed(tracks)
    if kind == "entry":
        return _entry(game, lexicon, int(rest))
    return lexicon.word(word)


def _amounts(lexicon: Lexicon, kind: str, rest: str) -> str:
    """What is held, or a bill: amounts of resources, each perhaps with what it is for; `gear 3|food 1 range`."""
    parts: list[str] = []
    for item in rest.split("|"):
        words = item.split(" ")
        amount = lexicon.say(f"cost.{words[0]}", int(words[1]))
        parts.append(lexicon.say(f"bill.{words[2]}", amount=amount) if len(words) > 2 else amount)
    return lexicon.listed(parts)


def _doing(game: Revive, seat: int, lexicon: Lexicon, rest: str) -> str:
    """What something is paid for."""
    what, _, which = rest.partition(" ")
    if what == "explore":
        return lexicon.say("doing.explore", tile=lexicon.slot(int(which)))
    if what == "build":
        size, space = (int(part) for part in which.split())
        where = lexicon.space(space, game.kinds[space])
        return lexicon.say("doing.build", size=lexicon.say(f"size.{SIZES[size]}"), space=where)
    if what == "populate":
        node, space = (int(part) for part in which.split())
        technology = lexicon.technology(game.camps[seat].tribe, node)
        return lexicon.say("doing.populate", technology=technology, space=lexicon.space(space, game.kinds[space]))
    if what == "tile":
        return lexicon.say("doing.tile", space=lexicon.space(int(which), game.kinds[int(which)]))
    return lexicon.say(f"doing.{what}")


def machine_name(game: Revive, seat: int, lexicon: Lexicon, id: str) -> str:
    """A machine by name: printed on the player board, on a token, or on the own tribe board."""
    library = game.rulebook.library
    if id in library.standard_machines:
        return lexicon.name(library.standard_machines[id])
    if id in library.machines:
        return lexicon.name(library.machines[id])
    if id in library.crates:
        return lexicon.name(library.crates[id])
    nodes = [technology.node for technology in game.tribe(seat).technologies]
    return lexicon.technology(game.camps[seat].tribe, nodes.index(id.removeprefix("tech:")))


def _entry(game: Revive, lexicon: Lexicon, entry: int) -> str:
    """Something that must happen (see rules/entries)."""
    base = entry // entries.KIND * entries.KIND
    rest = entry - base
    if base == entries.ADVANCE:
        return lexicon.say("must.advance", rest % 100, track=lexicon.track(rest // 100))
    if base == entries.UNLOCK:
        return lexicon.say("must.unlock", space=lexicon.reward_space(rest))
    if base in (entries.CRYSTALS, entries.VAST):
        return lexicon.say("must.crystals", crystals=lexicon.word(f"{RESOURCES[3]}:{rest}"))
    return lexicon.say("must.points", points=lexicon.word(f"points:{rest}"))


# What objections speak of


def held(game: Revive, seat: int, *whats: int) -> str:
    """The word for how much a seat has of some resources."""
    resources = game.camps[seat].resources
    return "held:" + "|".join([f"{RESOURCES[what]} {resources[what]}" for what in whats])


def open_question(game: Revive, seat: int) -> Ask[Revive] | None:
    """What a seat is asked now."""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.seat == seat:
            return ask
    return None
