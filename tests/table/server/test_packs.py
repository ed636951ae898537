"""Content packs at a server: offered by its host, named by clients, never opened by a client's path."""

from __future__ import annotations

import json
from pathlib import Path

import tessera
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, PACK, pack
from tests.games.race_for_the_galaxy import pack_folder as race
from tests.table.server.running import running


def test_tables_use_the_packs_that_the_host_offers(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]")
    broken = tmp_path / "broken"
    broken.mkdir()
    with running(tmp_path, packs=(str(folder), str(broken))) as server:
        ann = server.guest("Ann")
        offered = ann.ask("GET", "/games/atlas-lost", language="ja")["packs"]
        cards = ann.ask("GET", "/games/atlas-lost/cards", pack="tides")["cards"]
        wish = {"game": "atlas-lost", "packs": ["tides"], "options": {"turn_limit": 1}}
        opened = ann.open_table(["me", "me"], **wish, hot_seat=True, start=True)
        by_path = ann.send("POST", "/tables", {**wish, "seats": [{"kind": "me"}], "packs": [str(folder)]})
        table = opened["table"]["id"]
        ann.ask("POST", f"/tables/{table}/seats/1/resign")
        record = ann.ask("GET", f"/tables/{table}/record")
        archive = ann.send("GET", f"/tables/{table}/export")
        # Elsewhere the same pack lies at another place.
        moved = record.replace(str(folder), "/home/ben/packs/tides")
        seats = [{"kind": "me"}, {"kind": "open"}]
        imported = ann.send("POST", "/tables/import", {"record": moved, "seats": seats})
        changed = ann.refused("POST", "/tables/import", {"record": record.replace("pack ", "pack 0"), "seats": seats})

    assert [(each["name"], each["title"], each["version"]) for each in offered] == [("tides", "潮", "1.0")]
    clerks = next(card for card in cards if card["id"] == "tides.clerks")
    assert (clerks["name"], clerks["sentence"], clerks["pack"]) == ("Tide Clerks", "Gain 2 research.", "tides")
    assert opened["table"]["terms"]["packs"] == ["tides"]
    assert (by_path.status, by_path.code) == (422, "setup")
    assert 'has no pack "' in by_path.json["text"]
    assert archive.json["terms"]["packs"] == ["tides"]
    assert imported.status == 201
    assert imported.json["table"]["terms"]["packs"] == ["tides"]
    assert changed == (422, "setup")


def test_each_game_offers_the_packs_that_are_for_it(tmp_path: Path) -> None:
    for folder in ("atlas", "named", "unnamed"):
        (tmp_path / folder).mkdir()
    packs = (
        str(pack(tmp_path / "atlas", CRATE + f"effects = [{GAIN}]")),
        str(race.pack(tmp_path / "named", race.GRAY, name="named")),
        str(
            race.pack(
                tmp_path / "unnamed", race.WINDFALL, race.PACK.replace('game = "race-for-the-galaxy"', ""), "unnamed"
            )
        ),
    )
    with running(tmp_path, packs=packs) as server:
        ann = server.guest("Ann")
        offered = {game["name"]: [each["name"] for each in game["packs"]] for game in ann.ask("GET", "/games")["games"]}
        wish = {"game": "race-for-the-galaxy", "packs": ["named"]}
        opened = ann.open_table(["me", "random"], **wish, start=True)
        stranger = ann.send(
            "POST", "/tables", {**wish, "packs": ["tides"], "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        logged = server.log.read_text(encoding="utf-8")

    assert offered == {
        "atlas-lost": ["tides"],
        "race-for-the-galaxy": ["named", "unnamed"],
        "revive": [],
        "the-warp": [],
    }
    assert opened["table"]["terms"]["packs"] == ["named"]
    assert stranger.json["text"] == (
        'This server has no pack "tides" for race-for-the-galaxy. There is: named, unnamed.'
    )
    # A pack of another game is nothing to worry about.
    assert "broken" not in logged


def test_a_broken_pack_is_logged_and_told_to_whoever_names_it(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + 'effects = [{ op = "gian", resource = "research", amount = 2 }]')
    seats = [{"kind": "me"}, {"kind": "open"}]
    record = f"tessera record 1\ngame atlas-lost 2\nseats 2\nseed 7\npack {'0' * 64} {folder}\n"
    with running(tmp_path, packs=(str(folder),)) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben", "ja")
        offered = [game["packs"] for game in ann.ask("GET", "/games")["games"]]
        wish = {"game": "atlas-lost", "packs": ["tides"], "seats": seats}
        told = [someone.send("POST", "/tables", wish) for someone in (ann, ben)]
        imported = ann.send("POST", "/tables/import", {"record": record, "seats": seats})
        logged = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]

    complaint = 'tides/cards.toml: card "tides.clerks": effects[1].op: no such word "gian". Did you mean "gain"?'
    assert offered == [[] for _ in tessera.games()]
    assert [(answer.status, answer.code) for answer in told] == [(422, "setup"), (422, "setup")]
    assert told[0].json["text"] == (
        f'The pack "tides" of this server is broken: {complaint} Ask its host to mend it and to start the server again.'
    )
    assert told[1].json["text"].startswith("このサーバーのパック「tides」は壊れています。tides/cards.toml: card ")
    assert told[1].json["text"].endswith("修正してサーバーを起動し直すよう、管理者に頼んでください。")
    assert imported.json["text"] == told[0].json["text"]
    # The host is told once.
    assert [(line["pack"], line["problem"]) for line in logged if "is broken" in line["event"]] == [
        ("tides", complaint)
    ]


def test_a_broken_pack_without_a_game_is_asked_which_one_it_is_for(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE, PACK.replace('game = "atlas-lost"', ""))
    with running(tmp_path, packs=(str(folder),)) as server:
        cards = server.guest("Ann").send("GET", "/games/race-for-the-galaxy/cards", pack="tides")

    assert cards.status == 422
    assert 'is broken: Which game is the pack "tides" for?' in cards.json["text"]
