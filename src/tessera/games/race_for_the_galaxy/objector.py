"""How objections are made: a clause, a reason with the cards and numbers at hand, and a way out, in both languages."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.rules.military import military_against, temporary_reserve
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import ANY, GRAY, KEY_REBEL, KINDS
from tessera.games.race_for_the_galaxy.wording_questions import question_text
from tessera.kernel.content import LANGUAGES
from tessera.kernel.engine import asked
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask, Refused

# Reasons that name what is asked now.
_NAMING_THE_QUESTION: Final = ("must_answer", "not_among", "not_asked", "something_else_first")


class Objector:
    """Collects what one seat could mean and may not do. Everything it says, that seat may know."""

    __slots__ = ("ask", "english", "game", "japanese", "offered", "refused", "seat", "told")

    def __init__(self, game: Race, seat: int, ask: Ask[Race]) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self.english = Lexicon(game, "en")
        self.japanese = Lexicon(game, "ja")
        # What the rules offer needs no reason, and one reason for a thing is enough.
        self.offered: set[str] = {ask.notation(game, choice) for choice in ask.options(game)}
        self.refused: list[Refused] = []
        self.told: set[str] = set()

    def is_open(self, id: str) -> bool:
        """Whether a thing is neither offered nor refused already."""
        return id not in self.offered and id not in self.told

    def question(self) -> dict[str, str]:
        """What is asked now, as words by language: a sentence is not put together from short words."""
        ask, game = self.ask, self.game
        about = ask.about(game)
        return {code: question_text(game, ask.kind(), self.seat, about, code) for code in LANGUAGES}

    def no(
        self, id: str, clause: str, why: str, instead: str, words: dict[str, str] | None = None, number: int = 1
    ) -> None:
        """Refuse a choice. The words are short words of the rules, said in each language (see `said`)."""
        assert self.is_open(id), f"{id} needs no objection"
        parts = words or {}
        english = {name: said(self.english, word) for name, word in parts.items()}
        japanese = {name: said(self.japanese, word) for name, word in parts.items()}
        if why in _NAMING_THE_QUESTION:
            question = self.question()
            english["question"], japanese["question"] = question["en"], question["ja"]
        objection = Objection(
            clause,
            self.english.say(f"why.{why}", number, (), **english),
            self.english.say(f"instead.{instead}", number, (), **english),
            self.japanese.say(f"why.{why}", number, (), **japanese),
            self.japanese.say(f"instead.{instead}", number, (), **japanese),
        )
        self.told.add(id)
        self.refused.append(Refused(id, objection))


def said(lexicon: Lexicon, word: str) -> str:
    """A word of an objection: those of the lexicon, and some that stand for several things."""
    kind, _, rest = word.partition(":")
    if kind == "cards":
        return lexicon.listed([lexicon.card(int(piece)) for piece in rest.split()])
    if kind == "payers":
        return _payers(lexicon, rest.split())
    if kind == "actions":
        return lexicon.listed([lexicon.action(name) for name in rest.split()])
    if kind == "player":
        return lexicon.player(int(rest))
    if kind == "set":
        return lexicon.name(lexicon.game.rulebook.library.game["sets"][rest])
    if kind in ("moment", "payable", "reach"):
        return lexicon.say(f"{kind}.{rest}")
    if kind == "sort":
        return lexicon.kind(int(rest)) if int(rest) < GRAY else lexicon.say("sort.gray")
    if kind == "goods":
        number, sort = (int(part) for part in rest.split())
        if sort == ANY:
            return lexicon.say("goods.any", number)
        return lexicon.say("goods.of_kind", number, kind=lexicon.say(f"kind.{KINDS[sort]}"))
    if kind == "military":
        strength, more = rest.split()
        key = "held.military" if more == "0" else "held.military_more"
        return lexicon.say(key, strength=strength, more=more)
    return lexicon.word(word)


def _payers(lexicon: Lexicon, payers: list[str]) -> str:
    """Cards that pay for military worlds, each with the class that it pays for, such as `12:rebel`."""
    told: list[str] = []
    for payer in payers:
        piece, _, worlds = payer.partition(":")
        told.append(lexicon.say("held.pays", power=lexicon.card(int(piece)), worlds=lexicon.say(f"payable.{worlds}")))
    return lexicon.voice.join(told, "list")


def open_question(game: Race, seat: int) -> Ask[Race] | None:
    """What a seat is asked now."""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.seat == seat:
            return ask
    return None


def fresh_with(game: Race, seat: int, effect: int) -> int:
    """A card of this phase that has a power which is not in force yet (RFTG-ROUND-06); -1 for none."""
    for piece in game.empires[seat].fresh:
        if any(power.effect == effect for power in game.card(piece).powers):
            return piece
    return -1


def strength_against(game: Race, seat: int, piece: int) -> int:
    """Military against a world in hand."""
    card = game.card(piece)
    return military_against(game, seat, card.good, (card.words & KEY_REBEL) != 0)


def reserve_beside(game: Race, seat: int, piece: int) -> int:
    """How much temporary Military could be raised for a world: a world still in hand cannot be discarded for itself
    (RFTG-SETTLE-15)."""
    hand = game.zones[game.hand(seat)]
    return temporary_reserve(game, seat, len(hand) - 1 if piece in hand else len(hand))


def military_words(game: Race, seat: int, piece: int, defense: int) -> dict[str, str]:
    """A defense that is not reached: what there is, what could be raised, and what is missing then."""
    strength, more = strength_against(game, seat, piece), reserve_beside(game, seat, piece)
    return {
        "card": f"card:{piece}",
        "defense": str(defense),
        "military": f"military:{strength} {more}",
        "short": str(defense - strength - more),
    }
