"""An ability that becomes impossible after it was chosen, and ways that are kept up to date."""

from __future__ import annotations

import tessera
from tessera.games.revive.rules.range import measure
from tessera.games.revive.state import Revive
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-EFF-04", "REV-STO-01")
def test_an_ability_whose_action_became_impossible_is_not_carried_out() -> None:
    # The moon side as the first version had it: with a trade for gears beside an ability that builds.
    scene = Scene(seats=2, all_tribes=True, house_cards="first").tribe("A", "stonehands", "moon")
    scene.knows_technology("A", "A1", "B3").has("A", gear=1).hand("A", "SA1").turn("A").play(
        "A play SA1 B1", "A resolve tribe"
    )

    # The only gear is given away while the building is announced.
    scene.play("A swap gear food")

    assert (scene.camp("A").progress, scene.camp("A").markers) == (0, 6)
    assert scene.camp("A").buildings == [6, 4]
    assert scene.resources("A") == (0, 0, 1, 0)
    assert scene.state.announced == []


@clause("REV-RNG-04")
@for_each("seats", [1, 2, 4])
def test_ways_kept_up_to_date_are_those_counted_anew(seats: int) -> None:
    options = {"all_tribes": True, "moon_sides": True, "vast_crystals": True}
    game = tessera.start("revive", seats=seats, seed=f"ways {seats}", options=options, quiet=True)
    state = game.state
    assert isinstance(state, Revive)

    for step in range(260):
        if not game.questions:
            break
        question = game.questions[0]
        offered = [option.id for option in question.options]
        game.play(question.seat, offered[step * 7 % len(offered) :][: max(1, question.pick[0])])
        if step % 5 == 0:
            kept = [ways.copy() for ways in state.reach + state.temple_reach]
            for seat in range(seats):
                if state.camps[seat].tribe >= 0:
                    measure(state, seat)
            assert state.reach + state.temple_reach == kept
