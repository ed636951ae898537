"""The rules clause by clause, and the count of what is implemented and tested."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tessera.cli import rules
from tessera.cli.source_tree import SourceTree, source_tree
from tessera.games import find
from tests.cli.shell import ok, ok_json, refused, tessera


def test_all_clauses_are_listed_in_both_languages() -> None:
    assert len(ok_json("rules", "atlas-lost")) == 323
    assert "AL-GAME-02" in ok("rules", "atlas-lost")
    assert "テックツリー" in ok("rules", "atlas-lost", "--lang", "ja")


# Fewer than all tests there are, which test_coverage_of_clauses reads: each of them is parsed.
SOME_TESTS = str(Path(__file__).parents[1] / "games" / "atlas_lost" / "rules")


@pytest.mark.parametrize("game", ["atlas-lost", "race-for-the-galaxy", "revive", "the-warp"])
def test_headings_are_japanese_in_japanese(game: str) -> None:
    clauses = find(game).clauses()
    headings = {clause.section: clause.heading["ja"] for clause in clauses}

    told = ok("rules", game, "--lang", "ja").splitlines()

    # A heading may come again, where the rulebook returns to it.
    assert {line for line in told if line and not line.startswith("  ")} == set(headings.values())
    assert not [name for name in headings.values() if re.fullmatch("[ -~]+", name)]
    # Whoever reads Japanese tells them apart, too.
    assert len(set(headings.values())) == len(headings)
    assert {clause.heading["en"] for clause in clauses} == set(headings)
    first = clauses[0]
    assert ok("rules", game, first.id, "--lang", "ja").startswith(f"{first.id}  {first.heading['ja']}\n")


def test_a_clause_tells_its_text_source_and_places() -> None:
    told = ok("rules", "atlas-lost", "al-place-06", "--tests", SOME_TESTS)

    assert "AL-PLACE-06" in told
    assert "Source: the rulebook." in told
    assert "src/tessera/games/atlas_lost/rules/ch07_main_action.py:" in told
    assert "placements" in told
    assert "tests/games/atlas_lost/rules/test_ch07_placement.py:" in told


def test_a_clause_as_data() -> None:
    told = ok_json("rules", "atlas-lost", "AL-PLACE-06", "--tests", SOME_TESTS)

    assert told["id"] == "AL-PLACE-06"
    assert any(place["where"] == "placements" for place in told["rules"])
    assert {place["file"] for place in told["tests"]} == {"tests/games/atlas_lost/rules/test_ch07_placement.py"}


def test_an_unknown_clause_is_answered_with_a_suggestion() -> None:
    assert "Did you mean" in refused("rules", "atlas-lost", "AL-PLACE-99")
    assert "Leave the clause out to see all of them." in refused("rules", "atlas-lost", "zzz")
    assert "Coverage counts all clauses." in refused("rules", "atlas-lost", "AL-PLACE-06", "--coverage")
    assert "is not a folder" in refused("rules", "atlas-lost", "--coverage", "--tests", "nowhere")


def test_coverage_counts_and_names_what_is_missing(tmp_path: Path) -> None:
    proof = '@clause("AL-GAME-01", "AL-GAME-02")\ndef test_it():\n    pass\n'
    (tmp_path / "test_it.py").write_text(proof, encoding="utf-8")

    result = tessera("rules", "atlas-lost", "--coverage", "--json", "--tests", str(tmp_path))

    told = json.loads(result.stdout)
    assert result.exit_code == 1
    assert list(told)[:6] == ["game", "clauses", "implemented", "tested", "missing_rule", "missing_test"]
    assert (told["game"], told["clauses"], told["tested"]) == ("atlas-lost", 323, 2)
    assert len(told["missing_test"]) == 321
    assert told["implemented"] == 323 - len(told["missing_rule"])


def test_a_test_more_changes_the_coverage_and_one_for_no_clause_is_told(tmp_path: Path) -> None:
    proof = tmp_path / "test_it.py"
    proof.write_text('@clause("AL-GAME-01")\ndef test_it():\n    pass\n', encoding="utf-8")
    before = tessera("rules", "atlas-lost", "--coverage", "--tests", str(tmp_path)).stdout
    proof.write_text('@clause("AL-NOPE-01")\ndef test_it():\n    pass\n', encoding="utf-8")
    after = tessera("rules", "atlas-lost", "--coverage", "--tests", str(tmp_path)).stdout

    assert "tested: 1 of 323" in before
    assert "tested: 0 of 323" in after
    assert "  AL-GAME-01\n" in after
    assert "  AL-GAME-01\n" not in before.partition("no test names")[2]
    assert "AL-NOPE-01" in after
    assert "AL-NOPE-01" not in before


def test_an_installed_package_says_that_the_tests_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    here = source_tree()
    monkeypatch.setattr(rules, "source_tree", lambda: SourceTree(here.root, here.package, None))

    result = tessera("rules", "atlas-lost", "--coverage")
    data = json.loads(tessera("rules", "atlas-lost", "--coverage", "--json").stdout)

    assert result.exit_code == 1
    assert "the tests are not here" in result.stdout
    assert data["tested"] is None
    assert data["missing_test"] is None


def test_the_source_tree_is_found_from_a_compiled_copy_and_missing_in_an_installation(tmp_path: Path) -> None:
    here = source_tree()
    assert here.tests is not None
    assert source_tree(here.root / "build" / "compiled" / "tessera").package == here.package
    assert source_tree(tmp_path / "site-packages" / "tessera").tests is None
