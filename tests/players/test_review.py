"""A game in hindsight: what a choice is worth, the curve, the books of all seats, and turning points."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import tessera
from tessera.kernel.definition import OptionValue
from tessera.kernel.record import Choice, Record
from tessera.players import searcher, seat_player
from tessera.players.review.accounts import accounts_of, turns_of
from tessera.players.review.curve import curve_of
from tessera.players.review.decision import Answer, Decision, decided, weigh
from tessera.players.review.review import Review, positions, review
from tessera.players.review.telling import tell_all, turn_text
from tessera.players.search.search import Verdict, Weighed
from tessera.players.teams import victory

# Two seats, each for itself.
ALONE = (0, 1)


def played(game: str, seats: int, choices: int, **options: OptionValue) -> Record:
    """The beginning of a game between random players, or the whole of it if it is shorter."""
    table = tessera.start(game, seats, 3, options)
    players = [seat_player("random", game, str(seat)) for seat in range(seats)]
    while table.questions and len(table.choices) < choices:
        seat = table.questions[-1].seat
        table.play(seat, players[seat].choose(table, seat))
    return table.record()


def decision(ply: int, seat: int, seen: Sequence[float], best: float, after: float) -> Decision:
    """A choice between what was played and one better answer."""
    better = (Answer(("other",), best),) if best > after else ()
    return Decision(ply, seat, "action", ("this",), tuple(seen), best, after, better, 10)


# What a search says


def test_better_answers_are_those_that_leave_more_the_best_first() -> None:
    answers = [
        Weighed(["a"], (0,), 0.6, 50),
        Weighed(["b"], (1,), 0.5, 20),
        Weighed(["c"], (2,), 0.4, 20),
        Weighed(["d"], (3,), 0.55, 2),
    ]

    found = decided(7, 0, "action", ("c",), 0.4, Verdict([0.55, 0.45], answers, 92))

    # "d" was hardly tried: it may look good by luck.
    assert found.better == (Answer(("a",), 0.6), Answer(("b",), 0.5))
    assert (found.ply, found.best, found.after) == (7, 0.6, 0.4)


def test_an_answer_is_compared_with_what_the_others_would_have_left() -> None:
    answers = [
        Weighed(["a"], (0,), 0.6, 50),
        Weighed(["b"], (1,), 0.5, 20),
        Weighed(["c"], (2,), 0.3, 4),
        Weighed(["d"], (3,), 0.9, 0),
    ]

    best = decided(7, 0, "action", ("a",), 0.6, Verdict([0.6, 0.4], answers, 74))
    alone = decided(7, 0, "action", ("a",), 0.6, Verdict([0.6, 0.4], answers[:1], 50))

    # "d" was never tried.
    assert best.typical == pytest.approx(0.4)
    assert alone.typical is None


def test_whoever_finds_more_than_the_search_loses_nothing() -> None:
    answers = [Weighed(["a"], (0,), 0.5, 50), Weighed(["b"], (1,), 0.6, 40)]

    found = decided(7, 0, "action", ("b",), 0.6, Verdict([0.5, 0.5], answers, 90))

    assert (found.best, found.after, found.better) == (0.6, 0.6, ())


# The curve and the books


def test_each_seat_is_measured_by_what_it_found_itself() -> None:
    points = curve_of([decision(1, 0, [0.6, 0.4], 0.6, 0.6), decision(2, 1, [0.3, 0.7], 0.6, 0.4)], ALONE)

    # B thinks better of itself than A did: 0.6 and 0.6 are brought to 1 together, then B plays badly.
    assert points[0].before == pytest.approx((0.6, 0.4))
    assert points[1].before == pytest.approx((0.5, 0.5))
    assert points[1].luck == pytest.approx((-0.1, 0.1))
    assert points[1].left == pytest.approx((0.6, 0.4))
    assert points[1].better[0].share == pytest.approx(0.5)


def test_the_books_say_where_a_win_came_from() -> None:
    decisions = [
        decision(1, 0, [0.5, 0.5], 0.5, 0.5),
        decision(2, 1, [0.5, 0.5], 0.5, 0.125),
        decision(3, 0, [0.75, 0.25], 0.375, 0.375),
    ]
    points = curve_of(decisions, ALONE)

    first, second = accounts_of(decisions, points, (1.0, 0.0))

    # B gave away 30 of its 50 in 100; luck took 5 from A, and the end gave it the 25 that were still open.
    assert first == pytest.approx((0, 0.5, 0.0, 0.3, 0.2, 1.0))
    assert second == pytest.approx((1, 0.5, -0.3, 0.0, -0.2, 0.0))
    turns = turns_of(decisions, points, (1.0, 0.0))
    assert [(turn.step, turn.seat, turn.cause) for turn in turns] == [(2, 1, "choice"), (2, 0, "luck")]
    assert [turn.swing for turn in turns] == pytest.approx([-0.3, -0.05])


def test_choices_are_told_first_however_much_larger_luck_was() -> None:
    """Three strokes of luck and two choices: of each cause the largest first."""
    decisions = [
        decision(1, 0, (0.5, 0.5), 0.5, 0.45),
        decision(2, 1, (0.9, 0.1), 0.1, 0.1),
        decision(3, 0, (0.2, 0.8), 0.2, 0.1),
        decision(4, 1, (0.4, 0.6), 0.6, 0.6),
    ]
    turns = turns_of(decisions, curve_of(decisions, ALONE), None)

    causes = [turn.cause for turn in turns]
    assert causes == sorted(causes)
    assert causes.count("choice") == 2
    assert causes.count("luck") >= 2
    assert [turn.step for turn in turns if turn.cause == "choice"] == [3, 1]
    [first, *_] = turns_of(decisions, curve_of(decisions, ALONE), None, most=1)
    assert (first.step, first.cause) == (3, "choice")


def test_that_the_leader_loses_at_the_end_is_a_turning_point() -> None:
    decisions = [decision(1, 0, [0.75, 0.25], 0.75, 0.75)]

    [turn] = turns_of(decisions, curve_of(decisions, ALONE), (0.0, 1.0))

    assert turn == (1, 0, "luck", 0.75, 0.0)


def test_teammates_have_the_share_of_their_team_each_as_they_know_it() -> None:
    decisions = [decision(1, 0, [0.6, 0.4, 0.6, 0.4], 0.6, 0.6), decision(2, 2, [0.8, 0.2, 0.8, 0.2], 0.8, 0.4)]

    points = curve_of(decisions, [0, 1, 0, 1])

    assert points[0].before == pytest.approx((0.6, 0.4, 0.6, 0.4))
    # C thinks better of their team than A did; B and D are seen from there. Then C plays badly.
    assert points[1].before == pytest.approx((0.75, 2 / 9, 0.8, 2 / 9))
    assert points[1].left == pytest.approx((0.75, 2 / 7, 2 / 3, 2 / 7))


def test_a_shared_win_counts_for_a_part_and_a_team_wins_as_one() -> None:
    assert victory((0, 2), range(4)) == [0.5, 0.0, 0.5, 0.0]
    assert victory((0, 2), [0, 1, 0, 1]) == [1.0, 0.0, 1.0, 0.0]
    assert victory((0, 1, 3, 4), [0, 1, 2, 0, 1, 2]) == [0.5, 0.5, 0.0, 0.5, 0.5, 0.0]
    assert victory((), range(2)) == [0.0, 0.0]


# Whole records


def test_a_game_to_its_end() -> None:
    record = played("atlas-lost", 2, 400, trees=["science", "economy", "culture"], turn_limit=2)
    heard: list[int] = []

    found = review(record, iterations=2, progress=heard.append)

    assert heard == list(range(1, len(record.choices) + 1))
    assert [(one.ply, one.seat) for one in found.decisions] == [
        (number, choice.seat) for number, choice in enumerate(record.choices, start=1)
    ]
    outcome = tessera.replay(record).outcome
    assert outcome is not None
    assert found.end == tuple(victory(outcome.winners, range(2)))
    for account in found.accounts:
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)
        assert account.own <= 0 <= account.others
    assert all(sum(point.before) == pytest.approx(1) for point in found.points)
    told = tell_all(found, "ja")
    assert all(words.played and words.question for words in told)
    assert all(turn_text(turn, told, False, "ja") for turn in found.turns)


def test_sealed_questions_and_picks_of_several_are_weighed_like_any_other() -> None:
    record = played("race-for-the-galaxy", 3, 24)

    found = review(record, iterations=2)

    assert max(len(one.played) for one in found.decisions) > 1
    assert all(one.best >= one.after for one in found.decisions)
    assert found.end is None


def test_more_workers_find_the_same() -> None:
    record = played("atlas-lost", 2, 9, trees=["science", "economy", "culture"])

    assert review(record, 3, workers=2).decisions == review(record, 3).decisions


def test_an_answer_that_a_search_would_not_try_is_weighed_on_its_own() -> None:
    # Of the displays that may be removed there are more subsets than are tried; nothing, and many at once, among them.
    record = played("revive", 1, 40)
    asked = [
        (game.clone(), question)
        for game, _ in positions(record)
        if (question := game.questions[0]).pick[0] == 0 and len(question.options) > 9
    ]
    game, question = asked[0]

    for picks in ([], [option.id for option in question.options[:5]]):
        found = weigh(searcher("revive", 2), game, Choice(0, picks))
        assert found.played == tuple(picks)
        assert 0 < found.after <= found.best < 1


def test_whoever_plays_alone_is_compared_with_better_answers_only() -> None:
    found = review(played("revive", 1, 8), iterations=2)

    assert found.is_alone
    assert all(turn.cause == "choice" for turn in found.turns)
    assert [point.before for point in found.points] == [(one.best,) for one in found.decisions]


def test_a_turning_point_in_a_sentence() -> None:
    record = played("atlas-lost", 2, 3, trees=["science", "economy", "culture"])
    decisions = [
        Decision(ply, choice.seat, "keep", tuple(choice.picks), (0.5, 0.5), 0.5, 0.25, (Answer((), 0.5),), 10)
        for ply, choice in enumerate(record.choices, start=1)
    ]
    looked = Review(record, decisions, ALONE, None)

    told = tell_all(looked, "en")
    [largest, *_] = looked.turns

    assert turn_text(largest, told, False, "en") == (
        "Choice 1 cost B 17%: Keep Old Command Codes (INI-03, crate card). Better: nothing."
    )
    luck = largest._replace(cause="luck", after=1.0)
    assert turn_text(luck, told, False, "ja") == "1手目のあと、運でBは50%上がりました（50%から100%へ）。"
    assert turn_text(luck._replace(after=0.0), told, True, "en") == "The end went against B, who had led with 50%."
