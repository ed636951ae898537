"""16. Icons and wording: what a record shows, what it says and what the engine does are one thing."""

from __future__ import annotations

from tessera.games.atlas_lost.icons import icons
from tessera.games.atlas_lost.library import glossary, load
from tessera.games.atlas_lost.sentences import sentence
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def shown(name: str) -> list[str]:
    """The icons of a Tech or card."""
    library = load()
    return icons({**library.techs, **library.cards}[name])


@clause("AL-ICON-01")
def test_the_cost_stands_before_the_arrow_and_the_effect_behind_it() -> None:
    card = load().cards["CUL-18"]

    said = sentence(card, "en")

    assert icons(card) == ["culture", "culture", "arrow", "tp", "tp", "tp", "research"]
    assert said == "Pay 2 of your placed culture tokens: Gain 3 TP and 1 research."


@clause("AL-ICON-01")
def test_a_free_effect_has_no_arrow() -> None:
    free = shown("SCI-03")

    assert free == ["research", "research", "data", "data"]


@clause("AL-ICON-01")
def test_what_stands_before_the_arrow_is_paid_before_what_stands_behind_it_is_gained() -> None:
    scene = Scene("science economy culture").install("A", "SCI-13").has("A", data=1)
    scene.turn("A")

    scene.play("activate SCI-13")

    assert [event.key for event in scene.game.events][-2:] == ["pays", "gains"]
    assert scene.resources("A") == (2, 0, 0)


@clause("AL-ICON-02")
def test_each_time_the_event_on_the_left_happens_the_effect_on_the_right_follows() -> None:
    scene = Scene("science economy culture", techs="IIE-E").team("A", "IIE-E").install("A", "ECO-25")
    scene.has("A", research=3, data=3)
    scene.turn("A")

    scene.play("start IIE-E", "economy IS", "economy IE")

    assert shown("ECO-25") == ["place_token", "economy", "arrow", "research"]
    assert scene.resources("A") == (2, 0, 0)  # once for each of two tokens


@clause("AL-ICON-03")
def test_what_stands_in_parentheses_goes_to_every_other_player() -> None:
    scene = Scene("science economy culture", seats=3, techs="IIE-C").team("A", "IIE-C")
    scene.turn("A")

    scene.play("start IIE-C")

    assert shown("IIE-C") == ["research"] * 3 + ["data"] * 2 + ["others", "research", "others", "data"]
    assert [scene.resources(letter) for letter in "ABC"] == [(3, 2, 0), (1, 1, 0), (1, 1, 0)]


@clause("AL-ICON-04")
def test_a_condition_opens_the_effect_below_it_from_its_number_on() -> None:
    three = Scene("science economy culture").hand("A", "CUL-09").culture("A", "IS", "IE", "IC")
    four = Scene("science economy culture", techs="IIS-A").hand("A", "CUL-09").culture("A", "IS", "IE", "IC", "IIS-A")

    for scene in (three, four):
        scene.turn("A").play("use CUL-09")

    assert shown("CUL-09") == ["requires", "4", "own_culture", "arrow", "tp", "tp", "tp", "or", "data", "data", "data"]
    assert (three.tp("A"), three.resources("A")) == (0, (0, 3, 0))
    assert (four.tp("A"), four.resources("A")) == (3, (0, 0, 0))


@clause("AL-ICON-04")
def test_a_condition_before_a_cost_is_shown_first() -> None:
    six = shown("IIIM-B")

    assert six == [
        "requires",
        "6",
        "own_military",
        *["military"] * 3,
        "arrow",
        "steal",
        "other",
        *["tp"] * 3,
        "6",
        "tp",
    ]


@clause("AL-ICON-05")
def test_a_token_gained_is_placed_from_the_stock_wherever_it_may_go() -> None:
    # The reward tile of culture, on space 3.
    scene = Scene("culture economy science", seats=2, techs="IIC-A").has("A", research=2, data=1).influence("A", 2)
    scene.culture("B", "IC", "IE")
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.asked() == "A culture"
    assert "culture IC" not in scene.options()
    assert len(scene.options()) == 16
    scene.play("culture IS")
    assert scene.stock("A")[1] == 8


@clause("AL-ICON-05")
def test_a_token_paid_returns_from_the_board_to_the_stock() -> None:
    scene = Scene("science economy culture").install("A", "ECO-16").economy("A", "IE")
    scene.turn("A")

    scene.play("activate ECO-16")

    assert scene.economy_of("A") == []
    assert scene.stock("A")[0] == 9


@clause("AL-ICON-06")
def test_a_card_icon_with_a_tree_draws_of_that_tree() -> None:
    scene = Scene("science economy culture").install("A", "ECO-19").has("A", research=2)
    scene.turn("A")

    scene.play("activate ECO-19")

    assert shown("ECO-19") == ["research", "research", "arrow", "economy_tree", "draw", "others", "research"]
    assert scene.hand_of("A") == ["ECO-01"]


@clause("AL-ICON-06")
def test_a_card_icon_without_a_tree_draws_of_any() -> None:
    scene = Scene("science economy culture").install("A", "SCI-14").has("A", data=1)
    scene.turn("A")

    scene.play("activate SCI-14")

    assert shown("SCI-14") == ["data", "arrow", "draw"]
    assert scene.options() == ["deck science", "deck economy", "deck culture"]
    scene.play("deck culture")
    assert scene.hand_of("A") == ["CUL-01"]


@clause("AL-ICON-06")
def test_a_discard_icon_takes_one_card_from_the_hand() -> None:
    scene = Scene("science economy culture").install("A", "CUL-16").hand("A", "SCI-01", "ECO-01")
    scene.turn("A")

    scene.play("activate CUL-16", "discard ECO-01")

    assert shown("CUL-16") == ["discard", "arrow", "data", "data"]
    assert scene.hand_of("A") == ["SCI-01"]
    assert scene.pile("economy") == ["ECO-01"]


@clause("AL-ICON-07")
def test_an_advance_team_icon_places_under_all_conditions_of_placement() -> None:
    # Lv.3 needs a route from Lv.2, each level of a tree takes one team, and a Lv.2 team costs 3 less 2 research.
    scene = Scene("science economy culture", techs="IIS-A").hand("A", "SCI-02").team("A", "IIS-A").has("A", research=1)
    scene.turn("A")

    scene.play("use SCI-02")

    assert shown("SCI-02") == ["place_advance", "less", "research", "research"]
    assert scene.options() == [
        "place economy IIE-A",
        "place economy IIE-B",
        "place culture IIC-A",
        "place culture IIC-B",
        "decline",
    ]
    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (0, 1, 0)
    assert scene.hand_of("A") == ["ECO-01"]


@clause("AL-ICON-08")
def test_of_two_icons_joined_by_or_exactly_one_is_taken() -> None:
    scene = Scene("science economy culture").waiting("A", 0, 3)
    scene.turn("A")

    scene.play("replenish")

    assert scene.options() == ["command", "card"]
    assert scene.game.questions[0].pick == (1, 1)
    scene.play("command")
    assert scene.resources("A") == (4, 0, 1)
    assert scene.hand_of("A") == []


@clause("AL-ICON-08")
def test_of_two_effects_the_reward_tile_of_science_gives_one() -> None:
    tile = load().reward_tiles["IRT-S"]
    scene = Scene("science economy culture", seats=2).has("A", research=2, data=1).influence("A", 2)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert icons(tile) == ["place_advance", "less", "research", "research", "or", "draw", "data"]
    # Nothing is left to pay for a team, so only the other effect can be taken.
    assert scene.asked() == "A deck"
    scene.play("deck economy")
    assert scene.resources("A") == (0, 1, 0)
    assert scene.teams_of("A") == []


@clause("AL-ICON-09")
@for_each(("name", "expected"), [("IIS-D", ["place_advance", "less", "research"]), ("SCI-25", ["tp", "tp"])])
def test_a_passive_icon_without_an_event_is_in_force_all_the_time(name: str, expected: list[str]) -> None:
    without_event = shown(name)

    assert without_event == expected


@clause("AL-ICON-09")
def test_an_effect_in_force_works_on_every_placement_and_needs_no_event() -> None:
    scene = Scene("science economy culture", techs="IIS-D IIE-A IIC-A").team("A", "IIS-D").install("A", "CUL-25")
    scene.has("A", research=2)
    scene.turn("A")
    assert scene.total_tp("A") == 1
    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    scene.has("A", research=2).turn("A")

    scene.play("place culture IIC-A", "row data", "keep CUL-01")

    assert scene.resources("A")[0] == 0
    assert scene.total_tp("A") == 1


@clause("AL-ICON-10")
def test_the_glossary_names_every_thing_in_both_languages_with_an_icon_of_its_own() -> None:
    terms = glossary()
    things = [
        *("science_tree", "economy_tree", "culture_tree", "religion_tree", "military_tree"),
        *("research", "data", "command", "tp"),
        *("crate", "active_card", "passive_card"),
        # A conversion is shown with the resource it gives.
        *("use_crate", "install", "convert"),
        *("ally", "military"),
    ]

    icons_of_things = [terms[code]["icon"] for code in things if terms[code]["en"] and terms[code]["ja"]]

    assert len(icons_of_things) == 17
    assert len(set(icons_of_things)) == 17


@clause("AL-ICON-10")
def test_tp_are_shown_with_their_number() -> None:
    eight = shown("IIIM-A")

    assert eight[-2:] == ["8", "tp"]
