"""Effects that do something several times, three times as well; no printed one does it more than twice."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.tides import GAIN_DATA, card, table
from tests.rows import for_each


def act(effect: str) -> str:
    """An active card with this effect, and a datum to show that it goes on afterwards."""
    return card("act", "active", f"effects = [{effect}, {GAIN_DATA}]")


@clause("AL-ECO-06", "AL-ACT-05")
def test_three_economy_tokens_go_to_three_teams(tmp_path: Path) -> None:
    scene = table(tmp_path, act('{ op = "place_economy", count = 3 }'), trees="science economy culture", techs="IIS-C")
    scene.install("A", "tides.act").team("A", "IIS-C").turn("A")

    scene.play("activate tides.act", "economy IS", "economy IIS-C")
    assert scene.options() == ["economy IE", "economy IC"]
    scene.play("economy IC")

    assert scene.economy_of("A") == ["IS", "IIS-C", "IC"]
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-CUL-08", "AL-ACT-05")
def test_three_culture_tokens_go_to_three_techs(tmp_path: Path) -> None:
    effect = '{ op = "place_culture", count = 3, where = "any" }'
    scene = table(tmp_path, act(effect), trees="science economy culture").install("A", "tides.act").turn("A")

    scene.play("activate tides.act", "culture IS", "culture IE", "culture IC")

    assert scene.culture_of("A") == ["IS", "IE", "IC"]
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-REL-01", "AL-REL-02", "AL-ACT-05")
def test_three_religion_tokens_may_all_go_to_one_board(tmp_path: Path) -> None:
    scene = table(tmp_path, act('{ op = "place_religion", count = 3, target = "any_other" }'))
    scene.install("A", "tides.act").turn("A")

    scene.play("activate tides.act", "religion B", "religion B", "religion C")

    assert (scene.track_of("B"), scene.track_of("C")) == ("AA", "A")
    assert scene.resources("A") == (0, 1, 0)


# Tracks of B and C before, which one A chooses (none: nobody is asked), and both tracks afterwards.
ALLIES: list[tuple[str, str, str, str, str]] = [
    ("AAAA", "D", "", "AAAAAAA", "D"),
    ("AAAADDD", "D", "", "AAAADDDAA", "D"),
    ("AAAADDDC", "D", "", "AAAADDDCA", "D"),
    ("AAAAADDDD", "A", "", "AAAAADDDD", "AAAA"),
    ("AAAA", "AAA", "religion B", "AAAAAA", "AAA"),
    ("AAAAA", "AAA", "religion C", "AAAAA", "AAAA"),
]


@clause("AL-REL-02", "AL-REL-03", "AL-REL-11")
@for_each(("on_b", "on_c", "choice", "b_after", "c_after"), ALLIES)
def test_tokens_for_an_ally_all_go_to_one_with_room_as_long_as_there_are_any(
    tmp_path: Path, on_b: str, on_c: str, choice: str, b_after: str, c_after: str
) -> None:
    scene = table(tmp_path, act('{ op = "place_religion", count = 3, target = "ally" }')).install("A", "tides.act")
    scene.track("B", on_b).track("C", on_c).turn("A")

    scene.play("activate tides.act", *([choice] if choice else []))

    assert (scene.track_of("B"), scene.track_of("C")) == (b_after, c_after)
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-DIG-03", "AL-CARD-11", "AL-PASS-05")
@for_each(("chooser", "asked"), [("self", "A uninstall"), ("owner", "B uninstall")])
def test_three_installed_cards_are_lost_and_that_is_one_attack(tmp_path: Path, chooser: str, asked: str) -> None:
    act_on_all = f'{{ op = "uninstall", target = "each_other", count = 3, chooser = "{chooser}" }}'
    scene = table(tmp_path, act(act_on_all), seats=2).install("A", "tides.act")
    scene.install("B", "MIL-27", "SCI-13", "SCI-24", "SCI-25", "REL-11").turn("A")

    scene.play("activate tides.act")
    assert scene.asked() == asked
    scene.play("uninstall SCI-13", "uninstall SCI-25", "uninstall REL-11")

    assert scene.installed_by("B") == ["MIL-27", "SCI-24"]
    assert scene.military("B") == 1
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-HAND-03", "AL-PASS-05")
def test_three_cards_are_taken_from_a_hand_and_that_is_one_attack(tmp_path: Path) -> None:
    scene = table(tmp_path, act('{ op = "take_card", count = 3, target = "one_other" }'), seats=2)
    scene.install("A", "tides.act").install("B", "MIL-27").hand("B", "SCI-01", "SCI-02", "SCI-03", "SCI-04").turn("A")

    scene.play("activate tides.act", "take SCI-02", "take SCI-04", "take SCI-01")

    assert scene.hand_of("A") == ["SCI-01", "SCI-02", "SCI-04"]
    assert scene.hand_of("B") == ["SCI-03"]
    assert scene.military("B") == 1
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-ICON-05", "AL-PASS-05")
@for_each(("thief", "victim"), [("A", "B"), ("B", "A"), ("C", "A")])
def test_three_tokens_are_sent_back_to_one_player_and_that_is_one_attack(
    tmp_path: Path, thief: str, victim: str
) -> None:
    effect = '{ op = "return_token", kinds = ["economy", "culture"], count = 3, target = "one_other" }'
    scene = table(tmp_path, act(effect), trees="economy culture military", seats=3).install(thief, "tides.act")
    scene.install(victim, "MIL-27").economy(victim, "IE", "IC").culture(victim, "IE", "IM").turn(thief)

    scene.play(
        "activate tides.act",
        f"send-back {victim} economy IC",
        f"send-back {victim} culture IE",
        f"send-back {victim} economy IE",
    )

    assert (scene.economy_of(victim), scene.culture_of(victim)) == ([], ["IM"])
    assert scene.military(victim) == 1
    assert scene.resources(thief) == (0, 1, 0)


@clause("AL-NEST-01", "AL-NEST-02")
def test_three_technologies_are_run_one_after_another(tmp_path: Path) -> None:
    effect = '{ op = "run_active", level = 1, count = 3, source = "any" }'
    scene = table(tmp_path, act(effect), trees="economy culture military").install("A", "tides.act")
    scene.has("A", research=19, data=19).turn("A")

    scene.play("activate tides.act", "run IM", "run IC", "culture IM", "economy IE")

    assert (scene.military("A"), scene.culture_of("A"), scene.economy_of("A")) == (1, ["IM"], ["IE"])
    assert scene.asked() == "A action"


@clause("AL-CARD-03", "AL-ACT-05")
@for_each(("tree", "taken", "left"), [("any", "recover SCI-02 + recover REL-01", []), ("religion", "", ["SCI-02"])])
def test_cards_are_fetched_back_from_one_pile_or_from_any(
    tmp_path: Path, tree: str, taken: str, left: list[str]
) -> None:
    scene = table(tmp_path, act(f'{{ op = "recover", tree = "{tree}", count = 2 }}')).install("A", "tides.act")
    scene.discarded("SCI-02", "REL-01", "REL-02").turn("A")

    scene.play("activate tides.act", *([taken] if taken else []))

    assert scene.hand_of("A") == (["REL-01", "SCI-02"] if tree == "any" else ["REL-01", "REL-02"])
    assert scene.pile("science") == left
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-CARD-03", "AL-ACT-06")
@for_each(("tree", "pile"), [("science", "SCI-02"), ("religion", "REL-01"), ("military", "MIL-01")])
def test_the_only_card_of_a_pile_is_fetched_back_and_no_other_pile_is_looked_at(
    tmp_path: Path, tree: str, pile: str
) -> None:
    cards = card("act", "active", f'effects = [{{ op = "recover", tree = "{tree}", count = 1 }}]')
    scene = table(tmp_path, cards).install("A", "tides.act")
    others = [name for name in ("SCI-03", "REL-03", "MIL-03") if name[0] != pile[0]]
    scene.discarded(*others).turn("A")
    assert "activate tides.act" not in scene.options()

    scene.discarded(pile).turn("A").play("activate tides.act")

    assert scene.hand_of("A") == [pile]


@clause("AL-FREE-02")
def test_two_used_cards_are_turned_upright_and_a_third_stays(tmp_path: Path) -> None:
    free = "".join(card(name, "active", f"effects = [{GAIN_DATA}]") for name in ("one", "two", "three"))
    cards = free + card("oil", "active", 'effects = [{ op = "refresh", count = 2 }]')
    names = [f"tides.{name}" for name in ("oil", "one", "two", "three")]
    scene = table(tmp_path, cards).install("A", *names).turn("A")
    assert "activate tides.oil" not in scene.options()  # it would turn nothing but itself

    scene.play("activate tides.one", "activate tides.two", "activate tides.three", "activate tides.oil")
    assert scene.options() == ["refresh tides.one", "refresh tides.two", "refresh tides.three", "refresh tides.oil"]
    scene.play("refresh tides.one + refresh tides.three")

    assert [option for option in scene.options() if option.startswith("activate")] == [
        "activate tides.one",
        "activate tides.three",
    ]


@clause("AL-DRAW-04")
def test_three_cards_are_drawn_from_decks_that_are_named_one_by_one(tmp_path: Path) -> None:
    scene = table(tmp_path, act('{ op = "draw", tree = "any", count = 3 }')).install("A", "tides.act")
    scene.deck("science", "SCI-01", "SCI-02").deck("military", "MIL-01").turn("A")

    scene.play("activate tides.act")
    assert (scene.asked(), scene.resources("A")) == ("A deck", (0, 0, 0))
    scene.play("deck science", "deck military", "deck science")

    assert scene.hand_of("A") == ["MIL-01", "SCI-01", "SCI-02"]
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-ICON-06", "AL-NPC-09", "AL-ACT-05")
def test_only_the_one_who_is_chosen_discards(tmp_path: Path) -> None:
    scene = table(tmp_path, act('{ op = "discard", who = "one_other", count = 3 }'), seats=3).install("A", "tides.act")
    scene.hand("B", "SCI-01").hand("C", "SCI-02", "SCI-03").turn("A")

    scene.play("activate tides.act", "target C")

    assert (scene.hand_of("B"), scene.hand_of("C")) == (["SCI-01"], [])
    assert scene.resources("A") == (0, 1, 0)
