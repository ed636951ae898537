"""Packs: players add cards, machines, tiles, tribes and more of their own design, or replace those of the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games.revive.library import base_hash, load, pack_hash
from tessera.games.revive.packs import check_pack
from tessera.kernel.refusal import ContentError
from tests.games.revive.pack_folder import (
    ARTIFACT,
    BOOK,
    CARD,
    CRATE,
    GEAR,
    LARGE,
    MACHINE,
    MODULE,
    PACK,
    POINT,
    TILE,
    TRIBE,
    ability,
    everything,
    free,
    halves,
    pack,
    standing,
    together,
)


def test_a_pack_adds_a_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + halves(f"{GEAR}, {BOOK}") + "slot_symbol_bottom = true\nflasks = 2\n")

    library = load([folder])

    assert library.cards["thaw.singer"] == {
        "id": "thaw.singer",
        "name": {"en": "Thaw Singer", "ja": "雪解けの歌い手"},
        "color": "green",
        "set": "",
        "campaign": False,
        "top": [{"do": "gain", "res": "gear", "n": 1}, {"do": "gain", "res": "book", "n": 2}],
        "bottom": [{"do": "points", "n": 1}],
        "slot_symbol_top": False,
        "slot_symbol_bottom": True,
        "flasks": 2,
        "source": "house",
    }
    assert list(library.cards)[-1] == "thaw.singer"
    assert library.origins == {"thaw.singer": "thaw"}
    assert [(each.id, each.version, each.author) for each in library.packs] == [("thaw", "1.0", "A. Author")]
    assert "thaw.singer" not in load().cards


def test_a_pack_adds_one_of_each_kind(tmp_path: Path) -> None:
    library = load([pack(tmp_path, everything())])

    assert (len(library.cards), len(library.modules), len(library.machines)) == (73, 49, 31)
    assert (len(library.crates), len(library.artifact_cards), len(library.area_tiles)) == (29, 11, 26)
    assert (len(library.large_locations), len(library.tribes)) == (9, 7)
    assert list(library.origins) == [
        *("thaw.singer", "thaw.coil", "thaw.pump", "thaw.box"),
        *("thaw.dream", "thaw.delta", "thaw.dam", "thaw.people"),
    ]
    assert (len(load().cards), len(load().tribes)) == (72, 6)


def test_what_a_pack_leaves_out_is_filled_in(tmp_path: Path) -> None:
    library = load([pack(tmp_path, everything())])

    assert library.artifact_cards["thaw.dream"]["purple"] == {"of": "flask", "points": 1, "every": 1}
    assert library.artifact_cards["thaw.dream"]["orange"] == {"of": "module", "points": 1, "every": 2}
    tile = library.area_tiles["thaw.delta"]
    assert (tile["explore_effects"], tile["passable"], tile["recruit"]) == ([], True, True)
    assert [cell["reward"] for cell in tile["cells"]] == [[], [], [{"do": "points", "n": 1}], []]
    people = library.tribes["thaw.people"]
    assert (people["campaign"], people["side"][0]["start_tiles"]) == (False, {})
    assert people["side"][1]["ability_source"] == "house"
    assert [technology["standing"] for technology in people["side"][0]["technology"]] == [
        [],
        [{"mod": "discount", "action": "build", "n": 1}],
        [],
    ]
    assert library.large_locations["thaw.dam"]["sides"][0]["on_populate"] == []
    machine = library.machines["thaw.pump"]
    assert (machine["timing"], machine["actions"], machine["flasks"]) == ("free", [], 0)


def test_cells_stand_in_the_order_of_the_hexes(tmp_path: Path) -> None:
    lines = TILE.splitlines()
    first = next(number for number, line in enumerate(lines) if "at = [0, 0]" in line)
    lines[first : first + 4] = reversed(lines[first : first + 4])

    library = load([pack(tmp_path, "\n".join(lines))])

    cells = library.area_tiles["thaw.delta"]["cells"]
    assert [(cell["at"], cell["kind"]) for cell in cells] == [
        ([0, 0], "sand"),
        ([1, 0], "forest"),
        ([0, 1], "water"),
        ([1, 1], "location"),
    ]


def test_a_pack_adds_a_machine_and_a_crate_that_go_with_actions(tmp_path: Path) -> None:
    machine = MACHINE + together("explore build", '{ do = "range" }', '{ do = "discount", action = "build", n = 3 }')
    crate = CRATE + together("play_card", '{ do = "wild_color" }', POINT)

    library = load([pack(tmp_path, machine + crate)])

    assert library.machines["thaw.pump"]["actions"] == ["explore", "build"]
    assert library.machines["thaw.pump"]["effects"] == [
        {"do": "range", "n": 1},
        {"do": "discount", "action": "build", "n": 3},
    ]
    assert library.crates["thaw.box"]["effects"] == [{"do": "wild_color"}, {"do": "points", "n": 1}]


def test_a_tribe_with_tiles_of_its_own(tmp_path: Path) -> None:
    placing = '{ do = "place_tribe_tile", tile = "temple", on = ["water"] }, { do = "take_water" }'
    records = ability(f'{{ do = "pay", cost = {{ basic = 2 }}, then = [{placing}] }}', "temple = 4")

    library = load([pack(tmp_path, records)])

    side = library.tribes["thaw.people"]["side"][0]
    assert side["start_tiles"] == {"temple": 4}
    assert side["ability"] == [
        {
            "do": "pay",
            "cost": {"basic": 2},
            "then": [
                {"do": "place_tribe_tile", "tile": "temple", "on": ["water"], "pay_range": False},
                {"do": "take_water"},
            ],
        }
    ]


def test_technologies_of_every_kind_are_taken(tmp_path: Path) -> None:
    records = standing(
        '{ mod = "slot5" }',
        f'{{ mod = "on", trigger = "water_reward", effects = [{GEAR}] }}',
        '{ mod = "range_free", spaces = ["sand", "location"] }',
        '{ mod = "no_populate_tax" }',
        '{ mod = "trade", give = { gear = 2 }, get = { crystal = 1 } }',
        '{ mod = "free_action", cost = { basic = 1 }, effects = [{ do = "recall" }] }',
        f'{{ mod = "machine", timing = "free", effects = [{GEAR}], flasks = 1 }}',
    )

    library = load([pack(tmp_path, records)])

    assert library.tribes["thaw.people"]["side"][0]["technology"][1]["standing"] == [
        {"mod": "slot5"},
        {
            "mod": "on",
            "trigger": "water_reward",
            "effects": [{"do": "gain", "res": "gear", "n": 1}],
            "by_color": {},
        },
        {"mod": "range_free", "spaces": ["sand", "location"]},
        {"mod": "no_populate_tax", "includes_this_action": False},
        {"mod": "trade", "give": {"gear": 2}, "get": {"crystal": 1}},
        {"mod": "free_action", "cost": {"basic": 1}, "effects": [{"do": "recall", "n": 1}]},
        {
            "mod": "machine",
            "timing": "free",
            "actions": [],
            "effects": [{"do": "gain", "res": "gear", "n": 1}],
            "flasks": 1,
        },
    ]


# Replacing.


def test_a_pack_replaces_on_purpose_and_in_place(tmp_path: Path) -> None:
    card = CARD.replace("thaw.singer", "CN05") + "override = true\n" + halves(BOOK)

    library = load([pack(tmp_path, card)])

    replaced = library.cards["CN05"]
    assert (replaced["name"]["en"], replaced["top"]) == ("Thaw Singer", [{"do": "gain", "res": "book", "n": 2}])
    assert "override" not in replaced
    assert list(library.cards) == list(load().cards)
    assert load().cards["CN05"]["name"]["en"] == "Teacher"


def test_a_card_of_a_starting_set_is_replaced_by_one_of_that_set(tmp_path: Path) -> None:
    card = CARD.replace("thaw.singer", "SA3") + 'override = true\nset = "A"\n' + halves(BOOK)

    library = load([pack(tmp_path, card)])

    assert (library.cards["SA3"]["set"], library.cards["SA3"]["name"]["en"]) == ("A", "Thaw Singer")
    assert [identity for identity, card in library.cards.items() if card["set"] == "A"] == [
        *("SA1", "SA2", "SA3", "SA4", "SA5", "SA6"),
    ]


def test_the_machine_of_tribe_abilities_may_be_replaced(tmp_path: Path) -> None:
    shrine = MACHINE.replace("thaw.pump", "MN06").replace("yellow", "green") + "override = true\n"

    library = load([pack(tmp_path, shrine + free('{ do = "tribe" }'))])

    assert library.machines["MN06"]["effects"] == [{"do": "tribe", "n": 1}]


def test_a_later_pack_may_replace_what_an_earlier_one_added(tmp_path: Path) -> None:
    first = pack(tmp_path, CRATE + free(GEAR))
    second = pack(tmp_path, CRATE + "override = true\n" + free(BOOK), PACK.replace('"thaw"', '"flood"'), "flood")

    library = load([first, second])

    assert library.crates["thaw.box"]["effects"] == [{"do": "gain", "res": "book", "n": 2}]
    assert library.origins == {"thaw.box": "flood"}


def test_two_packs_of_one_name_are_refused(tmp_path: Path) -> None:
    first = pack(tmp_path, CRATE + free(GEAR))
    second = pack(tmp_path, ARTIFACT, name="other")

    with pytest.raises(ContentError, match=re.escape('a pack called "thaw" is there already. Name each pack once.')):
        load([first, second])


def test_a_hash_tells_packs_apart_whatever_their_line_endings(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + free(BOOK))
    before = pack_hash(folder)
    text = (folder / "things.toml").read_bytes()

    (folder / "things.toml").write_bytes(text.replace(b"\n", b"\r\n"))
    same = pack_hash(folder)
    (folder / "things.toml").write_bytes(text.replace(b"n = 2", b"n = 3"))

    assert same == before
    assert pack_hash(folder) != before
    assert before not in (base_hash(), "")
    assert load([folder]).packs[0].digest == pack_hash(folder)


# Remarks.


def test_the_author_is_told_what_looks_odd(tmp_path: Path) -> None:
    counting = f'{{ do = "per", of = "energy", each = [{POINT}] }}'
    records = CARD + halves(GEAR, GEAR) + MODULE + f"effects = [{counting}]\n"
    records += TILE.replace('"sand"', '"mountain"') + LARGE.replace("base = true", "base = false")
    records += TRIBE.replace('id = "thaw.people"', 'id = "thaw.people"\ncampaign = true')

    library, remarks = check_pack(pack(tmp_path, records))

    assert [remark["en"] for remark in remarks] == [
        "thaw.singer: both halves do the same.",
        'thaw.coil: it counts "energy" every time and has no "max".',
        "thaw.delta: it has no sand, so nobody can build on it.",
        "thaw.dam: it is laid only in games with the large locations of the campaign.",
        "thaw.people: it is dealt only in games with all tribes.",
    ]
    assert remarks[0]["ja"] == "thaw.singer：上半分と下半分が同じ効果です。"
    assert library.packs[0].id == "thaw"


def test_counting_inside_other_effects_is_looked_at_too(tmp_path: Path) -> None:
    counting = f'{{ do = "per", of = "flask", each = [{POINT}] }}'
    chosen = f'{{ do = "choose", of = [[{counting}], [{GEAR}]] }}'
    paid = f'{{ do = "pay", cost = {{ food = 1 }}, then = [{counting}] }}'

    _, remarks = check_pack(pack(tmp_path, CRATE + free(chosen) + MACHINE + free(paid)))

    assert [remark["en"].split(":")[0] for remark in remarks] == ["thaw.pump", "thaw.box"]


def test_ordinary_things_are_not_odd(tmp_path: Path) -> None:
    counting = f'{{ do = "per", of = "energy", each = [{POINT}], max = 3 }}'
    few = f'{{ do = "per", of = "large_building", each = [{POINT}] }}'
    records = everything().replace(f"effects = [{BOOK}]", f"effects = [{counting}, {few}]")

    _, remarks = check_pack(pack(tmp_path, records))

    assert remarks == []
