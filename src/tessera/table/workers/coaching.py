"""The job of the coach: what a strong player would do in a seat, and what an answer would cost: see `coach`.

A process is sent a deal that looks the same from the seat, as it is for a bot, and puts everything into words itself:
whatever it says, it could not have known more.
"""

from __future__ import annotations

import msgspec

from tessera.kernel.game import Game
from tessera.kernel.refusal import SPOKEN
from tessera.players.advice.advise import advise
from tessera.players.advice.second import MUCH, second_thoughts
from tessera.players.advice.telling import look_text, reason_text, slip_text, tell
from tessera.players.review.telling import answer_text
from tessera.table.workers.position import Position

# A sentence by language.
Sentence = dict[str, str]


class Asking(Position, frozen=True):
    """Somebody asks what to do in a seat; with `picks`, what these would cost, with `best` beside that answer."""

    seat: int
    seconds: float
    picks: tuple[str, ...] = ()
    best: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """An answer, the share of winning that it leaves, what it is called, and why."""

    ids: tuple[str, ...]
    share: float
    text: Sentence
    why: Sentence


class Advised(msgspec.Struct, frozen=True):
    """Advice: what to look at, why, and which, the best answer first."""

    look: Sentence
    reason: Sentence
    answers: tuple[Answer, ...]


class Weighed(msgspec.Struct, frozen=True):
    """What an answer would cost, and the better one."""

    loss: float
    is_much: bool
    text: Sentence
    best: tuple[str, ...]
    best_text: Sentence


_READ_ASKING = msgspec.msgpack.Decoder(Asking)
_READ_ADVISED = msgspec.msgpack.Decoder(Advised)
_READ_WEIGHED = msgspec.msgpack.Decoder(Weighed)


def asking(game: Game, seat: int, seconds: float, picks: tuple[str, ...] = (), best: tuple[str, ...] = ()) -> bytes:
    """The job for the open question of a seat. Whatever the seat cannot know is dealt anew before it is sent."""
    setup, choices = game.setup, len(game.choices)
    return msgspec.msgpack.encode(
        Asking(
            game=setup.game,
            seats=setup.seats,
            options=setup.options,
            packs=setup.packs,
            numbers=game.redeal(seat, f"coach {choices}").save(),
            choices=choices,
            seat=seat,
            seconds=seconds,
            picks=picks,
            best=best,
        )
    )


def advised(body: bytes) -> Advised:
    """What came of a job without picks."""
    return _READ_ADVISED.decode(body)


def weighed(body: bytes) -> Weighed:
    """What came of a job with picks."""
    return _READ_WEIGHED.decode(body)


def give_advice(body: bytes) -> bytes:
    """Say what a strong player would do."""
    asked = _READ_ASKING.decode(body)
    game = asked.restored()
    question = game.question(asked.seat)
    assert question is not None, "the seat was asked when the job was made"
    advice = advise(game, asked.seat, asked.seconds)
    told = {language: tell(asked.game, question, advice, language) for language in SPOKEN}
    answers = [
        Answer(
            answer.ids,
            answer.share,
            {language: told[language][place].text for language in SPOKEN},
            {language: told[language][place].why for language in SPOKEN},
        )
        for place, answer in enumerate(advice.answers)
    ]
    return msgspec.msgpack.encode(
        Advised(
            {language: look_text(asked.game, advice, language) for language in SPOKEN},
            {language: reason_text(asked.game, advice.answers[0], language) for language in SPOKEN},
            tuple(answers),
        )
    )


def think_twice(body: bytes) -> bytes:
    """Say what an answer would cost."""
    asked = _READ_ASKING.decode(body)
    game = asked.restored()
    question = game.question(asked.seat)
    assert question is not None, "the seat was asked when the job was made"
    second = second_thoughts(game, asked.seat, asked.picks, asked.best, asked.seconds)
    return msgspec.msgpack.encode(
        Weighed(
            second.loss,
            second.loss >= MUCH,
            {language: slip_text(asked.game, second, language) for language in SPOKEN},
            second.best.ids,
            {language: answer_text(question, second.best.ids, language) for language in SPOKEN},
        )
    )
