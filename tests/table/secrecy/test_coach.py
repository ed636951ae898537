"""The coach works from the seat's own knowledge: whoever cannot tell two tables apart gets the same advice at both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.table.workers.coaching import asking
from tests.kernel.games.shelf import NAMES
from tests.table.secrecy.matches import dealt_anew, matches, playing, tries

games = pytest.mark.parametrize("name", NAMES)


@games
def test_what_the_coach_is_sent_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """A process is sent the same bytes, so that it can say nothing else, however long it thinks."""
    found = {"compared": 0, "other deals": 0}

    @tries(name)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        match = data.draw(matches(name))
        for seat, question in match.questions.items():
            other = dealt_anew(match, seat, data.draw(st.integers(0, 2**40)))
            if other is None:
                continue
            picks = tuple(option.id for option in question.options[: max(1, question.pick[0])])
            found["compared"] += 1
            found["other deals"] += playing(other).save() != playing(match).save()

            assert asking(playing(other), seat, 1.0) == asking(playing(match), seat, 1.0)
            assert asking(playing(other), seat, 1.0, picks) == asking(playing(match), seat, 1.0, picks)

    look()

    assert found["compared"] >= 1
    assert found["other deals"] >= 1


@games
def test_what_the_coach_is_sent_is_another_deal(name: str) -> None:
    """Not even its memory holds what the table has dealt: the next chance is another one, too."""

    @tries(name)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        match = data.draw(matches(name))
        game = playing(match)
        for seat in match.questions:
            sent = game.redeal(seat, f"coach {len(game.choices)}")
            assert sent.view(seat) == game.view(seat)
            assert sent.state.chance.word() != game.clone().state.chance.word()

    look()
