"""Everything that a viewer can be sent about a match at one moment, as bytes.

Each check takes the function that makes a position, so that tests can show it one that leaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from tessera.kernel.chance import Chance
from tessera.kernel.engine import asked
from tessera.kernel.refusal import Mistake, Refusal
from tessera.table import conduct, showing
from tessera.table.match import Match
from tessera.table.pictures import Gallery, Picture
from tessera.table.showing import SPECTATOR
from tests.properties.positions import ask_of, random_choice
from tests.properties.secrecy import BOGUS, LANGUAGES
from tests.table.secrecy.matches import answer, dealt_anew, fork, person_of, playing

Show = Callable[[Match, str, int, str, int], msgspec.Struct]
# How often a viewer's own table and its twin were compared, and how often the twin had to be made anew.
Tally = dict[str, int]


def viewers(match: Match) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(len(match.chairs)), SPECTATOR]


def sent_to(match: Match, viewer: int, show: Show = showing.position) -> dict[str, object]:
    """Every frame and every error that can reach a viewer now, by what was asked for."""
    person = "somebody" if viewer == SPECTATOR else person_of(viewer)
    sent = _frames(match, viewer, person, (0, match.number // 2, match.number), show)
    version = match.versions[viewer] if viewer != SPECTATOR else 0
    sent["sights"] = [_told(partial(_see, match, person, seat)) for seat in viewers(match)]
    for seat in range(len(match.chairs)):
        sent[f"choices {seat}"] = [
            _told(partial(conduct.choose, match, person, seat, version, picks)) for picks in BOGUS
        ]
        sent[f"undo {seat}"] = _told(partial(conduct.undo, match, person, seat))
        sent[f"agree {seat}"] = _told(partial(conduct.answer_undo, match, person, seat, True))
    question = match.question(viewer) if viewer != SPECTATOR else None
    if question is not None:
        many = max(question.pick[0], 1)
        sent["barred"] = [
            _told(partial(conduct.choose, match, person, viewer, version, [barred.id] * many))
            for barred in question.barred
        ]
        sent["options"] = _legal_now(match, viewer)
    return sent


def _frames(match: Match, viewer: int, person: str, sinces: Iterable[int], show: Show) -> dict[str, object]:
    sent: dict[str, object] = {}
    for language in LANGUAGES:
        for since in sinces:
            frame = show(match, person, viewer, language, since)
            sent[f"position {language} {since}"] = msgspec.json.encode(frame)
        if viewer != SPECTATOR:
            sent[f"explained {language}"] = msgspec.json.encode(showing.explain(match, viewer, language))
    return sent


def _see(match: Match, person: str, seat: int) -> None:
    if seat == SPECTATOR:
        conduct.require_watching(match, person)
    else:
        conduct.require_sight(match, person, seat)


def _told(attempt: Callable[[], object]) -> list[str]:
    """What somebody who tries this is told."""
    try:
        attempt()
    except (Mistake, Refusal) as problem:
        return [type(problem).__name__, *[problem.text(language) for language in LANGUAGES]]
    return ["done"]


def _legal_now(match: Match, seat: int) -> list[list[str]]:
    """The options as the rules find them now. The menu was found before the deal, so it proves nothing."""
    state = playing(match).state
    asks = [ask_of(lane) for lane in asked(state) if ask_of(lane).seat == seat]
    return [[ask.notation(state, choice) for choice in ask.options(state)] for ask in asks]


def check_match(match: Match, deal: int, show: Show = showing.position) -> int:
    """Nothing that any viewer can be sent depends on what that viewer cannot know; how many viewers that was shown for.

    A spectator may know what everybody may, so what a spectator is sent does not change with any seat's deal either.
    """
    compared = 0
    for viewer in viewers(match):
        other = dealt_anew(match, viewer, deal)
        if other is None:
            continue
        compared += 1
        _compare(sent_to(match, viewer, show), sent_to(other, viewer, show), viewer)
        if viewer != SPECTATOR:
            _compare(sent_to(match, SPECTATOR, show), sent_to(other, SPECTATOR, show), SPECTATOR)
    return compared


def _compare(sent: dict[str, object], other: dict[str, object], viewer: int) -> None:
    assert sent.keys() == other.keys()
    for asked_for, answered in sent.items():
        assert answered == other[asked_for], f"viewer {viewer} can tell two deals apart by: {asked_for}"


def check_twins(match: Match, viewer: int, luck: int, limit: int, show: Show = showing.position) -> Tally:
    """Two tables that differ in what the viewer cannot know stay alike for the viewer while both are played on.

    The twin's journal is its own: other picks of sealed answers, other trails and fingerprints. Whoever answers under
    seal chooses differently at the two tables. As soon as somebody learns something (the kernel counts it) or has no
    such card to play at the other table, the two go different ways by right, and a new twin is made. So they do when
    somebody else has something else to choose at one of the tables, or nothing: who is asked at which moment of the
    turn is seen by everybody.
    """
    chance = Chance(luck, 0)
    tally = {"compared": 0, "sealed apart": 0, "forks": 0}
    twin: Match | None = None
    for step in range(limit):
        game = playing(match)
        if game.state.over:
            break
        if twin is None:
            twin = fork(match, viewer, luck + step)
            tally["forks"] += 1
        mark = game.state.mark
        sealed = [ask_of(lane).seat for lane in asked(game.state) if lane.sealed]
        seat, picks = random_choice(game, chance)
        known = _pictures(match, viewer)
        answer(match, seat, picks)
        if twin is None:
            continue
        hidden = seat in sealed and seat != viewer
        there = _same_or_other(twin, seat, picks, hidden, chance)
        if there is None or (there != picks and not hidden):
            twin = None
            continue
        known_there = _pictures(twin, viewer)
        answer(twin, seat, there)
        if playing(match).state.over or not playing(match).state.mark == playing(twin).state.mark == mark:
            # Somebody has learnt something; at the end everybody does, for all is counted.
            twin = None
            continue
        if _others_asked(match, viewer) != _others_asked(twin, viewer):
            twin = None
            continue
        for looking in {viewer, SPECTATOR}:
            person = "somebody" if looking == SPECTATOR else person_of(looking)
            since = match.number - 5
            _compare(
                _frames(match, looking, person, (since,), show), _frames(twin, looking, person, (since,), show), looking
            )
        _compare(_changes(match, viewer, known), _changes(twin, viewer, known_there), viewer)
        tally["compared"] += 1
        tally["sealed apart"] += there != picks
    return tally


def _pictures(match: Match, viewer: int) -> list[Picture]:
    """What the viewer and a spectator see now."""
    gallery = Gallery(match)
    people = {SPECTATOR: "somebody", viewer: "somebody" if viewer == SPECTATOR else person_of(viewer)}
    return [gallery.picture(person, looking, "en") for looking, person in people.items()]


def _changes(match: Match, viewer: int, known: list[Picture]) -> dict[str, object]:
    """What both are told of that has changed since."""
    now = _pictures(match, viewer)
    return {f"changed {index}": picture.after(match, known[index], 1) for index, picture in enumerate(now)}


def _others_asked(match: Match, viewer: int) -> list[tuple[int, str]]:
    """Who is asked what besides the viewer, whose own questions never depend on what they cannot know."""
    asks = [ask_of(lane) for lane in asked(playing(match).state)]
    return [(ask.seat, ask.kind()) for ask in asks if ask.seat != viewer]


def _same_or_other(twin: Match, seat: int, picks: list[str], hidden: bool, chance: Chance) -> list[str] | None:
    """What the seat answers at the other table: the same, or something else where nobody may see it."""
    question = playing(twin).question(seat)
    if question is None:
        return None
    offered = [option.id for option in question.options]
    if not hidden:
        return picks if set(picks) <= set(offered) else None
    least, most = question.pick
    count = min(max(len(picks), least), most)
    others = [option for option in offered if option not in picks] + [option for option in offered if option in picks]
    first = chance.below(max(len(others) - len(picks), 1))
    chosen = (others[first:] + others[:first])[:count]
    return [option for option in offered if option in chosen]
