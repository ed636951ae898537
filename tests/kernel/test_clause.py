"""The ledger finds clauses where rules and tests spell them out, and nowhere else."""

from __future__ import annotations

from pathlib import Path

from tessera.kernel.clause import content_mentions, proof_mentions, read_ledger, rule_mentions

RULE = '''"""A chapter (XX-ONE-01)."""

# XX-TWO-01: said in a comment
TEXT = "XX-STRING-01"


class Step:
    """Takes a step
    (XX-THREE-01, XX-THREE-02)."""

    def resolve(self):
        """XX-FOUR-01."""
        return 1  # XX-FIVE-01

    def other(self):
        return "XX-SIX-01"
'''
PROOF = '''import pytest
from tests.clauses import clause


@clause("XX-ONE-01", "XX-TWO-01")
def test_a():
    """XX-NINE-01"""


@pytest.mark.clause("XX-THREE-01")
@pytest.mark.parametrize("n", [1])
async def test_b(n):
    pass


class TestC:
    @clause("XX-FOUR-01")
    def test_c(self):
        pass


@clause("XX-HELPER-01")
def helper():
    pass


@other("XX-OTHER-01")
def test_d():
    pass
'''


def test_rules_name_clauses_in_docstrings_and_comments_only() -> None:
    found = [(identity, mention.line, mention.where) for identity, mention in rule_mentions(RULE, "rule.py")]

    assert found == [
        ("XX-ONE-01", 1, ""),
        ("XX-TWO-01", 3, ""),
        ("XX-THREE-01", 9, "Step"),
        ("XX-THREE-02", 9, "Step"),
        ("XX-FOUR-01", 12, "Step.resolve"),
        ("XX-FIVE-01", 13, "Step.resolve"),
    ]


def test_content_names_clauses_by_their_key() -> None:
    source = '[[tech]]\nid = "T-1"\nclause = "XX-ONE-01"\nnote = "XX-TWO-01"\n# clause = "XX-THREE-01"\n'

    found = [(identity, str(mention)) for identity, mention in content_mentions(source, "techs.toml")]

    assert found == [("XX-ONE-01", "techs.toml:3 T-1")]


def test_proofs_are_decorators_of_test_functions() -> None:
    found = [(identity, mention.where) for identity, mention in proof_mentions(PROOF, "test_rule.py")]

    assert sorted(found) == [
        ("XX-FOUR-01", "test_c"),
        ("XX-ONE-01", "test_a"),
        ("XX-THREE-01", "test_b"),
        ("XX-TWO-01", "test_a"),
    ]


def test_the_ledger_lists_what_is_missing(tmp_path: Path) -> None:
    for folder in ("rules", "content", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "rules" / "rule.py").write_text(RULE, encoding="utf-8")
    (tmp_path / "content" / "techs.toml").write_text('id = "T"\nclause = "XX-SIX-01"\n', encoding="utf-8")
    (tmp_path / "tests" / "test_rule.py").write_text(
        PROOF + '\n\n@clause("XX-GONE-01", "YY-ONE-01")\ndef test_e():\n    pass\n', encoding="utf-8"
    )

    ledger = read_ledger(
        ["XX-ONE-01", "XX-TWO-01", "XX-SIX-01", "XX-SEVEN-01"],
        [tmp_path / "rules"],
        [tmp_path / "content"],
        [tmp_path / "tests"],
        tmp_path,
    )

    assert ledger.missing_rule() == ["XX-SEVEN-01"]
    assert ledger.missing_test() == ["XX-SIX-01", "XX-SEVEN-01"]
    assert [str(mention) for mention in ledger.rules["XX-SIX-01"]] == ["content/techs.toml:2 T"]
    assert [str(mention) for mention in ledger.rules["XX-TWO-01"]] == ["rules/rule.py:3"]
    assert sorted(ledger.unknown) == ["XX-FOUR-01", "XX-GONE-01", "XX-THREE-01"]


def test_an_id_is_a_whole_word() -> None:
    found = [identity for identity, _ in rule_mentions("# XX-ONE-011, XX-ONE-01.\n", "rule.py")]

    assert found == ["XX-ONE-011", "XX-ONE-01"]
