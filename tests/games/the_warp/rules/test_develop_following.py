"""II. Action phase, A. Develop: the other players follow."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, GONE
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def developed(scene: Scene) -> Scene:
    """A builds a tower to the right of the Colony, out of 1 Gold; then the others are asked."""
    scene.hand("A", "build-09").has("A", gold=1).turn("A", "action")
    return scene.play("A develop", "A option 1 sentry_tower")


@clause("WARP-DEV-12", "WARP-DEV-14")
def test_the_others_may_follow_clockwise_from_the_left_at_full_price() -> None:
    scene = Scene(seats=3).hand("B", "build-04").hand("C", "build-18").has("B", gold=3, energy=3)
    scene.has("C", gold=3, energy=3).has("A", gold=1, energy=0)
    scene.hand("A", "build-09").turn("A", "action").play("A develop", "A option 1 sentry_tower")

    # A's tower stands before B is asked; C is asked after B.
    assert scene.built("a-right") == ["sentry_tower"]
    assert scene.asked() == "B"
    assert scene.options("B") == ["pass", "follow build-04"]
    scene.play("B follow build-04", "B option 3 sentry_tower")

    assert scene.supplies("B") == (2, 2, 0)
    assert scene.built("b-right") == ["sentry_tower"]
    assert scene.asked() == "C"
    assert scene.options("C") == ["pass", "follow build-18"]


@clause("WARP-DEV-12")
def test_nobody_has_to_follow() -> None:
    scene = developed(Scene().hand("B", "build-04").has("B", gold=3, energy=3))

    scene.play("B pass")

    assert scene.cards("B") == ["build-04"]
    assert scene.supplies("A") == (0, 0, 0)
    assert scene.kind() == "end"


@clause("WARP-DEV-12", "WARP-DEV-18")
@for_each(("gold", "energy", "asked"), [(1, 0, "A"), (0, 1, "A"), (1, 1, "B")])
def test_followers_have_no_discount(gold: int, energy: int, asked: str) -> None:
    # The tower of build-04 costs 1 Gold and 1 Energy. Who cannot pay it all cannot follow.
    scene = developed(Scene().hand("B", "build-04").has("B", gold=gold, energy=energy))

    assert scene.asked() == asked


@clause("WARP-DEV-13")
def test_followers_play_whatever_kind_they_like_and_all_of_them_may() -> None:
    scene = Scene(seats=4).hand("B", "upgrade-01").hand("C", "start").hand("D", "build-any", "elite")
    for letter in "BCD":
        scene.has(letter, gold=2, energy=2)
    developed(scene)

    scene.play("B follow upgrade-01", "B option 1 trade_post")
    scene.play("C follow start", "C option 2 assault_ship")
    scene.play("D follow build-any", "D option 1 command_center")

    assert scene.colony("B").levels == [1, 1, 1, 2, 1]
    assert scene.colony("C").levels == [1, 1, 1, 1, 2]
    assert scene.built("d-right") == ["command_center"]
    assert "elite.1" in scene.in_zone(DISCARD)
    assert "start.1" in scene.in_zone(GONE)


@clause("WARP-DEV-14")
def test_a_follower_sees_what_was_done_before() -> None:
    # B takes the last miniature of a tower; C, who could only have built a tower, is not asked any more.
    scene = (
        Scene(seats=3).hand("B", "build-04").hand("C", "build-05").has("B", gold=1, energy=1).has("C", gold=1, energy=1)
    )
    scene.state.grey[1] = 2

    developed(scene).play("B follow build-04")

    assert scene.state.grey[1] == 0
    assert scene.asked() == "A"
    assert scene.kind() == "take"


@clause("WARP-DEV-15", "WARP-DEV-19")
@for_each(("seats", "followers", "most"), [(2, 1, 1), (4, 2, 2), (4, 3, 3), (6, 5, 3)])
def test_every_follower_brings_a_resource_of_choice_three_at_most(seats: int, followers: int, most: int) -> None:
    scene = Scene(seats=seats)
    letters = "BCDEF"[:followers]
    towers = ["build-04", "build-05", "build-06", "build-08", "build-14"]
    for letter, card in zip(letters, towers, strict=False):
        scene.hand(letter, card).has(letter, gold=1, energy=1)

    developed(scene)
    for letter, card in zip(letters, towers, strict=False):
        # Nothing is taken before all have answered.
        assert scene.supplies("A") == (0, 0, 0)
        scene.play(f"{letter} follow {card}")

    assert scene.options("A") == [f"take {gold} gold {most - gold} energy" for gold in range(most + 1)]
    scene.play("A take 1 gold " + f"{most - 1} energy")
    assert scene.supplies("A") == (1, most - 1, 0)
    assert scene.kind() == "end"


@clause("WARP-DEV-16", "WARP-MIS-07")
def test_the_active_player_completes_first_what_several_could() -> None:
    # Both control 3 Energy Plants and lack a build of this turn for the open mission.
    scene = (
        Scene().open("pg-05").hand("A", "build-09").has("A", gold=1).hand("B", "build-04").has("B", gold=1, energy=1)
    )
    scene.holds("A", "a-spine-outer", 1, "energy_plant", "energy_plant")
    scene.holds("B", "b-spine-outer", 1, "energy_plant", "energy_plant")
    scene.turn("A", "action").play("A develop", "A option 1 sentry_tower", "A build sentry_tower a-right")

    assert scene.asked() == "A"
    assert scene.options("A") == ["complete pg-05", "later"]
    scene.play("A complete pg-05", "B follow build-04", "B build sentry_tower b-right")

    # Nothing is left for B.
    assert scene.asked() == "A"
    assert (scene.colony("A").points, scene.colony("B").points) == (1, 0)


@clause("WARP-DEV-16")
def test_who_follows_completes_what_the_active_player_leaves() -> None:
    scene = Scene(seats=3).open("pg-05").hand("A", "build-09").has("A", gold=1)
    for letter, card in (("B", "build-04"), ("C", "build-05")):
        scene.hand(letter, card).has(letter, gold=1, energy=1)
        scene.holds(letter, f"{letter.lower()}-spine-outer", 1, "energy_plant", "energy_plant")
    scene.turn("A", "action").play("A develop", "A option 1 sentry_tower")

    scene.play("B follow build-04", "B build sentry_tower b-right")

    assert scene.asked() == "B"
    scene.play("B complete pg-05", "C follow build-05", "C build sentry_tower c-right")
    assert [scene.colony(letter).points for letter in "ABC"] == [0, 1, 0]


@clause("WARP-DEV-19")
def test_show_pay_and_build_come_before_the_others_are_asked() -> None:
    scene = Scene().hand("A", "build-09").has("A", gold=2, energy=2).holds("A", "a-left", 1)
    scene.hand("B", "build-04").has("B", gold=1, energy=1).turn("A", "action")

    scene.play("A develop")
    # The card lies open before an option is chosen.
    assert scene.in_zone(DISCARD) == ["build-09"]
    assert scene.kind() == "card-option"
    scene.play("A option 3 gold_mine")
    assert scene.kind() == "pay"
    scene.play("A pay 1 gold 1 energy")

    assert scene.built("a-left") == ["gold_mine"]
    assert scene.supplies("A") == (1, 1, 0)
    assert scene.asked() == "B"


@clause("WARP-DEV-12")
def test_a_follower_may_have_a_discount_of_the_race() -> None:
    # The Nurec Designers follow for 1 resource less.
    scene = developed(Scene().leads("B", "nurec-designers").hand("B", "build-04").has("B", energy=1))

    scene.play("B follow build-04")

    assert scene.built("b-right") == ["sentry_tower"]
    assert scene.supplies("B") == (0, 0, 0)
