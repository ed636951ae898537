"""Every line of the log cites a clause of the step that told it, and what an effect brings about names what it is on.

Whole games are watched while they are told: who called, for which step, and by which effect.
"""

from __future__ import annotations

import inspect
import sys
from types import FrameType

import pytest

import tessera
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.state import Warp
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import OptionValue
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tessera.kernel.state import Step
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import story
from tests.rows import for_each

# What names its cause itself, or follows from what was told just before.
OWN = [
    "claim",
    "compensated",
    "copy",
    "endgame",
    "exiled_ability",
    "line_up",
    "line_up_anew",
    "no_payment",
    "no_room",
    "reveal",
    "turn_up",
]


class Watching(list[Event]):
    """Events, each compared with the step that tells it."""

    def __init__(self, game: Warp) -> None:
        super().__init__()
        self.game = game
        self.caused = 0

    def append(self, event: Event) -> None:
        frames = list(_callers())
        effect = next((found for frame in frames if (found := _effect(self.game, frame)) is not None), None)
        if effect is not None and effect.clause and event.key not in OWN:
            assert (event.cause, event.clause) == (effect.source, effect.clause), event.key
        if event.cause:
            assert effect is not None, event.key
            self.caused += 1
        else:
            sources = [_source(frame) for frame in frames]
            assert any(event.clause in source for source in sources), (event.key, event.clause)
        super().append(event)


def _callers() -> list[FrameType]:
    """From whoever called `say` up to the step that is being carried out."""
    frame = sys._getframe(2)
    found: list[FrameType] = []
    while frame is not None and frame.f_code.co_name not in ("advance", "_advance"):
        if "the_warp/rules" in frame.f_code.co_filename:
            found.append(frame)
            if isinstance(frame.f_locals.get("self"), Step):
                return found
        assert frame.f_back is not None
        frame = frame.f_back
    return found


def _effect(game: Warp, frame: FrameType) -> Effect | None:
    """The effect that a caller carries out, if it is at one."""
    step = frame.f_locals.get("self")
    for name in ("source", "effect"):
        number = getattr(step, name, -1) if isinstance(step, Step) else -1
        if isinstance(number, int) and number >= 0:
            return game.rulebook.effects[number]
    effect = frame.f_locals.get("effect")
    return effect if isinstance(effect, Effect) else None


def _source(frame: FrameType) -> str:
    """The text of a caller, and of the step it belongs to."""
    step = frame.f_locals.get("self")
    return inspect.getsource(type(step)) if isinstance(step, Step) else inspect.getsource(frame.f_code)


def watched(game: Game) -> Watching:
    """What is told from now on is compared with who tells it."""
    state = game.state
    assert isinstance(state, Warp)
    assert state.log is not None
    events = Watching(state)
    state.log.events = events
    return events


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 5, {}), (4, 6, {"pioneering": "advanced"}), (4, 7, {"teams": True}), (1, 8, {})],
)
def test_whole_games_cite_the_step_that_told_and_what_it_came_from(
    seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    game = tessera.start("the-warp", seats=seats, seed=seed, options=options)
    events = watched(game)
    chance = Chance(key_of(f"causes {seed}"), 0)

    for _ in range(500):
        if game.outcome is not None:
            break
        question = game.questions[chance.below(len(game.questions))]
        ids = [option.id for option in question.options]
        least, most = question.pick
        picks = chance.sample(list(range(len(ids))), max(least, min(1, most)))
        game.play(question.seat, [ids[pick] for pick in picks])

    assert len(events) > 150
    assert events.caused > 0


@clause("WARP-RAC-03", "WARP-RWD-02")
def test_what_a_card_or_an_ability_brings_is_told_with_its_name() -> None:
    scene = Scene().rewards("A", "gold-shipment").turn("A", "action")

    scene.play("A spend gold-shipment")

    assert story(scene)[-2:] == [
        "A spends the Reward card Gold Shipment.",
        "A gains 3 Gold (by Gold Shipment).",
    ]
    assert story(scene, "A", "ja")[-1] == "Aは金3を得た（「金の積み荷」による）。"
    assert scene.game.events[-1].clause == "WARP-RWD-02"


@clause("WARP-RAC-07")
def test_what_an_exiled_race_brings_is_told_with_its_name() -> None:
    scene = exiled(1).exiled_races("skolok-miners", "ralan-engineers").dice(6, 6, 1)

    attack(scene, 2)

    assert "A gains 2 Gold (by the Exiled Ability of Skolok Miners)." in story(scene)


@clause("WARP-TER-05", "WARP-TER-08", "WARP-TER-01")
@for_each(
    ("key", "seat", "cited"), [("raise", 0, "WARP-TER-01"), ("raise", 1, "WARP-TER-05"), ("draw", 0, "WARP-TER-08")]
)
def test_followers_cite_that_they_follow(key: str, seat: int, cited: str) -> None:
    scene = Scene().turn("A", "action").play("A raise a-left", "A lower ring-5")
    scene.play("B raise b-left", "A draw deck")

    assert [event.clause for event in scene.game.events if (event.key, event.seat) == (key, seat)] == [cited]
