"""What is left to do when the price is paid: it is judged as if it had been paid, and nothing is changed by judging."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.pack_folder import pack
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.tides import GAIN_DATA, GAIN_RESEARCH, card, passive, table, trigger
from tests.rows import for_each


@clause("AL-ACT-06", "AL-CARD-14")
@for_each("token", ["economy", "culture", "religion"])
def test_a_count_is_judged_after_its_own_price_in_tokens(tmp_path: Path, token: str) -> None:
    cards = card(
        "tally",
        "active",
        f"cost = {{ {token} = 1 }}",
        f'effects = [{{ op = "gain", resource = "research", amount = {{ per = "own_{token}" }} }}]',
    )
    trees = "science economy culture" if token != "religion" else "science religion military"
    scene = table(tmp_path, cards, trees=trees, seats=2).install("A", "tides.tally")

    def placed(count: int) -> Scene:
        if token == "religion":
            return scene.track("B", "A" * count)
        return scene.economy("A", *("IS", "IE")[:count]) if token == "economy" else scene.culture("A", *("IS",)[:count])

    assert "activate tides.tally" not in placed(1).turn("A").options()
    if token == "culture":
        scene.culture("A", "IE")
    else:
        placed(1 if token == "religion" else 0)
    if token == "economy":
        scene.economy("A", "IE")
    scene.turn("A")

    assert [event.key for event in scene.game.events] == ["turn"]
    assert "activate tides.tally" in scene.options()
    assert (scene.economy_of("A"), scene.culture_of("A"), scene.track_of("B")) == {
        "economy": (["IS", "IE"], [], ""),
        "culture": ([], ["IS", "IE"], ""),
        "religion": ([], [], "AA"),
    }[token]
    scene.play("activate tides.tally", *([] if token == "religion" else [f"pay {token} IS"]))
    if token == "religion":
        scene.play("pay religion B 1")
    assert scene.resources("A") == (1, 0, 0)
    assert [event.key for event in scene.game.events][:2] == ["turn", "activates"]


@clause("AL-ACT-06", "AL-INI-11", "AL-INI-14", "AL-MIL-01")
def test_a_tile_that_the_price_would_lose_is_no_longer_counted(tmp_path: Path) -> None:
    cards = card(
        "levy",
        "active",
        "cost = { military = 1 }",
        'effects = [{ op = "gain", resource = "research", amount = { per = "own_initiative" } }]',
    )
    scene = table(tmp_path, cards, seats=2).install("A", "tides.levy").has("A", military=4).turn("A")
    # The card is one of science.
    assert scene.owner("military") == "A"

    at_the_minimum = scene.options()
    told = [event.key for event in scene.game.events]

    assert "activate tides.levy" not in at_the_minimum
    assert told == ["turn"]
    assert scene.owner("military") == "A"
    scene.has("A", military=5).turn("A").play("activate tides.levy")
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-ACT-03", "AL-INI-14")
def test_a_tile_that_the_price_loses_is_lost_before_the_effect(tmp_path: Path) -> None:
    cards = card(
        "levy",
        "active",
        "cost = { military = 1 }",
        f'effects = [{{ op = "gain", resource = "research", amount = {{ per = "own_initiative" }} }}, {GAIN_DATA}]',
    )
    scene = table(tmp_path, cards, seats=2).install("A", "tides.levy").has("A", military=4).turn("A")

    scene.play("activate tides.levy")

    assert scene.owner("military") is None
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-ACT-06", "AL-CMD-06")
def test_an_effect_is_paid_from_what_the_command_leaves(tmp_path: Path) -> None:
    trade = '{ op = "exchange", give = { command = 1 }, get = { data = 1 }, max = 1 }'
    tech = '[[tech]]\nid = "IS"\noverride = true\ntree = "science"\nlevel = 1\nkind = "active"\ncost = {}\n'
    tech += f'name = {{ en = "IS", ja = "IS" }}\neffects = [{trade}]\n'
    scene = table(tmp_path, tech).has("A", command=1).turn("A")
    assert "command IS" not in scene.options()

    scene.has("A", command=2).turn("A").play("command IS", "exchange 1")

    assert scene.resources("A") == (0, 1, 0)


@clause("AL-NEST-03")
@for_each(("first", "data"), [("start IM", 1), ("end", 2)])
def test_in_the_influence_phase_nothing_counts_as_started(tmp_path: Path, first: str, data: int) -> None:
    cards = trigger("pilgrims", "influence_advance", '{ op = "run_active", level = 1, count = 1, source = "any" }')
    cards += passive("guild", '{ op = "reduce", on = "startup", by = { research = 2 } }')
    packs = (str(pack(tmp_path, cards)),)
    scene = Scene("science religion military", seats=2, packs=packs, nested_counts_as_startup=True)
    scene.install("A", "tides.pilgrims", "tides.guild").has("A", research=2, data=2).turn("A")

    scene.play(first, "advance 1", "deck science")

    # IM was started for 2 less 2; the step costs 2: nothing is left for IM, which would cost 2 now.
    assert scene.resources("A") == (0, data, 0)
    assert scene.asked() == "B action"


@clause("AL-PASS-06", "AL-ACT-05")
def test_an_offer_that_cannot_be_paid_is_passed_over(tmp_path: Path) -> None:
    offer = f'{{ op = "optional", cost = {{ data = 2 }}, effects = [{GAIN_RESEARCH}] }}'
    scene = table(tmp_path, card("stall", "crate", f"effects = [{GAIN_DATA}, {offer}]"))
    scene.hand("A", "tides.stall").turn("A")

    scene.play("use tides.stall")

    assert (scene.asked(), scene.resources("A")) == ("A action", (0, 1, 0))


@clause("AL-PASS-06", "AL-ACT-04", "AL-RES-01")
def test_an_offer_may_be_paid_with_the_only_card_of_the_hand(tmp_path: Path) -> None:
    offer = f'{{ op = "optional", cost = {{ discard = 1 }}, effects = [{GAIN_RESEARCH}] }}'
    cards = card("stall", "active", f"effects = [{offer}]")
    cards += card(
        "booth", "active", 'effects = [{ op = "exchange", give = { discard = 1 }, get = { data = 1 }, max = 2 }]'
    )
    scene = table(tmp_path, cards).install("A", "tides.stall", "tides.booth").hand("A", "SCI-01").turn("A")

    scene.play("activate tides.stall", "pay")
    assert (scene.hand_of("A"), scene.resources("A")) == ([], (1, 0, 0))
    assert "activate tides.booth" not in scene.options()
    scene.hand("A", "SCI-02").turn("A").play("activate tides.booth", "exchange 1")

    assert (scene.hand_of("A"), scene.resources("A")) == ([], (1, 1, 0))
    told = [event.words[:2] for event in scene.game.events if event.key == "gains"]
    assert told == [["1", "data"]]
