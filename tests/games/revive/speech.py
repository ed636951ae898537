"""What sentences must be, whatever they say: whole, without keys, gaps or ids, and Japanese where they are Japanese."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tessera.games.revive import rules
from tessera.games.revive.library import load
from tessera.games.revive.state import Revive
from tessera.games.revive.wording import not_your_turn
from tessera.kernel.chance import Chance
from tessera.kernel.choice import Question
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tests.games.revive.scene import Scene

_LIBRARY = load()
_RECORDS = (
    *(_LIBRARY.cards, _LIBRARY.modules, _LIBRARY.machines, _LIBRARY.standard_machines, _LIBRARY.crates),
    *(_LIBRARY.artifact_cards, _LIBRARY.area_tiles, _LIBRARY.start_tiles, _LIBRARY.vast_tiles, _LIBRARY.reward_spaces),
    *(_LIBRARY.large_locations, _LIBRARY.tribes, _LIBRARY.majors),
)
# Ids of records, words of the rules such as `piece:12`, and effects as notation writes them; none may reach a reader.
# Spaces, slots of the map, crystal symbols and places of the tree have no other name than their id.
_IDS = re.compile(
    "|".join(
        [
            r"\b(?:piece|space|slot|seat|tech|track|reward|effect|module_space|card_slot):\w",
            r"\b(?:gain|advance|recruit|terrain|unlock|water|crystals|trade|pay)-[a-z0-9]",
            *(rf"\b{re.escape(identity)}\b" for records in _RECORDS for identity in records),
        ]
    )
)
# In Japanese Latin letters are left for seats and sets of cards, for places, for clauses and in the name of one tribe.
_LATIN_AT_HOME = re.compile(r"REV-[A-Z]+-\d+|\]0X4 9\[|R\dC\d|X\d\d|(?<![A-Za-z])[A-DS]\d?(?![A-Za-z])")
_KANA = re.compile("[ぁ-んァ-ヶ一-龠]")
_BROKEN = re.compile(r"[{}_#]|  |\.\.|。。|、、|。、|・・|「「|」」|\(\)|（）|\. \)|。）|None")
# Choices that bring a game no further, if there are others.
_IDLE = ("done", "lose", "end")


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
    assert isinstance(state, Revive)
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
                assert line.endswith((".", "。")), line
    assert {event.clause for event in game.events} <= set(_LIBRARY.clauses)


def wander(game: Game, chance: Chance) -> None:
    """A random choice that rather does something than nothing."""
    question = game.questions[chance.below(len(game.questions))]
    ids = [option.id for option in question.options]
    busy = [id for id in ids if id not in _IDLE and not id.startswith("convert")]
    if len(busy) > 1 and chance.below(5):
        busy = [id for id in busy if id != "hibernate"]
    ids = busy or ids
    least, most = question.pick[0], min(question.pick[1], len(ids), 4)
    count = least + chance.below(max(0, most - least) + 1)
    game.play(question.seat, [ids[place] for place in chance.sample(list(range(len(ids))), count)])


def asks(scene: Scene, letter: str, language: str = "en") -> str:
    """What a seat is asked."""
    check_question(scene.question(letter), with_barred=False)
    return scene.question(letter).text(language)


def text_of(scene: Scene, letter: str, choice: str, language: str = "en") -> str:
    """What an offered choice says."""
    return next(option.text(language) for option in scene.question(letter).options if option.id == choice)


def events(scene: Scene, key: str) -> list[Event]:
    """The events of a key so far."""
    return [event for event in scene.game.events if event.key == key]


def story(scene: Scene, letter: str | None = "A", language: str = "en") -> list[str]:
    """The log as a seat reads it, None for a spectator."""
    return list(scene.game.story(None if letter is None else scene.seat(letter), language))


# What the rules say


def rule_sources() -> str:
    """All rules as text."""
    folder = Path(rules.__path__[0])
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def kinds() -> list[str]:
    """Every kind of question that the rules ask."""
    returned = re.findall(r"def kind\(self\) -> str:\n        return ([^\n]+)", rule_sources())
    return sorted({kind for line in returned for kind in re.findall(r'"([a-z-]+)"', line)})


def event_keys() -> list[str]:
    """Every key that the rules tell."""
    return sorted(set(re.findall(r'\bsay(?:_hidden)?\(\s*"([a-z_]+)"', rule_sources())))


def verbs() -> set[str]:
    """Every word that a notation begins with."""
    written = "\n".join(re.findall(r"def (?:\w+_)?notation\(.*?(?=\n\n)", rule_sources(), re.DOTALL))
    return set(re.findall(r"[\"']([a-z-]+)[ \"']", written)) | set(re.findall(r'f"([a-z-]+) \{', written))
