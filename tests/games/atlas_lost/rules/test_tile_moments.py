"""Initiative tiles at the moment when their value changes, and what the log tells of them."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.tides import GAIN_DATA, GAIN_MILITARY, card, passive, table, trigger
from tests.rows import for_each

PER_TILE = '{ op = "gain", resource = "research", amount = { per = "own_initiative" } }'


def told(scene: Scene) -> list[tuple[str, str, int, list[str]]]:
    """What the log tells of tiles: key, clause, seat and words."""
    return [
        (event.key, event.clause, event.seat, event.words)
        for event in scene.game.events
        if event.key.startswith("initiative")
    ]


@clause("AL-INI-02", "AL-INI-08", "AL-CARD-06")
def test_the_fourth_science_card_brings_the_tile_as_soon_as_it_is_installed() -> None:
    scene = Scene("science economy culture").install("A", "SCI-12", "SCI-13", "SCI-24").hand("A", "SCI-14")
    scene.has("A", research=9, data=9).turn("A")
    assert scene.owner("science") is None

    scene.play("install SCI-14")

    assert scene.owner("science") == "A"
    assert told(scene) == [("initiative-gained", "AL-INI-08", 0, ["tile:INT-S"])]


@clause("AL-INI-09")
@for_each(("holder", "rival"), [("A", "B"), ("B", "A")])
def test_the_log_tells_from_whom_a_tile_was_taken(holder: str, rival: str) -> None:
    scene = Scene("science religion military", seats=2).has(holder, military=4).turn(holder)
    scene.has(rival, military=4, research=2, data=1).turn(rival)

    scene.play("start IM")

    assert scene.owner("military") == rival
    seats = {"A": 0, "B": 1}
    assert told(scene) == [("initiative-taken", "AL-INI-09", seats[rival], ["tile:INT-M", f"seat:{seats[holder]}"])]


@clause("AL-INI-11", "AL-CARD-11")
@for_each("victim", ["A", "B"])
def test_losing_a_science_card_loses_the_tile(victim: str) -> None:
    thief = "B" if victim == "A" else "A"
    scene = Scene("science religion military", seats=2).hand(thief, "MIL-06").has(thief, military=1)
    scene.install(victim, "SCI-12", "SCI-13", "SCI-24", "SCI-25").turn(thief)
    assert scene.owner("science") == victim

    scene.play("use MIL-06", "uninstall SCI-24")

    assert scene.owner("science") is None
    assert [event[:3] for event in told(scene)] == [("initiative-lost", "AL-INI-11", "AB".index(victim))]


@clause("AL-INI-14", "AL-ACT-07")
def test_a_tile_gained_by_one_step_counts_for_the_next(tmp_path: Path) -> None:
    cards = card("drill", "active", f"effects = [{GAIN_MILITARY}, {PER_TILE}]")
    scene = table(tmp_path, cards, seats=2).install("A", "tides.drill").has("A", military=3).turn("A")

    scene.play("activate tides.drill")

    assert scene.owner("military") == "A"
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-PASS-01", "AL-INI-04", "AL-CARD-07")
def test_every_card_that_adds_to_a_tile_does() -> None:
    # CUL-30 counts 1 more for the tile; another passive card lies before it.
    scene = Scene("science economy culture").install("A", "CUL-22").hand("A", "CUL-30").culture("A", "IS")
    scene.has("A", research=9, data=9).turn("A")
    assert scene.owner("culture") is None

    scene.play("install CUL-30")

    assert scene.owner("culture") == "A"


@clause("AL-ACT-07", "AL-PASS-05")
def test_a_reaction_to_a_step_comes_before_the_next_step(tmp_path: Path) -> None:
    cards = trigger("guard", "gain_military", '{ op = "gain", resource = "tp", amount = 1 }')
    cards += card("drill", "active", f"effects = [{GAIN_MILITARY}, {GAIN_DATA}]")
    scene = table(tmp_path, cards, seats=2).install("A", "tides.drill", "tides.guard").turn("A")

    scene.play("activate tides.drill")

    gained = [event.words[1] for event in scene.game.events if event.key == "gains"]
    assert gained == ["military", "tp", "data"]


@clause("AL-PASS-02", "AL-PASS-03")
def test_everybody_orders_their_own_reactions_alone(tmp_path: Path) -> None:
    draw = '{ op = "draw", tree = "any", count = 1 }'
    cards = "".join(trigger(name, "command_action", draw, who=who) for name, who in (("x", "self"), ("y", "self")))
    cards += trigger("z", "command_action", draw, who="other") + trigger("w", "command_action", draw, who="other")
    scene = table(tmp_path, cards, seats=2).install("A", "tides.x", "tides.y").install("B", "tides.z", "tides.w")
    scene.has("A", research=2, data=1, command=1).turn("A")

    scene.play("command IM")

    assert scene.asked() == "A order"
    assert scene.options() == ["next tides.x 1", "next tides.y 1"]
    scene.play("next tides.y 1", "deck science", "deck science")
    assert scene.asked() == "B order"
    assert scene.options() == ["next tides.z 1", "next tides.w 1"]


@clause("AL-PASS-02", "AL-PASS-05")
def test_a_command_action_and_its_technology_are_over_at_the_same_time(tmp_path: Path) -> None:
    draw = '{ op = "draw", tree = "any", count = 1 }'
    cards = trigger("x", "command_action", draw) + trigger("y", "active_tech", draw)
    scene = table(tmp_path, cards, seats=2).install("A", "tides.x", "tides.y")
    scene.has("A", research=2, data=1, command=1).turn("A")

    scene.play("command IM")

    assert scene.asked() == "A order"
    assert scene.options() == ["next tides.x 1", "next tides.y 1"]


# Stealing


@clause("AL-STEAL-01", "AL-PASS-05")
def test_stealing_research_is_no_gain_of_military_power(tmp_path: Path) -> None:
    cards = card(
        "raid", "active", 'effects = [{ op = "steal", resource = "research", amount = 1, target = "one_other" }]'
    )
    cards += trigger("guard", "gain_military", GAIN_DATA)
    scene = table(tmp_path, cards, seats=3).install("A", "tides.raid", "tides.guard").has("B", research=2).turn("A")

    scene.play("activate tides.raid", "target B")

    assert (scene.resources("A"), scene.resources("B")) == ((1, 0, 0), (1, 0, 0))


@clause("AL-STEAL-02", "AL-PASS-05", "AL-NPC-11")
def test_stealing_nothing_is_no_theft_to_react_to(tmp_path: Path) -> None:
    steal = '{ op = "steal", resource = "tp", amount = 1, target = "each_other" }'
    cards = card("raid", "active", f"effects = [{GAIN_MILITARY}, {steal}]") + trigger("fence", "steal", GAIN_DATA)
    scene = table(tmp_path, cards).install("A", "tides.raid", "tides.fence").turn("A")

    scene.play("activate tides.raid")
    assert (scene.military("A"), scene.resources("A")) == (1, (0, 0, 0))
    scene.end_turn().has("D", tp=1).turn("A").play("activate tides.raid")

    assert (scene.tp("A"), scene.resources("A")) == (1, (0, 1, 0))


@clause("AL-ACT-06", "AL-STEAL-01")
def test_stealing_as_much_as_one_has_of_something_needs_some_of_it(tmp_path: Path) -> None:
    steal = '{ op = "steal", resource = "tp", amount = { per = "own_allies" }, target = "one_other" }'
    scene = table(tmp_path, card("raid", "active", f"effects = [{steal}]")).install("A", "tides.raid").has("C", tp=3)
    assert "activate tides.raid" not in scene.turn("A").options()

    scene.track("B", "A").turn("A").play("activate tides.raid")

    assert (scene.tp("A"), scene.tp("C")) == (1, 2)


# Allies and moves


@clause("AL-REL-07", "AL-REL-08")
@for_each(
    ("before", "clause_told", "ally"),
    [
        ("", "AL-REL-07", "A"),
        ("B", "AL-REL-08", "A"),
        ("AB", "AL-REL-07", "A"),
        ("BCB", "", "B"),
        ("CB", "AL-REL-08", "A"),
    ],
)
def test_the_log_tells_whether_the_place_on_the_track_decided(before: str, clause_told: str, ally: str) -> None:
    scene = Scene("science religion military").track("D", before).has("A", research=2, data=1).turn("A")

    scene.play("start IR", "religion D")

    assert scene.ally_of("D") == ally
    assert [event.clause for event in scene.game.events if event.key == "becomes-ally"] == (
        [clause_told] if clause_told else []
    )


@clause("AL-SCI-01", "AL-SCI-03")
@for_each(
    ("tree", "origin", "to"), [("right", "IIIS-E", "IIIS-A"), ("right", "IIS-E", "IIS-A"), ("left", "IIIS-E", "IIIS-A")]
)
def test_a_team_moves_from_right_to_left_in_any_tree(tree: str, origin: str, to: str) -> None:
    trees = "science economy culture" if tree == "left" else "economy culture science"
    scene = Scene(trees, techs="IIS-A IIS-E IIIS-A IIIS-B IIIS-E").team("A", origin, economy=True).hand("A", "SCI-01")
    scene.turn("A").play("use SCI-01", *([f"move {origin} {to}"] if origin.startswith("III") else []))

    assert scene.teams_of("A") == [to]
    assert scene.economy_of("A") == [to]


@clause("AL-TP-03", "AL-VIC-02")
@for_each(
    ("source", "tokens", "over"),
    [("tile", 28, True), ("tile", 27, False), ("card", 28, True), ("card", 27, False)],
)
def test_tiles_and_cards_count_each_without_the_other(tmp_path: Path, source: str, tokens: int, over: bool) -> None:
    scene = table(tmp_path, passive("statue", '{ op = "tp", amount = 2 }'), seats=2).has("A", tp=tokens)
    if source == "tile":
        scene.has("A", military=4)
    else:
        scene.install("A", "tides.statue")

    scene.turn("A").end_turn()

    assert scene.state.over is over


@clause("AL-VIC-08")
def test_among_three_the_later_of_two_equals_in_turn_order_wins() -> None:
    scene = Scene("science economy culture", seats=3, turn_limit=1).has("B", tp=5).has("C", tp=5)
    scene.state.first = 0
    scene.state.turns = 2

    scene.turn("C").end_turn()

    assert (scene.state.over, scene.state.winner) == (True, 2)


@clause("AL-PASS-01", "AL-HAND-01")
def test_a_card_that_raises_the_hand_limit_need_not_be_the_first(tmp_path: Path) -> None:
    cards = passive("plain", '{ op = "tp", amount = 1 }')
    scene = table(tmp_path, cards, seats=2).install("A", "tides.plain", "SCI-23")
    scene.hand("A", "SCI-01", "SCI-02", "SCI-03", "SCI-04", "SCI-05", "SCI-06", "SCI-07").turn("A")

    scene.end_turn()

    assert scene.asked() == "B action"
