"""Advice: good answers with reasons that are true, from what the seat itself knows."""

from __future__ import annotations

import pytest

import tessera
from tessera.players import seat_player
from tessera.players.accounts import Part
from tessera.players.advice.advise import Advised, Reason, advise
from tessera.players.advice.telling import why_text
from tessera.players.search.tree import Edge
from tessera.players.search.witness import Witness
from tessera.players.search.worth import Worth
from tessera.players.specialists import specialist


def later(name: str, seats: int, choices: int) -> tessera.Game:
    game = tessera.start(name, seats=seats, seed="advice")
    bot = seat_player("greedy", name, "advice")
    for _ in range(choices):
        seat = game.questions[0].seat
        game.play(seat, bot.choose(game, seat))
    return game


@pytest.mark.parametrize("name", tessera.games())
def test_the_best_answers_are_told_the_best_first(name: str) -> None:
    game = later(name, 2, 30)
    bot = seat_player("greedy", name, "advice")
    while len((question := game.questions[0]).options) <= 3:
        game.play(question.seat, bot.choose(game, question.seat))
    before = game.fingerprint()

    advice = advise(game, question.seat, seconds=0.0, iterations=40)

    assert advice.seat == question.seat
    assert len(advice.answers) == 3
    for answer in advice.answers:
        assert set(answer.ids) <= {option.id for option in question.options}
    shares = [answer.share for answer in advice.answers]
    assert shares == sorted(shares, reverse=True)
    assert sum(advice.shares) == pytest.approx(1.0)
    assert game.fingerprint() == before


@pytest.mark.parametrize("name", tessera.games())
@pytest.mark.parametrize("choices", [12, 55])
def test_advice_knows_no_more_than_the_seat(name: str, choices: int) -> None:
    game = later(name, 3, choices)
    seat = game.questions[0].seat
    plain = advise(game, seat, seconds=0.0, iterations=24)

    for deal in range(3):
        twin = game.redeal(seat, f"twin {deal}")

        assert advise(twin, seat, seconds=0.0, iterations=24) == plain


def test_a_witness_tells_what_differs_in_the_deals_in_which_both_answers_were_tried() -> None:
    seen = iter(
        [
            [Part("points", 3.0, 3), Part("outlook", 1.0)],
            [Part("points", 1.0, 1), Part("outlook", 2.0)],
            [Part("points", 5.0, 5), Part("outlook", 1.0)],
            [Part("points", 2.0, 2), Part("outlook", 1.0)],
            [Part("points", 90.0, 90), Part("outlook", 90.0)],
        ]
    )
    witness = Witness(lambda state, seat: next(seen), 0, spread=2.0, rivalry=1.0)
    alone = Worth(tessera.start("atlas-lost", seats=1, seed=1).definition, specialist("atlas-lost"), 1)
    state = tessera.start("atlas-lost", seats=1, seed=1).state
    one, other = Edge([1]), Edge([2])
    # Two deals with both answers; in the third only one of them is left.
    for edge in (one, other, one, other, one):
        witness.see(edge, state, alone, [0.5])

    points, outlook, won = witness.differences((1,), (2,))

    # (3 - 1 + 5 - 2) / 2 deals, and that in spreads.
    assert (points.key, points.count, points.worth) == ("points", 2.5, 1.25)
    assert (outlook.key, outlook.worth) == ("outlook", -0.25)
    assert (won.key, won.worth) == ("won", 0.0)


def test_reasons_are_sentences_in_both_languages() -> None:
    best = Advised(("a",), 0.6, (Reason("points", 0.5, 2.0), Reason("engine", 0.2, 0.0)), (Reason("hand", -0.3, -1.0),))
    other = Advised(("b",), 0.5, (Reason("hand", 0.3, 1.4),), (Reason("points", -0.5, -0.1),))
    even = Advised(("c",), 0.5, (), ())

    assert why_text("race-for-the-galaxy", best, True, "en") == (
        "Compared with the next best, it brings 2 victory points and more chips and cards from producing and consuming "
        "in later rounds. It costs 1 card in hand."
    )
    assert why_text("race-for-the-galaxy", other, False, "en") == (
        "Compared with the best, it lacks some victory points. It would bring about 1.4 cards in hand."
    )
    assert why_text("race-for-the-galaxy", even, True, "en") == "It comes out about the same."
    assert why_text("race-for-the-galaxy", best, True, "ja") == (
        "次によい手と比べて得るもの：勝利点2、今後の生産と消費で得るチップとカード。失うもの：手札1枚。"
    )
