"""Advice as callers of `tessera.advise` get it: the best answers with their words, in both languages."""

from __future__ import annotations

from typing import Final

from tessera.kernel.game import Game, is_number
from tessera.kernel.refusal import SPOKEN, NotOffered, language_of, unlike
from tessera.players.advice.advise import advise
from tessera.players.advice.telling import Told, tell

# Nobody who means it waits longer.
_MOST_SECONDS: Final = 600
_MOST_ITERATIONS: Final = 1_000_000


class CounselledAnswer:
    """An answer: the ids of its options, the share of winning that it leaves, and words for it and for its reasons."""

    __slots__ = ("_told", "ids", "share")

    def __init__(self, ids: tuple[str, ...], share: float, told: dict[str, Told]) -> None:
        self.ids = ids
        self.share = share
        self._told = told

    def text(self, language: object = "en") -> str:
        """The answer as its options begin."""
        return self._told[language_of(language)].text

    def why(self, language: object = "en") -> str:
        """What speaks for it and against it, compared with the next best answer, or with the best one."""
        return self._told[language_of(language)].why

    def __repr__(self) -> str:
        return f"<{self.share:.0%} {self.text()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return CounselledAnswer, (self.ids, self.share, self._told)


class Counsel:
    """The best answers to a seat's question, the best first, and every seat's share of winning if it is given."""

    __slots__ = ("answers", "iterations", "seat", "shares")

    def __init__(
        self, seat: int, answers: tuple[CounselledAnswer, ...], shares: tuple[float, ...], iterations: int
    ) -> None:
        self.seat = seat
        self.answers = answers
        self.shares = shares
        self.iterations = iterations

    def __repr__(self) -> str:
        return f"Counsel(seat={self.seat}, answers={list(self.answers)})"

    def __reduce__(self) -> tuple[object, ...]:
        return Counsel, (self.seat, self.answers, self.shares, self.iterations)


def counsel(game: object, seat: object, seconds: object, iterations: object) -> Counsel:
    """See `tessera.advise`."""
    if not isinstance(game, Game):
        raise unlike(
            NotOffered,
            "Advice is about a game",
            game,
            "Give what tessera.start gave.",
            "助言はゲームについてのものです",
            "tessera.startの結果を渡してください。",
        )
    question = game.question(seat)
    if question is None:
        # It says whose turn it is, or that the game is over, as it does to whoever answers out of turn.
        game.understood(seat, ())
        raise AssertionError("nobody answers who is not asked")
    advice = advise(game, question.seat, _seconds(seconds), _iterations(iterations))
    told = {language: tell(game.setup.game, question, advice, language) for language in SPOKEN}
    answers = [
        CounselledAnswer(answer.ids, answer.share, {language: told[language][place] for language in SPOKEN})
        for place, answer in enumerate(advice.answers)
    ]
    return Counsel(advice.seat, tuple(answers), advice.shares, advice.iterations)


def _seconds(given: object) -> float:
    if isinstance(given, (int, float)) and not isinstance(given, bool) and 0 <= given <= _MOST_SECONDS:
        return float(given)
    raise unlike(
        NotOffered,
        f"Seconds to think are a number from 0 to {_MOST_SECONDS}",
        given,
        "Write 0 to go by iterations alone.",
        f"考える秒数は0から{_MOST_SECONDS}までの数です",
        "回数だけで区切るときは0にしてください。",
    )


def _iterations(given: object) -> int:
    if is_number(given) and 0 <= given <= _MOST_ITERATIONS:
        return given
    raise unlike(
        NotOffered,
        f"Iterations are a whole number from 0 to {_MOST_ITERATIONS}",
        given,
        "Write 0 to think as much as the strongest level does.",
        f"反復の回数は0から{_MOST_ITERATIONS}までの整数です",
        "一番強いレベルと同じだけ考えるときは0にしてください。",
    )
