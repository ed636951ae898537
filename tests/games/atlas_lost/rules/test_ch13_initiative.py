"""13. Initiative tiles: whose they are, at every moment."""

from __future__ import annotations

from tessera.games.atlas_lost.library import load
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each

TREES = "science economy culture"


@clause("AL-INI-01")
def test_a_tile_is_worth_two_tp_to_its_owner() -> None:
    scene = Scene(TREES).economy("A", "IS", "IE", "IC").install("A", "ECO-13")
    scene.turn("A")

    worth = scene.total_tp("A"), scene.total_tp("B")

    assert scene.owner("economy") == "A"
    assert worth == (2, 0)


@clause("AL-INI-02")
def test_the_science_tile_counts_teams_above_lv1_and_science_cards() -> None:
    three = Scene(TREES, techs="IIS-A IIIS-A IIE-A").team("A", "IIS-A", "IIIS-A", "IIE-A")
    four = Scene(TREES, techs="IIS-A IIIS-A IIE-A").team("A", "IIS-A", "IIIS-A", "IIE-A").install("A", "SCI-25")
    other_card = Scene(TREES, techs="IIS-A IIIS-A IIE-A").team("A", "IIS-A", "IIIS-A", "IIE-A").install("A", "ECO-13")

    owners = [scene.turn("A").owner("science") for scene in (three, four, other_card)]

    assert owners == [None, "A", None]


@clause("AL-INI-03")
def test_the_economy_tile_counts_attached_tokens_and_economy_cards() -> None:
    three = Scene(TREES).economy("A", "IS", "IE", "IC")
    four = Scene(TREES).economy("A", "IS", "IE").install("A", "ECO-13", "ECO-27")

    owners = [scene.turn("A").owner("economy") for scene in (three, four)]

    assert owners == [None, "A"]


@clause("AL-INI-04")
def test_the_culture_tile_counts_placed_tokens_and_culture_cards() -> None:
    three = Scene(TREES, techs="IIS-A").culture("A", "IS", "IE", "IIS-A")
    four = Scene(TREES, techs="IIS-A").culture("A", "IS", "IE", "IIS-A").install("A", "CUL-13")

    owners = [scene.turn("A").owner("culture") for scene in (three, four)]

    assert owners == [None, "A"]


@clause("AL-INI-05")
def test_the_religion_tile_counts_tokens_on_players_and_npcs_and_religion_cards() -> None:
    three = Scene("science religion military", seats=2).track("B", "A").track("NPC-1", "AA")
    four = Scene("science religion military", seats=2).track("B", "A").track("NPC-1", "A").track("NPC-2", "AA")
    card = Scene("science religion military", seats=2).track("B", "A").track("NPC-1", "AA").install("A", "REL-11")
    # Tokens of B on A's own track are B's.
    own_track = Scene("science religion military", seats=2).track("A", "BBBB")

    owners = [scene.turn("A").owner("religion") for scene in (three, four, card, own_track)]

    assert owners == [None, "A", "A", "B"]


@clause("AL-INI-06")
def test_the_military_tile_counts_military_power_and_military_cards() -> None:
    three = Scene("science religion military").has("A", military=3)
    four = Scene("science religion military").has("A", military=2).install("A", "MIL-13", "MIL-22")

    owners = [scene.turn("A").owner("military") for scene in (three, four)]

    assert owners == [None, "A"]


@clause("AL-INI-07")
def test_the_influence_tile_is_won_on_the_fifth_space() -> None:
    scene = Scene(TREES, seats=2).influence("A", 3).has("A", research=3, data=1)
    scene.turn("A")
    assert scene.owner("influence") is None

    scene.play("end", "advance 1")

    assert scene.owner("influence") == "A"
    assert scene.total_tp("A") == 3  # 1 TP is the bonus of the space


@clause("AL-INI-07")
def test_a_retreat_lowers_the_value_for_the_influence_tile() -> None:
    scene = Scene("science religion military", seats=2).influence("B", 5).influence("A", 4).hand("A", "MIL-05")
    scene.turn("A")
    assert scene.owner("influence") == "B"
    scene.play("use MIL-05")
    assert scene.owner("influence") == "B"  # a tie at 4

    scene.hand("A", "MIL-05").turn("A").play("use MIL-05")

    assert scene.faction("B").influence == 3
    assert scene.owner("influence") == "A"


@clause("AL-INI-08")
def test_an_unowned_tile_goes_to_nobody_while_two_lead() -> None:
    scene = Scene(TREES, techs="IIE-A").economy("A", "IS", "IE", "IC").economy("B", "IS", "IE", "IC")
    scene.install("A", "ECO-13").install("B", "ECO-27").team("A", "IIE-A").has("A", research=2, data=1)
    scene.turn("A")
    assert scene.owner("economy") is None

    scene.play("start IE")

    assert scene.owner("economy") == "A"


@clause("AL-INI-08")
def test_being_alone_on_top_is_not_enough_below_the_minimum() -> None:
    scene = Scene(TREES).economy("A", "IS", "IE", "IC")
    scene.turn("A")

    owner = scene.owner("economy")

    assert owner is None


@clause("AL-INI-09")
def test_a_tile_passes_to_whoever_exceeds_its_owner() -> None:
    scene = Scene("science religion military", seats=2).has("A", military=4).has("B", research=4, data=2, military=3)
    scene.turn("B").play("start IM")
    assert (scene.military("B"), scene.owner("military")) == (4, "A")

    scene.turn("B").play("start IM")

    assert scene.military("B") == 5
    assert scene.owner("military") == "B"


@clause("AL-INI-09")
def test_of_several_who_exceed_the_owner_the_highest_takes_the_tile() -> None:
    scene = Scene("science religion military", seats=3).has("A", military=9).has("B", military=6).has("C", military=8)
    scene.install("A", "MIL-18").turn("A")
    scene.has("A", military=6)
    assert scene.owner("military") == "A"

    scene.play("activate MIL-18")

    assert scene.military("A") == 4
    assert scene.owner("military") == "C"


@clause("AL-INI-10")
def test_a_tie_with_the_owner_changes_nothing() -> None:
    scene = Scene("science religion military", seats=2).has("A", military=5).has("B", research=2, data=1, military=4)
    scene.turn("B")

    scene.play("start IM")

    assert scene.military("B") == 5
    assert scene.owner("military") == "A"


@clause("AL-INI-11", "AL-INI-12", "AL-INI-14")
def test_an_owner_below_the_minimum_loses_the_tile_and_nobody_gets_it() -> None:
    scene = Scene("science religion military", seats=2).has("A", military=4).has("B", military=3).install("A", "MIL-18")
    scene.has("A", military=3).turn("A")
    assert scene.owner("military") == "A"  # 3 and a card

    scene.play("activate MIL-18")

    assert scene.military("A") == 1
    assert scene.owner("military") is None


@clause("AL-INI-12")
def test_a_lost_tile_goes_to_the_best_of_the_others() -> None:
    scene = Scene("science religion military", seats=3).has("A", military=6).has("B", military=5).has("C", military=4)
    scene.turn("A")
    scene.team("A", "IIM-A", "IIIM-A")
    assert scene.owner("military") == "A"

    scene.turn("A").play("start IIIM-A")

    assert scene.owner("military") == "B"


@clause("AL-INI-12")
def test_a_lost_tile_returns_to_its_place_when_the_best_tie() -> None:
    scene = Scene("science religion military", seats=3, techs="IIM-A IIIM-A").team("A", "IIM-A", "IIIM-A")
    scene.has("A", military=6).has("B", military=5).has("C", military=5)
    scene.turn("A")

    scene.play("start IIIM-A")

    assert scene.owner("military") is None


@clause("AL-INI-13")
def test_two_who_overtake_with_equal_values_leave_the_tile_to_nobody() -> None:
    # The owner keeps 5, above the minimum, but two others stand at 6.
    scene = Scene(TREES, seats=3, techs="IIS-A IIS-B IIE-A IIE-B IIC-A IIC-B IIIC-A IIIC-B").install("A", "CUL-18")
    scene.culture("A", "IS", "IE", "IC", "IIS-A", "IIS-B", "IIE-A")
    scene.culture("B", "IIE-B", "IIC-A", "IIC-B", "IIIC-A", "IIIC-B").install("B", "CUL-13")
    scene.culture("C", *[scene.state.tech_id(slot) for slot in (3, 4, 5, 9, 10, 11)])
    scene.turn("A")
    assert scene.owner("culture") == "A"

    scene.play("activate CUL-18", "pay culture IS + pay culture IE")

    assert scene.owner("culture") is None


@clause("AL-INI-14")
def test_a_payment_is_tested_before_the_effect_that_follows() -> None:
    # A pays 2 religion tokens, B, A's ally, thereby takes the religion tile, and IIIR-B counts it: 3 TP.
    scene = Scene("science religion military", techs="IIR-A IIIR-B").team("A", "IIR-A", "IIIR-B")
    scene.track("B", "AAA").track("C", "AAB").track("D", "BBB")
    scene.turn("A")
    assert scene.owner("religion") == "A"

    scene.play("start IIIR-B", "pay religion C 1 + pay religion C 2")

    assert scene.owner("religion") == "B"
    assert scene.tp("A") == 3


@clause("AL-INI-14")
def test_a_step_that_touches_several_is_tested_once() -> None:
    # B owns the science tile with 5 cards, C has 5 as well. Both lose one by a single step of A's: at 4 each B keeps
    # the tile, though C was ahead for a moment.
    scene = Scene("science religion military", seats=3, techs="IIM-A IIIM-E").team("A", "IIM-A", "IIIM-E")
    scene.has("A", military=6).install("B", "SCI-10", "SCI-11", "SCI-12", "SCI-13", "SCI-14").turn("A")
    scene.install("C", "SCI-20", "SCI-21", "SCI-22", "SCI-25", "SCI-26").turn("A")
    assert scene.owner("science") == "B"

    scene.play("start IIIM-E", "uninstall SCI-10", "uninstall SCI-20")

    assert (len(scene.installed_by("B")), len(scene.installed_by("C"))) == (4, 4)
    assert scene.owner("science") == "B"


@clause("AL-INI-14")
def test_a_tile_does_not_move_before_the_whole_step_is_done() -> None:
    scene = Scene(TREES, seats=2, techs="IIE-E IIIE-A").team("A", "IIE-E", "IIIE-A").economy("A", "IS", "IE")
    scene.install("A", "ECO-13", "ECO-14").economy("B", "IS", "IE", "IC").install("B", "ECO-27")
    scene.has("A", research=3, data=3)
    scene.turn("A")
    assert scene.owner("economy") is None  # 4 each

    scene.play("start IIE-E", "economy IC")
    assert scene.owner("economy") is None
    scene.play("economy IIE-E")

    assert scene.owner("economy") == "A"


@clause("AL-INI-14")
def test_a_payment_of_several_tokens_is_tested_once() -> None:
    scene = Scene(TREES, seats=3, techs="IIE-A IIIE-E").team("A", "IIE-A", economy=True)
    scene.team("A", "IIIE-E", economy=True).economy("A", "IS", "IE", "IC")
    scene.economy("B", "IS", "IE", "IC").install("B", "ECO-13")
    scene.turn("A")

    scene.play("start IIIE-E", "pay economy IS + pay economy IE + pay economy IC")

    told = [event.key for event in scene.game.events if event.key.startswith("initiative")]
    assert told == ["initiative-taken"]
    assert scene.owner("economy") == "B"


@clause("AL-INI-14")
def test_tiles_move_on_anybodys_turn_and_before_any_reaction() -> None:
    # A pushes B back; B loses the influence tile before MIL-27 answers the attack.
    scene = Scene("science religion military", seats=2).has("B", military=3).hand("A", "MIL-05").install("B", "MIL-27")
    scene.influence("B", 4).turn("A")
    assert (scene.owner("military"), scene.owner("influence")) == ("B", "B")

    scene.play("use MIL-05")

    keys = [event.key for event in scene.game.events]
    assert keys.index("initiative-lost") < keys.index("reacts")
    assert scene.owner("influence") is None


@clause("AL-INI-14")
def test_a_card_that_adds_to_a_value_counts_when_it_comes_into_force() -> None:
    scene = Scene(TREES, seats=2).economy("A", "IS", "IE").hand("A", "ECO-30").has("A", research=3, data=1)
    scene.turn("A")

    scene.play("install ECO-30")

    # 2 tokens, the card itself, and 1 more that the card adds.
    assert scene.owner("economy") == "A"
    assert scene.total_tp("A") == 3


@clause("AL-INI-15")
def test_initial_cards_count_for_no_tile() -> None:
    scene = Scene(TREES, seats=2).install("A", "INI-07", "INI-08", "INI-09").economy("A", "IS", "IE", "IC")
    scene.culture("A", "IS", "IE", "IC")
    scene.turn("A")

    owners = [scene.owner(tile) for tile in ("science", "economy", "culture", "influence")]

    assert owners == [None, None, None, None]


@clause("AL-INI-16")
@for_each(
    ("tree", "research", "data"),
    [
        ("science", 3, 2),
        ("economy", 4, 2),
        ("culture", 2, 4),
        ("religion", 3, 3),
        ("military", 4, 2),
        ("influence", 3, 3),
    ],
)
def test_the_resources_on_the_tiles(tree: str, research: int, data: int) -> None:
    tiles = {tile["tree"]: tile for tile in load().initiative_tiles.values()}

    tile = tiles[tree]

    assert tile["required"] == {"research": research, "data": data, "command": 1}
    assert (tile["minimum"], tile["tp"]) == (4, 2)
