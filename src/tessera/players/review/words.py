"""What is said about a game in hindsight, in English and in Japanese."""

from __future__ import annotations

from typing import Final

from tessera.kernel.phrasebook import Phrasebook

# Each phrase: English, Japanese. Gaps have the same names in both.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "nothing": ("nothing", "何も選ばない"),
    "more": ("{count} more", "ほか{count}件"),
    "together": (" + ", "＋"),
    "choice": (
        "Choice {step} cost {seat} {swing}: {played}. Better: {better}.",
        "{step}手目で{seat}は{swing}失いました：{played}。よりよい手：{better}。",
    ),
    "luck.up": (
        "After choice {step} luck had raised {seat} by {swing}, from {before} to {after}.",
        "{step}手目のあと、運で{seat}は{swing}上がりました（{before}から{after}へ）。",
    ),
    "luck.down": (
        "After choice {step} luck had lowered {seat} by {swing}, from {before} to {after}.",
        "{step}手目のあと、運で{seat}は{swing}下がりました（{before}から{after}へ）。",
    ),
    "end": (
        "The end went against {seat}, who had led with {before}.",
        "{before}で優勢だった{seat}が、終局で敗れました。",
    ),
}
_BOOK: Final = Phrasebook(WORDS)
say = _BOOK.say


def percent(share: float) -> str:
    """A share for people.

    >>> percent(0.3349)
    '33%'
    """
    return f"{share:.0%}"
