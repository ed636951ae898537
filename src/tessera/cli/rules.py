"""`tessera rules`: the clauses of a game, where they are enforced and proven, and which are not."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.source_tree import SourceTree, source_tree
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.games import find
from tessera.kernel.catalogue import Clause
from tessera.kernel.clause import Ledger, Mention, read_ledger
from tessera.kernel.refusal import SetupError, did_you_mean, there_is


@click.command("rules")
@click.argument("game")
@click.argument("clause", required=False)
@click.option("--coverage", is_flag=True, help="Count clauses with a rule and a test; exit 1 if one has none.")
@click.option("--tests", type=click.Path(path_type=Path), help="Where the tests are, if not beside the source.")
@language_option
@json_option
def command(game: str, clause: str | None, coverage: bool, tests: Path | None, language: str, as_json: bool) -> None:
    """List the rules of a game clause by clause, tell all about one, or count what is implemented and tested.

    \b
    Examples:
      tessera rules atlas-lost AL-PLACE-06
      tessera rules race-for-the-galaxy RFTG-EXPLORE-01 --lang ja
      tessera rules revive REV-TURN-01
      tessera rules the-warp --coverage
      tessera rules atlas-lost --coverage --json
    """
    clauses = find(game).clauses()
    if coverage and clause is not None:
        raise SetupError(
            "Coverage counts all clauses.",
            "Leave out the clause, or leave out --coverage.",
            "--coverageはすべての条項を数えます。",
            "条項か--coverageのどちらかを外してください。",
        )
    if tests is not None and not tests.is_dir():
        raise SetupError(
            f"{tests} is not a folder.",
            "Name the folder that holds the tests.",
            f"{tests}はフォルダーではありません。",
            "テストのあるフォルダーを指定してください。",
        )
    if coverage:
        show_coverage(game, clauses, tests, language, as_json)
    elif clause is not None:
        show_clause(game, clauses, clause, tests, language, as_json)
    elif as_json:
        print_json([as_dict(entry) for entry in clauses])
    else:
        tell(listing(clauses, language))


def ledger_of(game: str, clauses: Sequence[Clause], tree: SourceTree) -> Ledger:
    """The ledger of a game; its folders bear its name with underscores."""
    folder = game.replace("-", "_")
    return read_ledger(
        [clause.id for clause in clauses],
        [tree.package / "games" / folder],
        [tree.package / "content" / folder],
        [tree.tests] if tree.tests is not None else [],
        tree.root,
    )


def tree_with(tests: Path | None) -> SourceTree:
    """The source tree, with the tests that were asked for."""
    tree = source_tree()
    return tree if tests is None else SourceTree(tree.root, tree.package, tests.resolve())


# Coverage


def show_coverage(game: str, clauses: Sequence[Clause], tests: Path | None, language: str, as_json: bool) -> None:
    """Count, print, and exit 1 when something is missing."""
    tree = tree_with(tests)
    ledger = ledger_of(game, clauses, tree)
    if as_json:
        print_json(coverage_dict(game, ledger, tree.tests is not None))
    else:
        tell(coverage_text(game, ledger, tree.tests is not None, language))
    if ledger.missing_rule() or ledger.missing_test() or ledger.unknown:
        sys.exit(1)


def coverage_dict(game: str, ledger: Ledger, has_tests: bool) -> dict[str, object]:
    """The counts, and the clauses that lack a rule or a test; null where there are no tests to read."""
    missing_rule, missing_test = ledger.missing_rule(), ledger.missing_test()
    return {
        "game": game,
        "clauses": len(ledger.clauses),
        "implemented": len(ledger.clauses) - len(missing_rule),
        "tested": len(ledger.clauses) - len(missing_test) if has_tests else None,
        "missing_rule": missing_rule,
        "missing_test": missing_test if has_tests else None,
        "unknown": sorted(ledger.unknown),
    }


def coverage_text(game: str, ledger: Ledger, has_tests: bool, language: str) -> str:
    """The counts as sentences."""
    total = len(ledger.clauses)
    missing_rule, missing_test = ledger.missing_rule(), ledger.missing_test()
    lines = [
        say("rules.clauses", language, game=game, count=total),
        say("rules.implemented", language, count=total - len(missing_rule), total=total),
    ]
    if has_tests:
        lines.append(say("rules.tested", language, count=total - len(missing_test), total=total))
    else:
        lines.append(say("rules.no_tests", language))
    if missing_rule:
        lines += ["", say("rules.missing_rule", language), *(f"  {identity}" for identity in missing_rule)]
    if has_tests and missing_test:
        lines += ["", say("rules.missing_test", language), *(f"  {identity}" for identity in missing_test)]
    if ledger.unknown:
        lines += ["", say("rules.unknown", language)]
        lines += [f"  {identity}  {ledger.unknown[identity][0]}" for identity in sorted(ledger.unknown)]
    return "\n".join(lines)


# One clause, all clauses


def show_clause(
    game: str, clauses: Sequence[Clause], wanted: str, tests: Path | None, language: str, as_json: bool
) -> None:
    """A clause with its text, its source, and where it is enforced and proven."""
    by_id = {clause.id: clause for clause in clauses}
    identity = wanted.upper()
    if identity not in by_id:
        raise SetupError(
            f'{game} has no clause "{wanted}".',
            close_clauses(identity, list(by_id)),
            f"{game}に「{wanted}」という条項はありません。",
            close_clauses(identity, list(by_id), "ja"),
        )
    tree = tree_with(tests)
    ledger = ledger_of(game, clauses, tree)
    rules, proofs = ledger.rules[identity], ledger.tests[identity]
    if as_json:
        places = {"rules": [place(mention) for mention in rules], "tests": [place(mention) for mention in proofs]}
        print_json(as_dict(by_id[identity]) | places)
        return
    clause = by_id[identity]
    lines = [f"{clause.id}  {clause.heading[language]}", clause.text[language]]
    lines.append(say(f"source.{clause.source}.meaning", language))
    if clause.note:
        lines.append(say("rules.note", language, note=clause.note))
    lines.append(say("rules.enforced", language))
    lines += [f"  {mention}" for mention in rules] or [f"  {say('rules.nowhere', language)}"]
    lines.append(say("rules.proven", language))
    nowhere = "rules.nowhere" if tree.tests is not None else "rules.no_tests"
    lines += [f"  {mention}" for mention in proofs] or [f"  {say(nowhere, language)}"]
    tell("\n".join(lines))


def close_clauses(wanted: str, known: Sequence[str], language: str = "en") -> str:
    """A suggestion that does not list hundreds of ids."""
    told = did_you_mean(wanted, known, language)
    if told != there_is(known, language):
        return told
    below = [identity for identity in known if identity.startswith(wanted)]
    return there_is(below, language) or say("rules.all", language)


def place(mention: Mention) -> dict[str, object]:
    """A mention as plain data."""
    return {"file": mention.path, "line": mention.line, "where": mention.where}


def as_dict(clause: Clause) -> dict[str, object]:
    """A clause as plain data."""
    return {
        "id": clause.id,
        "section": clause.section,
        "text": clause.text,
        "source": clause.source,
        "note": clause.note or None,
    }


def listing(clauses: Sequence[Clause], language: str) -> str:
    """All clauses under the headings of the rulebook."""
    lines: list[str] = []
    section = ""
    for clause in clauses:
        if clause.section != section:
            heading = clause.heading[language]
            lines += ["", heading] if lines else [heading]
            section = clause.section
        lines.append(f"  {clause.id}  {clause.text[language]}")
    return "\n".join(lines)
