"""Content packs at a server: offered by its host, named by clients, never opened by a client's path."""

from __future__ import annotations

from pathlib import Path

from tests.games.atlas_lost.pack_folder import CRATE, GAIN, pack
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
