"""Optional rules that change the set-up: moon sides and the draft of starting cards."""

from __future__ import annotations

from collections import Counter

from tessera.games.revive import state as zones
from tessera.games.revive.library import load
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.revive.fresh import lying, ready, revive, starting_cards, table
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

every_count = for_each("seats", [1, 2, 3, 4])


def dealt(game: Game) -> list[list[str]]:
    """The cards that each seat may choose from now."""
    state = revive(game)
    return [sorted(lying(game, state.dealt(seat))) for seat in range(state.seats)]


def keep_two(game: Game) -> list[list[str]]:
    """Everybody keeps the first two that are offered; which."""
    kept: list[list[str]] = []
    for question in list(game.questions):
        assert (question.kind, question.pick) == ("draft", (2, 2))
        picks = [option.id for option in question.options][:2]
        game.play(question.seat, picks)
        kept.append([pick.removeprefix("keep ") for pick in picks])
    return kept


@clause("REV-OPT-05")
def test_everybody_chooses_a_side_of_the_own_tribe_board() -> None:
    game = table(3, moon_sides=True)
    assert [(question.seat, question.kind) for question in game.questions] == [(0, "side"), (1, "side"), (2, "side")]
    assert [option.id for option in game.questions[0].options] == ["side sun", "side moon"]
    tribes = [revive(game).tribe(seat).id for seat in range(3)]

    game.play(1, ["side moon"])
    game.play(0, ["side sun"])
    game.play(2, ["side moon"])

    sides = [
        (at(game.view(None), "players", seat, "tribe"), at(game.view(None), "players", seat, "side"))
        for seat in range(3)
    ]
    assert sides == [(tribes[0], "sun"), (tribes[1], "moon"), (tribes[2], "moon")]


@clause("REV-OPT-05")
def test_without_the_rule_nobody_is_asked_for_a_side() -> None:
    game = table(3)

    assert game.questions[0].kind == "turn"


@clause("REV-OPT-13")
@every_count
def test_seven_cards_of_all_sets_are_dealt_to_each(seats: int) -> None:
    seen: Counter[str] = Counter()

    for seed in range(30):
        hands = dealt(table(seats, seed, drafting=True))
        assert [len(hand) for hand in hands] == [7] * seats
        assert len({name for hand in hands for name in hand}) == 7 * seats
        seen.update([load().cards[name]["set"] for hand in hands for name in hand])

    # 24 of the 33 cards belong to the sets, 9 are marked S.
    assert sorted(seen) == ["A", "B", "C", "D", "S"]
    assert seen["S"] > seen["A"]


@clause("REV-OPT-14")
def test_two_are_kept_and_the_rest_is_passed_to_the_left_twice() -> None:
    game = table(3, 5, drafting=True)
    first = dealt(game)
    kept = keep_two(game)

    # The left neighbour is the next seat clockwise.
    passed = [sorted(set(first[seat]) - set(kept[seat])) for seat in range(3)]
    assert dealt(game) == [passed[2], passed[0], passed[1]]
    assert [len(hand) for hand in dealt(game)] == [5, 5, 5]

    second = dealt(game)
    kept = keep_two(game)

    passed = [sorted(set(second[seat]) - set(kept[seat])) for seat in range(3)]
    assert dealt(game) == [passed[2], passed[0], passed[1]]
    assert [len(hand) for hand in dealt(game)] == [3, 3, 3]


@clause("REV-OPT-14", "REV-OPT-15")
@every_count
def test_six_cards_are_kept_and_the_last_one_goes_back(seats: int) -> None:
    game = table(seats, 5, drafting=True)
    kept: list[list[str]] = [[] for _ in range(seats)]

    for _ in range(2):
        for seat, cards in enumerate(keep_two(game)):
            kept[seat] += cards
    third = dealt(game)
    last = keep_two(game)

    for seat in range(seats):
        active, resting = starting_cards(game, seat)
        assert (len(active), len(resting)) == (3, 3)
        assert sorted(active + resting) == sorted(kept[seat] + last[seat])
        returned = set(third[seat]) - set(last[seat])
        assert len(returned) == 1
        assert returned <= set(lying(game, zones.BOX))
    assert game.questions[0].kind == "turn"


@clause("REV-OPT-14")
def test_what_others_keep_and_pass_is_secret() -> None:
    game = table(3, 5, drafting=True)
    assert at(game.view(1), "players", 0, "dealt") == ["starting"] * 7

    keep_two(game)

    # Seat 0 has kept two, and holds what seat 2 has passed on.
    assert at(game.view(1), "players", 0, "dealt") == ["starting"] * 5
    assert at(game.view(1), "players", 0, "kept") == ["starting"] * 2


@clause("REV-OPT-15")
def test_the_six_cards_are_shuffled_before_three_of_them_rest() -> None:
    # The first two that a player keeps lie in each area sooner or later.
    places: set[tuple[bool, bool]] = set()

    for seed in range(30):
        game = table(1, seed, drafting=True)
        first = keep_two(game)[0]
        keep_two(game)
        keep_two(game)
        active, _ = starting_cards(game, 0)
        places.add((first[0] in active, first[1] in active))

    assert places == {(False, False), (False, True), (True, False), (True, True)}


@clause("REV-OPT-16")
def test_s_cards_count_as_starting_cards() -> None:
    # Two gray cards: one with an S, one that was recruited. The gray bonus and the Assembly Hall count one of them.
    gray = next(name for name, card in load().cards.items() if card["set"] == "S" and card["color"] == "gray")
    scene = Scene().hand("A", gray).turn("A")
    assert at(scene.view("A"), "players", 0, "counters", "card") == 0

    scene.unlocked("A", "RW12").hand("A", "CG01").figure("A", "R0C0", "A1").large("R0C0", "LL4b").turn("A")

    assert at(scene.view("A"), "players", 0, "counters", "card") == 1
    # 1 for the card bonus, 1 for the hall, 1 for the technology, nothing for one marker on the progress track.
    assert at(scene.view("A"), "players", 0, "score") == 3


@clause("REV-OPT-16")
def test_s_cards_play_no_part_without_the_draft() -> None:
    game = ready(4)

    out = lying(game, zones.BOX)

    assert sorted([name for name in out if name.startswith("SS")]) == [f"SS{number}" for number in range(1, 10)]


@clause("REV-OPT-17")
def test_all_options_together_lead_to_a_first_turn() -> None:
    game = ready(
        4,
        long=True,
        two_artifact_cards=True,
        choose_tribes=True,
        all_tribes=True,
        campaign_locations=True,
        advanced_switch=True,
        moon_sides=True,
        vast_crystals=True,
        drafting=True,
    )

    state = revive(game)
    for seat in range(4):
        active, resting = starting_cards(game, seat)
        assert (len(active), len(resting)) == (3, 3)
        secret = lying(game, state.secret(seat))
        assert len(secret) == 1
        assert secret[0].startswith("AC")
