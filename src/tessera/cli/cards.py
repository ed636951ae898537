"""`tessera cards`: everything printed, to look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.telling import tell
from tessera.cli.words import WORDS, say, word
from tessera.games import find
from tessera.kernel.catalogue import Entry
from tessera.kernel.definition import Definition
from tessera.kernel.refusal import SetupError, did_you_mean

# What is a card, or goes from hand to hand like one, by its section: the list leaves out boards and whatever lies on
# them, which can be looked up by their ids.
LISTED: Final = (
    *("tech", "card", "mission", "race", "guardian", "ability", "reward"),
    *("module", "machine", "crate", "artifact_card", "tile", "large_location", "tribe", "technology"),
)


@click.command("cards")
@click.argument("game")
@click.argument("identity", metavar="[ID]", required=False)
@click.option("--tree", "--set", "group", help="Only this tree, set or other family of the game.")
@click.option("--pack", "packs", metavar="PATH", multiple=True, help="Include a content pack. May be repeated.")
@language_option
@json_option
def command(
    game: str, identity: str | None, group: str | None, packs: Sequence[str], language: str, as_json: bool
) -> None:
    """List the cards of a game with kind, cost, sentence and source; or tell all about one.

    \b
    Examples:
      tessera cards atlas-lost --tree science
      tessera cards atlas-lost SCI-02 --lang ja
      tessera cards race-for-the-galaxy --set set3 --json
      tessera cards revive --set citizen
      tessera cards the-warp --set mission
    """
    entries = [entry for entry in find(game).catalogue(packs) if entry.section in LISTED or identity]
    if identity is not None:
        entry = find_entry(entries, identity)
        if as_json:
            print_json(as_dict(entry))
        else:
            tell(whole(entry, Speaker(find(game), language)))
        return
    if group is not None:
        groups = list(dict.fromkeys(family for entry in entries for family in families(entry)))
        if group not in groups:
            raise SetupError(
                f'{game} has no family of cards "{group}".',
                did_you_mean(group, groups),
                f"{game}に「{group}」というカードのまとまりはありません。",
                did_you_mean(group, groups, "ja"),
            )
        entries = [entry for entry in entries if group in families(entry)]
    if as_json:
        print_json({"totals": find(game).totals(packs), "cards": [as_dict(entry) for entry in entries]})
    else:
        tell(listing(entries, Speaker(find(game), language)))


def families(entry: Entry) -> list[str]:
    """What an entry can be asked for by: its family, and what it is."""
    return [entry.group, entry.section] if entry.group else [entry.section]


def find_entry(entries: Sequence[Entry], wanted: str) -> Entry:
    """The entry of that id, in whatever case it is written."""
    for entry in entries:
        if entry.id.casefold() == wanted.casefold():
            return entry
    known = [entry.id for entry in entries]
    wanted = wanted.upper() if known[0].isupper() else wanted.lower()
    raise SetupError(
        f'There is no card "{wanted}".',
        did_you_mean(wanted, known),
        f"「{wanted}」というカードはありません。",
        did_you_mean(wanted, known, "ja"),
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
        "parts": [{"name": part.name, "source": part.source} for part in entry.parts],
        "pack": entry.pack or None,
    }


class Speaker:
    """Says what things are called: by the words of the house, else by those of the game."""

    def __init__(self, definition: Definition, language: str) -> None:
        self.language = language
        self._terms = {term.code: term.name[language] for term in definition.terms()}

    def call(self, family: str, code: str) -> str:
        """The name of a section, a family or a kind."""
        return word(family, code, self.language) if f"{family}.{code}" in WORDS else self._terms.get(code, code)

    def heading(self, entry: Entry) -> str:
        """What an entry is, and of which family, if it has one."""
        section = self.call("section", entry.section)
        # Terms of a game are written as in the middle of a sentence.
        section = section[:1].upper() + section[1:]
        return f"{section}: {self.call('group', entry.group)}" if entry.group else section


def listing(entries: Sequence[Entry], speaker: Speaker) -> str:
    """One paragraph an entry, under a heading for each family."""
    lines: list[str] = []
    heading = ""
    for entry in entries:
        family = speaker.heading(entry)
        if family != heading:
            lines += ["", family] if lines else [family]
            heading = family
        lines.append(f"  {entry.id}  {entry.name[speaker.language]}  [{', '.join(facts(entry, speaker))}]")
        lines.append(f"    {entry.sentence[speaker.language]}")
    lines += ["", say("cards.count", speaker.language, count=len(entries))]
    return "\n".join(lines)


def facts(entry: Entry, speaker: Speaker) -> list[str]:
    """Kind, level, cost and source of an entry in a few words."""
    language = speaker.language
    told = [speaker.call("kind", entry.kind)] if entry.kind else []
    if entry.level:
        told.append(f"Lv.{entry.level}")
    if "install" in entry.costs:
        told.append(say("cards.install", language, cost=entry.price[language]))
    told.append(word("source", entry.source, language))
    told += [
        say("source.part", language, part=part.name[language], source=word("source", part.source, language))
        for part in entry.parts
    ]
    if entry.pack:
        told.append(say("cards.pack", language, pack=entry.pack))
    return told


def whole(entry: Entry, speaker: Speaker) -> str:
    """Everything about one entry."""
    language = speaker.language
    other = "ja" if language == "en" else "en"
    same = entry.name[language] == entry.name[other]
    name = entry.name[language] if same else f"{entry.name[language]} ({entry.name[other]})"
    lines = [
        f"{entry.id}  {name}",
        f"{speaker.heading(entry)} [{', '.join(facts(entry, speaker))}]",
        entry.sentence[language],
        *origins(entry, language),
    ]
    return "\n".join(lines)


def origins(entry: Entry, language: str) -> list[str]:
    """Where an entry comes from, and which parts of it come from elsewhere."""
    lines = [say(f"source.{entry.source}.meaning", language)]
    for source in dict.fromkeys(part.source for part in entry.parts):
        names = [part.name[language] for part in entry.parts if part.source == source]
        lines.append(say(f"source.apart.{source}", language, parts=say("list.comma", language).join(names)))
    return lines
