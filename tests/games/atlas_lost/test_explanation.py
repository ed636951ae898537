"""What `?` answers: name, sentence and source of everything printed."""

from __future__ import annotations

from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.wording import explain
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.speech import check
from tests.rows import for_each


@for_each(
    ("thing", "wanted"),
    [
        ("iie-c", "Common Market (IIE-C): Economy Lv.2, Active Technology. Gain 3 research and 2 data."),
        ("Common Market", "Common Market (IIE-C): Economy Lv.2, Active Technology."),
        ("共同市場", "Common Market (IIE-C): Economy Lv.2, Active Technology."),
        (
            "ECO-15",
            "Commodity Desk (ECO-15): Economy active card. Install for 1 research. Pay 3 research: Gain 3 data.",
        ),
        ("INI-09", "Pioneer Spirit (INI-09): initial passive card. Install for 1 research. Each time you place"),
        ("INT-S", "Science Initiative (INT-S): Most advance teams on Lv.2 and Lv.3 Techs"),
        ("IRT-M", "Border Fort (IRT-M): Gain 1 military power. [Source: house]"),
        ("NPC-1", "Remnant Faction 1 (NPC-1): a faction that takes no turns. It shows 5 research, 3 data"),
        ("FR2", "Lv.2 front runner token (FR2): Gain 1 data. [Source: rulebook]"),
        ("space 3", "Influence space 3: Pay 2 research and 1 data. Bonus: Resolve the influence reward tile"),
        (
            "AL-PLACE-11",
            "AL-PLACE-11: With no waiting team left the placement action is not available. [Source: rulebook]",
        ),
        ("influence marker", "influence marker: in Japanese 影響力マーカー."),
    ],
)
def test_things_are_explained_by_id_or_name(thing: str, wanted: str) -> None:
    scene = Scene("science economy culture", seats=2)

    assert explain(scene.state, thing, "en").startswith(wanted)
    assert explain(scene.state, thing, "ja") != ""


def test_an_explanation_ends_with_the_sources_of_its_parts() -> None:
    state = Scene("science economy culture", seats=2).state

    assert explain(state, "IIE-C", "en").endswith("[Source: rulebook; name: house]")
    assert explain(state, "IIE-C", "ja").endswith("［出典：ルールブック、名前：独自設定］")
    assert explain(state, "INT-S", "en").endswith("[Source: rulebook; required resources: house]")
    assert explain(state, "NPC-1", "en").endswith("[Source: rulebook; name: house and figures: house]")
    assert explain(state, "ECO-11", "en").endswith("[Source: rulebook; name: house and install cost: house]")
    assert explain(state, "7", "en").endswith("[Source: house; costs: rulebook]")
    check(explain(state, "ECO-15", "ja"), "ja")


def test_what_the_rulebook_does_not_name_or_number_is_marked() -> None:
    """Both texts name the Lv.1 companies alone, and lost the ids of the religion tiles; A and B of Lv.2 are certain."""
    library = load()
    printed = [*library.techs.values(), *library.cards.values(), *library.npcs.values()]
    ours = [record for record in printed if record["source"] == "rulebook"]

    named = [record["id"] for record in ours if record.get("name_source") != "house"]
    numbered = [record["id"] for record in ours if record.get("id_source") == "house"]

    assert named == ["IS", "IE", "IC", "IR", "IM"]
    assert numbered == ["IIR-C", "IIR-D", "IIR-E", *[f"IIIR-{letter}" for letter in "ABCDEF"]]


@clause("AL-DIG-04")
def test_explanations_follow_the_reading() -> None:
    english = Scene("science economy culture", seats=2, reading="en").state

    assert "Every other player gains 1 research." in explain(english, "IIE-A", "en")


def test_an_unknown_word_is_not_explained() -> None:
    state = Scene("science economy culture", seats=2).state

    assert explain(state, "flux capacitor", "en") == ""
    assert explain(state, "  ", "ja") == ""
