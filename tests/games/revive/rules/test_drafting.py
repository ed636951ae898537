"""Optional rules 2 and 4 of player set-up, and that all options go together: moon sides and the draft."""

from __future__ import annotations

import itertools

import tessera
from tessera.games.revive.state import BOX, Revive
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.revive.rules.test_final_scoring import sheet
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

SWITCHES = (
    "long",
    "two_artifact_cards",
    "choose_tribes",
    "all_tribes",
    "campaign_locations",
    "advanced_switch",
    "moon_sides",
    "vast_crystals",
    "drafting",
)


def draft(seats: int, seed: int = 1) -> Game:
    """A game that begins with a draft."""
    return tessera.start("revive", seats=seats, seed=seed, options={"drafting": True})


def names(game: Game, seat: int) -> list[str]:
    """What a seat can keep now."""
    question = game.question(seat)
    assert question is not None
    return [option.id.removeprefix("keep ") for option in question.options]


def keep(game: Game) -> dict[int, list[str]]:
    """Everybody keeps the first two; what each of them passed on."""
    passed: dict[int, list[str]] = {}
    for question in list(game.questions):
        cards = names(game, question.seat)
        passed[question.seat] = cards[2:]
        game.play(question.seat, [f"keep {card}" for card in cards[:2]])
    return passed


def boxed(game: Game) -> set[str]:
    """Cards in the box."""
    state = game.state
    assert isinstance(state, Revive)
    return {state.name(piece) for piece in state.zones[BOX]}


# Moon sides


@clause("REV-OPT-05")
def test_everybody_decides_on_a_side_of_the_own_board() -> None:
    game = tessera.start("revive", seats=3, seed=2, options={"moon_sides": True})

    asked = [(question.seat, question.kind, [option.id for option in question.options]) for question in game.questions]
    for seat, side in ((1, "moon"), (0, "sun"), (2, "moon")):
        game.play(seat, [f"side {side}"])

    assert asked == [(seat, "side", ["side sun", "side moon"]) for seat in range(3)]
    assert [at(game.view(0), "players", seat, "side") for seat in range(3)] == ["sun", "moon", "moon"]


@clause("REV-OPT-05")
def test_without_the_option_nobody_is_asked() -> None:
    game = tessera.start("revive", seats=3, seed=2)

    assert [question.kind for question in game.questions] == ["turn"]
    assert {at(game.view(0), "players", seat, "side") for seat in range(3)} == {"sun"}


# The draft


@clause("REV-OPT-13")
@for_each("seats", [1, 2, 3, 4])
def test_seven_of_the_33_cards_for_each_player(seats: int) -> None:
    game = draft(seats)

    dealt = [card for seat in range(seats) for card in names(game, seat)]
    everything = {f"S{letter}{number}" for letter in "ABCD" for number in range(1, 7)} | {
        f"SS{n}" for n in range(1, 10)
    }

    assert [len(names(game, seat)) for seat in range(seats)] == [7] * seats
    assert len(set(dealt)) == 7 * seats
    assert set(dealt) | boxed(game) & everything == everything
    assert [(question.kind, question.pick) for question in game.questions] == [("draft", (2, 2))] * seats


@clause("REV-OPT-13")
def test_the_cards_are_shuffled_with_the_nine() -> None:
    hands = {tuple(sorted(names(draft(2, seed), 0))) for seed in range(6)}

    assert len(hands) == 6
    assert any(card.startswith("SS") for hand in hands for card in hand)


@clause("REV-OPT-14")
@for_each("seats", [2, 3, 4])
def test_two_are_kept_and_the_rest_goes_to_the_left(seats: int) -> None:
    game = draft(seats)

    first = keep(game)
    second_hands = {seat: names(game, seat) for seat in range(seats)}
    second = keep(game)
    third_hands = {seat: names(game, seat) for seat in range(seats)}
    third = keep(game)

    # The left neighbour is the next seat clockwise.
    for seat in range(seats):
        left = (seat + 1) % seats
        assert sorted(second_hands[left]) == sorted(first[seat])
        assert sorted(third_hands[left]) == sorted(second[seat])
    assert (len(second_hands[0]), len(third_hands[0])) == (5, 3)
    assert {card for cards in third.values() for card in cards} <= boxed(game)
    assert [len(cards) for cards in third.values()] == [1] * seats


@clause("REV-OPT-15")
@for_each("seats", [1, 2, 4])
def test_three_of_the_six_rest_and_three_are_active(seats: int) -> None:
    game = draft(seats)

    mine: list[str] = []
    for _ in range(3):
        mine += names(game, 0)[:2]
        keep(game)

    active, resting = (at(game.view(0), "players", 0, place) for place in ("cards", "resting"))
    assert isinstance(active, list)
    assert isinstance(resting, list)
    assert (len(active), len(resting)) == (3, 3)
    assert sorted(str(card) for card in active + resting) == sorted(mine)


@clause("REV-OPT-15")
def test_which_three_rest_is_by_chance() -> None:
    resting: set[tuple[str, ...]] = set()
    for seed in range(5):
        game = draft(1, seed)
        order = []
        for _ in range(3):
            order += names(game, 0)[:2]
            keep(game)
        rests = at(game.view(0), "players", 0, "resting")
        assert isinstance(rests, list)
        resting.add(tuple(str(order.index(str(card))) for card in rests))

    assert len(resting) > 1


@clause("REV-OPT-16")
def test_s_cards_are_starting_cards_for_all_purposes() -> None:
    scene = Scene(seats=2).hand("A", "SS1", "SS2", "CG01").artifact_card("A", "AC07").unlocked("A", "RW12")

    lines = sheet(scene, "A")

    # One recruited card: 1 point on the card, 2 for the gray bonus.
    assert (lines["Artifact card, purple"], lines["Card bonuses"]) == (1, 1)
    assert at(scene.view("A"), "players", 0, "counters", "card") == 1


@clause("REV-OPT-16")
def test_s_cards_are_never_recruited() -> None:
    for seed in range(5):
        view = tessera.start("revive", seats=2, seed=seed).view(0)
        cards = at(view, "display", "cards")
        assert isinstance(cards, list)
        assert not [card for card in cards if str(card).startswith("S")]
        assert at(view, "decks", "cards") == 34


# All together


@clause("REV-OPT-17")
@for_each("seats", [1, 2, 3, 4])
def test_all_options_together(seats: int) -> None:
    options: dict[str, bool] = dict.fromkeys(SWITCHES, True)

    game = tessera.start("revive", seats=seats, seed=3, options=dict(options))
    kinds = []
    while game.questions and game.questions[0].kind != "turn":
        question = game.questions[0]
        kinds.append(question.kind)
        game.play(question.seat, [option.id for option in question.options][: max(1, question.pick[0])])

    assert kinds == ["artifact-card"] * seats + ["tribe"] * seats + ["side"] * seats + ["draft"] * 3 * seats
    assert at(game.view(0), "long") is True
    majors = at(game.view(0), "artifacts", "majors")
    assert isinstance(majors, dict)
    assert set(majors.values()) == {min(4, seats + 1)}


@clause("REV-OPT-17")
@for_each("pair", list(itertools.product(("long", "two_artifact_cards"), SWITCHES[2:])))
def test_the_long_game_and_the_two_cards_go_with_each_option(pair: tuple[str, str]) -> None:
    game = tessera.start("revive", seats=2, seed=4, options=dict.fromkeys(pair, True))

    options = at(game.view(0), "options")
    assert isinstance(options, dict)
    assert options[pair[1]] is True
    assert (at(game.view(0), "long"), options["two_artifact_cards"]) == (pair[0] == "long", pair[0] != "long")
    majors = at(game.view(0), "artifacts", "majors")
    assert majors == dict.fromkeys(("purple", "orange", "white"), 3 if pair[0] == "long" else 2)
    assert ("artifact-card" in {question.kind for question in game.questions}) is (pair[0] != "long")
