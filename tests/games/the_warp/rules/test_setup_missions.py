"""Set-up, steps 4 and 16: mission decks, Open and Pioneering missions, and the choice of Private Missions."""

from __future__ import annotations

from tessera.games.the_warp.state import BOX, GONE, OPEN, PIONEERS
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fresh import answer, lying, mission_decks, set_up, table, until, warp
from tests.games.the_warp.scene import at
from tests.rows import for_each

FOUR = {"pi-hoarder", "pi-omnipotent", "pi-concealed-weaponry", "pi-display-of-power"}


def choosing(seats: int, seed: int = 1) -> Game:
    """A game at the choice of Private Missions."""
    game = table(seats, seed)
    until(game, "missions")
    return game


def kinds(names: list[str]) -> list[int]:
    """How many missions of each type: Progress, Prosperity, Conquest."""
    return [sum(name.startswith(start) for name in names) for start in ("pg-", "pr-", "cq-")]


@clause("WARP-SET-10")
@for_each("seats", [2, 4, 6])
def test_three_decks_with_an_open_mission_each(seats: int) -> None:
    game = table(seats)

    # 21 cards of each type, one of them open.
    assert [kinds(deck) for deck in mission_decks(game)] == [[20, 0, 0], [0, 20, 0], [0, 0, 20]]
    assert [kinds(lying(game, OPEN + deck)) for deck in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    shown = at(game.view(None), "open_missions")
    assert isinstance(shown, list)
    assert [at(mission, "type") for mission in shown] == ["progress", "prosperity", "conquest"]


@clause("WARP-SET-10")
def test_the_decks_are_shuffled() -> None:
    one, other = mission_decks(table(2, seed=1)), mission_decks(table(2, seed=2))

    for deck in range(3):
        assert one[deck] != other[deck]
        assert one[deck] != sorted(one[deck])


@clause("WARP-SET-11")
def test_six_pioneering_missions_of_the_standard_game() -> None:
    game = table(4)

    assert set(lying(game, PIONEERS)) == {
        "pi-overlord",
        "pi-infinite-riches",
        "pi-master-trader",
        "pi-civilization",
        "pi-expansion",
        "pi-empire",
    }
    gone = {name for name in lying(game, GONE) if name.startswith("pi-")}
    assert gone == {"pi-ascension", "pi-king-of-average"} | FOUR


@clause("WARP-ADV-04", "WARP-ADV-05")
@for_each("seed", range(6))
def test_nine_advanced_pioneering_missions(seed: int) -> None:
    game = table(3, seed, pioneering="advanced")

    found = set(lying(game, PIONEERS))

    assert len(found) == len(lying(game, PIONEERS)) == 9
    assert found - FOUR == {
        "pi-overlord",
        "pi-infinite-riches",
        "pi-master-trader",
        "pi-civilization",
        "pi-ascension",
        "pi-king-of-average",
    }
    assert len(found & FOUR) == 3
    assert {name for name in lying(game, GONE) if name.startswith("pi-")} == {"pi-expansion", "pi-empire"}
    assert {name for name in lying(game, BOX) if name.startswith("pi-")} == FOUR - found


@clause("WARP-ADV-05")
def test_each_of_the_four_can_be_left_out() -> None:
    left = {name for seed in range(40) for name in FOUR - set(lying(table(2, seed, pioneering="advanced"), PIONEERS))}

    assert left == FOUR


@clause("WARP-SET-38")
@for_each("seats", [2, 3, 4, 5, 6])
def test_two_of_each_type_for_everybody_and_three_are_kept(seats: int) -> None:
    game = choosing(seats)

    state = warp(game)
    assert sorted(question.seat for question in game.questions) == list(range(seats))
    for question in game.questions:
        dealt = [option.id.removeprefix("keep ") for option in question.options]
        assert (kinds(dealt), question.pick) == ([2, 2, 2], (3, 3))
    set_up(game)

    assert [len(lying(game, state.missions(seat))) for seat in range(seats)] == [3] * seats
    assert [lying(game, state.dealt(seat)) for seat in range(seats)] == [[]] * seats
    # Everybody kept the first three, two of Progress and one of Prosperity.
    assert [len(deck) for deck in mission_decks(game)] == [20 - 2 * seats, 20 - seats, 20]


@clause("WARP-SET-38")
@for_each("chosen", [(0, 2, 4), (1, 3, 5), (2, 3, 4), (0, 4, 5)])
def test_any_three_can_be_kept(chosen: tuple[int, int, int]) -> None:
    game = choosing(2, seed=7)
    seat = game.questions[0].seat
    offered = [option.id for option in game.questions[0].options]

    game.play(seat, [offered[place] for place in chosen])
    answer(game)

    assert sorted(lying(game, warp(game).missions(seat))) == sorted(
        offered[place].removeprefix("keep ") for place in chosen
    )


@clause("WARP-SET-39")
def test_no_deck_is_touched_before_all_have_chosen() -> None:
    game = choosing(4, seed=3)
    before = mission_decks(game)
    last = game.questions[-1].seat
    told = game.view(last)

    for _ in range(3):
        answer(game)
        assert mission_decks(game) == before
    # The choice is sealed: whoever still thinks sees nothing of it but who is still asked.
    now = game.view(last)
    assert now["asked"] == [last]
    assert {key: value for key, value in now.items() if key != "asked"} == {
        key: value for key, value in told.items() if key != "asked"
    }
    answer(game)

    assert mission_decks(game) != before
    assert warp(game).round == 1


@clause("WARP-SET-38", "WARP-SET-39")
def test_the_decks_are_shuffled_after_the_choice() -> None:
    on_top = 0
    for seed in range(24):
        game = choosing(2, seed)
        returned = {option.id.removeprefix("keep ") for question in game.questions for option in question.options[4:]}
        set_up(game)
        deck = mission_decks(game)[2]
        assert returned <= set(deck)
        on_top += deck[-1] in returned

    # Four of the twenty cards were put back: without shuffling one of them would always lie on top.
    assert 0 < on_top < 15
