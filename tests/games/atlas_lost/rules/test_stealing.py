"""9. Stealing: the target loses, the thief gains."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science religion military"


@clause("AL-STEAL-01")
def test_what_the_target_loses_the_thief_gains() -> None:
    scene = Scene(TREES).hand("A", "MIL-03").has("A", research=2).has("B", research=5).has("C", research=5)
    scene.turn("A")

    scene.play("use MIL-03", "target B")

    assert scene.resources("A") == (5, 0, 0)
    assert scene.resources("B") == (2, 0, 0)
    assert scene.resources("C") == (5, 0, 0)


@clause("AL-STEAL-02")
def test_a_target_with_less_loses_what_there_is() -> None:
    scene = Scene(TREES).hand("A", "MIL-03").has("B", research=2).has("C", research=5)
    scene.turn("A")

    scene.play("use MIL-03", "target B")

    assert scene.resources("A") == (2, 0, 0)
    assert scene.resources("B") == (0, 0, 0)


@clause("AL-STEAL-02", "AL-STEAL-03")
def test_stealing_from_everybody_takes_what_each_has_in_tokens() -> None:
    # One NPC with 14 TP sits at a table of three.
    scene = Scene(TREES, seats=3, techs="IIM-A IIIM-D").team("A", "IIM-A", "IIIM-D").has("A", military=6)
    scene.has("B", tp=1).has("C", tp=5).keeps_front_runners("B", 2)
    scene.turn("A")

    scene.play("start IIIM-D")

    assert scene.tp("A") == 7
    assert (scene.tp("B"), scene.tp("C")) == (0, 3)
    assert scene.state.npc_tp == [12]
    assert scene.total_tp("B") == 2


@clause("AL-STEAL-03")
def test_tp_outside_tokens_cannot_be_stolen() -> None:
    # B has 2 TP in a front runner token, 2 in an initiative tile and 1 on a card, but none in tokens.
    scene = Scene(TREES).hand("A", "MIL-08").keeps_front_runners("B", 2).install("B", "MIL-30")
    scene.has("B", military=4).has("C", tp=1)
    scene.turn("A")
    assert scene.total_tp("B") == 5

    scene.play("use MIL-08")

    assert scene.tp("A") == 1
    assert scene.tp("C") == 0
    assert scene.total_tp("B") == 5


@clause("AL-STEAL-03")
def test_without_any_tokens_around_only_the_rest_is_resolved() -> None:
    scene = Scene(TREES).hand("A", "MIL-08").keeps_front_runners("B", 2)
    scene.turn("A")

    scene.play("use MIL-08")

    assert scene.resources("A") == (2, 0, 0)
    assert scene.total_tp("B") == 2


@clause("AL-STEAL-04")
def test_what_exceeds_the_thiefs_cap_is_lost_to_both() -> None:
    scene = Scene(TREES).hand("A", "MIL-03").has("A", research=18).has("B", research=7)
    scene.turn("A")

    scene.play("use MIL-03")

    assert scene.resources("A") == (19, 0, 0)
    assert scene.resources("B") == (4, 0, 0)


@clause("AL-STEAL-05")
def test_the_thief_picks_the_target_among_all_who_have_something() -> None:
    scene = Scene(TREES, seats=3).hand("B", "MIL-04").has("A", data=1).has("C", data=4)
    scene.turn("B")

    scene.play("use MIL-04")

    assert scene.asked() == "B steal"
    assert scene.options() == ["target C", "target A", "target NPC-1"]
    scene.play("target C")
    assert scene.resources("B") == (1, 2, 0)
    assert scene.resources("C") == (0, 2, 0)


@clause("AL-STEAL-05")
def test_an_effect_that_names_the_target_leaves_no_other() -> None:
    scene = Scene(TREES).hand("A", "REL-06").track("C", "A").has("B", data=5).has("C", data=5)
    scene.turn("A")

    scene.play("use REL-06")

    assert scene.resources("A") == (0, 3, 0)
    assert (scene.resources("B"), scene.resources("C")) == ((0, 5, 0), (0, 3, 0))
