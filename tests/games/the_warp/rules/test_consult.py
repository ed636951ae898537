"""I. Income phase, B. Consult; and drawing Archive cards at any other time."""

from __future__ import annotations

from tessera.games.the_warp.state import ARCHIVE, BOX, DISCARD, GONE, LINEUP
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import consult
from tests.rows import for_each

BUILDS = [f"build-{number:02}" for number in range(1, 19)]


def take_away(scene: Scene, kept: tuple[str, ...] = ()) -> Scene:
    """The Archive Deck without its cards, but for those that begin like this."""
    for piece in scene.state.zones[ARCHIVE].copy():
        if not scene.state.name(piece).startswith(kept or ("nothing",)):
            scene.state.zones[ARCHIVE].remove(piece)
            scene.state.zones[BOX].append(piece)
    return scene


@clause("WARP-CON-01")
def test_up_to_three_cards_are_discarded_then_two_are_drawn() -> None:
    scene = Scene().hand("A", "build-02", "build-03", "build-04", "build-05").turn("A", "consult")
    assert scene.kind() == "consult"
    assert scene.question("A").pick == (0, 3)

    scene.play("A discard build-02 + discard build-03 + discard build-04", "A draw deck", "A draw deck")

    assert len(scene.cards("A")) == 4 - 3 + 2
    assert scene.kind() == "action"


@clause("WARP-CON-01")
def test_nothing_need_be_discarded() -> None:
    scene = Scene().hand("A", "build-02").turn("A", "consult")

    scene.play("A", "A draw deck", "A draw deck")

    assert len(scene.cards("A")) == 3
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-CON-02")
def test_discarded_cards_lie_open_and_bring_their_value() -> None:
    # Build 1 Gold, Maneuver 1 Energy, Upgrade 1 of each.
    scene = Scene().hand("A", "build-03", "maneuver", "upgrade-05").has("A", gold=2, energy=2)
    scene.turn("A", "consult").play("A consult")

    scene.play("A discard build-03 + discard maneuver + discard upgrade-05")

    assert scene.supplies("A") == (4, 4, 0)
    assert at(scene.view("B"), "discard") == ["build-03", "maneuver.2", "upgrade-05"]


@clause("WARP-CON-03", "WARP-DEV-08")
def test_a_discard_at_another_time_brings_nothing() -> None:
    scene = Scene().hand("A", "build-any", "upgrade-05", "build-03").has("A", gold=2, energy=1)
    scene.holds("A", "a-upper-left", 1).turn("A", "action")

    scene.play("A develop", "A develop build-any", "A option 1 sentry_tower", "A pay 2 gold 0 energy")
    assert scene.options("A") == ["discard upgrade-05", "discard build-03"]
    scene.play("A discard upgrade-05", "A build sentry_tower a-upper-left")

    assert scene.supplies("A") == (0, 1, 0)
    assert scene.in_zone(DISCARD) == ["build-any.1", "upgrade-05"]


@clause("WARP-CON-04", "WARP-CON-11")
@for_each(("held", "drawn"), [(5, 2), (6, 2), (7, 1), (8, 0)])
def test_drawing_is_an_order_and_stops_at_eight_cards(held: int, drawn: int) -> None:
    scene = Scene().hand("A", *BUILDS[2 : 2 + held]).turn("A", "consult")

    scene.play("A")

    for _ in range(drawn):
        assert scene.kind() == "draw"
        assert "stop" not in scene.options("A")
        scene.play("A draw deck")
    assert scene.kind() != "draw"
    assert len(scene.cards("A")) == held + drawn


@clause("WARP-CON-05", "WARP-CON-06")
def test_each_card_comes_from_the_deck_or_the_line_up_one_after_the_other() -> None:
    scene = (
        Scene().line_up("build-01", "upgrade-02", "maneuver", "build-12").deck("elite", "pincer").turn("A", "consult")
    )
    everything = ["draw deck", "draw build-01", "draw upgrade-02", "draw maneuver.1", "draw build-12"]
    assert scene.options("A") == everything

    scene.play("A draw deck")

    # The first card is seen before the source of the second is chosen.
    assert scene.cards("A") == ["elite.1"]
    assert at(scene.view("A"), "players", 0, "hand") == ["elite.1"]
    assert at(scene.view("B"), "players", 0, "hand") == ["archive"]
    assert scene.options("A") == everything
    scene.play("A draw upgrade-02")
    assert scene.cards("A") == ["elite.1", "upgrade-02"]
    assert at(scene.view("B"), "players", 0, "hand") == ["archive", "upgrade-02"]


@clause("WARP-CON-07")
def test_gaps_of_the_line_up_are_filled_after_the_draws() -> None:
    scene = Scene().line_up("build-01", "upgrade-02", "maneuver", "build-12").deck("elite", "pincer", "build-07")
    scene.turn("A", "consult")

    scene.play("A draw maneuver")
    assert scene.in_zone(LINEUP) == ["build-01", "upgrade-02", "build-12"]
    assert scene.options("A") == ["draw deck", "draw build-01", "draw upgrade-02", "draw build-12"]
    scene.play("A draw build-12")

    assert scene.in_zone(LINEUP) == ["build-01", "upgrade-02", "elite.1", "pincer.1"]


@clause("WARP-CON-08")
def test_four_cards_of_one_type_are_mixed_away_with_the_discard_pile() -> None:
    scene = Scene().line_up("build-01", "build-02", "upgrade-02", "build-03").deck("elite", "build-04")
    scene.discards("reinforce", "upgrade-07").turn("A", "consult")
    cards = len(scene.in_zone(ARCHIVE))

    scene.play("A draw deck", "A draw upgrade-02")

    # build-04 made it four builds: they and the discard pile went into the deck, and four others were revealed.
    assert scene.in_zone(DISCARD) == []
    assert scene.told("line_up_anew")
    assert len(scene.in_zone(LINEUP)) == 4
    kinds = {name.partition("-")[0] for name in scene.in_zone(LINEUP)}
    assert kinds != {"build"}
    assert len(kinds) > 1
    assert len(scene.in_zone(ARCHIVE)) == cards - 2 + 2


@clause("WARP-CON-09")
def test_every_draw_offers_the_line_up_which_is_filled_after_the_effect() -> None:
    scene = Scene().line_up("build-01", "upgrade-02", "maneuver", "build-12").deck("pincer", "build-07")
    scene.rewards("A", "archive-cache").turn("A", "action")

    scene.play("A spend archive-cache", "A draw build-01")
    assert scene.in_zone(LINEUP) == ["upgrade-02", "maneuver.1", "build-12"]
    scene.play("A draw upgrade-02")

    assert scene.cards("A") == ["build-01", "upgrade-02"]
    assert scene.in_zone(LINEUP) == ["maneuver.1", "build-12", "pincer.1", "build-07"]


@clause("WARP-CON-10")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    scene = take_away(Scene().discards("build-05", "build-06", "elite")).turn("A", "consult")
    assert scene.in_zone(ARCHIVE) == []

    scene.play("A draw deck")

    assert scene.in_zone(DISCARD) == []
    assert len(scene.in_zone(ARCHIVE)) == 2
    assert scene.cards("A")[0] in ("build-05", "build-06", "elite.1")


@clause("WARP-CON-10", "WARP-CON-14")
def test_without_deck_and_discard_pile_only_the_line_up_is_left() -> None:
    scene = take_away(Scene().line_up("build-01", "upgrade-02", "maneuver", "build-12")).turn("A", "consult")
    assert scene.options("A") == ["draw build-01", "draw upgrade-02", "draw maneuver.1", "draw build-12"]

    scene.play("A draw build-01", "A draw upgrade-02")

    # Its gaps stay open.
    assert scene.in_zone(LINEUP) == ["maneuver.1", "build-12"]
    assert len(scene.cards("A")) == 2


@clause("WARP-CON-10")
def test_where_no_card_is_left_anywhere_none_is_drawn() -> None:
    scene = take_away(Scene())
    scene.state.zones[BOX] += scene.state.zones[LINEUP]
    scene.state.zones[LINEUP] = []

    scene.turn("A", "consult")

    assert scene.kind() == "raise"
    assert scene.cards("A") == []


@clause("WARP-CON-14")
def test_a_gap_is_filled_by_the_next_refill_that_finds_a_card() -> None:
    scene = take_away(Scene().line_up("upgrade-02", "maneuver")).hand("A", "build-12", "elite").turn("A", "consult")

    scene.play("A discard build-12 + discard elite", "A draw upgrade-02", "A draw maneuver")

    assert sorted(scene.in_zone(LINEUP)) == ["build-12", "elite.1"]
    assert scene.in_zone(DISCARD) == []


@clause("WARP-CON-11")
def test_the_hand_limit_holds_for_draws_of_effects() -> None:
    scene = Scene().hand("A", *BUILDS[2:9]).rewards("A", "archive-cache").turn("A", "action")

    scene.play("A spend archive-cache", "A draw deck")

    assert scene.kind() != "draw"
    assert len(scene.cards("A")) == 8


@clause("WARP-CON-12")
def test_a_start_card_brings_its_value_and_leaves_the_game() -> None:
    scene = Scene().hand("A", "start").turn("A", "consult")

    scene.play("A discard start", "A draw deck")

    assert scene.supplies("A") == (1, 0, 0)
    assert scene.in_zone(DISCARD) == []
    assert "start.1" in scene.in_zone(GONE)


@clause("WARP-CON-13")
def test_a_line_up_that_cannot_be_mixed_stays() -> None:
    # Only Build cards are left outside the hands.
    scene = take_away(Scene().line_up("build-01", "build-02", "build-03", "maneuver").deck("build-07"), ("build",))
    scene.turn("A", "consult")

    scene.play("A draw maneuver", "A draw deck")

    assert len(scene.in_zone(LINEUP)) == 4
    assert all(name.startswith("build") for name in scene.in_zone(LINEUP))
    assert scene.told("line_up_anew") == []


@clause("WARP-CON-13")
def test_fewer_than_four_cards_of_one_type_may_lie_there() -> None:
    scene = take_away(Scene().line_up("build-01", "build-02", "build-03", "maneuver")).turn("A", "consult")

    scene.play("A draw maneuver", "A draw build-01")

    assert scene.in_zone(LINEUP) == ["build-02", "build-03"]


@clause("WARP-CON-15")
def test_a_stolen_card_is_taken_above_the_limit_and_the_hand_cut_without_value() -> None:
    # The Reward Ability of the Darja Shadows steals a card at random and brings 2 resources.
    scene = Scene().leads("A", "darja-shadows").rewards("A", "salvage", "tremor").hand("A", *BUILDS[2:10])
    scene.hand("B", "elite").turn("A", "action")

    scene.play("A reward-ability darja-shadows")

    assert scene.kind() == "cut-hand"
    assert scene.question("A").pick == (1, 1)
    assert len(scene.options("A")) == 9
    scene.play("A discard build-03", "A take 1 gold 1 energy")
    assert scene.supplies("A") == (1, 1, 0)
    assert len(scene.cards("A")) == 8
    assert "elite.1" in scene.cards("A")
    assert scene.in_zone(DISCARD) == ["build-03"]


@clause("WARP-CON-15", "WARP-BRB-08")
def test_cards_of_a_bribe_are_all_taken_and_the_hand_is_cut() -> None:
    scene = Scene().hand("A", "elite", "maneuver").hand("B", "enforce", *BUILDS[2:10])
    scene.holds("A", "a-upper-left", 3).exiled("a-ridge", 1).dice(5, 1).turn("A", "action")
    scene.play("A attack", "A troops 1", "A pass", "B play enforce", "A bribe", "A cards 2", "A propose", "B accept")

    assert scene.kind() == "cut-hand"
    assert scene.question("B").pick == (2, 2)
    scene.play("B discard build-03 + discard build-04")
    assert len(scene.cards("B")) == 8
    assert {"elite.1", "maneuver.2"} <= set(scene.cards("B"))
    assert scene.supplies("B") == (0, 0, 0)


@clause("WARP-CON-04", "WARP-CON-01")
def test_a_full_hand_draws_again_after_discarding() -> None:
    scene = Scene().hand("A", *BUILDS[2:10]).turn("A", "consult")

    consult(scene.play("A discard build-03"), "A")

    assert len(scene.cards("A")) == 8
