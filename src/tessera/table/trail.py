"""The trail of a game: one running hash over every question that was answered and every option that was offered.

A fingerprint covers the state to the last field, so it changes when a release keeps the state differently although the
rules are the same. The trail covers what players saw of the rules: who was asked what, which answers were legal, which
one was given, and how it ended. Two versions of the rules that leave the same trail play the same game, so a running
table may go on; one whose trail differs is held (docs/decisions/0010).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from tessera.kernel.choice import Question
from tessera.kernel.game import Game

NO_TRAIL = ""


def before(trail: str, question: Question, picks: Sequence[str]) -> str:
    """The trail including a question that is open, and its answer."""
    offered = [option.id for option in question.options]
    words = [trail, str(question.seat), question.kind, *map(str, question.pick), *offered]
    return _hash([*words, "=>", *picks])


def after(trail: str, game: Game) -> str:
    """The trail once the answer has been given: the end of the game counts too."""
    outcome = game.outcome
    if outcome is None:
        return trail
    return _hash([trail, "over", outcome.reason, *map(str, outcome.winners), "scores", *map(str, outcome.scores)])


def fingerprint_of(game: Game) -> str:
    """What `Game.fingerprint` says, in a twentieth of the time: writing the numbers down was most of all that was done.

    They are written as JSON has them, and without its brackets that is how the kernel writes them.
    """
    return hashlib.sha256(msgspec.json.encode(game.save())[1:-1]).hexdigest()


def _hash(words: list[str]) -> str:
    # Words hold no line breaks (they are notation), so that the join can be read in one way only.
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:32]
