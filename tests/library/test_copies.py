"""Copies, pickled or deep: the same game, the same words, and a life of their own. The same in both forms."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import tessera
from tessera.players import seat_player

T = TypeVar("T")
Copying = Callable[[T], T]
GAMES = [("atlas-lost", 3), ("race-for-the-galaxy", 3), ("revive", 3), ("the-warp", 3)]


def pickled(thing: T) -> T:
    """What comes out of a pickle."""
    copied: T = pickle.loads(pickle.dumps(thing))
    return copied


ways = pytest.mark.parametrize("way", [pickled, copy.deepcopy, copy.copy])


def played(name: str, seats: int, choices: int, quiet: bool = False) -> tessera.Game:
    """A game between greedy players after so many choices."""
    game = tessera.start(name, seats, seed=5, quiet=quiet)
    _go_on(game, choices)
    return game


def _go_on(game: tessera.Game, choices: int) -> None:
    bot = seat_player("greedy", game.setup.game, "1")
    for _ in range(choices):
        if game.questions:
            seat = game.questions[-1].seat
            game.play(seat, bot.choose(game, seat))


def _seen(game: tessera.Game) -> list[Any]:
    """What everybody sees, is asked and may answer."""
    seats: list[int | None] = [None, *range(game.setup.seats)]
    asked = [(one.seat, one.text("ja"), [option.text() for option in one.options]) for one in game.questions]
    return [*(game.view(seat) for seat in seats), asked, game.redeal(0, "x").fingerprint()]


@pytest.mark.parametrize(("name", "seats"), GAMES)
@ways
def test_a_copy_of_a_game_is_the_same_game_and_goes_its_own_way(
    name: str, seats: int, way: Copying[tessera.Game]
) -> None:
    for choices in (0, 1, 2, 15):
        game = played(name, seats, choices)
        before = game.fingerprint()

        copied = way(game)

        assert (copied.fingerprint(), str(copied.record())) == (before, str(game.record()))
        assert _seen(copied) == _seen(game)
        _go_on(copied, 6)
        assert game.fingerprint() == before != copied.fingerprint()
        _go_on(game, 6)
        assert game.fingerprint() == copied.fingerprint()
        assert tessera.replay(copied.record()).fingerprint() == game.fingerprint()


def test_a_sealed_answer_stays_sealed_and_counts() -> None:
    """One of two has chosen its action; in the game and in its copy both choices are revealed together."""
    game = played("race-for-the-galaxy", 2, 2)
    assert [question.kind for question in game.questions] == ["action", "action"]
    game.play(0, [game.questions[0].options[0].id])

    copied = pickled(game)

    assert [question.seat for question in copied.questions] == [1]
    assert copied.view(1) == game.view(1)
    for heir in (game, copied):
        heir.play(1, [heir.questions[0].options[-1].id])
    assert copied.fingerprint() == game.fingerprint()
    assert copied.view(1) == game.view(1)


def test_a_pickled_game_still_tells_its_story_and_takes_back() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7)
    seat = game.questions[0].seat
    begun = game.fingerprint()
    game.play(seat, [game.questions[0].options[0].id])

    copied = pickled(game)

    assert copied.story(seat, "ja") == game.story(seat, "ja") != []
    copied.undo(seat)
    assert (copied.fingerprint(), copied.choices) == (begun, [])
    assert len(game.choices) == 1
    quiet = pickled(played("atlas-lost", 2, 3, quiet=True))
    assert (quiet.events, quiet.state.log) == ((), None)


def test_a_redealt_game_is_pickled_as_it_was_dealt() -> None:
    """Its choices do not lead to its state, so it is the state that is kept."""
    game = played("race-for-the-galaxy", 2, 8).redeal(0, 3)

    assert pickled(game).fingerprint() == game.fingerprint()


def test_a_finished_game_and_how_it_ended() -> None:
    game = played("race-for-the-galaxy", 2, 1000)
    outcome = game.outcome
    assert outcome is not None

    for copied in (pickled(game).outcome, pickled(outcome), copy.deepcopy(outcome)):
        assert copied is not None
        assert (copied.winners, copied.scores, copied.reason) == (outcome.winners, outcome.scores, outcome.reason)
        assert [[line.text("ja") for line in lines] for lines in copied.breakdown] == [
            [line.text("ja") for line in lines] for lines in outcome.breakdown
        ]


def test_a_pickled_game_is_small() -> None:
    """Nothing that every game of its kind shares goes with it."""
    assert len(pickle.dumps(played("revive", 2, 0))) < 10_000


RECEIVER = """
import pickle, sys
game = pickle.load(sys.stdin.buffer)
print(type(game).__module__, game.fingerprint())
"""


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_fresh_python_opens_it(name: str, seats: int) -> None:
    game = played(name, seats, 3)

    done = subprocess.run([sys.executable, "-c", RECEIVER], input=pickle.dumps(game), capture_output=True, check=True)

    assert done.stdout.decode().split() == ["tessera.kernel.game", game.fingerprint()]


def test_a_game_packed_under_other_rules_is_refused() -> None:
    game = played("revive", 2, 1, quiet=True)
    packed, version = pickle.dumps(game, protocol=0), f"\nV{game.definition.version()}\n".encode()
    assert packed.count(version) == 1, "the version of the rules"

    with pytest.raises(tessera.RecordError) as problem:
        pickle.loads(packed.replace(version, b"\nV0\n"))

    assert str(problem.value) == (
        "This game of revive was packed under other rules, or with other packs. Replay its record instead."
    )


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
def test_a_copied_question_says_what_it_said(name: str, seats: int, way: Copying[tessera.Question]) -> None:
    game = played(name, seats, 4)
    question = game.questions[0]

    copied = way(question)

    said = _said(question)
    assert _said(copied) == _said(way(copied)) == said
    assert repr(copied) == repr(question)
    game.play(question.seat, [option.id for option in question.options[: question.pick[0] or 1]])
    assert _said(copied) == said


def _said(question: tessera.Question) -> list[Any]:
    """All that a question says."""
    head = [question.seat, question.kind, question.pick, question.version, question.clause]
    barred = [(one.id, one.text(), one.objection.text("ja")) for one in question.barred]
    options = [(option.id, option.text("en"), option.text("ja")) for option in question.options]
    return [*head, question.text("en"), question.text("ja"), options, barred]


def test_a_question_that_was_answered_can_be_copied_too() -> None:
    game = played("revive", 2, 0)
    question = game.questions[0]
    game.play(question.seat, [question.options[0].id])

    copied = pickled(question)

    assert copied.options[0].id == question.options[0].id
    assert copied.barred == ()


@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
def test_records_and_all_that_says_no(way: Copying[Any]) -> None:
    game = played("atlas-lost", 2, 2)
    record = game.record()
    objection = game.why_not(1, "place science IIIS-A")
    assert objection is not None
    refusal = tessera.Refusal("end", objection)

    assert str(way(record)) == str(record)
    assert way(game.choices) == game.choices
    assert way(objection).text("ja") == objection.text("ja")
    assert str(way(refusal)) == str(refusal)
    assert [game.definition.event_text(game.state, event, 0, "en") for event in way(game.events)] == game.story(0)
    assert way(game.definition) is game.definition


@pytest.mark.parametrize("level", ["random", "novice", "greedy", "search:iterations=12"])
def test_a_copied_bot_answers_as_the_one_it_was_copied_from(level: str) -> None:
    """A search too, which remembers what it foresaw."""
    game = tessera.start("race-for-the-galaxy", seats=2, seed=5)
    bots = [seat_player(level, "race-for-the-galaxy", str(seat)) for seat in range(2)]
    for _ in range(12):
        seat = game.questions[0].seat
        others = [pickled(bots[seat]), copy.deepcopy(bots[seat])]

        picks = bots[seat].choose(game, seat)

        assert [other.choose(game, seat) for other in others] == [picks, picks]
        game.play(seat, picks)
    assert [bot.faults for bot in bots] == [0, 0]


# In one line


def test_what_a_game_and_its_parts_look_like() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=5)

    assert repr(game) == f"Game(race-for-the-galaxy, seats=2, choices=0, asked=A B, {game.fingerprint()[:8]})"
    assert repr(game.questions[0]) == "Question(seat=0, kind='start-hand', 6 options)"
    assert repr(game.record()) == "Record(race-for-the-galaxy, seats=2, seed='5', choices=0)"
    assert repr(tessera.Choice(0, ["end"])) == "Choice('A end')"
    over = played("race-for-the-galaxy", 2, 1000)
    outcome = over.outcome
    assert outcome is not None
    made = f"choices={len(over.choices)}, over={outcome.reason}, {over.fingerprint()[:8]}"
    assert repr(over) == f"Game(race-for-the-galaxy, seats=2, {made})"
    assert repr(outcome).startswith("Outcome(winners=(")
