"""A mission that somebody may complete in secret: all notice the question, and so every deal has such a mission."""

from __future__ import annotations

from pathlib import Path

from tessera.games.the_warp.state import Warp
from tests.clauses import clause
from tests.kernel.games.shelf import replay_text

# Seat D is asked about the hidden mission pr-21, and nothing else there could be completed.
RECORD = Path(__file__).parent / "records" / "asked-about-a-hidden-mission.tessera"


@clause("WARP-MIS-06", "WARP-MIS-09")
def test_whoever_is_asked_about_a_mission_is_asked_in_every_deal() -> None:
    game = replay_text(RECORD.read_text(encoding="utf-8"))
    (question,) = game.questions
    assert (question.seat, question.kind) == (3, "mission")
    assert [option.id for option in question.options] == ["complete pr-21", "later"]

    for deal in range(20):
        dealt = game.redeal(2, deal)

        (asked,) = dealt.questions
        assert (asked.seat, asked.kind) == (3, "mission")
        assert dealt.view(2) == game.view(2)
        state = dealt.state
        assert isinstance(state, Warp)
        # What could be completed lies before its owner, and the viewer knows as little of it as before.
        assert state.colonies[3].ready == [
            piece for piece in state.zones[state.missions(3)] if piece in state.colonies[3].ready
        ]
