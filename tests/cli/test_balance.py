"""`tessera balance` from the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import ok, ok_json, refused
from tests.lab.balance.arena_folder import write_arena


def arena(folder: Path) -> str:
    """Twelve games of Revive: A leads the Nàdair and wins, but for two of them."""
    won = "AAAAAAAAAABB"
    write_arena(folder, "revive", [(f"1/{deal}", who, "tribe:nadair-sun", "") for deal, who in enumerate(won)])
    return str(folder)


def test_a_report_in_words_and_in_files(tmp_path: Path) -> None:
    told = ok("balance", arena(tmp_path))

    assert "Balance: Revive" in told
    assert "12 games on 12 deals, 2 seats, played by greedy" in told
    assert "  most  Nàdair (nadair-sun): 83.3% instead of 16.7% (+66.7 ± 44.0, 12 games) *" in told
    assert {"balance.html", "balance.json", "balance.parquet"} <= {file.name for file in tmp_path.iterdir()}


def test_a_report_in_japanese_with_the_page_elsewhere(tmp_path: Path) -> None:
    page = tmp_path / "here.html"

    told = ok("balance", arena(tmp_path / "arena"), "--to", str(page), "--lang", "ja")

    assert "バランス：リバイブ" in told
    assert "部族" in told
    assert "このページの読み方" in page.read_text(encoding="utf-8")


def test_a_report_as_data(tmp_path: Path) -> None:
    told = ok_json("balance", arena(tmp_path))

    assert (told["game"], told["games"], told["seats"]) == ("revive", 12, 2)
    assert told["findings"][0]["id"] == "nadair-sun"
    assert round(told["findings"][0]["share"], 3) == 0.833


def test_a_folder_without_an_arena_is_refused(tmp_path: Path) -> None:
    assert "holds no finished arena" in refused("balance", str(tmp_path))
    assert "終了したアリーナがありません" in refused("balance", str(tmp_path), "--lang", "ja")
