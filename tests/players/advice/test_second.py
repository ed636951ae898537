"""Second thoughts: what an answer would cost, tried in the same deals as the best one."""

from __future__ import annotations

import pickle

import pytest

import tessera
from tessera.players.advice.advise import Advised, Reason, advise
from tessera.players.advice.second import MUCH, Second, second_thoughts
from tessera.players.advice.telling import look_text, reason_text, slip_text
from tests.players.advice.test_advise import later


def test_much_is_twelve_percent() -> None:
    assert MUCH == 0.12


@pytest.mark.parametrize("name", tessera.games())
def test_the_best_answer_costs_nothing_and_no_other_is_better(name: str) -> None:
    game = later(name, 2, 20)
    question = game.questions[0]
    before = game.fingerprint()
    best = advise(game, question.seat, seconds=0.0, iterations=24).answers[0].ids

    same = second_thoughts(game, question.seat, best, best, seconds=0.0, iterations=24)

    assert (same.ids, same.loss, same.best.ids) == (best, 0.0, best)
    assert (same.best.gains, same.best.losses) == ((), ())
    assert game.fingerprint() == before


def test_each_answer_costs_what_it_leaves_less_than_the_best() -> None:
    losses = []
    game = later("race-for-the-galaxy", 2, 40)
    question = game.questions[0]
    best = advise(game, question.seat, seconds=0.0, iterations=96).answers[0].ids

    for option in question.options:
        if question.pick == (1, 1):
            second = second_thoughts(game, question.seat, [option.id], best, seconds=0.0, iterations=48)
            losses.append(second.loss)
            assert second.best.ids == best

    assert max(losses) > 0.0
    assert min(losses) == 0.0


@pytest.mark.parametrize("name", tessera.games())
def test_second_thoughts_know_no_more_than_the_seat(name: str) -> None:
    game = later(name, 3, 30)
    question = game.questions[0]
    picks = [option.id for option in question.options][-max(1, question.pick[0]) :]
    plain = second_thoughts(game, question.seat, picks, seconds=0.0, iterations=12)

    for deal in range(2):
        twin = game.redeal(question.seat, f"twin {deal}")

        assert second_thoughts(twin, question.seat, picks, seconds=0.0, iterations=12) == plain


def test_picks_that_cannot_be_are_refused_as_if_they_were_played() -> None:
    game = later("revive", 2, 20)
    seat = game.questions[0].seat

    with pytest.raises(tessera.NotOffered):
        second_thoughts(game, seat, ["no such thing"])
    with pytest.raises((tessera.Refusal, tessera.NotOffered)):
        second_thoughts(game, 1 - seat, ["no such thing"])


def test_a_slip_is_told_gently_with_its_reason_and_without_the_answer() -> None:
    best = Advised(("b",), 0.6, (Reason("points", 0.5, 2.0),), (Reason("hand", -0.3, -1.0),))
    second = Second(("a",), 0.42, best)

    assert slip_text("race-for-the-galaxy", second, "en") == (
        "This may cost you about 18% of winning. Another answer would bring 2 victory points. It costs 1 card in hand."
    )
    assert slip_text("race-for-the-galaxy", second, "ja") == (
        "この手では、勝つ見込みを約18%失うかもしれません。別の手なら得られるもの：勝利点2。失うもの：手札1枚。"
    )


def test_whoever_plays_alone_is_not_told_of_winning() -> None:
    game = later("atlas-lost", 1, 10)
    question = game.questions[0]
    second = second_thoughts(game, question.seat, [question.options[-1].id], seconds=0.0, iterations=8)

    assert second.is_alone
    assert slip_text("atlas-lost", second, "en").startswith("This may set you back a good deal.")
    assert "勝つ" not in slip_text("atlas-lost", second, "ja").partition("。")[0]


def test_a_hint_begins_with_what_to_look_at_and_why() -> None:
    game = later("race-for-the-galaxy", 2, 30)
    advice = advise(game, game.questions[0].seat, seconds=0.0, iterations=16)
    best = Advised(("b",), 0.6, (Reason("points", 0.5, 2.0), Reason("goods", 0.2, 1.0)), (Reason("hand", -0.3, -1.0),))
    told = advice._replace(answers=(best, *advice.answers[1:]))
    even = advice._replace(answers=(best._replace(gains=(), losses=()),))

    assert look_text("race-for-the-galaxy", told, "en") == (
        "Look at this first: victory points, value of your goods and promise in your hand."
    )
    assert reason_text("race-for-the-galaxy", best, "en") == (
        "The best answer brings 2 victory points and 1 good. It costs 1 card in hand."
    )
    assert look_text("race-for-the-galaxy", even, "en") == (
        "There is little between the best answers here: choose what you like."
    )
    assert reason_text("race-for-the-galaxy", even.answers[0], "ja") == "よい手どうしは、ほとんど同じ結果になります。"


def test_counsel_is_plain_data_in_both_languages() -> None:
    game = later("revive", 2, 20)
    seat = game.questions[0].seat
    counsel = tessera.advise(game, seat, seconds=0, iterations=12)

    copied = pickle.loads(pickle.dumps(counsel))
    game.play(seat, counsel.answers[0].ids)

    assert [answer.ids for answer in copied.answers] == [answer.ids for answer in counsel.answers]
    for answer, again in zip(counsel.answers, copied.answers, strict=True):
        assert (answer.text("en"), answer.why("ja")) == (again.text("en"), again.why("ja"))
    with pytest.raises(tessera.Refusal):
        tessera.advise(game, 1 - game.questions[0].seat)
