"""`tessera cards`: everything printed, to look things up in."""

from __future__ import annotations

from collections.abc import Sequence

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.words import say, word
from tessera.games import find
from tessera.kernel.catalogue import Entry
from tessera.kernel.refusal import SetupError, did_you_mean


@click.command("cards")
@click.argument("game")
@click.argument("identity", metavar="[ID]", required=False)
@click.option("--tree", "group", help="Only this tree (or other family) of the game.")
@click.option("--pack", "packs", metavar="PATH", multiple=True, help="Include a content pack. May be repeated.")
@language_option
@json_option
def command(
    game: str, identity: str | None, group: str | None, packs: Sequence[str], language: str, as_json: bool
) -> None:
    """List the cards and Techs of a game with kind, cost, sentence and source; or tell all about one.

    \b
    Examples:
      tessera cards atlas-lost --tree science
      tessera cards atlas-lost SCI-02 --lang ja
    """
    entries = [entry for entry in find(game).catalogue(packs) if entry.section in ("tech", "card") or identity]
    if identity is not None:
        entry = find_entry(entries, identity)
        if as_json:
            print_json(as_dict(entry))
        else:
            click.echo(whole(entry, language))
        return
    if group is not None:
        groups = list(dict.fromkeys(entry.group for entry in entries))
        if group not in groups:
            raise SetupError(
                f'{game} has no tree "{group}".',
                did_you_mean(group, groups),
                f"{game}に「{group}」というツリーはありません。",
                did_you_mean(group, groups, "ja"),
            )
        entries = [entry for entry in entries if entry.group == group]
    if as_json:
        print_json([as_dict(entry) for entry in entries])
    else:
        click.echo(listing(entries, language))


def find_entry(entries: Sequence[Entry], wanted: str) -> Entry:
    """The entry of that id, in whatever case it is written."""
    for entry in entries:
        if entry.id.casefold() == wanted.casefold():
            return entry
    known = [entry.id for entry in entries]
    raise SetupError(
        f'There is no card or Tech "{wanted}".',
        did_you_mean(wanted.upper(), known),
        f"「{wanted}」というカードやテックはありません。",
        did_you_mean(wanted.upper(), known, "ja"),
    )


def as_dict(entry: Entry) -> dict[str, object]:
    """An entry as plain data."""
    return {
        "id": entry.id,
        "section": entry.section,
        "kind": entry.kind,
        "tree": entry.group,
        "level": entry.level or None,
        "name": entry.name,
        "costs": entry.costs,
        "price": entry.price,
        "sentence": entry.sentence,
        "source": entry.source,
        "pack": entry.pack or None,
    }


def listing(entries: Sequence[Entry], language: str) -> str:
    """One paragraph an entry, under a heading for each family."""
    lines: list[str] = []
    heading = ""
    for entry in entries:
        family = f"{word('section', entry.section, language)}: {word('group', entry.group, language)}"
        if family != heading:
            lines += ["", family] if lines else [family]
            heading = family
        lines.append(f"  {entry.id}  {entry.name[language]}  [{', '.join(facts(entry, language))}]")
        lines.append(f"    {entry.sentence[language]}")
    lines += ["", say("cards.count", language, count=len(entries))]
    return "\n".join(lines)


def facts(entry: Entry, language: str) -> list[str]:
    """Kind, level, cost and source of an entry in a few words."""
    told = [word("kind", entry.kind, language)] if entry.kind else []
    if entry.level:
        told.append(f"Lv.{entry.level}")
    if "install" in entry.costs:
        told.append(say("cards.install", language, cost=entry.price[language]))
    told.append(word("source", entry.source, language))
    if entry.pack:
        told.append(say("cards.pack", language, pack=entry.pack))
    return told


def whole(entry: Entry, language: str) -> str:
    """Everything about one entry."""
    other = "ja" if language == "en" else "en"
    family = f"{word('section', entry.section, language)}: {word('group', entry.group, language)}"
    lines = [
        f"{entry.id}  {entry.name[language]} ({entry.name[other]})",
        f"{family} [{', '.join(facts(entry, language))}]",
        entry.sentence[language],
        say(f"source.{entry.source}.meaning", language),
    ]
    return "\n".join(lines)
