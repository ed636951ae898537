"""What sentences must be, whatever they say: whole, without keys, gaps or ids, and Japanese where they are Japanese."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tessera.games.the_warp import rules, terms
from tessera.games.the_warp.library import load
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording import not_your_turn
from tessera.kernel.choice import Question
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tests.games.the_warp.scene import Scene

_LIBRARY = load()
_RECORDS = (_LIBRARY.cards, _LIBRARY.missions, _LIBRARY.races, _LIBRARY.abilities, _LIBRARY.rewards)
_AREAS = "colony|right|left|upper-left|upper-right|spine-outer|spine-inner|ridge|inner|outer"
# Ids of records, of areas, and words of the rules such as `piece:12`; none of them may reach a reader.
_IDS = re.compile(
    "|".join(
        [
            rf"\b(?:[a-f]|connect)-(?:{_AREAS})\b",
            r"\bring-\d",
            r"\b(?:piece|area|race|seat|gold|energy|dice|track|building|ability|effect|type):\w",
            *(rf"\b{re.escape(identity)}\b" for records in _RECORDS for identity in records if "-" in identity),
            *(rf"\b{name}\b" for name in terms.BUILDINGS),
        ]
    )
)
# In Japanese only the letters of seats are Latin, and the ids of clauses.
_LATIN_AT_HOME = re.compile(r"WARP-[A-Z]+-\d+|(?<![A-Za-z])[A-F](?![A-Za-z])")
_KANA = re.compile("[ぁ-んァ-ヶ一-龠]")
_BROKEN = re.compile(r"[{}_#]|  |\.\.|。。|、、|。、|・・|「「|」」|\(\)|（）|None")


# Most sentences are said again and again.
@cache
def check(text: str, language: str) -> None:
    """One sentence as people should see it: no key, no gap, no id, and in its language."""
    assert text.strip() == text != "", text
    assert not _BROKEN.search(text), text
    assert not _IDS.search(text), text
    if language == "ja":
        assert not re.search("[A-Za-z]", _LATIN_AT_HOME.sub("", text)), text
        assert _KANA.search(text), text
    else:
        assert not _KANA.search(text), text


def check_question(question: Question, with_barred: bool = True) -> None:
    """A question with all its choices, offered or not, in both languages."""
    assert question.clause in _LIBRARY.clauses
    for language in ("en", "ja"):
        check(question.text(language), language)
        assert question.text(language).endswith((".", "?", "。", "？", "）")), question.text(language)
        for option in (*question.options, *(question.barred if with_barred else ())):
            check(option.text(language), language)


def check_waiting(game: Game) -> None:
    """Why a seat has to wait, in both languages; the clause is that of the open question."""
    state = game.state
    assert isinstance(state, Warp)
    objection = not_your_turn(state, 0)
    assert objection.clause == game.questions[-1].clause
    for text in (objection.why, objection.instead):
        check(text, "en")
    for text in (objection.why_ja, objection.instead_ja):
        check(text, "ja")


def check_story(game: Game) -> None:
    """The whole log as every seat and a spectator reads it."""
    for language in ("en", "ja"):
        for seat in (None, *range(game.setup.seats)):
            for line in game.story(seat, language):
                check(line, language)
                assert line.endswith((".", "”", "。")), line
    assert {event.clause for event in game.events} <= set(_LIBRARY.clauses)


def asks(scene: Scene, letter: str, language: str = "en") -> str:
    """What a seat is asked."""
    check_question(scene.question(letter), with_barred=False)
    return scene.question(letter).text(language)


def text_of(scene: Scene, letter: str, choice: str, language: str = "en") -> str:
    """What an offered choice says; a card without its copy number means the first one offered."""
    options = scene.question(letter).options
    return next(option.text(language) for option in options if choice in (option.id, option.id.rpartition(".")[0]))


def events(scene: Scene, key: str) -> list[Event]:
    """The events of a key so far."""
    return [event for event in scene.game.events if event.key == key]


def story(scene: Scene, letter: str | None = "A", language: str = "en") -> list[str]:
    """The log as a seat reads it, None for a spectator."""
    return list(scene.game.story(None if letter is None else scene.seat(letter), language))


# What the rules say, and a situation that many speak of


def rule_sources() -> str:
    """All rules as text."""
    folder = Path(rules.__path__[0])
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def kinds() -> list[str]:
    """Every kind of question that the rules ask."""
    returned = re.findall(r"def kind\(self\) -> str:\n        return ([^\n]+)", rule_sources())
    return sorted({kind for line in returned for kind in re.findall(r'"([a-z-]+)"', line)})


def fight() -> Scene:
    """A attacks an Exiled area of multiplier 4 with 3 Troops from one of multiplier 2 (EX-19)."""
    scene = Scene(seats=4).holds("A", "a-upper-left", 4).exiled("a-ridge", 1, "yellow")
    return scene.has("A", gold=5, energy=5).has("D", gold=2, energy=2).hand("D", "reinforce", "elite")
