"""Laws of play that every game keeps by being registered."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel.engine import asked, submit
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.kernel.step import AskSome
from tests.kernel.games.shelf import NAMES, replay_text
from tests.properties.positions import LIMIT, WATCHED, advance_by, ask_of, play_on, positions, tables

games = pytest.mark.parametrize("name", NAMES)


@games
@given(data=st.data())
def test_every_legal_option_plays(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))

    for index, lane in enumerate(asked(game.state)):
        ask = ask_of(lane)
        least = ask.least if isinstance(ask, AskSome) else 1
        for option in lane.menu:
            copy = game.definition.clone(game.state)
            picks = [option, *[other for other in lane.menu if other != option]][: max(least, 1)]
            same_lane = asked(copy)[index]
            submit(copy, same_lane, [other for other in lane.menu if other in picks])
            assert copy.over or asked(copy)


@games
@given(data=st.data())
def test_a_question_can_be_written_down(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))

    for question in game.questions:
        offered = [option.id for option in question.options]
        least, most = question.pick
        assert 0 <= least <= most <= len(offered)
        assert len(offered) > least
        assert len(set(offered)) == len(offered)
        for notation in offered:
            assert notation == notation.strip()
            assert notation.isprintable()
            assert notation not in ("", "-")
            assert " + " not in notation
        for language in ("en", "ja"):
            assert question.text(language)
            assert all(option.text(language) for option in question.options)
        assert question.clause


@games
@given(data=st.data())
def test_options_and_barred_choices_exclude_each_other(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))
    before = game.fingerprint()

    for question in game.questions:
        offered = [option.id for option in question.options]
        barred = [option.id for option in question.barred]
        assert not set(offered) & set(barred)
        assert all(game.why_not(question.seat, notation) is None for notation in offered)
        for option in question.barred:
            objection = game.why_not(question.seat, option.id)
            assert objection is not None
            assert objection.text("en") == option.objection.text("en")
            assert objection.clause
            assert objection.why
            assert objection.instead
            assert option.text("en")
            assert option.text("ja")
            with pytest.raises((Refusal, NotOffered)):
                game.play(question.seat, [option.id] * max(question.pick[0], 1))
    assert game.fingerprint() == before


@games
@given(data=st.data())
def test_a_random_game_always_ends(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))

    advance_by(game, data.draw(st.integers(0, 2**40)), LIMIT)

    outcome = game.outcome
    assert game.questions == ()
    assert outcome is not None
    assert set(outcome.winners) <= set(range(game.setup.seats))
    assert len(outcome.scores) == game.setup.seats
    assert [sum(line.points for line in sheet) for sheet in outcome.breakdown] == list(outcome.scores)
    assert outcome.reason
    assert outcome.clause
    for seat in range(game.setup.seats):
        with pytest.raises(NotOffered, match=r"The game is over\."):
            game.play(seat, ["anything"])


@games
@given(data=st.data())
def test_a_clone_is_equal_and_independent(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))
    before = game.fingerprint()
    luck = data.draw(st.integers(0, 2**40))

    copy = game.clone()

    assert copy == game
    assert copy.fingerprint() == before
    advance_by(copy, luck, 30)
    assert game.fingerprint() == before
    advance_by(game, luck, 30)
    assert copy.fingerprint() == game.fingerprint()


@games
@given(data=st.data())
def test_saving_and_loading_before_each_choice_changes_nothing(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    twin = game.clone()

    for seat, picks in play_on(game, data.draw(st.integers(0, 2**40)), WATCHED):
        twin = twin.load(twin.save())
        assert [ask_of(lane).seat for lane in asked(twin.state)] == [ask_of(lane).seat for lane in asked(game.state)]
        twin.play(seat, picks)

    assert twin.fingerprint() == game.fingerprint()
    assert str(twin.record()) == str(game.record())


@games
@given(data=st.data())
def test_a_record_replays_to_the_same_fingerprint(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))

    again = replay_text(str(game.record()))

    assert again.fingerprint() == game.fingerprint()
    assert again.choices == game.choices
    assert again.story(None) == game.story(None)
    assert str(again.record()) == str(game.record())


def _pieces(game: Game) -> Counter[int]:
    return Counter(piece for zone in game.state.zones for piece in zone)


@games
@given(data=st.data())
def test_no_piece_is_made_or_lost(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    before = _pieces(game)
    assert set(before.values()) <= {1}, "a piece lies in two zones"

    for _ in play_on(game, data.draw(st.integers(0, 2**40)), WATCHED):
        assert _pieces(game) == before

    assert _pieces(game) == before


@games
@given(data=st.data())
def test_undo_goes_back_exactly_to_the_knowledge_mark(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    past: list[tuple[int, str, list[str]]] = []
    for seat, _ in play_on(game, data.draw(st.integers(0, 2**40)), data.draw(st.integers(1, 120))):
        past.append((seat, game.fingerprint(), game.story(None)))

    while game.choices and game.can_undo(game.choices[-1].seat):
        mark = game.state.mark
        seat, fingerprint, story = past.pop()
        for other in range(game.setup.seats):
            assert game.can_undo(other) == (other == seat)
        game.undo(seat)
        assert game.fingerprint() == fingerprint
        assert game.story(None) == story
        assert game.state.mark == mark

    before = game.fingerprint()
    for seat in range(game.setup.seats):
        with pytest.raises(NotOffered, match=r"There is nothing of yours to take back\."):
            game.undo(seat)
    assert game.fingerprint() == before
