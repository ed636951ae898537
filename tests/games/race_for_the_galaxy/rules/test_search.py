"""Search: how it is chosen, how it goes, and how it ends."""

from __future__ import annotations

import tessera
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def searching(*deck: str, rest: bool = True, seats: int = 2) -> Scene:
    """A has named the first category, developments with Military, and these cards are on top of the draw pile."""
    scene = Scene(seats=seats, sets="set3").deck(*deck, rest=rest)
    return scene.round(A="search", B="settle").play("A search development-military")


# The action


@clause("RFTG-SEARCH-01")
def test_a_search_is_an_action_that_costs_no_prestige_and_is_there_in_the_first_round() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=3, options={"sets": "set3", "start": "dealt"})

    for seat in (0, 1):
        question = game.question(seat)
        assert question is not None
        game.play(seat, [option.id for option in question.options[: question.pick[0]]])

    question = game.question(0)
    assert question is not None
    assert game.view(0)["round"] == 1
    assert "search" in [option.id for option in question.options]
    assert "prestige settle" not in [option.id for option in question.options]


@clause("RFTG-SEARCH-01")
def test_it_takes_the_place_of_an_action() -> None:
    scene = Scene(sets="set3").deck("space-marines")

    scene.round(A="search", B="search").play("A search development-military", "A take space-marines")
    idle(scene)

    # Nobody chose a phase, so none was played.
    assert scene.hand_of("A") == ["space-marines"]
    assert scene.prestige("A") == 0


@clause("RFTG-SEARCH-01")
def test_with_two_actions_it_is_one_of_them() -> None:
    scene = Scene(sets="set3", experienced=True)

    scene.new_round()

    searches = [option for option in scene.options("A") if "search" in option]
    actions = ("explore-5", "explore-1", "develop", "settle", "trade", "double", "produce")
    assert searches == [f"{action} & search" for action in actions]


@clause("RFTG-SEARCH-01", "RFTG-SEARCH-03")
def test_with_two_actions_the_other_one_is_played_after_it() -> None:
    scene = Scene(sets="set3", experienced=True).deck("space-marines")

    scene.round(A="explore-5 & search", B="trade & produce")
    assert scene.asked() == ["A search-category"]
    scene.play("A search development-military", "A take space-marines")

    assert scene.asked() == ["A explore-keep", "B explore-keep"]
    assert len(scene.options("A")) == 7


@clause("RFTG-SEARCH-01")
@for_each("sets", ["base", "set1", "set2"])
def test_only_set_3_has_it(sets: str) -> None:
    scene = Scene(sets=sets)

    scene.new_round()

    assert scene.options("A") == ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]


@clause("RFTG-SEARCH-02")
@for_each("experienced", [True, False])
def test_a_search_and_a_prestige_bonus_never_come_together(experienced: bool) -> None:
    scene = Scene(sets="set3", experienced=experienced).has("A", prestige=5)

    scene.new_round()

    offered = scene.options("A")
    assert any("search" in option for option in offered)
    assert any("prestige" in option for option in offered)
    assert not any("search" in option and "prestige" in option for option in offered)


# The search step


@clause("RFTG-SEARCH-03", "RFTG-SEARCH-04")
@for_each(("order", "first", "second"), [([0, 1, 2], "A", "C"), ([1, 2, 0], "C", "A")])
def test_searchers_search_one_after_the_other_before_all_phases(order: list[int], first: str, second: str) -> None:
    scene = Scene(seats=3, sets="set3").deck("space-marines", "drop-ships", "mercenary-fleet")
    scene.state.order = order

    scene.round(A="search", B="explore-5", C="search")

    assert scene.asked() == [f"{first} search-category"]
    scene.play(f"{first} search development-military", f"{first} take space-marines")
    # The second one names a category only now; B is not concerned, and Explore has not begun.
    assert scene.asked() == [f"{second} search-category"]
    assert scene.cards_in_hand("B") == 0
    scene.play(f"{second} search development-military")
    assert scene.options(second) == ["take mercenary-fleet", "go-on"]
    scene.play(f"{second} take mercenary-fleet")
    assert scene.question("B").kind == "explore-keep"
    # Searchers take part in the phases of the others.
    assert len(scene.options("A")) == len(scene.options("C")) == 2


@clause("RFTG-SEARCH-04")
@for_each("viewer", ["A", "B", "C", "-"])
def test_cards_are_revealed_to_everybody_and_set_aside(viewer: str) -> None:
    scene = searching("gem-world", "drop-ships", "space-marines", "old-earth", seats=3)

    # One by one: nothing beyond the card that fits.
    assert scene.seen(viewer, "aside") == ["gem-world", "drop-ships", "space-marines"]
    assert scene.seen(viewer, "search") == "development-military"
    assert scene.asked() == ["A search-match"]


@clause("RFTG-SEARCH-04", "RFTG-SEARCH-17")
def test_one_of_nine_categories_is_named() -> None:
    eight = [
        *("search development-military", "search military-windfall", "search peaceful-windfall"),
        *("search uplift-symbol-world", "search alien-kind-world", "search consume-two-goods"),
        *("search strong-military-world", "search six-cost-variable-development"),
    ]

    for takeovers, expected in ((False, eight), (True, [*eight, "search takeover-power"])):
        scene = Scene(sets="set3", takeovers=takeovers).round(A="search")

        assert scene.options("A") == expected


@clause("RFTG-SEARCH-05")
def test_the_first_card_that_fits_may_be_taken() -> None:
    scene = searching("gem-world", "space-marines", "mercenary-fleet")

    assert scene.options("A") == ["take space-marines", "go-on"]
    scene.play("A take space-marines")

    assert scene.hand_of("A") == ["space-marines"]


@clause("RFTG-SEARCH-05")
def test_who_goes_on_must_take_the_second_card_that_fits() -> None:
    scene = searching("space-marines", "gem-world", "mercenary-fleet", "expedition-force")

    scene.play("A go-on")

    # Nothing is asked: Mercenary Fleet is taken, and the search is over.
    assert scene.hand_of("A") == ["mercenary-fleet"]
    assert scene.pile() == ["gem-world", "space-marines"]
    assert scene.asked() == ["A action", "B action"]


# The end of the pile


@clause("RFTG-SEARCH-06")
def test_when_the_draw_pile_runs_out_the_discards_are_shuffled_in() -> None:
    scene = Scene(sets="set3").deck("gem-world", "old-earth", rest=False).discarded("space-marines")

    scene.round(A="search", B="settle").play("A search development-military")

    assert scene.options("A") == ["take space-marines", "go-on"]
    assert scene.seen("B", "aside") == ["gem-world", "old-earth", "space-marines"]
    assert scene.pile() == []


@clause("RFTG-SEARCH-06")
def test_cards_set_aside_are_not_shuffled_in() -> None:
    scene = Scene(sets="set3").deck("space-marines", "gem-world", rest=False).discarded("old-earth", "spice-world")

    scene.round(A="search", B="settle").play("A search development-military", "A go-on")

    # Space Marines were set aside; a second pile of two cards holds nothing that fits, and there is no third.
    assert scene.hand_of("A") == []
    assert scene.pile() == ["gem-world", "old-earth", "space-marines", "spice-world"]


@clause("RFTG-SEARCH-07")
def test_when_the_new_pile_runs_out_too_the_search_fails_and_the_card_is_kept() -> None:
    scene = Scene(sets="set3").deck("gem-world", rest=False).discarded("old-earth")

    scene.round(A="search", B="settle").play("A search development-military")

    assert scene.hand_of("A") == []
    assert scene.seen("B", "players", 0, "search_card") is True
    # The action is spent: the round is over, and the next one offers a search again.
    assert scene.asked() == ["A action", "B action"]
    assert "search" in scene.options("A")


@clause("RFTG-SEARCH-07")
def test_without_discards_it_fails_when_the_draw_pile_runs_out() -> None:
    scene = Scene(sets="set3").deck("gem-world", rest=False)

    scene.round(A="search", B="settle").play("A search development-military")

    assert scene.hand_of("A") == []
    assert scene.seen("B", "players", 0, "search_card") is True
    assert scene.pile() == ["gem-world"]


@clause("RFTG-SEARCH-07")
def test_each_search_may_shuffle_the_discards_in_once() -> None:
    scene = Scene(sets="set3").deck("gem-world", rest=False).discarded("old-earth")

    scene.round(A="search", B="search").play("A search development-military", "B search military-windfall")

    # A's failure left both cards in the discard pile, from which B's search makes its pile.
    assert scene.pile() == ["gem-world", "old-earth"]
    assert [scene.seen("A", "players", seat, "search_card") for seat in (0, 1)] == [True, True]


@clause("RFTG-SEARCH-08")
def test_a_match_that_was_declined_is_not_available_again() -> None:
    scene = Scene(sets="set3").deck("space-marines", "gem-world", rest=False)

    scene.round(A="search", B="settle").play("A search development-military", "A go-on")

    assert scene.hand_of("A") == []
    assert scene.pile() == ["gem-world", "space-marines"]
    assert scene.seen("B", "players", 0, "search_card") is True


@clause("RFTG-SEARCH-09")
def test_afterwards_all_cards_set_aside_are_discarded_face_down() -> None:
    scene = searching("gem-world", "old-earth", "space-marines").play("A take space-marines")

    assert scene.seen("B", "aside") == []
    assert scene.pile() == ["gem-world", "old-earth"]
    assert scene.seen("B", "discard") == 2
    assert scene.seen("B", "search") is None
    # A success uses the card up.
    assert scene.seen("B", "players", 0, "search_card") is False
    assert "search" not in scene.options("A")
    assert "search" in scene.options("B")
