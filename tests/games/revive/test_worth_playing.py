"""House content as it is meant: no card that brings itself back for ever, and modules that have names."""

from __future__ import annotations

from tessera.games.revive.library import load
from tessera.games.revive.pack_adding import names_in
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


def holders(word: str) -> set[str]:
    """Everything printed that has an effect of this name."""
    library = load()
    found = {id for id, card in library.cards.items() if word in names_in([*card["top"], *card["bottom"]])}
    for pieces in (library.modules, library.standard_machines, library.machines, library.crates):
        found |= {id for id, piece in pieces.items() if word in names_in(piece["effects"])}
    for id, tribe in library.tribes.items():
        for side in tribe["side"]:
            lists = [side["ability"]]
            for technology in side["technology"]:
                lists += [technology["immediate"], *[each.get("effects", []) for each in technology["standing"]]]
            if any(word in names_in(effects) for effects in lists):
                found.add(f"{id} {side['side']}")
    return found


@clause("REV-CARD-06", "REV-HIB-03")
def test_nothing_but_a_crate_wakes_a_card_between_hibernations() -> None:
    """A card that went to rest plays again after a hibernation. A crate opens once, so whatever goes round ends."""
    assert holders("wake") == {"CR23"}


@clause("REV-CARD-06")
@for_each("half", ["top", "bottom"])
def test_the_night_cook_goes_to_rest_and_stays_there(half: str) -> None:
    slot = "T1" if half == "top" else "B1"
    scene = Scene().hand("A", "CY07", "SA1").turn("A").play(f"A play CY07 {slot}")
    while "resolve recall" in scene.options("A") or "recall CY07" in scene.options("A"):
        scene.play("A recall CY07" if "recall CY07" in scene.options("A") else "A resolve recall")

    assert scene.rested("A") == ["CY07"]
    assert "CY07" not in scene.cards("A")
    assert not [option for option in scene.options("A") if "CY07" in option]


@clause("REV-MOD-01")
def test_every_module_has_a_name_of_its_own() -> None:
    modules = load().modules.values()

    for language in ("en", "ja"):
        names = [module["name"][language] for module in modules]
        assert len(set(names)) == 48
        assert not [name for name in names if any(sign.isdigit() for sign in name)]
