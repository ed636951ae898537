"""What sentences must be, whatever they say: whole, without keys or gaps, and Japanese where they are Japanese."""

from __future__ import annotations

import re
from functools import cache

from tessera.games.race_for_the_galaxy.library import load
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tests.games.race_for_the_galaxy.scene import Scene

_LIBRARY = load()
_NAMES = sorted(
    {
        *(card["name"]["en"] for card in _LIBRARY.cards.values()),
        *(goal["name"]["en"] for goal in _LIBRARY.goals.values()),
        *_LIBRARY.clauses,
    },
    key=len,
    reverse=True,
)
# Cards and goals have English names in Japanese too; so have keywords, VP and the letters of seats.
_LATIN_AT_HOME = re.compile(
    "|".join(
        [
            *map(re.escape, _NAMES),
            *("ALIEN", "IMPERIUM", "REBEL", "TERRAFORMING", "UPLIFT", "VP"),
            r"(?<![A-Za-z])[A-F](?![A-Za-z])",
        ]
    )
)
_SHORT_WORD = re.compile(r"\b(card|seat|kind|goal|category|face|column|reason|action|phase|prestige)[:-]\w")


# Most sentences are said again and again.
@cache
def check(text: str, language: str) -> None:
    """One sentence as people should see it: no key, no gap, no short word, no copy of a card told apart."""
    assert text.strip() == text != "", text
    assert not re.search(r"[{}_#]|  |\.\.|。。|、、|。、", text), text
    assert not _SHORT_WORD.search(text), text
    if language == "ja":
        assert not re.search("[A-Za-z]", _LATIN_AT_HOME.sub("", text)), text
        assert re.search("[ぁ-んァ-ヶ一-龠]", text), text
    else:
        assert not re.search("[ぁ-んァ-ヶ一-龠]", text), text


def check_question(question: Question) -> None:
    """A question with all its choices, offered or not, in both languages."""
    offered = [option.id for option in question.options]
    assert len(set(offered)) == len(offered)
    assert question.clause in _LIBRARY.clauses
    for language in ("en", "ja"):
        check(question.text(language), language)
        assert question.text(language).endswith((".", "?", "。", "？", "）")), question.text(language)
        for option in (*question.options, *question.barred):
            check(option.text(language), language)


def check_story(game: Game) -> None:
    """The whole log as every seat and a spectator reads it."""
    for language in ("en", "ja"):
        for seat in (None, *range(game.setup.seats)):
            for line in game.story(seat, language):
                check(line, language)
                assert line.endswith((".", "!", "。", "！")), line
    assert {event.clause for event in game.events} <= set(_LIBRARY.clauses)


def asks(scene: Scene, letter: str, language: str = "en") -> str:
    """What a seat is asked."""
    check_question(scene.question(letter))
    return scene.question(letter).text(language)


def text_of(scene: Scene, letter: str, choice: str, language: str = "en") -> str:
    """What an offered choice says."""
    question = scene.question(letter)
    check_question(question)
    return next(option.text(language) for option in question.options if option.id == choice)
