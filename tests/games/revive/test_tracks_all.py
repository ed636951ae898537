"""Every space of the tracks: hibernation, progress, points, and reward spaces of the machine tracks."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import CARD_BONUSES, PROGRESS, lines
from tests.clauses import clause
from tests.games.revive.plays import Play, gains, names, rows
from tests.games.revive.scene import Scene
from tests.rows import for_each

# By space of the hibernation track: what its reward changes, beside the marker itself.
HIBERNATION: dict[str, tuple[Play, ...]] = {
    "1": (Play("reward 1", "gain book", gives="points+1 book+1"),),
    "2": (Play("reward 2", "module MD02", "place T1.2", gives="modules+1"),),
    # Whoever has a crystal might still turn it into something else.
    "3": (Play("reward 3", "end", gives="crystal+1 points+1"),),
    "4": (Play("reward 4", "advance yellow", gives="yellow+2"),),
    "5": (Play("reward 5", "recruit deck", gives="active+1"), Play("reward 5", "recruit CG01", gives="active+1")),
    # A major artifact leaves the game before.
    "6": (Play("remove orange", "reward 6", gives="energy+1 points+1"),),
    "7": (Play("reward 7", gives="crates+1 points+2"),),
}


@clause("REV-HIB-06", "REV-HIB-07", "REV-HIB-08")
@for_each(("space", "play"), rows(HIBERNATION), ids=names(rows(HIBERNATION)))
def test_every_space_of_the_hibernation_track(space: str, play: Play) -> None:
    scene = Scene()
    scene.camp("A").hibernation = int(space) - 1

    found = play.of(scene, "hibernate")

    assert found == gains("hibernation+1", play.gives)
    # An artifact less on one space alone; it is the next player's turn.
    assert scene.state.majors == ([2, 1, 2] if space == "6" else [2, 2, 2])
    assert (scene.asked(), scene.kind()) == ("B", "turn")


@clause("REV-HIB-06", "REV-HIB-11")
@for_each(("space", "play"), rows(HIBERNATION), ids=names(rows(HIBERNATION)))
def test_every_lower_reward_may_be_taken_on_the_last_space(space: str, play: Play) -> None:
    scene = Scene()
    scene.camp("A").hibernation = 7

    # No further artifact leaves the game.
    choices = [choice for choice in play.choices if choice != "remove orange"]
    found = Play(*choices, gives="").of(scene, "hibernate")

    assert found == gains(play.gives)
    assert scene.state.majors == [2, 2, 2]


# The progress track

# By space: what a marker there gives, and what the track is worth when this is the lowest vacant space.
PROGRESS_TRACK: dict[str, tuple[str, int]] = {
    "1": ("", 0),
    "2": ("", 0),
    "3": ("", 0),
    "4": ("energy+1", 1),
    "5": ("", 1),
    "6": ("", 2),
    "7": ("", 3),
    "8": ("energy+1", 4),
    "9": ("", 5),
    "10": ("", 6),
    "11": ("", 7),
    "12": ("", 8),
    "13": ("purple+1", 9),
    "14": ("", 10),
    "15": ("", 12),
    "16": ("energy+1", 14),
    "17": ("", 16),
    "18": ("purple+1", 18),
    "19": ("", 20),
    "20": ("", 22),
}


@clause("REV-PROG-01", "REV-PROG-03", "REV-PROG-04")
@for_each("space", PROGRESS_TRACK)
def test_every_space_of_the_progress_track(space: str) -> None:
    gives = PROGRESS_TRACK[space][0]
    scene = Scene().progress("A", int(space) - 1).hand("A", "SA1")
    choices = ("resolve tribe", "artifact purple") if gives == "purple+1" else ()

    # Nàdair gain 2 books.
    found = Play(*choices, gives="").of(scene, "play SA1 B1")

    assert found == gains("active-1 played+1 book+2 progress+1 markers-1", gives)
    assert scene.kind() == "turn"


@clause("REV-PROG-05", "REV-SCO-01")
def test_every_space_of_the_progress_track_is_worth_its_points() -> None:
    scene = Scene()
    found: dict[str, int] = {}
    for space in PROGRESS_TRACK:
        scene.progress("A", int(space) - 1)
        found[space] = lines(scene.state, 0)[PROGRESS]

    assert found == {space: points for space, (_, points) in PROGRESS_TRACK.items()}
    scene.progress("A", 20)
    assert lines(scene.state, 0)[PROGRESS] == 25


# The point track

POINT_TRACK = {
    "6": "crates+1",
    "12": "crates+1",
    "20": "crates+1",
    "30": "white+1",
    "40": "crates+1",
    "50": "white+1",
    "60": "crates+1",
    "75": "crates+1",
}


@clause("REV-PTS-01", "REV-PTS-02", "REV-PTS-03")
@for_each("space", POINT_TRACK)
def test_every_bonus_of_the_point_track(space: str) -> None:
    scene = Scene().points("A", int(space) - 1).hand("A", "CG05")
    choices = ("resolve points", "artifact white") if POINT_TRACK[space] == "white+1" else ()

    found = Play(*choices, gives="").of(scene, "play CG05 T1")

    assert found == gains("active-1 played+1 gear+2 points+1", POINT_TRACK[space])
    assert scene.kind() == "turn"


@clause("REV-PTS-03")
def test_no_other_space_of_the_point_track_gives_anything() -> None:
    for points in range(1, 101):
        if f"{points}" in POINT_TRACK:
            continue
        scene = Scene().points("A", points - 1).hand("A", "CG05")
        assert Play(gives="").of(scene, "play CG05 T1") == gains("active-1 played+1 gear+2 points+1"), points


# Machine tracks

# Cards that advance a track by one.
STEPS = {"gray": "SA2", "green": "SA4", "yellow": "SB6"}

# By reward space: which track takes the last step, the positions before it, spaces unlocked before, and what follows.
Reward = tuple[str, dict[str, int], tuple[str, ...], Play]
REWARDS: dict[str, tuple[Reward, ...]] = {
    "RW01": (("gray", {"gray": 2}, (), Play(gives="machines+1")),),
    "RW02": (("green", {"green": 2}, (), Play(gives="machines+1")),),
    "RW03": (("yellow", {"yellow": 2}, (), Play(gives="machines+1")),),
    "RW04": (("gray", {"gray": 5}, ("RW01",), Play("machine MG02", gives="machines+1")),),
    "RW05": (("green", {"green": 5}, ("RW02",), Play("machine MN02", gives="machines+1")),),
    "RW06": (("yellow", {"yellow": 5}, ("RW03",), Play("machine MY02", gives="machines+1")),),
    "RW07": (
        ("gray", {"gray": 8, "green": 4}, ("RW01", "RW02", "RW04"), Play("machine MG02", gives="machines+1")),
        ("green", {"gray": 9, "green": 3}, ("RW01", "RW02", "RW04"), Play("machine MG02", gives="machines+1")),
    ),
    "RW08": (
        ("green", {"green": 8, "yellow": 4}, ("RW02", "RW03", "RW05"), Play("machine MN02", gives="machines+1")),
        ("yellow", {"green": 9, "yellow": 3}, ("RW02", "RW03", "RW05"), Play("machine MN02", gives="machines+1")),
    ),
    "RW09": (
        ("yellow", {"green": 4, "yellow": 8}, ("RW02", "RW03", "RW06"), Play("machine MY02", gives="machines+1")),
        ("green", {"green": 3, "yellow": 9}, ("RW02", "RW03", "RW06"), Play("machine MY02", gives="machines+1")),
    ),
    "RW10": (
        (
            "green",
            {"gray": 9, "green": 8},
            ("RW01", "RW02", "RW04", "RW05", "RW07"),
            Play("artifact orange", gives="orange+1"),
        ),
        (
            "gray",
            {"gray": 8, "green": 9},
            ("RW01", "RW02", "RW04", "RW05", "RW07"),
            Play("artifact orange", gives="orange+1"),
        ),
    ),
    "RW11": (
        (
            "yellow",
            {"green": 9, "yellow": 8},
            ("RW02", "RW03", "RW05", "RW06", "RW08", "RW09"),
            Play("artifact white", gives="white+1"),
        ),
        (
            "green",
            {"green": 8, "yellow": 9},
            ("RW02", "RW03", "RW05", "RW06", "RW08", "RW09"),
            Play("artifact white", gives="white+1"),
        ),
    ),
    "RW12": (("gray", {"gray": 9}, ("RW01", "RW04"), Play(gives="")),),
    "RW13": (("green", {"green": 9}, ("RW02", "RW05"), Play(gives="")),),
    "RW14": (("yellow", {"yellow": 9}, ("RW03", "RW06"), Play(gives="")),),
}
REWARD_ROWS = [(space, reward) for space, listed in REWARDS.items() for reward in listed]


@clause("REV-TRK-02", "REV-TRK-03", "REV-PROG-02", "REV-REW-01", "REV-REW-02", "REV-REW-04", "REV-REW-06")
@for_each(("space", "reward"), REWARD_ROWS)
def test_every_reward_space(space: str, reward: Reward) -> None:
    track, before, unlocked, play = reward
    scene = Scene().tracks("A", **before).unlocked("A", *unlocked).progress("A", 0).hand("A", STEPS[track])

    found = play.of(scene, f"play {STEPS[track]} B1", f"resolve advance-{track}")

    assert found == gains(f"active-1 played+1 {track}+1 progress+1", play.gives)
    assert (scene.is_unlocked("A", space), scene.kind()) == (True, "turn")


@clause("REV-TRK-02")
@for_each(("space", "reward"), REWARD_ROWS)
def test_no_reward_space_is_unlocked_a_step_too_early(space: str, reward: Reward) -> None:
    track, before, unlocked, _ = reward
    scene = Scene().tracks("A", **{**before, track: before[track] - 1}).unlocked("A", *unlocked)
    scene.hand("A", STEPS[track])

    found = Play(gives="").of(scene, f"play {STEPS[track]} B1")

    assert found == gains(f"active-1 played+1 {track}+1")
    assert not scene.is_unlocked("A", space)


@clause("REV-REW-05", "REV-SCO-04")
@for_each(("space", "points"), [("RW12", 2), ("RW13", 3), ("RW14", 1)])
def test_every_card_bonus_counts_recruited_cards_of_its_colour(space: str, points: int) -> None:
    """Two gray cards, three green ones and a yellow one, wherever they lie; starting cards do not count."""
    scene = Scene().hand("A", "CG01", "SA1", "SA3", "SA5").resting("A", "CG02", "CN01", "SA2")
    scene.played("A", "T1", "CN02").played("A", "B1", "CN03").played("A", "B2", "CY01")
    assert lines(scene.state, 0)[CARD_BONUSES] == 0

    scene.unlocked("A", space)

    assert lines(scene.state, 0)[CARD_BONUSES] == points


@clause("REV-TRK-01", "REV-TRK-05")
@for_each(
    ("track", "unlocked", "gives"),
    [
        ("gray", "RW01 RW04 RW12", "gear+1"),
        ("green", "RW02 RW05 RW13", "book+1"),
        ("yellow", "RW03 RW06 RW14", "food+1"),
    ],
)
def test_every_track_gives_a_resource_beyond_its_end(track: str, unlocked: str, gives: str) -> None:
    scene = Scene().tracks("A", **{track: 12}).unlocked("A", *unlocked.split()).hand("A", STEPS[track])

    found = Play(gives="").of(scene, f"play {STEPS[track]} B1")

    assert found == gains("active-1 played+1", gives)
