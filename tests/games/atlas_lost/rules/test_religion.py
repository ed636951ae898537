"""9. Religion: tokens on other boards make religious allies of them."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science religion military"


@clause("AL-REL-01")
def test_a_religion_token_goes_from_the_stock_to_the_next_free_space() -> None:
    scene = Scene(TREES).has("A", research=2, data=1).track("C", "BD")
    scene.turn("A")

    scene.play("start IR", "religion C")

    assert scene.track_of("C") == "BDA"
    assert scene.stock("A") == (0, 0, 8)
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-REL-02")
def test_a_full_track_takes_no_tenth_token() -> None:
    scene = Scene(TREES).has("A", research=2, data=1).track("B", "CCCCDDDDD").track("C", "BBBBDDDD")
    scene.turn("A")

    scene.play("start IR")

    assert scene.options() == ["religion C", "religion D"]
    scene.play("religion C")
    assert scene.track_of("C") == "BBBBDDDDA"


@clause("AL-REL-02")
def test_with_all_other_tracks_full_nothing_can_be_placed() -> None:
    scene = Scene(TREES, seats=4).has("A", research=2, data=1)
    scene.track("B", "CCCCCCDDD").track("C", "BBBBBDDDD").track("D", "BBBBCCCAA").track("A", "D")
    scene.turn("A")

    options = scene.options()

    assert "start IR" not in options


@clause("AL-REL-03")
def test_without_tokens_in_stock_none_can_be_placed() -> None:
    scene = Scene(TREES).has("A", research=2, data=1).track("B", "AAAAA").track("C", "AAAA")
    scene.turn("A")

    options = scene.options()

    assert scene.stock("A") == (0, 0, 0)
    assert "start IR" not in options


@clause("AL-REL-03")
def test_the_last_token_is_placed_and_the_second_part_is_dropped() -> None:
    scene = Scene(TREES, techs="IIR-A").has("A", research=1, data=2).team("A", "IIR-A").hand("A", "SCI-01")
    scene.track("B", "AAAA").track("C", "AAAA")
    scene.turn("A")

    scene.play("start IIR-A", "religion D")

    assert scene.stock("A") == (0, 0, 0)
    assert (scene.track_of("B"), scene.track_of("C"), scene.track_of("D")) == ("AAAA", "AAAA", "A")


@clause("AL-REL-04")
def test_nobody_places_on_their_own_track() -> None:
    scene = Scene(TREES, seats=2).has("A", research=2, data=1)
    scene.turn("A")

    scene.play("start IR")

    assert scene.options() == ["religion B", "religion NPC-1", "religion NPC-2"]


@clause("AL-REL-05")
def test_any_own_token_of_any_track_and_space_may_be_paid() -> None:
    scene = Scene(TREES, seats=3).install("A", "REL-14").track("B", "ACA").track("NPC-1", "BA")
    scene.turn("A")

    scene.play("activate REL-14")

    assert scene.options() == ["pay religion B 1", "pay religion B 3", "pay religion NPC-1 2"]
    scene.play("pay religion NPC-1 2")
    assert scene.track_of("NPC-1") == "B"
    assert scene.stock("A") == (0, 0, 7)
    assert scene.resources("A") == (2, 0, 1)


@clause("AL-REL-06")
def test_the_other_tokens_close_up_in_their_order() -> None:
    scene = Scene(TREES).install("A", "REL-15").track("B", "CADAC")
    scene.turn("A")

    scene.play("activate REL-15")

    assert scene.track_of("B") == "CDC"
    assert scene.tp("A") == 3


@clause("AL-REL-07")
def test_most_tokens_make_an_ally_and_an_empty_track_is_nobodys() -> None:
    scene = Scene(TREES, seats=3).track("A", "CBC").track("NPC-1", "B")

    allies = [scene.ally_of(board) for board in ("A", "B", "C", "NPC-1")]

    assert allies == ["C", None, None, "B"]


@clause("AL-REL-07", "AL-REL-09")
def test_paying_the_only_token_ends_the_alliance() -> None:
    scene = Scene(TREES).install("A", "REL-14").track("B", "A")
    scene.turn("A")

    scene.play("activate REL-14")

    assert scene.ally_of("B") is None


@clause("AL-REL-08")
def test_a_tie_goes_to_the_tied_player_furthest_right() -> None:
    scene = Scene(TREES).track("A", "BCBC").track("B", "CADDA")

    allies = scene.ally_of("A"), scene.ally_of("B")

    assert allies == ("C", "A")


@clause("AL-REL-08")
def test_the_rightmost_token_decides_only_among_the_tied() -> None:
    scene = Scene(TREES).track("A", "BBCCD")

    ally = scene.ally_of("A")

    assert ally == "C"


@clause("AL-REL-09", "AL-REL-08")
def test_an_alliance_changes_within_the_effect_that_changed_the_track() -> None:
    # IIIR-D places first and then counts allies: the new one counts already.
    scene = Scene(TREES, techs="IIR-A IIIR-D").has("A", data=5).team("A", "IIR-A", "IIIR-D").track("B", "CAC")
    scene.turn("A")
    assert scene.ally_of("B") == "C"

    scene.play("start IIIR-D", "religion B")

    assert scene.ally_of("B") == "A"
    assert scene.tp("A") == 2


@clause("AL-REL-09")
def test_an_alliance_changes_by_a_payment_at_once() -> None:
    scene = Scene(TREES).install("A", "REL-14").track("D", "ABBA")
    scene.turn("A")
    assert scene.ally_of("D") == "A"

    scene.play("activate REL-14", "pay religion D 4")

    assert scene.track_of("D") == "ABB"
    assert scene.ally_of("D") == "B"


@clause("AL-REL-10")
def test_two_other_players_are_two_different_boards() -> None:
    scene = Scene(TREES, techs="IIR-A").has("A", research=1, data=2).team("A", "IIR-A").hand("A", "SCI-01")
    scene.turn("A")

    scene.play("start IIR-A", "religion C")

    assert scene.options() == ["religion B", "religion D"]
    scene.play("religion D")
    assert (scene.track_of("B"), scene.track_of("C"), scene.track_of("D")) == ("", "A", "A")


@clause("AL-REL-10")
def test_with_room_on_one_board_only_one_token_is_placed() -> None:
    scene = Scene(TREES, seats=4, techs="IIR-A").has("A", research=1, data=2).team("A", "IIR-A").hand("A", "SCI-01")
    scene.track("B", "CCCCCDDDD").track("C", "DDDDDBBBB")
    scene.turn("A")

    scene.play("start IIR-A")

    assert scene.track_of("D") == "A"
    assert scene.stock("A") == (0, 0, 8)
    assert scene.asked() == "B action"


@clause("AL-REL-11")
def test_an_effect_on_an_ally_looks_for_one_after_the_cost_was_paid() -> None:
    scene = Scene(TREES, techs="IIR-A IIIR-A").team("A", "IIR-A", "IIIR-A").track("B", "AA").track("C", "A")
    scene.has("B", tp=9).has("C", tp=7)
    scene.turn("A")

    scene.play("start IIIR-A", "pay religion B 1 + pay religion B 2")

    assert scene.ally_of("B") is None
    assert scene.tp("A") == 3
    assert (scene.tp("B"), scene.tp("C")) == (9, 7)


@clause("AL-REL-11")
def test_without_an_ally_left_to_count_the_technology_is_not_offered() -> None:
    scene = Scene(TREES, techs="IIR-A IIIR-A").team("A", "IIR-A", "IIIR-A").track("B", "AA").has("B", tp=9)
    scene.turn("A")

    options = scene.options()

    assert "start IIIR-A" not in options


@clause("AL-REL-11")
def test_without_an_ally_the_part_about_allies_is_ignored() -> None:
    scene = Scene(TREES).hand("A", "REL-06").has("B", data=5)
    scene.turn("A")

    scene.play("use REL-06")

    assert scene.resources("A") == (0, 1, 0)
    assert scene.resources("B") == (0, 5, 0)


@clause("AL-REL-11")
def test_all_tokens_for_an_ally_go_to_the_one_chosen_first() -> None:
    scene = Scene(TREES, techs="IIR-D").has("A", data=4).team("A", "IIR-D").track("B", "A").track("C", "A")
    scene.turn("A")

    scene.play("start IIR-D", "religion C")

    assert (scene.track_of("B"), scene.track_of("C")) == ("A", "AAA")
    assert scene.asked() == "B action"


@clause("AL-REL-12")
def test_an_owner_reacts_when_the_allys_placement_is_finished_on_the_allys_turn() -> None:
    scene = Scene(TREES, techs="IIR-E IIS-C").team("A", "IIR-E").track("B", "A").has("B", research=3)
    scene.turn("B")

    scene.play("place science IIS-C", "row research")

    assert scene.resources("A") == (0, 0, 0)
    scene.play("keep SCI-01")
    assert scene.resources("A") == (1, 1, 0)
    assert scene.asked() == "B action"


@clause("AL-REL-12")
def test_a_placement_by_an_effect_is_reacted_to_within_the_effect() -> None:
    # SCI-16 places by an active card; the bonus of IIS-C would come later: A reacts before B goes on.
    scene = Scene(TREES, techs="IIR-A IIIR-E IIS-C IIIS-C").team("A", "IIR-A", "IIIR-E").team("B", "IIS-C")
    scene.track("B", "AA").install("B", "SCI-16").hand("B", "SCI-05").has("B", research=3, data=1)
    scene.turn("B")

    scene.play("activate SCI-16", "place science IIIS-C", "row research", "keep SCI-01")

    assert scene.asked() == "A optional"
    scene.play("pay", "pay religion B 1")
    assert scene.tp("A") == 3
    assert scene.track_of("B") == "A"
    assert scene.asked() == "B action"


@clause("AL-REL-12")
def test_a_startup_of_the_allys_lv2_technology_is_reacted_to_but_a_command_is_not() -> None:
    scene = Scene(TREES, techs="IIR-E IIM-E").team("A", "IIR-E").team("B", "IIM-E").track("B", "A")
    scene.has("B", research=6, command=2)
    scene.turn("B")

    scene.play("command IIM-E")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("start IIM-E")

    assert scene.resources("A") == (1, 1, 0)
    assert scene.military("B") == 2


@clause("AL-REL-12")
def test_nothing_follows_when_somebody_who_is_no_ally_places() -> None:
    scene = Scene(TREES, techs="IIR-E IIS-C").team("A", "IIR-E").track("C", "A").has("B", research=3)
    scene.turn("B")

    scene.play("place science IIS-C", "row research", "keep SCI-01")

    assert scene.resources("A") == (0, 0, 0)


@clause("AL-REL-13")
def test_an_alliance_that_ended_during_the_action_gives_no_reaction() -> None:
    scene = Scene(TREES, techs="IIR-A IIIR-E IIM-A IIIM-A").team("A", "IIR-A", "IIIR-E")
    scene.team("B", "IIM-A", "IIIM-A").track("B", "A").track("C", "A").has("B", military=6)
    scene.turn("B")

    scene.play("start IIIM-A", "send-back A religion B 1")

    assert scene.ally_of("B") is None
    assert scene.asked() == "C action"
    assert (scene.tp("A"), scene.tp("B")) == (0, 8)


@clause("AL-REL-13")
def test_an_alliance_that_began_during_the_action_gives_a_reaction() -> None:
    # B sends C's token back, and only thereby becomes A's ally.
    scene = Scene(TREES, techs="IIR-A IIIR-E IIM-A IIIM-A").team("A", "IIR-A", "IIIR-E")
    scene.team("B", "IIM-A", "IIIM-A").track("B", "AC").has("B", military=6)
    scene.turn("B")
    assert scene.ally_of("B") == "C"

    scene.play("start IIIM-A", "send-back C religion B 2")

    assert scene.ally_of("B") == "A"
    assert scene.asked() == "A optional"
