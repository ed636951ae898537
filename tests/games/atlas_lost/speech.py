"""What sentences must be, whatever they say: whole, without keys or gaps, and Japanese where they are Japanese."""

from __future__ import annotations

import re
from functools import cache

from tessera.games.atlas_lost.library import load
from tessera.kernel.choice import Question
from tessera.kernel.game import Game

_LIBRARY = load()
_IDS = sorted(
    [
        *_LIBRARY.techs,
        *_LIBRARY.cards,
        *_LIBRARY.initiative_tiles,
        *_LIBRARY.reward_tiles,
        *_LIBRARY.npcs,
        *_LIBRARY.clauses,
    ],
    key=len,
    reverse=True,
)
# Ids, levels, TP, NPC, the letters of seats and of alternatives are Latin in the Japanese rulebook too.
_LATIN_AT_HOME = re.compile("|".join([*map(re.escape, _IDS), "Lv", "TP", "NPC", r"(?<![A-Za-z])[A-Da-d](?![A-Za-z])"]))


# Most sentences are said again and again.
@cache
def check(text: str, language: str) -> None:
    """One sentence as people should see it."""
    assert text.strip() == text != "", text
    assert not re.search(r"[{}_]|  |\b(tech|card|board|seat|source|program|cost|held|needs):\w", text), text
    if language == "ja":
        assert not re.search("[A-Za-z]", _LATIN_AT_HOME.sub("", text)), text
        assert re.search("[ぁ-んァ-ヶ一-龠]", text) or text in "ABCD", text
    else:
        assert not re.search("[ぁ-んァ-ヶ一-龠]", text), text


def check_question(question: Question) -> None:
    """A question with all its choices and refusals, in both languages."""
    offered = [option.id for option in question.options]
    barred = [option.id for option in question.barred]
    assert len(set(offered)) == len(offered)
    assert len(set(barred)) == len(barred)
    assert not set(offered) & set(barred)
    assert question.clause in _LIBRARY.clauses
    for language in ("en", "ja"):
        check(question.text(language), language)
        for option in (*question.options, *question.barred):
            check(option.text(language), language)
        for option in question.barred:
            assert option.objection.clause in _LIBRARY.clauses
            check(option.objection.text(language), language)
            assert ".." not in option.objection.text(language)


def check_story(game: Game) -> None:
    """The whole log as every seat and a spectator reads it."""
    for language in ("en", "ja"):
        for seat in (None, *range(game.setup.seats)):
            for line in game.story(seat, language):
                check(line, language)
                assert line.endswith((".", "!", "。", "！")), line
    assert {event.clause for event in game.events} <= set(_LIBRARY.clauses)
