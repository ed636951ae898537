"""Verbs that move several pieces at once, or pieces that nobody else has seen: what everybody knows afterwards."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tessera.kernel.state import KNOWN, State
from tessera.kernel.zone import NOBODY, Plan, ZoneSpec, seen_by

DECK, PILE, HAND_A, HAND_B = range(4)


def table(pieces: int = 6) -> State:
    """Two seats, a face-down deck with all pieces, a face-down pile and two hands."""
    zones = [
        ZoneSpec("deck", -1, NOBODY, True),
        ZoneSpec("pile", -1, NOBODY, False),
        ZoneSpec("hand-a", 0, seen_by(0), False),
        ZoneSpec("hand-b", 1, seen_by(1), False),
    ]
    state = State(Plan(2, zones, [0] * pieces, [f"card-{piece}" for piece in range(pieces)], ["card"]))
    state.lay_out(Chance(1, 0))
    for piece in range(pieces):
        state.put(piece, DECK)
    return state


def test_drawing_many_takes_the_top_pieces_one_after_the_other() -> None:
    state = table()

    drawn = state.draw_many(DECK, HAND_A, 2)

    assert drawn == 2
    assert state.zones[HAND_A] == [5, 4]
    assert state.mark == 1


def test_drawing_many_takes_what_there_is_and_tells_how_much_that_was() -> None:
    state = table(pieces=3)

    assert state.draw_many(DECK, HAND_A, 5) == 3
    assert state.draw_many(DECK, HAND_A, 5) == 0
    assert state.mark == 1, "drawing nothing teaches nobody anything"


def test_laying_a_piece_down_unseen_teaches_nobody_anything() -> None:
    state = table()

    state.lay_down(DECK, PILE)

    assert state.zones[PILE] == [5]
    assert state.mark == 0
    assert [sight[5] for sight in state.sight] == [0, 0]


def test_who_sheds_a_piece_goes_on_knowing_it_and_nobody_else_learns_it() -> None:
    state = table()
    state.draw_many(DECK, HAND_A, 1)

    state.shed(5, HAND_A, PILE, 0)

    assert state.zones[PILE] == [5]
    assert state.sight[0][5] == KNOWN
    assert state.sight[1][5] == 0


def test_zones_passed_on_are_remembered_by_those_who_saw_them() -> None:
    state = table()
    state.draw_many(DECK, HAND_A, 2)
    state.draw_many(DECK, HAND_B, 2)

    state.pass_on([HAND_A, HAND_B])

    assert state.zones[HAND_A] == [3, 2]
    assert state.zones[HAND_B] == [5, 4]
    assert state.sight[0][5] == KNOWN
    assert state.sight[1][3] == KNOWN
    assert state.sight[0][3] == 0, "what one sees now needs no memory"
