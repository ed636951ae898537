"""III. End phase, C. Replenish Mission Cards."""

from __future__ import annotations

from tessera.games.the_warp.state import BOX, MISSION_DECKS, OPEN, PIONEERS
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

DECKS = ["deck progress", "deck prosperity", "deck conquest"]


def ended(scene: Scene) -> Scene:
    """A's turn comes to its last step."""
    return scene.turn("A", "end").play("A end turn")


@clause("WARP-END-08")
@for_each("paid", ["pay 0 gold 1 energy", "pay 1 gold 0 energy"])
def test_a_private_mission_costs_a_gold_or_an_energy(paid: str) -> None:
    scene = ended(Scene().private("A", "pg-01", "pr-01").has("A", gold=2, energy=2).mission_deck("cq-07"))
    assert scene.options("A") == ["stop", *DECKS]

    scene.play("A deck conquest")
    assert scene.options("A") == ["pay 0 gold 1 energy", "pay 1 gold 0 energy"]
    scene.play(f"A {paid}")

    assert scene.held_missions("A") == ["pg-01", "pr-01", "cq-07"]
    assert scene.supplies("A")[:2] == ((2, 1) if "1 energy" in paid else (1, 2))
    # Three are held: that is all.
    assert scene.asked() == "B"


@clause("WARP-END-08")
def test_nobody_has_to_draw() -> None:
    scene = ended(Scene().private("A", "pg-01").has("A", gold=2))

    scene.play("A stop")

    assert scene.held_missions("A") == ["pg-01"]
    assert scene.supplies("A") == (2, 0, 0)
    assert scene.asked() == "B"


@clause("WARP-END-08")
def test_who_holds_three_or_has_nothing_draws_none() -> None:
    scene = ended(Scene().private("A", "pg-01", "pr-01", "cq-01").has("A", gold=2))
    assert scene.asked() == "B"

    scene = ended(Scene().private("A", "pg-01"))

    assert scene.asked() == "B"


@clause("WARP-END-08")
def test_never_three_of_one_type() -> None:
    scene = ended(Scene().private("A", "pg-01", "pg-02").has("A", gold=2))

    assert scene.options("A") == ["stop", "deck prosperity", "deck conquest"]


@clause("WARP-END-08")
def test_only_the_active_player_draws() -> None:
    scene = ended(Scene().private("A", "pg-01", "pr-01", "cq-01").private("B", "pg-02").has("B", gold=3))

    assert scene.asked() == "B"
    assert scene.kind() == "extract"


@clause("WARP-END-08", "WARP-END-11")
def test_missions_are_drawn_one_at_a_time_and_seen_before_the_next() -> None:
    scene = ended(Scene().has("A", gold=3).mission_deck("pg-03", "pg-04", "cq-02"))

    scene.play("A deck progress")

    assert at(scene.view("A"), "players", 0, "missions", 0, "id") == "pg-03"
    assert scene.options("A") == ["stop", *DECKS]
    scene.play("A deck progress")
    assert scene.options("A") == ["stop", "deck prosperity", "deck conquest"]
    scene.play("A deck conquest")
    assert scene.held_missions("A") == ["pg-03", "pg-04", "cq-02"]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-END-09")
def test_a_completed_open_mission_is_replaced_free_of_charge() -> None:
    scene = Scene().open("pg-01", "pr-01", "cq-01").has("A", gold=10).mission_deck("pr-07").turn("A", "end")
    scene.play("A complete pr-01")
    # Not before the step.
    assert scene.in_zone(OPEN + 1) == []

    scene.play("A end turn", "A stop")

    assert [scene.in_zone(OPEN + deck) for deck in range(3)] == [["pg-01"], ["pr-07"], ["cq-01"]]
    # The 9 Gold of pr-01 are paid, and nothing for the card that takes its place.
    assert scene.supplies("A") == (1, 0, 0)


@clause("WARP-END-09", "WARP-END-01")
def test_private_missions_come_before_open_ones() -> None:
    # A draws the top card of the deck, so that the next one becomes the Open Mission.
    scene = Scene().open("pr-01").has("A", gold=11).mission_deck("pr-07", "pr-06").turn("A", "end")
    scene.play("A complete pr-01", "A end turn")

    scene.play("A deck prosperity", "A stop")

    assert scene.held_missions("A") == ["pr-07"]
    assert scene.in_zone(OPEN + 1) == ["pr-06"]


@clause("WARP-END-10")
def test_missions_that_appear_cannot_be_completed_in_this_turn() -> None:
    # Nine Gold and more: pr-01 could be shown at once, and pr-09 too after the trade of three.
    scene = Scene().private("A", "pg-01", "pg-02").has("A", gold=12).mission_deck("pr-01")
    scene.turn("A", "end").play("A end turn")

    scene.play("A deck prosperity")

    # The turn is over and nobody was offered anything; in the next one A may show it.
    assert scene.held_missions("A") == ["pg-01", "pg-02", "pr-01"]
    assert scene.asked() == "A"
    assert scene.kind() == "mission"
    assert scene.state.active == 1


@clause("WARP-END-10")
def test_the_deeds_of_the_turn_do_not_count_for_them() -> None:
    # A has traded three resources in this turn; pr-09 asks for that, and comes too late.
    scene = Scene().holds("A", "a-left", 1, "trade_post").level("A", "trade_post", 3).has("A", gold=5)
    scene.mission_deck("pr-09").turn("A", "end").play("A trade", "A trade 3 gold", "A end turn")

    scene.play("A deck prosperity", "A pay 1 gold 0 energy", "A stop")

    assert scene.held_missions("A") == ["pr-09"]
    assert scene.asked() == "B"


@clause("WARP-END-10")
def test_older_missions_may_still_be_shown_while_replenishing() -> None:
    # pr-13 asks for 8 resources spent: 7 in this turn, and the eighth is the price of the new mission.
    scene = Scene().private("A", "pr-13", "pg-02").has("A", gold=1).mission_deck("cq-01").turn("A", "end")
    scene.colony("A").deeds[18] = 7
    scene.colony("A").acted = True
    scene.holds("A", "a-left", 1).holds("A", "a-upper-left", 1).holds("A", "a-upper-right", 1)
    scene.play("A end turn", "A deck conquest")

    # cq-01 (five areas) is fulfilled as well, but it has just appeared.
    assert scene.options("A") == ["complete pr-13", "later"]


@clause("WARP-END-10")
def test_an_open_mission_that_appears_waits_for_the_next_turn() -> None:
    scene = Scene().open("pr-01").has("A", gold=9, energy=9).mission_deck("pr-02").turn("A", "end")
    scene.play("A complete pr-01", "A end turn", "A stop")

    # It is B's turn, and only now the mission is offered.
    assert scene.state.active == 1
    assert scene.options("A") == ["complete pr-02", "later"]


@clause("WARP-END-12")
def test_without_a_deck_an_open_mission_is_not_replaced() -> None:
    scene = Scene().open("pg-01", "pr-01", "cq-01").has("A", gold=10)
    scene.state.zones[BOX] += scene.state.zones[MISSION_DECKS + 1]
    scene.state.zones[MISSION_DECKS + 1] = []
    scene.turn("A", "end").play("A complete pr-01", "A end turn")

    # An empty deck is not offered for a Private Mission either.
    assert scene.options("A") == ["stop", "deck progress", "deck conquest"]
    scene.play("A stop")

    assert [scene.in_zone(OPEN + deck) for deck in range(3)] == [["pg-01"], [], ["cq-01"]]


@clause("WARP-MIS-12")
def test_pioneering_missions_are_never_replaced() -> None:
    scene = Scene().open("pi-expansion", "pi-empire")
    for area in ("a-left", "a-upper-left", "a-upper-right", "a-ridge", "a-spine-outer", "a-spine-inner", "ring-1"):
        scene.holds("A", area, 1)
    scene.turn("A", "end").play("A complete pi-expansion")

    scene.play("A end turn")

    assert scene.asked() == "B"
    assert scene.in_zone(PIONEERS) == ["pi-empire"]
