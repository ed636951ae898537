"""Trading with the general supply."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, consult, declare
from tests.rows import for_each


@clause("WARP-TRD-01")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_one_trade_in_any_phase_of_the_own_turn(moment: str) -> None:
    # With a card to play, every menu of the turn has more than one entry after the trade too.
    scene = Scene().has("A", gold=4, energy=1).hand("A", "build-09").turn("A", moment)
    kind = scene.kind()
    assert "trade" in scene.options("A")

    scene.play("A trade", "A trade 1 gold")

    # One to one with the supply, and the turn stands where it stood.
    assert scene.supplies("A") == (3, 2, 0)
    assert scene.kind() == ("consult" if moment == "consult" else kind)
    assert "trade" not in scene.options("A")


@clause("WARP-TRD-01")
def test_the_trade_is_open_again_in_the_next_turn() -> None:
    scene = (
        Scene().has("A", gold=4, energy=1).turn("A", "end").play("A trade", "A trade 1 gold", "A end turn", "A stop")
    )
    act_quietly(consult(scene.play("B extract resources"), "B"), "B").play("B end turn", "B stop")

    assert "trade" in scene.options("A")


@clause("WARP-TRD-01", "WARP-TRK-10")
def test_the_track_says_how_much() -> None:
    # 2 Trade Posts at level 2: position 4, up to 2 resources.
    scene = Scene().holds("A", "a-left", 1, "trade_post").level("A", "trade_post", 2).has("A", gold=5, energy=1)

    scene.turn("A", "action").play("A trade")

    assert scene.options("A") == ["trade 1 gold", "trade 2 gold", "trade 1 energy"]
    scene.play("A trade 2 gold")
    assert scene.supplies("A") == (3, 3, 0)


@clause("WARP-TRD-01")
def test_a_player_without_trade_posts_trades_nothing() -> None:
    scene = Scene().has("A", gold=3)
    scene.colony("A").count[3] = 0
    scene.state.measure(0)

    scene.turn("A", "action")

    assert scene.colony("A").positions[3] == 0
    assert scene.kind() == "raise"


@clause("WARP-TRD-02")
def test_a_trade_goes_in_one_direction() -> None:
    scene = Scene().holds("A", "a-left", 1, "trade_post", "trade_post").level("A", "trade_post", 3)
    scene.has("A", gold=3, energy=3).turn("A", "action")

    scene.play("A trade", "A trade 1 gold")

    # Two more would be allowed, but not the other way nor later.
    assert scene.supplies("A") == (2, 4, 0)
    assert "trade" not in scene.options("A")


@clause("WARP-TRD-03")
def test_the_attacker_may_trade_before_the_reveal() -> None:
    scene = Scene().holds("A", "a-upper-left", 2).exiled("a-ridge", 1).hand("A", "jetpack").has("A", gold=1, energy=2)
    declare(scene.dice(1, 6).turn("A", "action"), "A", "a-upper-left", "a-ridge", 1)
    assert scene.options("A") == ["pass", "play jetpack.1", "trade"]

    scene.play("A trade", "A trade 1 energy", "A play jetpack")

    # 2 Gold and 1 Energy were needed, and the card was used.
    assert scene.told("reveal")[0][1:] == ["1", "gold:2", "energy:1"]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-TRD-03")
def test_the_attacker_may_trade_while_bribing_but_not_after_the_reveal() -> None:
    scene = Scene().holds("A", "a-upper-left", 3).exiled("a-ridge", 2).hand("A", "maneuver").has("A", gold=2, energy=2)
    scene.hand("B", "enforce").has("B", gold=1).dice(1, 2, 3, 4).turn("A", "action")
    declare(scene, "A", "a-upper-left", "a-ridge", 2).play("A play maneuver", "B play enforce")
    assert scene.options("A") == ["no bribe", "bribe", "trade"]

    scene.play("A no bribe", "A option 1 pay 1 gold 0 energy")

    assert scene.kind() == "dice"
    assert "trade" not in scene.options("A")


@clause("WARP-TRD-03")
def test_nobody_trades_in_the_attack_of_another() -> None:
    scene = Scene().holds("A", "a-upper-left", 2).exiled("a-ridge", 1).hand("B", "enforce").has("B", gold=2, energy=2)

    declare(scene.turn("A", "action"), "A", "a-upper-left", "a-ridge", 1)

    assert scene.asked() == "B"
    assert scene.options("B") == ["pass", "play enforce.1"]


@clause("WARP-TRD-04")
def test_a_trade_leaves_the_others_alone_and_only_bribes_reach_them() -> None:
    scene = Scene().holds("A", "a-upper-left", 3).exiled("a-ridge", 2).hand("B", "enforce").has("A", gold=3)
    scene.has("B", gold=5, energy=5).dice(1, 1, 6, 6).turn("A", "action").play("A trade")
    assert (scene.supplies("A"), scene.supplies("B")) == ((2, 1, 0), (5, 5, 0))
    # No menu of the turn offers anything to another player.
    assert scene.options("A") == ["terrashift", "attack"]

    declare(scene, "A", "a-upper-left", "a-ridge", 2).play(
        "B play enforce", "A bribe", "A gold 2", "A propose", "B accept"
    )

    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 1, 0), (7, 5, 0))
