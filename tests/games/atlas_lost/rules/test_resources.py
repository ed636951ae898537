"""Resources: gaining, paying, and the ends of the tracks."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-RES-01")
def test_gaining_and_paying_move_the_markers_by_the_same_number() -> None:
    scene = Scene("science economy culture", techs="IIE-C")
    scene.has("A", research=5, data=4, command=3).team("A", "IIE-C").hand("A", "INI-03").turn("A")

    scene.play("start IIE-C")

    assert scene.resources("A") == (8, 6, 3)
    scene.play("command IE", "economy IE")
    assert scene.resources("A") == (6, 5, 2)
    scene.play("use INI-03")
    assert scene.resources("A") == (7, 5, 3)


@clause("AL-RES-01")
def test_losing_moves_the_marker_down_too() -> None:
    scene = Scene("science economy military").has("B", research=5).hand("A", "MIL-03").turn("A")

    scene.play("use MIL-03")

    assert scene.resources("B") == (2, 0, 0)
    assert scene.resources("A") == (3, 0, 0)


@clause("AL-RES-02")
@for_each(("research", "data", "payable"), [(2, 1, True), (1, 1, False), (2, 0, False), (19, 0, False)])
def test_a_payment_below_0_is_not_allowed(research: int, data: int, payable: bool) -> None:
    scene = Scene("science economy culture").has("A", research=research, data=data)

    scene.turn("A")

    assert ("start IE" in scene.options()) is payable
    assert scene.resources("A") == (research, data, 0)


@clause("AL-RES-02")
def test_a_payment_may_take_a_resource_to_exactly_0() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=1).turn("A")

    scene.play("start IE", "economy IS")

    assert scene.resources("A") == (0, 0, 0)


# What a player does, and exactly what it costs: with that much it can be done, with 1 less of anything it cannot.
PRICES: list[tuple[str, dict[str, int]]] = [
    ("place science IIS-A", {"research": 3}),
    ("place economy IIIE-A", {"research": 4, "data": 2}),
    ("start IC", {"research": 2, "data": 1}),
    ("command IC", {"research": 2, "data": 1, "command": 1}),
    ("command IIE-C", {"command": 2}),
    ("command IIIC-D", {"data": 5, "command": 3}),
    ("use MIL-12", {"research": 2}),
    ("use MIL-06", {"military": 1}),
    ("install CUL-18", {"research": 1, "data": 2}),
    ("activate SCI-12", {"research": 2, "data": 1}),
    ("activate MIL-16", {"data": 1, "military": 1}),
    ("activate MIL-21", {"research": 2, "command": 1}),
]


def able(choice: str, has: dict[str, int]) -> bool:
    """Whether a player who has just so much is offered this choice."""
    kind, _, rest = choice.partition(" ")
    tree = "military" if "M" in rest else "science"
    scene = Scene(f"{tree} economy culture", techs="IIE-C IIE-D IIIE-A IIIC-D").has("A", **has).economy("A", "IC")
    # Somebody whom it can touch.
    scene.has("B", tp=9).influence("B", 3).hand("B", "CUL-01").install("B", "CUL-18")
    if kind in ("use", "install"):
        scene.hand("A", rest)
    elif kind == "activate":
        scene.install("A", rest)
    elif choice == "place economy IIIE-A":
        scene.team("A", "IIE-C")
    return choice in scene.turn("A").options()


@clause("AL-RES-02", "AL-ACT-04")
@for_each(("choice", "price"), PRICES)
def test_one_too_little_of_anything_is_too_little(choice: str, price: dict[str, int]) -> None:
    assert able(choice, price)

    for kind, amount in price.items():
        assert not able(choice, {**price, kind: amount - 1}), f"{choice} with {amount - 1} {kind}"


# The costs of the second step on spaces where there are two, and of the first ones; placed tokens pay mixed costs.
STEPS: list[tuple[int, str, dict[str, int]]] = [
    (0, "advance 1", {"research": 2}),
    (3, "advance 1", {"research": 3, "data": 1}),
    (6, "advance 1", {"research": 3, "data": 2, "tp": 2}),
    (6, "advance 2", {"research": 2, "data": 1, "military": 2}),
    (9, "advance 1", {"research": 6, "data": 4, "tp": 4}),
    (9, "advance 2", {"research": 5, "data": 3, "military": 4}),
]


@clause("AL-RES-02", "AL-INF-01")
@for_each(("here", "choice", "price"), STEPS)
def test_one_too_little_for_a_step_is_too_little(here: int, choice: str, price: dict[str, int]) -> None:
    def offered(has: dict[str, int]) -> list[str]:
        """What a player who has just so much is offered in the Influence Phase; nothing when it is passed over."""
        scene = Scene("science economy military").has("A", **has).influence("A", here).turn("A").play("end")
        return scene.options() if scene.asked() == "A influence" else []

    assert offered(price) == [choice, "stop"]

    for kind, amount in price.items():
        assert offered({**price, kind: amount - 1}) == [], f"{choice} with {amount - 1} {kind}"


@clause("AL-RES-03", "AL-RES-05")
def test_research_and_data_stop_at_19() -> None:
    scene = Scene("science economy culture").has("A", research=16, data=17).hand("A", "INI-01").turn("A")

    scene.play("use INI-01")

    assert scene.resources("A") == (19, 17, 0)
    scene.hand("A", "CUL-04").turn("A").play("use CUL-04")
    assert scene.resources("A") == (19, 19, 0)
    scene.hand("A", "SCI-03").turn("A").play("use SCI-03")
    assert scene.resources("A") == (19, 19, 0)


@clause("AL-RES-03")
def test_the_cap_holds_for_main_actions_too() -> None:
    scene = Scene("science economy culture").has("A", research=18, data=19).turn("A")

    scene.play("replenish")

    assert scene.resources("A") == (19, 19, 0)
    scene.turn("A").play("collect")
    assert scene.resources("A") == (19, 19, 0)


@clause("AL-RES-04")
def test_command_stops_at_6() -> None:
    scene = Scene("science economy culture").has("A", command=5).hand("A", "INI-03", "ECO-07").turn("A")

    scene.play("use INI-03")

    assert scene.resources("A") == (1, 0, 6)
    scene.turn("A").play("use ECO-07")
    assert scene.resources("A") == (3, 0, 6)


@clause("AL-RES-05")
def test_a_gain_wholly_lost_still_takes_place() -> None:
    scene = Scene("science economy culture", techs="IIE-C")
    scene.has("A", research=19, data=19).has("B", research=19, data=18).team("A", "IIE-C").hand("A", "INI-01")
    scene.turn("A")

    scene.play("start IIE-C", "use INI-01")

    assert scene.resources("A") == (19, 19, 0)
    assert scene.resources("B") == (19, 19, 0)
    assert scene.resources("C") == (1, 1, 0)
    assert scene.hand_of("A") == []


@clause("AL-RES-06")
@for_each(
    ("amount", "side", "space"),
    [(0, "plain", 0), (9, "plain", 9), (10, "plain", 10), (11, "plus-ten", 1), (19, "plus-ten", 9)],
)
def test_which_side_a_marker_shows(amount: int, side: str, space: int) -> None:
    scene = Scene("science economy culture").has("A", research=amount, data=amount).has("B", data=3)

    markers = scene.seen("B", "players", 0, "markers")

    assert markers == {"research": {"side": side, "space": space}, "data": {"side": side, "space": space}}
    assert scene.seen("B", "players", 1, "markers", "data") == {"side": "plain", "space": 3}


@clause("AL-RES-07")
@for_each(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_military_power_stops_at_10(before: int, after: int) -> None:
    scene = Scene("science economy military", techs="IIM-C")
    scene.has("A", research=7, military=before).team("A", "IIM-C").turn("A")

    scene.play("start IIM-C")

    assert scene.military("A") == after
    assert scene.resources("A") == (0, 0, 0)
