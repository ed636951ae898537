"""Games: what can be played, by which rules and with which cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, cast

from fastapi import Path, Query

from tessera.games import find, playable
from tessera.kernel.catalogue import Clause, Entry, Preset, Term
from tessera.kernel.definition import Definition, OptionSpec
from tessera.kernel.refusal import SetupError
from tessera.table import packs
from tessera.table.frames import (
    CardShown,
    CardsShown,
    ClauseShown,
    ClausesShown,
    GameShown,
    GamesShown,
    OptionSpecShown,
    PackShown,
    PartShown,
    PresetShown,
    TermShown,
)
from tessera.table.levels import shown_levels
from tessera.table.server.here import Here, Language
from tessera.table.server.route import new_router
from tessera.table.troubles import NotFound

router = new_router()

GameWanted = Annotated[
    str, Path(description="The name of a game, such as atlas-lost or race-for-the-galaxy.", max_length=60)
]


@router.get("/games")
async def list_games(house: Here, language: Language) -> GamesShown:
    """All games with their options."""
    return GamesShown(tuple(shelf(game, house.settings.packs, language) for game in playable()))


@router.get("/games/{game}")
async def show_game(game: GameWanted, house: Here, language: Language) -> GameShown:
    """One game with its options."""
    return shelf(require_game(game), house.settings.packs, language)


@router.get("/games/{game}/clauses")
async def list_clauses(game: GameWanted, language: Language) -> ClausesShown:
    """The rulebook of a game, clause by clause."""
    return ClausesShown(game, book(require_game(game), language))


@router.get("/games/{game}/cards")
async def list_cards(
    game: GameWanted,
    house: Here,
    language: Language,
    pack: Annotated[
        list[str] | None, Query(description="Include a content pack of this server.", max_length=20)
    ] = None,
) -> CardsShown:
    """Everything printed of a game."""
    definition = require_game(game)
    paths = packs.paths_of(house.settings.packs, game, pack or [])
    return CardsShown(game, *printed(definition, paths, language))


def require_game(game: str) -> Definition:
    """The game of that name."""
    try:
        return find(game)
    except SetupError as error:
        raise NotFound(error.problem, error.suggestion, error.problem_ja, error.suggestion_ja) from error


def shelf(definition: Definition, offered: tuple[str, ...], language: str) -> GameShown:
    """A game with its options and the packs that are offered."""
    reports = packs.reports(offered, definition.name())
    listing = definition.listing()
    return GameShown(
        name=definition.name(),
        rules=definition.version(),
        seats=tuple(definition.seat_counts()),
        options=tuple(_option(spec, language) for spec in definition.options()),
        levels=shown_levels(language),
        packs=tuple(
            PackShown(packs.pack_name(path), report.name[language], report.version, report.digest)
            for path, report in reports.items()
        ),
        title=listing.title[language],
        tagline=listing.tagline[language],
        by=listing.by[language],
        year=listing.year,
        age=listing.age,
        minutes=listing.minutes,
        weight=listing.weight,
        presets=tuple(_preset(preset, language) for preset in definition.presets()),
    )


def book(definition: Definition, language: str) -> tuple[ClauseShown, ...]:
    """The rulebook of a game in a language."""
    return tuple(_clause(clause, language) for clause in definition.clauses())


def printed(
    definition: Definition, paths: Sequence[str], language: str
) -> tuple[tuple[CardShown, ...], tuple[TermShown, ...]]:
    """What is printed of a game, and the words of its icons."""
    cards = tuple(_card(entry, language) for entry in definition.catalogue(paths))
    return cards, tuple(_term(term, language) for term in definition.terms())


def _option(spec: OptionSpec, language: str) -> OptionSpecShown:
    kind = cast(Literal["word", "words", "number", "switch"], spec.kind)
    labels = {choice: spec.labels.get(choice, {}).get(language, choice) for choice in spec.choices}
    title = spec.title.get(language, spec.name)
    return OptionSpecShown(spec.name, kind, spec.default, spec.choices, spec.text[language], title, labels)


def _preset(preset: Preset, language: str) -> PresetShown:
    return PresetShown(preset.name, preset.title[language], preset.text[language], preset.options, preset.seats)


def _term(term: Term, language: str) -> TermShown:
    return TermShown(term.code, term.name[language], term.icon)


def _clause(clause: Clause, language: str) -> ClauseShown:
    return ClauseShown(clause.id, clause.heading[language], clause.text[language], clause.source, clause.note)


def _card(entry: Entry, language: str) -> CardShown:
    return CardShown(
        id=entry.id,
        section=entry.section,
        kind=entry.kind,
        group=entry.group,
        level=entry.level,
        name=entry.name[language],
        costs=entry.costs,
        price=entry.price.get(language, ""),
        sentence=entry.sentence[language],
        source=entry.source,
        parts=tuple([PartShown(part.name[language], part.source) for part in entry.parts]),
        pack=entry.pack,
        icons=entry.icons,
        clauses=entry.clauses,
    )
