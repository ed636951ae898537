"""Dealing anew while another seat thinks: never the true deal for want of another one that fits."""

from __future__ import annotations

from tessera.games.atlas_lost.state import Atlas
from tests.games.atlas_lost.scene import Scene

CRATES = [f"ECO-{number:02}" for number in range(1, 11)]


def test_a_deal_that_does_not_fit_plays_on_instead_of_showing_the_true_one() -> None:
    # B may install a card: of the eleven economy cards that A cannot tell apart only ECO-11 can be installed.
    scene = Scene("science economy culture", seats=2, techs="IIS-A").hand("B", "SCI-07", "ECO-11")
    scene.deck("economy", *CRATES, rest=False).turn("B").play("use SCI-07")
    assert scene.asked() == "B may-install"

    held: dict[str, int] = {"may-install": 0, "action": 0}
    for deal in range(60):
        dealt = scene.game.redeal(0, deal)
        state = dealt.state
        assert isinstance(state, Atlas)
        question = dealt.questions[0]
        card = state.rulebook.cards[state.zones[state.hand(1)][0]].id
        assert question.seat == 1
        assert (question.kind == "may-install") == (card == "ECO-11")
        held[question.kind] += 1
        dealt.play(1, [question.options[-1].id])

    assert held["may-install"] > 30
    assert held["action"] > 3
