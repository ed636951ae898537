"""Every word of the vocabulary can be spoken, whatever its parameters."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost import terms, vocabulary
from tessera.games.atlas_lost.icons import icons
from tessera.games.atlas_lost.library import glossary
from tessera.games.atlas_lost.phrases import phrases
from tessera.games.atlas_lost.sentences import effects_sentence
from tests.rows import for_each

Record = dict[str, Any]


def test_every_word_of_the_vocabulary_has_its_phrases() -> None:
    known = phrases()

    wanted = [f"event.{event}" for event in terms.EVENTS]
    wanted += [f"each.{count}" for count in vocabulary.COUNTS]
    wanted += [f"have.{count}" for count in vocabulary.STANDING_COUNTS]
    wanted += [f"most.{count}" for count in vocabulary.INITIATIVE_COUNTS if count != "own_influence"]
    wanted += [f"kind.{kind}" for kind in terms.COST_PARTS] + [f"protect.{attack}" for attack in terms.PROTECTIONS]
    wanted += [f"reduce.{on}" for on in terms.REDUCED_ON]

    assert [key for key in wanted if key not in known] == []
    assert [event for event in terms.EVENTS if "ja_past" not in known[f"event.{event}"]] == []
    assert [count for count in vocabulary.COUNTS if "en_theirs_many" not in known[f"each.{count}"]] == []


def legal_steps() -> list[Record]:
    """Every word of the vocabulary with every choice of its parameters, one token and several."""
    amounts: list[Any] = [1, 3]
    amounts += [{"per": count, "times": 2, "plus": 1, "max": 5} for count in vocabulary.COUNTS]
    amounts += [{"per": count, "divide": 2} for count in vocabulary.COUNTS]
    costs: list[Record] = [{}] + [{kind: count} for kind in terms.COST_PARTS for count in (1, 2)]
    move: Record = {"op": "move_advance"}
    steps: list[Record] = [move, {"op": "place_advance"}, {"op": "install"}]
    for resource in terms.RESOURCES:
        for amount in amounts:
            what = {"resource": resource, "amount": amount}
            steps += [{"op": "gain", **what}, {"op": "others_gain", **what}]
            steps += [{"op": "steal", **what, "target": target} for target in ("one_other", "each_other", "ally")]
    for count in (1, 2):
        steps += [{"op": "draw", "tree": tree, "count": count} for tree in vocabulary.TREES_OR_ANY]
        steps += [{"op": "draw", "tree": tree, "count": 3, "keep": count} for tree in vocabulary.TREES_OR_ANY]
        steps += [{"op": "recover", "tree": tree, "count": count} for tree in vocabulary.TREES_OR_ANY]
        steps += [{"op": "discard", "who": who, "count": count} for who in ("self", "one_other", "each_other")]
        steps += [{"op": word, "count": count} for word in ("place_economy", "refresh", "take_card")]
        for where in ("any", "own_advance", "other_advance", "no_advance"):
            steps.append({"op": "place_culture", "count": count, "where": where})
        for target in ("any_other", "distinct_others", "ally"):
            steps.append({"op": "place_religion", "count": count, "target": target})
        for source in ("any", "ally_advance"):
            steps.append({"op": "run_active", "level": 2, "count": count, "source": source})
        for chooser in ("owner", "self"):
            for target in ("one_other", "each_other"):
                steps.append({"op": "uninstall", "target": target, "count": count, "chooser": chooser})
        steps.append({"op": "retreat", "spaces": count, "target": "one_other"})
        steps.append({"op": "return_token", "kinds": ["economy", "culture"][:count], "count": count})
    for cost in costs:
        steps.append({"op": "optional", "cost": cost, "effects": [move]})
        if cost:
            steps += [{"op": word, "reduce": cost} for word in ("place_advance", "install", "advance_influence")]
            steps.append({"op": "exchange", "give": cost, "get": {"tp": 1}, "max": 2})
    for counted in vocabulary.STANDING_COUNTS:
        for least in (1, 2):
            steps.append({"op": "if", "when": {"count": counted, "at_least": least}, "then": [move]})
    return steps


@for_each("language", ["en", "ja"])
def test_every_legal_step_speaks_a_whole_sentence(language: str) -> None:
    terms = glossary()

    for step in legal_steps():
        said = effects_sentence([step], language)

        assert said.endswith("." if language == "en" else "。"), step
        assert "{" not in said, step
        assert "  " not in said, step
        assert [icon for icon in icons({"effects": [step]}) if not icon.isdigit() and icon not in terms] == [], step
