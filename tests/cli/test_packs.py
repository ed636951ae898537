"""Checking a pack from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.cli import packs
from tessera.games import find
from tessera.kernel.refusal import SetupError
from tessera.table.fitting import Fit
from tests.cli.shell import ok, refused
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, PACK, pack
from tests.games.race_for_the_galaxy import pack_folder as race

MISSPELT = CRATE + 'effects = [{ op = "gian", resource = "research", amount = 2 }]\n'
UNNAMED = PACK.replace('game = "atlas-lost"\n', "")


def test_a_sound_pack_is_told_card_by_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]\n")

    told = ok("packs", "check", str(folder))

    assert "Tides (tides) 1.0, A. Author" in told
    assert "tides.clerks  Tide Clerks  [card, house]" in told
    assert "Gain 2 research." in told
    assert "The pack is sound: 1 records." in told
    assert "研究資源2を得る。" in ok("packs", "check", str(folder), "--lang", "ja")


def test_a_sound_pack_of_race_for_the_galaxy(tmp_path: Path) -> None:
    folder = race.pack(tmp_path, race.GRAY + 'powers = [{ phase = "produce", effect = "produce_draw", amount = 2 }]\n')

    told = ok("packs", "check", str(folder))

    assert "tides.harbour  Tide Harbour  [card, house]" in told
    assert "Non-military gray world, cost 2, 1 VP." in told
    assert "The pack is sound: 1 records." in told
    assert "tides.harbour  潮の港  [カード、独自設定]" in ok("packs", "check", str(folder), "--lang", "ja")


def test_a_misspelt_pack_is_refused_with_file_card_key_and_suggestion(tmp_path: Path) -> None:
    told = refused("packs", "check", str(pack(tmp_path, MISSPELT)))

    assert 'tides/cards.toml: card "tides.clerks": effects[1].op' in told
    assert 'Did you mean "gain"?' in told


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "pack.toml").write_text("id = ", encoding="utf-8")

    assert "is not a folder" in refused("packs", "check", str(tmp_path / "nowhere"))
    assert 'empty: "pack.toml" is missing.' in refused("packs", "check", str(tmp_path / "empty"))
    assert "torn/pack.toml: is not valid TOML" in refused("packs", "check", str(tmp_path / "torn"))
    assert "There is no game" in refused("packs", "check", str(tmp_path), "--game", "chess")


# Which game it is for


def test_the_game_that_is_asked_for_comes_first(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]\n")

    assert "The pack is sound" in ok("packs", "check", str(folder), "--game", "atlas-lost")
    assert refused("packs", "check", str(folder), "--game", "race-for-the-galaxy") == (
        'Error: tides/pack.toml: game: the pack is for "atlas-lost", not for race-for-the-galaxy.'
        " Use it there, or correct the name.\n"
    )


def test_a_pack_that_names_no_game_is_of_the_only_one_that_takes_it(tmp_path: Path) -> None:
    (tmp_path / "race").mkdir()
    other = race.pack(tmp_path / "race", race.GRAY, UNNAMED)

    assert "tides.clerks" in ok("packs", "check", str(pack(tmp_path, CRATE + f"effects = [{GAIN}]\n", UNNAMED)))
    assert "tides.harbour" in ok("packs", "check", str(other))


def test_a_broken_pack_that_names_no_game_is_asked_which_one_it_is_for(tmp_path: Path) -> None:
    folder = pack(tmp_path, MISSPELT, UNNAMED)

    assert refused("packs", "check", str(folder)) == (
        'Error: Which game is the pack "tides" for? Write game = "..." into its pack.toml, or check it with --game.'
        " There is: atlas-lost, race-for-the-galaxy, revive, the-warp.\n"
    )
    assert refused("packs", "check", str(folder), "--lang", "ja") == (
        "エラー：「tides」はどのゲームのパックですか。"
        'pack.tomlにgame = "…"と書くか、packs checkの--gameで指定してください。'
        "選べるのは：atlas-lost、race-for-the-galaxy、revive、the-warp。\n"
    )
    assert 'Did you mean "gain"?' in refused("packs", "check", str(folder), "--game", "atlas-lost")


def test_a_game_that_is_not_here_is_refused_where_it_stands(tmp_path: Path) -> None:
    folder = pack(tmp_path, MISSPELT, PACK.replace("atlas-lost", "atlas-lots"))

    assert refused("packs", "check", str(folder)) == (
        'Error: tides/pack.toml: game: no such word "atlas-lots". Did you mean "atlas-lost"?\n'
    )


def test_a_pack_that_two_games_take_must_name_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = find("atlas-lost").check_pack(str(pack(tmp_path, CRATE + f"effects = [{GAIN}]\n", UNNAMED)))
    both = Fit({"atlas-lost": report, "race-for-the-galaxy": report}, None)
    monkeypatch.setattr(packs, "fit_of", lambda path: both)

    with pytest.raises(SetupError, match='Which game is the pack "tides" for'):
        packs.game_of(str(tmp_path / "tides"))
