"""Checking a pack from the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import ok, refused
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, pack


def test_a_sound_pack_is_told_card_by_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]\n")

    told = ok("packs", "check", str(folder))

    assert "Tides (tides) 1.0, A. Author" in told
    assert "tides.clerks  Tide Clerks  [card, house]" in told
    assert "Gain 2 research." in told
    assert "The pack is sound: 1 records." in told
    assert "研究資源2を得る。" in ok("packs", "check", str(folder), "--lang", "ja")


def test_a_misspelt_pack_is_refused_with_file_card_key_and_suggestion(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + 'effects = [{ op = "gian", resource = "research", amount = 2 }]\n')

    told = refused("packs", "check", str(folder))

    assert 'tides/cards.toml: card "tides.clerks": effects[1].op' in told
    assert 'Did you mean "gain"?' in told


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    assert "is not a folder" in refused("packs", "check", str(tmp_path / "nowhere"))
    assert "pack.toml" in refused("packs", "check", str(tmp_path))
    assert "There is no game" in refused("packs", "check", str(tmp_path), "--game", "chess")
