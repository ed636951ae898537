"""Front runner tokens: for whoever comes first to a Tech."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene


@clause("AL-FRONT-01")
def test_only_the_first_team_on_a_tech_takes_the_token() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C").has("A", research=3).has("B", research=3).turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")
    assert scene.resources("A") == (0, 1, 0)
    scene.end_turn().play("place economy IIE-C", "row data", "keep ECO-03")

    assert scene.resources("B") == (0, 0, 0)
    assert scene.teams_of("A") == scene.teams_of("B") == ["IIE-C"]


@clause("AL-FRONT-01")
def test_the_tokens_of_other_techs_stay() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIE-D").has("A", research=3).turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")

    assert scene.seen("A", "trees", 1, "techs", 1, "front_runner") is None
    assert scene.seen("A", "trees", 1, "techs", 2, "front_runner") == "FR2"


@clause("AL-FRONT-02")
def test_a_lv2_token_gives_1_data_and_leaves_the_game() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=3, data=4).turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")

    assert scene.resources("A") == (0, 5, 0)
    assert scene.total_tp("A") == 0
    assert scene.seen("A", "players", 0, "front_runners") == []


@clause("AL-FRONT-02")
def test_its_data_is_lost_at_the_cap() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=3, data=19).turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")

    assert scene.resources("A") == (0, 19, 0)
    assert scene.seen("A", "trees", 1, "techs", 1, "front_runner") is None


@clause("AL-FRONT-03")
def test_the_owner_alone_sees_the_tp_of_a_lv3_token() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIIE-F").has("A", research=4, data=2).team("A", "IIE-C")
    scene.front_runner("IIIE-F", 2).turn("A")
    assert scene.seen("A", "trees", 1, "techs", 3, "front_runner") == "front-runner"

    scene.play("place economy IIIE-F", "row data", "keep ECO-01").end_turn()

    # At any time: it is B's turn now.
    assert scene.asked() == "B action"
    assert scene.seen("A", "players", 0, "front_runners") == ["FR3-2"]
    assert scene.seen("A", "players", 0, "total_tp") == 2
    for other in ("B", "C", "D", "-"):
        assert scene.seen(other, "players", 0, "front_runners") == ["front-runner"]
        assert scene.seen(other, "players", 0, "total_tp") == 0
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-FRONT-04", "AL-TP-03")
def test_the_tp_of_kept_tokens_count() -> None:
    scene = Scene("science economy culture").keeps_front_runners("A", 2, 2, 1).has("A", tp=25).turn("A")
    assert scene.total_tp("A") == 30

    scene.play("end")

    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "technology"


@clause("AL-FRONT-04")
def test_they_cannot_be_paid() -> None:
    scene = Scene("science economy culture").keeps_front_runners("A", 2, 2).has("A", research=3, data=2, tp=1)
    scene.influence("A", 6).turn("A")

    scene.play("end")

    # Space 7 costs 2 TP in tokens; A has 1 in a token and 4 on front runner tokens.
    assert scene.asked() == "B action"
    assert scene.faction("A").influence == 6


@clause("AL-FRONT-04")
def test_they_cannot_be_stolen() -> None:
    scene = Scene("science economy military", techs="IIIM-B").keeps_front_runners("B", 2, 2).has("B", tp=1)
    scene.has("A", military=6).team("A", "IIM-A", "IIIM-B").turn("A")

    scene.play("start IIIM-B")

    assert scene.tp("A") == 1 + 6
    assert (scene.tp("B"), scene.total_tp("B")) == (0, 4)


@clause("AL-FRONT-04")
def test_an_ally_s_kept_tokens_are_not_halved() -> None:
    scene = Scene("science religion military", techs="IIIR-A").keeps_front_runners("B", 2, 2).has("B", tp=5)
    scene.team("A", "IIR-A", "IIIR-A").track("B", "AAA").turn("A")

    scene.play("start IIIR-A", "pay religion B 1 + pay religion B 2")

    assert scene.tp("A") == 2
