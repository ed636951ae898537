"""Costs with no part to spare: every kind of payment just there and 1 short, whole and reduced; proven with packs."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.tides import GAIN_DATA, card, passive, table
from tests.rows import for_each


def monument(price: str) -> str:
    """A passive card that costs so much to install."""
    return passive("monument", '{ op = "tp", amount = 1 }').replace("install = {}", f"install = {{ {price} }}")


def engine(price: str) -> str:
    """An active card that costs so much to use."""
    return card("engine", "active", f"cost = {{ {price} }}", f"effects = [{GAIN_DATA}]")


def less(what: str) -> str:
    """A passive card that takes so much off a cost."""
    return passive("guild", f'{{ op = "reduce", on = "install", by = {{ {what} }} }}')


# A price, what is taken off it, and what a player has who can just pay the rest.
REDUCED: list[tuple[str, str, dict[str, int]]] = [
    ("research = 3", "research = 1", {"research": 2}),
    ("data = 3", "data = 1", {"data": 2}),
    ("command = 3", "command = 1", {"command": 2}),
    ("tp = 3", "tp = 1", {"tp": 2}),
    ("military = 3", "military = 1", {"military": 2}),
    ("any_token = 3", "any_token = 1", {"military": 2}),
    ("military = 2, any_token = 1", "military = 1", {"military": 2}),
    ("military = 2, any_token = 1", "any_token = 1", {"military": 2}),
]


@clause("AL-ACT-04", "AL-CARD-05", "AL-PASS-04")
@for_each(("price", "off", "has"), REDUCED)
def test_a_reduced_price_is_paid_to_the_last_piece(tmp_path: Path, price: str, off: str, has: dict[str, int]) -> None:
    def scene(amounts: dict[str, int], folder: str) -> Scene:
        (tmp_path / folder).mkdir()
        made = table(tmp_path / folder, monument(price) + less(off), seats=2).install("A", "tides.guild")
        return made.hand("A", "tides.monument").has("A", **amounts).turn("A")

    short = {kind: amount - 1 for kind, amount in has.items()}
    assert "install tides.monument" not in scene(short, "short").options()
    rich = scene(has, "rich").play("install tides.monument")

    assert rich.installed_by("A") == ["tides.guild", "tides.monument"]
    assert (*rich.resources("A"), rich.tp("A"), rich.military("A")) == (0, 0, 0, 0, 0)


@clause("AL-ACT-04", "AL-CARD-05", "AL-PASS-04")
@for_each("token", ["economy", "culture", "religion"])
def test_a_reduced_price_in_tokens_takes_one_token_less(tmp_path: Path, token: str) -> None:
    cards = monument(f"{token} = 2") + less(f"{token} = 1")
    trees = "science economy culture" if token != "religion" else "science religion military"
    scene = table(tmp_path, cards, trees=trees, seats=2).install("A", "tides.guild").hand("A", "tides.monument")
    without = scene.turn("A").options()
    if token == "religion":
        scene.track("B", "A")
    else:
        getattr(scene, token)("A", "IS")

    scene.turn("A").play("install tides.monument")

    assert "install tides.monument" not in without
    assert scene.stock("A") == ((9, 9, 0) if token != "religion" else (0, 0, 9))


@clause("AL-ACT-04", "AL-CARD-03", "AL-CARD-05", "AL-PASS-04")
@for_each(("off", "others"), [("", ("SCI-01", "SCI-02")), ("discard = 1", ("SCI-01",))])
def test_a_price_in_cards_is_never_paid_with_the_card_itself(tmp_path: Path, off: str, others: tuple[str, ...]) -> None:
    cards = monument("discard = 2") + less(off or "research = 1")
    scene = table(tmp_path, cards).hand("A", "tides.monument", *others)
    if off:
        scene.install("A", "tides.guild")
    one_short = table_without(scene, others[0])

    scene.turn("A").play("install tides.monument")

    assert "install tides.monument" not in one_short
    assert scene.hand_of("A") == []
    assert sorted(scene.pile("science")) == sorted(others)


def table_without(scene: Scene, name: str) -> list[str]:
    """What is offered while one card is not in the hand; it comes back afterwards."""
    scene.discarded(name)
    options = scene.turn("A").options()
    scene.hand("A", name)
    return options


@clause("AL-CARD-03", "AL-CARD-14")
def test_an_effect_installs_a_card_whose_price_another_card_of_the_hand_pays(tmp_path: Path) -> None:
    cards = monument("discard = 1") + card("office", "active", 'effects = [{ op = "install" }]')
    scene = table(tmp_path, cards).install("A", "tides.office").hand("A", "tides.monument")
    assert "activate tides.office" not in scene.turn("A").options()

    scene.hand("A", "SCI-01").turn("A").play("activate tides.office", "install tides.monument")

    assert scene.installed_by("A") == ["tides.office", "tides.monument"]
    assert scene.pile("science") == ["SCI-01"]


@clause("AL-SCI-06", "AL-ACT-04")
@for_each("tech", ["IIIS-C", "IIIR-A", "IIIM-A"])
def test_any_lv3_team_pays_for_a_team_and_no_lv2_team_does(tmp_path: Path, tech: str) -> None:
    techs = "IIS-C IIR-A IIM-A IIIS-C IIIR-A IIIM-A"
    scene = table(tmp_path, engine("advance_lv3 = 1"), techs=techs).install("A", "tides.engine")
    scene.team("A", "IIS-C", "IIR-A", "IIM-A").turn("A")
    without = scene.options()

    scene.team("A", tech).turn("A").play("activate tides.engine", "row data")

    assert "activate tides.engine" not in without
    assert tech not in scene.teams_of("A")
    assert scene.waiting_of("A") == (0, 3)


@clause("AL-SCI-06", "AL-ACT-04", "AL-PASS-04")
def test_two_teams_are_paid_one_after_another(tmp_path: Path) -> None:
    scene = table(tmp_path, engine("advance_lv3 = 2"), techs="IIIS-C IIIR-A IIIM-A").install("A", "tides.engine")
    scene.team("A", "IIIS-C").turn("A")
    with_one = scene.options()
    scene.team("A", "IIIR-A", "IIIM-A").turn("A")

    scene.play("activate tides.engine", "return IIIR-A", "return IIIS-C")

    assert "activate tides.engine" not in with_one
    assert scene.teams_of("A") == ["IIIM-A"]
    # All three came from the research row; the data row is full, so nobody is asked for a row.
    assert scene.waiting_of("A") == (2, 3)
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-SCI-06", "AL-PASS-04")
def test_a_reduction_by_a_team_leaves_none_to_pay(tmp_path: Path) -> None:
    scene = table(tmp_path, monument("advance_lv3 = 1") + less("advance_lv3 = 1")).install("A", "tides.guild")
    scene.hand("A", "tides.monument").turn("A")

    scene.play("install tides.monument")

    assert scene.installed_by("A") == ["tides.guild", "tides.monument"]


@clause("AL-ECO-05", "AL-INF-06", "AL-PASS-05")
def test_the_log_tells_each_kind_of_payment_once(tmp_path: Path) -> None:
    cards = engine("research = 1, economy = 1, any_token = 1")
    scene = table(tmp_path, cards, trees="science economy culture", seats=2).install("A", "tides.engine")
    scene.has("A", research=1).economy("A", "IS", "IE").turn("A")

    scene.play("activate tides.engine", "pay economy IS")

    told = [(event.key, event.clause) for event in scene.game.events if event.key.startswith("pays")]
    assert told == [("pays", "AL-FREE-01"), ("pays-tokens", "AL-ECO-05"), ("pays-tokens", "AL-INF-06")]


@clause("AL-ECO-05", "AL-CUL-06", "AL-INF-06")
def test_nothing_is_told_of_tokens_that_a_price_does_not_ask_for(tmp_path: Path) -> None:
    scene = table(tmp_path, engine("culture = 1"), trees="science economy culture", seats=2)
    scene.install("A", "tides.engine").culture("A", "IS").economy("A", "IE").turn("A")

    scene.play("activate tides.engine")

    assert [event.clause for event in scene.game.events if event.key == "pays-tokens"] == ["AL-CUL-06"]


# Which reductions apply


@clause("AL-PASS-01", "AL-PASS-04", "AL-PLACE-07", "AL-DRAW-01")
@for_each("way", ["by", "one_of"])
def test_a_reduction_for_one_tree_is_for_no_other(tmp_path: Path, way: str) -> None:
    table_of = "by = { research = 1 }" if way == "by" else "one_of = [{ research = 1 }, { tp = 1 }]"
    cards = passive("guild", f'{{ op = "reduce", on = "place_advance", tree = "science", {table_of} }}')
    scene = table(tmp_path, cards, trees="economy culture science", techs="IIE-A IIS-A").install("A", "tides.guild")
    scene.has("A", research=2).turn("A")

    placed = [option for option in scene.options() if option.startswith("place")]

    assert placed == ["place science IIS-A", "place science IIS-B"]
    scene.play("place science IIS-A", "row data", "keep SCI-01")
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PASS-04")
def test_a_pick_among_reductions_for_one_level_is_for_no_other(tmp_path: Path) -> None:
    cards = passive(
        "guild", '{ op = "reduce", on = "place_advance", levels = [3], one_of = [{ research = 1 }, { tp = 1 }] }'
    )
    scene = table(tmp_path, cards, techs="IIS-C IIIS-C").install("A", "tides.guild").team("A", "IIS-C")
    scene.has("A", research=3, data=2).turn("A")

    scene.play("place science IIIS-C", "row data", "keep SCI-01")

    assert scene.resources("A")[0] == 0
    assert "place religion IIR-A" not in scene.has("A", research=2).turn("A").options()


@clause("AL-PASS-01", "AL-PASS-04")
def test_picks_of_two_reductions_are_put_together(tmp_path: Path) -> None:
    cards = monument("research = 2, data = 2")
    for name, off in (("north", "research"), ("south", "data")):
        cards += passive(name, f'{{ op = "reduce", on = "install", one_of = [{{ {off} = 1 }}, {{ tp = 1 }}] }}')
    scene = table(tmp_path, cards).install("A", "tides.north", "tides.south").hand("A", "tides.monument")
    scene.has("A", research=2, data=2).turn("A")

    scene.play("install tides.monument")

    assert scene.asked() == "A reduction"
    assert scene.options() == ["less 1 research 1 data", "less 1 research", "less 1 data", "less nothing"]
    scene.play("less 1 research 1 data")
    assert scene.resources("A") == (1, 1, 0)


@clause("AL-CMD-02", "AL-CMD-04", "AL-CMD-06", "AL-PASS-04")
@for_each("tree", ["science", "religion", "military"])
def test_a_reduced_command_may_cost_nothing_and_only_in_its_tree(tmp_path: Path, tree: str) -> None:
    cards = passive("guild", f'{{ op = "reduce", on = "command_action", tree = "{tree}", by = {{ command = 2 }} }}')
    scene = table(tmp_path, cards).install("A", "tides.guild").has("A", research=2, data=1).turn("A")

    commands = [option for option in scene.options() if option.startswith("command")]

    # 1 and 2 less 2: Technologies of the first two levels cost none.
    assert (
        commands
        == {
            "science": [],
            "religion": ["command IR", "command IIR-B"],
            "military": ["command IM", "command IIM-B"],
        }[tree]
    )


@clause("AL-CMD-02", "AL-CMD-04")
def test_a_second_reduction_of_command_adds_to_the_first(tmp_path: Path) -> None:
    cards = less("research = 1") + passive("staff", '{ op = "reduce", on = "command_action", by = { command = 1 } }')
    scene = table(tmp_path, cards).install("A", "tides.guild", "tides.staff").has("A", research=2, data=1).turn("A")

    scene.play("command IM")

    assert (scene.resources("A"), scene.military("A")) == ((0, 0, 0), 1)


@clause("AL-ACT-04", "AL-PASS-04")
def test_the_second_of_two_ways_may_be_the_one_that_can_be_paid(tmp_path: Path) -> None:
    # IM costs 2 research and 1 data.
    cards = passive("guild", '{ op = "reduce", on = "startup", one_of = [{ data = 1 }, { research = 2 }] }')
    scene = table(tmp_path, cards).install("A", "tides.guild").has("A", data=1).turn("A")
    assert "start IM" in scene.options()

    scene.play("start IM")

    assert (scene.resources("A"), scene.military("A")) == ((0, 0, 0), 1)
    assert "start IM" not in scene.turn("A").options()


@clause("AL-INF-04", "AL-PASS-04")
def test_a_step_that_can_be_paid_in_several_ways_is_offered_once(tmp_path: Path) -> None:
    cards = passive("ferry", '{ op = "reduce", on = "influence", one_of = [{ research = 1 }, { tp = 1 }] }')
    scene = table(tmp_path, cards, seats=2).install("A", "tides.ferry").has("A", research=2)
    scene.turn("A").play("end")
    assert scene.options() == ["advance 1", "stop"]

    scene.play("advance 1")

    # The space costs no TP, so less TP is the same as nothing less.
    assert scene.options() == ["less 1 research", "less nothing"]
    scene.play("less nothing", "deck science")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-PASS-04", "AL-INF-06")
@for_each(
    ("price", "off", "kind"),
    [("any_token = 3", "any_token = 1", "pay-mixed"), ("discard = 3", "discard = 1", "pay-cards")],
)
def test_of_a_reduced_price_exactly_the_rest_is_asked_for(tmp_path: Path, price: str, off: str, kind: str) -> None:
    scene = table(tmp_path, monument(price) + less(off), seats=2).install("A", "tides.guild").has("A", military=5)
    scene.hand("A", "tides.monument", "SCI-01", "SCI-02", "SCI-03", "SCI-04").turn("A")

    scene.play("install tides.monument")

    assert scene.asked() == f"A {kind}"
    assert scene.game.questions[0].pick == (2, 2)


@clause("AL-PASS-04", "AL-CARD-05", "AL-PLACE-02")
@for_each(("on", "choice"), [("install", "install tides.monument"), ("place_advance", "place science IIS-A")])
def test_the_second_pick_may_be_the_one_that_pays(tmp_path: Path, on: str, choice: str) -> None:
    cards = monument("research = 3")
    cards += passive("guild", f'{{ op = "reduce", on = "{on}", one_of = [{{ data = 2 }}, {{ research = 2 }}] }}')
    scene = table(tmp_path, cards, techs="IIS-A").install("A", "tides.guild").hand("A", "tides.monument")

    assert choice in scene.has("A", research=1).turn("A").options()
    assert choice not in scene.has("A", research=0).turn("A").options()
