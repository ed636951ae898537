"""7. Main action: replenishing research and collecting data."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-REPL-01")
@for_each(("waiting", "research"), [(3, 2), (2, 3), (1, 4)])
def test_replenishing_gives_2_to_4_research(waiting: int, research: int) -> None:
    scene = Scene("science religion military").waiting("A", waiting, 0).turn("A")

    scene.play("replenish")

    # The data row does not matter, and nothing else is gained.
    assert scene.resources("A") == (research, 0, 0)
    assert scene.asked() == "A influence"


@clause("AL-REPL-01", "AL-REPL-02")
def test_an_empty_research_row_gives_4_and_a_choice() -> None:
    scene = Scene("science religion military").waiting("A", 0, 3).turn("A")

    scene.play("replenish")

    assert scene.resources("A") == (4, 0, 0)
    assert scene.options() == ["command", "card"]


@clause("AL-REPL-02")
def test_the_row_bonus_is_1_command_or_a_card_of_any_deck() -> None:
    scene = Scene("science religion military").waiting("A", 0, 3).turn("A")

    scene.play("replenish", "command")
    assert scene.resources("A") == (4, 0, 1)
    assert scene.hand_of("A") == []
    scene.turn("A").play("replenish", "card")
    assert scene.options() == ["deck science", "deck religion", "deck military"]
    scene.play("deck military")

    assert scene.resources("A") == (8, 0, 1)
    assert scene.hand_of("A") == ["MIL-01"]


@clause("AL-REPL-02")
def test_the_bonus_belongs_to_its_own_row() -> None:
    scene = Scene("science religion military").waiting("A", 1, 0).turn("A")

    scene.play("replenish")

    assert scene.resources("A") == (4, 0, 0)
    assert scene.asked() == "A influence"


@clause("AL-REPL-02")
def test_with_no_card_anywhere_the_bonus_is_command() -> None:
    scene = Scene("science religion military").waiting("A", 0, 3)
    for tree in ("science", "religion", "military"):
        scene.deck(tree, rest=False)
    scene.turn("A")

    scene.play("replenish")

    assert scene.resources("A") == (4, 0, 1)


@clause("AL-REPL-03")
def test_each_attached_economy_token_adds_1_research() -> None:
    scene = Scene("science economy culture").economy("A", "IS", "IE", "IC").economy("B", "IS").culture("A", "IS")

    scene.turn("A").play("replenish")

    # 2 and 3 own economy tokens; the token of B and the culture token do not count.
    assert scene.resources("A") == (5, 0, 0)


@clause("AL-REPL-03")
def test_collecting_data_is_not_raised_by_economy_tokens() -> None:
    scene = Scene("science economy culture").economy("A", "IS", "IE").turn("A")

    scene.play("collect")

    assert scene.resources("A") == (0, 1, 0)


@clause("AL-REPL-04")
def test_other_ways_of_gaining_research_are_not_increased() -> None:
    scene = Scene("science economy culture", techs="IIE-C").economy("A", "IS", "IE", "IC").hand("A", "INI-01", "SCI-05")
    scene.team("A", "IIE-C").waiting("A", 0, 0).turn("A")

    scene.play("use INI-01", "start IIE-C")

    assert scene.resources("A") == (7, 2, 0)
    scene.turn("A").play("research SCI-05")
    assert scene.resources("A") == (8, 2, 0)


@clause("AL-DATA-01")
@for_each(("waiting", "data"), [(3, 1), (2, 2), (1, 3)])
def test_collecting_gives_1_to_3_data(waiting: int, data: int) -> None:
    scene = Scene("science religion military").waiting("A", 0, waiting).turn("A")

    scene.play("collect")

    assert scene.resources("A") == (0, data, 0)
    assert scene.asked() == "B action"


@clause("AL-DATA-01", "AL-DATA-02")
def test_an_empty_data_row_gives_3_and_a_choice() -> None:
    scene = Scene("science religion military").waiting("A", 3, 0).turn("A")

    scene.play("collect")
    assert scene.resources("A") == (0, 3, 0)
    assert scene.options() == ["command", "card"]
    scene.play("command")

    assert scene.resources("A") == (0, 3, 1)
    scene.turn("A").play("collect", "card", "deck religion")
    assert scene.resources("A") == (0, 6, 1)
    assert scene.hand_of("A") == ["REL-01"]


@clause("AL-DATA-02")
def test_at_the_cap_the_command_of_the_bonus_is_lost() -> None:
    scene = Scene("science religion military").waiting("A", 3, 0).has("A", command=6).turn("A")

    scene.play("collect", "command")

    assert scene.resources("A") == (0, 3, 6)
    # The log does not tell of a gain that was none.
    assert [event.words for event in scene.game.events if event.key == "gains-capped"] == [
        ["0", "command", "1", "from:row:data"]
    ]
    assert "gains" not in [event.key for event in scene.game.events]


@clause("AL-DATA-03")
def test_each_culture_token_on_techs_adds_1_data() -> None:
    scene = Scene("science economy culture").culture("A", "IS", "IIE-A", "IIIC-B").culture("B", "IE").economy("A", "IS")

    scene.turn("A").play("collect")

    assert scene.resources("A") == (0, 4, 0)
    scene.turn("A").play("replenish")
    # Culture tokens add nothing here, the economy token does.
    assert scene.resources("A") == (3, 4, 0)


@clause("AL-DATA-04")
def test_other_ways_of_gaining_data_are_not_increased() -> None:
    scene = Scene("science economy culture", techs="IIE-C").culture("A", "IS", "IE", "IC").hand("A", "CUL-04", "SCI-05")
    scene.team("A", "IIE-C").waiting("A", 0, 0).turn("A")

    scene.play("use CUL-04", "start IIE-C")

    assert scene.resources("A") == (3, 6, 0)
    scene.turn("A").play("data SCI-05")
    assert scene.resources("A") == (3, 7, 0)


@clause("AL-REPL-02", "AL-DATA-02")
def test_a_passive_that_draws_more_reacts_to_the_drawn_card_alone() -> None:
    # IIS-A draws one more card after the card of the row bonus, not after the command.
    scene = Scene("science economy culture", techs="IIS-A").team("A", "IIS-A").waiting("A", 0, 0).turn("A")

    scene.play("collect", "card", "deck science")
    assert scene.options() == ["deck science", "deck economy", "deck culture"]
    scene.play("deck culture")

    assert scene.hand_of("A") == ["CUL-01", "SCI-01"]
    scene.turn("A").play("replenish", "command")
    assert scene.hand_of("A") == ["CUL-01", "SCI-01"]
