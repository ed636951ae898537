"""The campaign: five chapters of normal games, and what they unlock."""

from __future__ import annotations

import tessera
from tessera.games.revive.definition import ReviveGame
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.scene import at

UNLOCKED = ["campaign_locations", "advanced_switch", "all_tribes", "moon_sides", "vast_crystals", "drafting"]


def after(chapter: int) -> list[str]:
    """The options that are on after a chapter."""
    presets = {preset.name: preset for preset in ReviveGame().presets()}
    return [name for name, on in presets[f"after-chapter-{chapter}"].options.items() if on is True]


@clause("REV-CMP-01")
def test_five_chapters_in_order_with_whoever_likes_to_play() -> None:
    library = load()

    assert [record["number"] for record in library.chapters.values()] == [1, 2, 3, 4, 5]
    assert library.game["campaign"]["deck_cards"] == 30
    assert library.game["campaign"]["same_players_required"] is False
    # Each can be set up for any number of players.
    presets = [preset for preset in ReviveGame().presets() if preset.name.startswith("after-chapter")]
    assert [tuple(preset.seats) for preset in presets] == [(1, 2, 3, 4)] * 5


@clause("REV-CMP-02")
def test_what_was_unlocked_may_be_used_freely_or_left_out() -> None:
    specs = {spec.name: spec for spec in ReviveGame().options()}

    for name in UNLOCKED:
        assert (specs[name].kind, specs[name].default) == ("switch", False)
        view = tessera.start("revive", seats=2, seed=1, options={name: True}).view(0)
        options = at(view, "options")
        assert isinstance(options, dict)
        assert [option for option in UNLOCKED if options[option]] == [name]


@clause("REV-CMP-02")
def test_without_the_campaign_nothing_of_it_is_in_the_game() -> None:
    tribes: set[str] = set()
    for seed in range(12):
        view = tessera.start("revive", seats=4, seed=seed).view(0)
        tribes |= {str(at(view, "players", seat, "tribe")) for seat in range(4)}
        assert {at(view, "players", seat, "side") for seat in range(4)} == {"sun"}
        assert at(view, "moment") == "turn"

    assert tribes == {"nadair", "hofstadterians", "ox49", "kuniban"}


@clause("REV-CMP-03")
def test_what_the_campaign_unlocks() -> None:
    library = load()

    assert [name for name, record in library.tribes.items() if record["campaign"]] == ["solwrights", "stonehands"]
    assert {side["side"] for record in library.tribes.values() for side in record["side"]} == {"sun", "moon"}
    assert list(library.vast_tiles) == ["VC1", "VC2"]
    assert [name for name, record in library.large_locations.items() if not record["base"]] == ["LL6", "LL7", "LL8"]
    assert [name for name, record in library.cards.items() if record["set"] == "S"] == [f"SS{n}" for n in range(1, 10)]
    assert sorted(after(5)) == sorted(UNLOCKED)


@clause("REV-CMP-03")
def test_all_six_tribes_can_be_dealt_once_they_are_unlocked() -> None:
    tribes: set[str] = set()
    for seed in range(20):
        view = tessera.start("revive", seats=4, seed=seed, options={"all_tribes": True}).view(0)
        tribes |= {str(at(view, "players", seat, "tribe")) for seat in range(4)}

    assert tribes == {"nadair", "hofstadterians", "ox49", "kuniban", "solwrights", "stonehands"}


@clause("REV-CMP-04")
def test_the_order_of_unlocking() -> None:
    new = [sorted(set(after(1)))]
    new += [sorted(set(after(chapter)) - set(after(chapter - 1))) for chapter in range(2, 6)]

    assert new == [
        ["campaign_locations"],
        ["advanced_switch"],
        ["all_tribes"],
        ["moon_sides"],
        ["drafting", "vast_crystals"],
    ]
    # What an earlier chapter unlocked stays.
    assert all(set(after(chapter)) < set(after(chapter + 1)) for chapter in range(1, 5))


@clause("REV-CMP-05")
def test_the_falcon_changes_nothing() -> None:
    library = load()

    falcon = library.game["hidden_campaign_components"]["falcon"]

    # It lies in the box; no option, chapter or piece brings it into play.
    assert falcon == 1
    assert not [spec.name for spec in ReviveGame().options() if "falcon" in spec.name]
    assert not [entry for record in library.chapters.values() for entry in record["unlocks"] if "falcon" in entry]
