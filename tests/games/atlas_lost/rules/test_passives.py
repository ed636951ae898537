"""Passive Technologies and cards: together, in which order, and at which moment."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science economy culture"


@clause("AL-PASS-01")
def test_all_passive_technologies_and_cards_add_up() -> None:
    scene = Scene(TREES, techs="IIS-C IIE-A").team("A", "IIS-C").install("A", "SCI-18", "INI-09").has("A", research=3)
    scene.turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")

    # SCI-18 gives 1 research and INI-09 2, IIS-C and the front runner token 1 data each.
    assert scene.resources("A") == (3, 2, 0)


@clause("AL-PASS-01", "AL-PASS-04")
def test_reductions_add_up() -> None:
    scene = Scene(TREES, techs="IIS-D IIIS-B IIE-A IIIE-A").team("A", "IIS-D", "IIIS-B").has("A", research=1)
    scene.turn("A")
    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (0, 1, 0)

    scene.has("A", research=2, data=1).turn("A")
    scene.play("place economy IIIE-A", "row data", "keep ECO-03")

    assert scene.resources("A") == (0, 0, 0)


@clause("AL-PASS-02")
def test_the_order_of_ones_own_effects_is_ones_own() -> None:
    # IIS-A draws a card; SCI-27 gains 2 research: both answer the card drawn as row bonus.
    scene = Scene(TREES, techs="IIS-A").team("A", "IIS-A").install("A", "SCI-27").waiting("A", 0, 3)
    scene.turn("A")

    scene.play("replenish", "card", "deck science")

    assert scene.asked() == "A order"
    assert scene.options() == ["next IIS-A 1", "next SCI-27 1"]
    scene.play("next SCI-27 1")
    assert scene.resources("A") == (6, 0, 0)
    assert scene.asked() == "A deck"
    scene.play("deck culture")
    assert scene.hand_of("A") == ["CUL-01", "SCI-01"]


@clause("AL-PASS-02")
def test_the_other_order_is_as_good() -> None:
    scene = Scene(TREES, techs="IIS-A").team("A", "IIS-A").install("A", "SCI-27").waiting("A", 0, 3)
    scene.turn("A")

    scene.play("replenish", "card", "deck science", "next IIS-A 1")

    assert scene.resources("A") == (4, 0, 0)
    scene.play("deck culture")
    assert scene.resources("A") == (6, 0, 0)


@clause("AL-PASS-03")
def test_several_players_react_clockwise_from_the_player_on_turn() -> None:
    # C places on Lv.3 and is A's ally: C has SCI-18, D has MIL-29 and A has IIIR-E to answer with.
    scene = Scene("science religion military", techs="IIR-A IIIR-E").team("A", "IIR-A", "IIIR-E").track("C", "A")
    scene.install("C", "SCI-18").install("D", "MIL-29").team("C", "IIS-A").has("C", research=4, data=2)
    scene.turn("C")

    scene.play("place science IIIS-A", "row research", "keep SCI-01")

    assert [event.seat for event in scene.game.events if event.key == "reacts"] == [2, 3, 0]
    assert scene.resources("C") == (1, 0, 0)
    assert scene.resources("D") == (0, 1, 0)
    assert scene.asked() == "A optional"


@clause("AL-PASS-04")
def test_a_reduction_stops_at_nothing_and_touches_only_what_the_cost_contains() -> None:
    # A Lv.2 placement costs 3 research and no data: IIIS-B takes 1 research off, and no data is paid back.
    scene = Scene(TREES, techs="IIS-A IIIS-B IIE-A").team("A", "IIS-A", "IIIS-B").has("A", research=2, data=0)
    scene.turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")

    assert scene.resources("A") == (0, 1, 0)  # the data of the front runner token


@clause("AL-PASS-04")
def test_a_reduction_larger_than_the_cost_leaves_it_free() -> None:
    # SCI-10 costs 1 research: with SCI-20 (1 less) and SCI-07 (2 research and 1 data less) nothing.
    scene = Scene(TREES).install("A", "SCI-20").hand("A", "SCI-07", "SCI-10").has("A", research=1, data=1)
    scene.turn("A")

    scene.play("use SCI-07", "install SCI-10")

    assert scene.resources("A") == (1, 1, 0)


@clause("AL-PASS-04")
def test_a_pick_among_reductions_offers_only_what_makes_a_difference() -> None:
    # CUL-11 costs 1 data to install: of 2 research, 2 data or 1 command only the data help, by 1.
    scene = Scene(TREES, techs="IIS-B").team("A", "IIS-B").hand("A", "CUL-11").has("A", data=1)
    scene.turn("A")

    scene.play("install CUL-11")

    assert scene.asked() == "A reduction"
    assert scene.options() == ["less nothing", "less 1 data"]
    scene.play("less 1 data")
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PASS-06")
def test_an_optional_reaction_may_be_declined() -> None:
    scene = Scene("science religion military", techs="IIR-A IIIR-E").team("A", "IIR-A", "IIIR-E").team("B", "IIS-A")
    scene.track("B", "A").has("B", research=4, data=2)
    scene.turn("B")
    scene.play("place science IIIS-A", "row research", "keep SCI-01")
    assert scene.asked() == "A optional"
    assert scene.options() == ["pay", "decline"]

    scene.play("decline")

    assert scene.tp("A") == 0
    assert scene.track_of("B") == "A"
    assert scene.asked() == "B action"


@clause("AL-PASS-06")
def test_any_other_reaction_is_compulsory() -> None:
    # REL-20 gives research whether A likes it or not, cap or no cap.
    scene = Scene("science religion military").install("A", "REL-20").track("B", "A").has("A", research=18)
    scene.turn("B")

    scene.play("replenish")

    assert scene.resources("A") == (19, 0, 0)
    assert scene.asked() == "B influence"  # A was not asked anything


@clause("AL-PASS-07")
def test_a_protected_player_is_no_target() -> None:
    scene = Scene("science religion military").hand("A", "MIL-03").install("B", "MIL-23").install("C", "REL-26")
    scene.has("B", research=5).has("C", research=5).has("D", research=5)
    scene.turn("A")

    scene.play("use MIL-03")

    assert [scene.resources(letter)[0] for letter in "ABCD"] == [3, 5, 5, 2]


@clause("AL-PASS-07")
def test_with_everybody_protected_there_is_nothing_to_do() -> None:
    scene = Scene("science religion military", seats=4).hand("A", "MIL-03")
    for letter, card in (("B", "MIL-23"), ("C", "REL-26")):
        scene.install(letter, card).has(letter, research=5)
    scene.turn("A")

    options = scene.options()

    assert "use MIL-03" not in options


@clause("AL-PASS-07")
def test_a_protected_player_is_passed_over_when_everybody_is_touched() -> None:
    scene = Scene("science religion military", seats=3, techs="IIM-A IIIM-D").team("A", "IIM-A", "IIIM-D")
    scene.has("A", military=6).has("B", tp=4).has("C", tp=4).install("B", "MIL-23")
    scene.turn("A")

    scene.play("start IIIM-D")

    assert (scene.tp("A"), scene.tp("B"), scene.tp("C")) == (6, 4, 2)


@clause("AL-PASS-07")
def test_protection_is_from_what_the_card_names_and_nothing_else() -> None:
    # MIL-23 protects from steal and retreat, not from a look at the hand.
    scene = (
        Scene("science culture military", seats=2)
        .install("B", "MIL-23", "CUL-13")
        .hand("B", "SCI-01")
        .influence("B", 3)
    )
    scene.hand("A", "MIL-05", "MIL-11").culture("B", "IC").install("A", "CUL-20").has("A", data=2, command=1)
    scene.turn("A")

    scene.play("activate CUL-20", "use MIL-11")

    assert scene.culture_of("B") == []
    assert scene.hand_of("A") == ["MIL-05", "SCI-01"]


@clause("AL-PASS-07")
def test_a_token_of_a_protected_player_stays() -> None:
    scene = Scene("science culture military", seats=3, techs="IIM-A IIIM-A").team("A", "IIM-A", "IIIM-A")
    scene.has("A", military=6).culture("B", "IS", "IC").culture("C", "IM").install("B", "CUL-25")
    scene.turn("A")

    scene.play("start IIIM-A")

    assert scene.culture_of("B") == ["IS", "IC"]
    assert scene.culture_of("C") == []
    assert scene.tp("A") == 8


@clause("AL-PASS-07")
def test_protection_is_from_others_and_not_from_ones_own_effects() -> None:
    scene = Scene("science culture military").install("A", "CUL-25", "CUL-18").culture("A", "IS", "IC")
    scene.turn("A")

    scene.play("activate CUL-18")

    assert scene.culture_of("A") == []
    assert scene.tp("A") == 3


@clause("AL-PASS-07")
def test_protection_from_retreat_and_from_a_look_at_the_hand() -> None:
    scene = Scene("science religion military", seats=3).install("B", "MIL-23").install("C", "REL-26")
    scene.influence("B", 3).influence("C", 3).hand("B", "SCI-01").hand("C", "SCI-02").hand("A", "MIL-05", "MIL-11")
    scene.turn("A").play("use MIL-05")
    assert (scene.faction("B").influence, scene.faction("C").influence) == (3, 2)

    scene.turn("A").play("use MIL-11")

    assert (scene.hand_of("B"), scene.hand_of("C")) == ([], ["SCI-02"])
    assert scene.hand_of("A") == ["SCI-01"]
