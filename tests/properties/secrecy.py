"""What a seat is told may not depend on what it cannot know. Each check raises when something leaks.

`told_to` is everything a seat can learn from a table at one moment. Dealing anew what the seat cannot know must leave
it byte-identical. Events are told as the game goes on, so they are checked as they come: see `check_story`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from tessera.kernel.choice import Question
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.kernel.state import KNOWN, State
from tessera.kernel.zone import EVERYBODY
from tests.properties.positions import ask_of

LANGUAGES = ("en", "ja")
# What people type by mistake or in ill will.
BOGUS: tuple[list[str], ...] = (
    [],
    [""],
    ["-"],
    ["nonsense"],
    ["keep"],
    ["play"],
    ["nonsense", "nonsense"],
    ["a", "b", "c", "d", "e", "f"],
)


def told_to(game: Game, seat: int) -> str:
    """The view, the question and the error messages of one seat, as text."""
    told: dict[str, object] = {"view": game.view(seat)}
    question = game.question(seat)
    if question is not None:
        told["question"] = _question(question)
        told["options"] = _legal_now(game, seat)
    told["errors"] = [_error(game, seat, picks) for picks in BOGUS]
    if question is not None:
        told["refusals"] = [_error(game, seat, [barred.id] * max(question.pick[0], 1)) for barred in question.barred]
    told["standing"] = list(game.definition.standing(game.state, seat))
    told["undo"] = game.can_undo(seat)
    return json.dumps(told, ensure_ascii=False)


def _question(question: Question) -> object:
    return {
        "kind": question.kind,
        "pick": question.pick,
        "version": question.version,
        "clause": question.clause,
        "text": [question.text(language) for language in LANGUAGES],
        "options": [[option.id, *[option.text(language) for language in LANGUAGES]] for option in question.options],
        "barred": [
            [barred.id, *[barred.text(language) + barred.objection.text(language) for language in LANGUAGES]]
            for barred in question.barred
        ],
    }


def _legal_now(game: Game, seat: int) -> list[list[str]]:
    """The options as the rules find them now. The menu was found before the deal, so it proves nothing."""
    state = game.state
    asks = [ask_of(lane) for lane in asked(state) if ask_of(lane).seat == seat]
    return [[ask.notation(state, choice) for choice in ask.options(state)] for ask in asks]


def _error(game: Game, seat: int, picks: Sequence[str]) -> list[str]:
    copy = game.clone()
    try:
        copy.play(seat, list(picks))
    except (Refusal, NotOffered) as problem:
        return [type(problem).__name__, *[problem.text(language) for language in LANGUAGES]]
    return ["plays"]


def check_seat(game: Game, seat: int, deal: int) -> Game:
    """Nothing that the seat and a spectator are told depends on the deal of what the seat cannot know."""
    dealt = game.redeal(seat, deal)
    assert told_to(dealt, seat) == told_to(game.clone(), seat)
    assert json.dumps(dealt.view(None)) == json.dumps(game.view(None))
    for language in LANGUAGES:
        # The log is told in the words of the state as it stands, whichever deal that is.
        texts = [dealt.definition.event_text(dealt.state, event, seat, language) for event in game.events]
        assert texts == game.story(seat, language)
    return dealt


def check_knowledge_kept(game: Game, dealt: Game, seat: int) -> None:
    """What the seat sees or knows lies where it lay, and every unseen piece stays among those it may be."""
    before, after = game.state, dealt.state
    plan = before.plan
    assert after.sight[seat] == before.sight[seat]
    for zone, (pieces, anew) in enumerate(zip(before.zones, after.zones, strict=True)):
        assert len(pieces) == len(anew)
        for piece, other in zip(pieces, anew, strict=True):
            assert plan.backs[piece] == plan.backs[other]
            if before.sees(seat, piece, zone):
                assert piece == other
            else:
                assert not after.sees(seat, other, zone)
                assert before.sight[seat][piece] == before.sight[seat][other]
            # Others know as much of this place as before.
            for rival in range(plan.seats):
                if rival != seat:
                    assert before.sees(rival, piece, zone) == after.sees(rival, other, zone)


def visible(state: State, seat: int) -> set[int]:
    """The pieces that a seat sees or knows; -1 is a spectator."""
    return {piece for zone, pieces in enumerate(state.zones) for piece in pieces if state.sees(seat, piece, zone)}


def visible_to_each(state: State) -> list[set[int]]:
    """The pieces that each seat sees or knows, and last a spectator."""
    return [visible(state, seat) for seat in (*range(state.plan.seats), -1)]


def named_openly(event: Event) -> list[int]:
    """The pieces that an event names to everybody: by a word such as "card:12" or "piece:12", or as its cause."""
    words = [*event.words, event.cause]
    return [int(word.partition(":")[2]) for word in words if word.startswith(("card:", "piece:"))]


def was_shuffled(state: State, piece: int, groups: int) -> bool:
    """Whether something has been mixed since and the piece lies face down: it may have joined an older group."""
    if state.groups == groups:
        return False
    return any(piece in pieces and not spec.seen for spec, pieces in zip(state.plan.zones, state.zones, strict=True))


def check_story(game: Game, events: Sequence[Event], before: list[set[int]], groups: int) -> list[set[int]]:
    """No event of the choice just made names a piece to a seat that cannot know it, neither before nor after.

    It tells what each seat, and last a spectator, can see now.

    `before` is what each seat, and last a spectator, could see before the choice, `groups` how often pieces had been
    mixed. A piece that was open for a moment and was then mixed with others in the same breath may have been named; so
    may, to a spectator, one that lay open for a moment and that all seats know since.
    """
    state = game.state
    now = visible_to_each(state)
    # What every seat sees or knows must have lain open: alone, all that the one player knows.
    shown_to_all = set.intersection(*now[:-1])
    for seat in (*range(state.plan.seats), -1):
        known = before[seat] | (now[seat] if seat >= 0 else now[seat] | shown_to_all)
        for event in events:
            named = named_openly(event)
            if event.seen == EVERYBODY or (seat >= 0 and event.seen >> seat & 1):
                named = named + event.pieces
            for piece in named:
                mixed = any(sight[piece] > groups for sight in state.sight) or was_shuffled(state, piece, groups)
                told = f"{event.key} tells seat {seat} of {state.plan.names[piece]}"
                assert piece in known or mixed, told
            if event.pieces and not (event.seen == EVERYBODY or (seat >= 0 and event.seen >> seat & 1)):
                _check_backs(game, event, seat)
    return now


def _check_backs(game: Game, event: Event, seat: int) -> None:
    """To a seat that did not see them, other pieces with the same backs would be told in the same words."""
    plan = game.state.plan
    disguised: list[int] = []
    for piece in event.pieces:
        back = plan.backs[piece]
        alike = [other for other, other_back in enumerate(plan.backs) if other_back == back]
        disguised.append(alike[(alike.index(piece) + 1) % len(alike)])
    other_event = Event(event.key, event.clause, event.seat, event.words, disguised, event.seen, event.cause)
    for language in LANGUAGES:
        told = game.definition.event_text(game.state, event, seat, language)
        assert told == game.definition.event_text(game.state, other_event, seat, language)


def known_exactly(state: State, seat: int) -> int:
    """How many pieces a seat knows without seeing them."""
    return state.sight[seat].count(KNOWN)
