"""A pack may name its game, and then no other game takes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games import find
from tessera.kernel.refusal import ContentError
from tests.games.atlas_lost import pack_folder as atlas
from tests.games.race_for_the_galaxy import pack_folder as race
from tests.rows import for_each

CARDS = {"atlas-lost": atlas.CRATE + f"effects = [{atlas.GAIN}]", "race-for-the-galaxy": race.GRAY}
games = for_each(("game", "other"), [("atlas-lost", "race-for-the-galaxy"), ("race-for-the-galaxy", "atlas-lost")])


def folder(place: Path, game: str, line: str) -> Path:
    """A pack with a card of that game; the line stands in its pack.toml in place of the game's name."""
    about = atlas.PACK.replace('game = "atlas-lost"', line)
    assert about.count("game =") == line.count("game =")
    return atlas.pack(place, CARDS[game], about)


@games
def test_a_pack_that_names_its_game_or_none_is_taken(game: str, other: str, tmp_path: Path) -> None:
    (tmp_path / "named").mkdir()

    without = find(game).check_pack(str(folder(tmp_path, game, "")))
    named = find(game).check_pack(str(folder(tmp_path / "named", game, f'game = "{game}"')))

    assert [entry.id for entry in named.entries] == [entry.id for entry in without.entries]
    assert named.digest != without.digest


@games
def test_a_pack_of_another_game_is_refused_before_its_cards_are_read(game: str, other: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        find(other).check_pack(str(folder(tmp_path, game, f'game = "{game}"')))

    assert str(caught.value) == (
        f'tides/pack.toml: game: the pack is for "{game}", not for {other}. Use it there, or correct the name.'
    )
    assert caught.value.text("ja") == (
        f"tides/pack.toml: game：「{game}」用のパックで、{other}用ではありません。"
        "そのゲームで使うか、名前を直してください。"
    )


@games
def test_a_misspelt_game_is_recognised(game: str, other: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        find(game).check_pack(str(folder(tmp_path, game, f'game = "{game}s"')))

    assert str(caught.value).endswith(f'the pack is for "{game}s", not for {game}. Did you mean "{game}"?')
    assert caught.value.text("ja").endswith(f"「{game}」のことですか。")


def test_the_name_of_a_game_is_a_text(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"tides/pack\.toml: game: should be a text in quotes"):
        find("atlas-lost").check_pack(str(folder(tmp_path, "atlas-lost", "game = 2")))
