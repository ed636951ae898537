"""What the coach says before anybody asks for an answer: what a question is about, and how the game is won.

The sentences are content: `content/<game>/coach.toml` has one for every kind of question, in both languages.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from tessera.kernel.content import LANGUAGES, parse

FILE: Final = "coach.toml"
# A sentence by language.
Sentence = dict[str, str]


class Sentences:
    """How a game is won, and what each kind of question is about."""

    __slots__ = ("goal", "questions")

    def __init__(self, goal: Sentence, questions: dict[str, Sentence]) -> None:
        self.goal = goal
        self.questions = questions


@cache
def sentences(game: str) -> Sentences:
    """The sentences of a game, read once, strictly; none for a game that nobody has written any for."""
    room = game.replace("-", "_")
    file = resources.files("tessera") / "content" / room / FILE
    if not file.is_file():
        return Sentences(dict.fromkeys(LANGUAGES, ""), {})
    book = parse(file.read_bytes(), f"{room}/{FILE}")
    kinds = book.at("question")
    goal, questions = book.text("goal"), {kind: kinds.text(kind) for kind in kinds.written()}
    book.done()
    return Sentences(goal, questions)


def about(game: str, kind: str, language: str) -> str:
    """What a kind of question is about and why it matters; "" where nobody has said anything."""
    return sentences(game).questions.get(kind, {}).get(language, "")
