"""Secrecy: no seat is told anything that depends on what it cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel.engine import asked
from tessera.kernel.game import Game
from tests.kernel.games.shelf import NAMES
from tests.properties.positions import WATCHED, ask_of, play_on, positions, tables
from tests.properties.secrecy import (
    check_knowledge_kept,
    check_seat,
    check_story,
    named_openly,
    visible,
    visible_to_each,
)

games = pytest.mark.parametrize("name", NAMES)


def who_is_asked(game: Game) -> list[int]:
    """The seats that everybody sees thinking."""
    return [ask_of(lane).seat for lane in asked(game.state)]


@games
@given(data=st.data())
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))
    deal = data.draw(st.integers(0, 2**40))
    before = game.fingerprint()

    for seat in range(game.setup.seats):
        dealt = check_seat(game, seat, deal)
        check_knowledge_kept(game, dealt, seat)

    assert game.fingerprint() == before


@games
@given(data=st.data())
def test_a_redealt_game_plays_on_to_its_end(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))
    seat = data.draw(st.integers(0, game.setup.seats - 1))
    dealt = game.redeal(seat, data.draw(st.integers(0, 2**40)))

    for _ in play_on(dealt, data.draw(st.integers(0, 2**40))):
        pass

    assert dealt.outcome is not None


@games
@given(data=st.data())
def test_no_event_names_a_piece_to_a_seat_that_cannot_know_it(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    told = 0
    before = visible_to_each(game.state)
    groups = game.state.groups

    for _ in play_on(game, data.draw(st.integers(0, 2**40)), WATCHED):
        before = check_story(game, game.events[told:], before, groups)
        told = len(game.events)
        groups = game.state.groups

    check_story(game, game.events[told:], before, groups)


@games
@given(data=st.data())
def test_a_deal_depends_on_nothing_but_what_the_seat_knows(name: str, data: st.DataObject) -> None:
    game = data.draw(positions(name))
    deal = data.draw(st.integers(0, 2**40))

    for seat in range(game.setup.seats):
        # From the seat's chair the two tables look the same, so both must be dealt anew in the same way. Now and then
        # no deal leaves others a choice where they have one: then another table plays on, and everybody sees that.
        lookalike = game.redeal(seat, deal + 1)
        if who_is_asked(lookalike) != who_is_asked(game):
            continue
        assert lookalike.redeal(seat, deal).fingerprint() == game.redeal(seat, deal).fingerprint()


@games
@given(data=st.data())
def test_a_seat_knows_only_what_it_has_seen(name: str, data: st.DataObject) -> None:
    """Whatever a seat knows without seeing it once lay open to it, or was shown to it by an event."""
    game = data.draw(tables(name))
    state = game.state
    seats = range(game.setup.seats)
    seen: list[set[int]] = [set() for _ in seats]
    told = 0

    for _ in play_on(game, data.draw(st.integers(0, 2**40)), WATCHED):
        for seat in seats:
            for spec, pieces in zip(state.plan.zones, state.zones, strict=True):
                if spec.seen >> seat & 1:
                    seen[seat].update(pieces)
            for event in game.events[told:]:
                seen[seat].update(named_openly(event))
                if event.seen >> seat & 1:
                    seen[seat].update(event.pieces)
            assert visible(state, seat) <= seen[seat]
        told = len(game.events)


@games
@given(data=st.data())
def test_the_mark_moves_whenever_somebody_sees_something_new(name: str, data: st.DataObject) -> None:
    """What can be taken back freely has shown nobody a piece."""
    game = data.draw(tables(name))
    state = game.state
    mark = state.mark
    before = visible_to_each(state)

    for _ in play_on(game, data.draw(st.integers(0, 2**40)), WATCHED):
        after = visible_to_each(state)
        if state.mark == mark:
            assert all(now <= then for now, then in zip(after, before, strict=True))
        mark, before = state.mark, after
