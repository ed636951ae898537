"""The round: secret choice, reveal, phases in order; drawing and discarding; who chooses last."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each


def phases(scene: Scene) -> list[str]:
    """The phases that have begun, in order."""
    return [event.words[0] for event in scene.game.events if event.key == "phase"]


def answer_all(scene: Scene) -> Scene:
    """Everybody answers with the first options until actions are chosen again."""
    while not scene.asked()[0].endswith("action"):
        letter = scene.asked()[0][0]
        scene.play(f"{letter} " + " + ".join(scene.options(letter)[: scene.question(letter).pick[0]]))
    return scene


# The course of a round


@clause("RFTG-ROUND-01")
def test_the_lead_bonus_comes_before_the_choice_of_actions() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=2).leads("A", on_tile=1)

    scene.new_round()

    assert scene.chips("A") == 1
    assert scene.cards_in_hand("A") == 1
    assert scene.asked() == ["A action", "B action", "C action"]


@clause("RFTG-ROUND-01")
def test_after_the_reveal_prestige_is_paid_then_all_search_then_phases_begin() -> None:
    scene = Scene(seats=3, sets="set3").has("A", prestige=2).has("B").has("C").new_round()

    scene.play("A prestige explore-5", "B search", "C search")

    assert scene.prestige("A") == 1
    assert scene.asked() == ["B search-category"]
    assert phases(scene) == []
    scene.play("B " + scene.options("B")[0], "B go-on")
    assert scene.asked() == ["C search-category"]
    scene.play("C " + scene.options("C")[0], "C go-on")
    assert phases(scene) == ["explore"]


@clause("RFTG-ROUND-01", "RFTG-ROUND-02")
def test_the_chosen_phases_happen_in_their_order_whoever_chose_them() -> None:
    scene = Scene(seats=5, sets="set1")

    answer_all(scene.round(A="produce", B="trade", C="settle", D="develop", E="explore-5"))

    assert phases(scene) == ["explore", "develop", "settle", "consume", "produce"]


@clause("RFTG-ROUND-01")
def test_the_round_ends_with_the_hand_limit_after_all_phases_and_another_round_begins() -> None:
    scene = Scene().fill("A", 11).tableau("A", "gem-world").round(A="produce")

    assert phases(scene) == ["produce"]
    assert scene.goods_of("A") == ["gem-world"]
    assert scene.asked() == ["A hand-limit"]
    assert scene.state.round == 1
    # Gem World drew a card as it produced: 12 cards, 2 too many.
    assert scene.question("A").pick == (2, 2)
    answer_all(scene)
    assert scene.state.round == 2


@clause("RFTG-ROUND-01")
def test_actions_are_chosen_at_the_same_time_and_in_secret() -> None:
    scene = Scene(seats=3).new_round()
    copy = scene.game.clone()
    assert scene.asked() == ["A action", "B action", "C action"]

    scene.play("A settle")
    copy.play(0, ["produce"])

    for viewer in (1, 2, None):
        assert scene.game.view(viewer) == copy.view(viewer)
    assert scene.seen("B", "players", 0, "actions") == []
    scene.play("C develop")
    assert scene.seen("B", "players", 0, "actions") == []
    scene.play("B explore-5")
    assert [scene.seen("B", "players", seat, "actions") for seat in range(3)] == [
        ["settle"],
        ["explore-5"],
        ["develop"],
    ]


@clause("RFTG-ROUND-01")
def test_for_the_others_an_action_chosen_in_secret_may_be_any() -> None:
    scene = Scene().new_round().play("A settle")
    found = set()

    for seed in range(60):
        dealt = scene.game.redeal(1, seed)
        dealt.play(1, ["explore-5"])
        found.add(str(at(dealt.view(1), "players", 0, "actions")))

    assert len(found) == 7


@clause("RFTG-ROUND-02")
def test_a_phase_happens_once_however_many_chose_it_and_others_are_skipped() -> None:
    scene = Scene(seats=4)

    answer_all(scene.round(A="explore-5", B="explore-1", C="explore-5", D="settle"))

    assert phases(scene) == ["explore", "settle"]


@clause("RFTG-ROUND-02")
def test_both_sorts_of_consume_make_one_phase() -> None:
    scene = Scene(seats=2)

    scene.round(A="trade", B="double")

    assert phases(scene) == ["consume"]


@clause("RFTG-ROUND-03")
def test_everybody_acts_in_a_phase_and_only_those_who_chose_it_have_its_bonus() -> None:
    scene = Scene(seats=3).tableau("A", "space-marines").tableau("B", "drop-ships").tableau("C", "space-marines#2")
    for letter, world in zip("ABC", ("star-nomad-lair", "runaway-robots", "outlaw-world"), strict=True):
        scene.hand(letter, world)

    scene.round(A="settle", B="produce", C="produce")
    scene.play("A settle star-nomad-lair", "B settle runaway-robots", "C settle outlaw-world")

    # Only A, who chose Settle, draws a card for the world.
    assert [scene.cards_in_hand(letter) for letter in "ABC"] == [1, 0, 0]


@clause("RFTG-ROUND-03")
def test_the_bonus_is_that_of_the_card_chosen() -> None:
    scene = (
        Scene(seats=2).tableau("A", "earths-lost-colony", "comet-zone").good("A", "earths-lost-colony", "comet-zone")
    )
    scene.tableau("B", "old-earth", "gem-world").good("B", "gem-world")

    scene.round(A="trade", B="double")

    # A sells and takes single chips; B sells nothing and takes double chips.
    assert scene.asked() == ["A trade"]
    assert scene.chips("B") == 2
    scene.play("A sell comet-zone")
    assert scene.cards_in_hand("A") == 3
    assert scene.chips("A") == 1


@clause("RFTG-ROUND-04")
def test_two_players_may_choose_the_same_card_and_both_have_its_bonus() -> None:
    scene = Scene(seats=3)

    scene.round(A="explore-5", B="explore-5", C="produce")

    assert [len(scene.options(letter)) for letter in "ABC"] == [7, 7, 2]


@clause("RFTG-ROUND-05")
def test_players_act_at_the_same_time_and_in_any_order() -> None:
    scene = Scene(seats=3).round(A="explore-5", B="explore-1")
    assert scene.asked() == ["A explore-keep", "B explore-keep", "C explore-keep"]

    scene.play("C " + scene.options("C")[0], "A " + scene.options("A")[0])

    assert scene.asked() == ["B explore-keep"]


@clause("RFTG-ROUND-05", "RFTG-SETUP-15")
def test_where_it_matters_cards_are_drawn_clockwise_from_the_lowest_start_world() -> None:
    scene = Scene(seats=3)
    scene.deck("gem-world", "spice-world", "rebel-base", "rebel-outpost", "mining-world", "comet-zone", "space-port")
    scene.state.order = [1, 2, 0]

    scene.round(A="explore-1", B="develop")

    assert scene.drawn_by("B") == ["gem-world", "spice-world"]
    assert scene.drawn_by("C") == ["rebel-base", "rebel-outpost"]
    assert scene.drawn_by("A") == ["comet-zone", "mining-world", "space-port"]


@clause("RFTG-ROUND-05", "RFTG-SETUP-15")
def test_searches_follow_the_same_order() -> None:
    scene = Scene(seats=3, sets="set3").has("A").has("C")
    scene.state.order = [1, 2, 0]

    scene.round(A="search", C="search")

    assert scene.asked() == ["C search-category"]


# Drawing and discarding


@clause("RFTG-ROUND-11")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    scene = Scene().deck("gem-world", rest=False).discarded("spice-world", "rebel-base", "mining-world")

    scene.round(A="explore-1")

    # A draws three; the last one of the four is left for B.
    assert len(scene.options("A")) == 3
    assert "keep gem-world" in scene.options("A")
    assert scene.cards_in_hand("B") == 1
    assert scene.pile() == []
    assert scene.deck_size() == 0


@clause("RFTG-ROUND-11")
def test_the_new_pile_is_shuffled_and_nobody_knows_its_order() -> None:
    drawn = set()
    for key in range(20):
        scene = (
            Scene().deck(rest=False).discarded("gem-world", "spice-world", "rebel-base", "mining-world", "comet-zone")
        )
        scene.state.chance = Chance(key, 0)

        scene.round(A="produce", B="explore-1")

        drawn.add(tuple(scene.options("A")))
    # Of five cards two, in 20 orders.
    assert 10 <= len(drawn) <= 20


@clause("RFTG-ROUND-11")
def test_who_knew_a_discard_does_not_know_where_it_went() -> None:
    scene = Scene().hand("A", "space-marines", "gem-world", "spice-world").deck(rest=False)
    scene.discarded("rebel-base", "mining-world", "comet-zone", "space-port")
    scene.round(B="develop").play("A develop space-marines")
    assert scene.knows("A", "gem-world")

    scene.tableau("B", "interstellar-bank").round(B="develop")

    assert scene.deck_size() == 5
    assert not scene.knows("A", "gem-world")


@clause("RFTG-ROUND-11")
def test_when_both_piles_are_empty_nothing_is_drawn() -> None:
    scene = Scene(seats=2).deck("gem-world", rest=False)

    scene.round(A="explore-5")

    assert scene.hand_of("A") == ["gem-world"]
    assert scene.cards_in_hand("B") == 0
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-ROUND-11")
def test_a_good_is_there_even_if_no_card_is_left_for_it() -> None:
    scene = Scene().tableau("A", "gem-world", "mining-world").deck("rebel-base", rest=False)

    scene.round(A="produce")

    assert scene.goods_of("A") == ["gem-world", "mining-world"]
    assert len(scene.state.zones[scene.state.goods(0)]) == 1
    scene.round(A="trade").play("A sell mining-world")
    assert scene.goods_of("A") == ["gem-world"]


@clause("RFTG-ROUND-12")
def test_all_discards_lie_on_one_pile_face_down() -> None:
    scene = Scene().hand("A", "space-marines", "gem-world", "spice-world")
    scene.hand("B", "export-duties", "rebel-base", "mining-world")

    scene.round(B="develop").play("A develop space-marines", "B develop export-duties")

    assert scene.pile("A") == scene.pile("B") == ["gem-world", "spice-world"]
    assert scene.seen("B", "discard") == 2
    assert [scene.knows("A", "gem-world"), scene.knows("B", "gem-world")] == [True, False]


@clause("RFTG-ROUND-12")
def test_a_card_discarded_from_a_tableau_was_seen_by_all() -> None:
    scene = Scene().tableau("A", "new-military-tactics").hand("A", "pirate-world")

    scene.round(B="settle").play("A settle pirate-world")

    assert scene.pile() == ["new-military-tactics"]
    assert scene.knows("B", "new-military-tactics")


# Psi-Crystal World


@clause("RFTG-ROUND-13")
def test_the_owner_of_psi_crystal_world_chooses_after_the_others_are_revealed() -> None:
    scene = Scene(seats=3, sets="set3").tableau("B", "psi-crystal-world").new_round()
    assert scene.asked() == ["A action", "C action"]

    scene.play("A settle", "C produce")

    assert scene.asked() == ["B last-action"]
    assert [scene.seen("B", "players", seat, "actions") for seat in (0, 2)] == [["settle"], ["produce"]]
    assert phases(scene) == []
    scene.play("B develop")
    assert phases(scene) == ["develop", "settle", "produce"]


@clause("RFTG-ROUND-13")
def test_of_two_actions_its_owner_fixes_the_first_with_the_other_player() -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").new_round()
    assert scene.asked() == ["A action", "B first-action"]
    assert scene.options("B")[:7] == ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]

    scene.play("B develop")
    assert scene.seen("A", "players", 1, "actions") == []
    scene.play("A trade & produce")

    assert scene.asked() == ["B last-action"]
    assert scene.seen("B", "players", 0, "actions") == ["trade", "produce"]
    assert "develop" in scene.options("B")
    scene.play("B settle")
    assert phases(scene) == ["develop", "settle", "consume", "produce"]


@clause("RFTG-ROUND-13", "RFTG-TWO-01")
def test_its_second_action_is_another_card() -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").new_round()

    scene.play("B explore-5", "A trade & produce")

    assert "explore-5" not in scene.options("B")
    assert "explore-1" in scene.options("B")


@clause("RFTG-ROUND-13", "RFTG-PRESTIGE-16")
@for_each("first", ["prestige trade", "search"])
def test_the_prestige_card_is_there_for_one_of_its_two_actions(first: str) -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").has("B", prestige=2).new_round()

    scene.play(f"B {first}", "A trade & produce")

    offered = scene.options("B")
    assert "develop" in offered
    assert [option for option in offered if option == "search" or option.startswith("prestige")] == []


@clause("RFTG-PRESTIGE-22")
@for_each(("bonus", "prices"), [("first", (3, 5)), ("second", (5, 3))])
def test_its_owner_says_which_of_two_develop_phases_the_prestige_bonus_is_for(
    bonus: str, prices: tuple[int, int]
) -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").has("B", prestige=1)
    scene.hand("B", "galactic-imperium", "new-galactic-order").fill("B", 11).new_round()
    scene.play("B develop", "A trade & produce", "B prestige develop")
    assert scene.asked() == ["B bonus-phase"]

    scene.play(f"B bonus {bonus}")

    # Each costs 6; 3 less with the bonus, 1 less without.
    scene.play("B develop galactic-imperium")
    first = scene.question("B").pick
    scene.play("B " + " + ".join(scene.options("B")[-first[0] :]), "B develop new-galactic-order")
    assert (first[0], scene.question("B").pick[0]) == prices


@clause("RFTG-ROUND-11")
def test_goods_are_found_behind_markers() -> None:
    scene = Scene().tableau("A", "gem-world", "spice-world", "old-earth").deck(rest=False)
    scene.round(A="produce")
    scene.tableau("A", "comet-zone", "mining-world").discarded("new-sparta", "public-works")

    # Two markers, then two goods that are cards.
    scene.round(A="produce")
    scene.round(A="trade").play("A sell mining-world")

    assert scene.goods_of("A") == ["comet-zone", "gem-world", "spice-world"]
    assert len(scene.state.zones[scene.state.goods(0)]) == 1


@clause("RFTG-ROUND-01", "RFTG-ROUND-02")
def test_no_phase_of_the_last_round_is_shown_while_actions_are_chosen() -> None:
    scene = Scene().hand("A", "old-earth").fill("A", 3)
    scene.round(A="settle", B="produce")
    during = scene.seen("A", "phases")

    scene.play("A pass")

    assert (during, scene.asked()) == (["settle", "produce"], ["A action", "B action"])
    assert scene.seen("A", "phases") == []
