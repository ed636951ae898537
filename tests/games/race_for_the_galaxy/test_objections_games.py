"""Whole games in which everybody asks at every question what they may not do: complete, true, and nobody's secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tessera
from tessera.games.race_for_the_galaxy.library import load
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import check

CLAUSES = load().clauses
# Words that leave everything as it is: busy players choose something else where they can.
IDLE = ("pass", "done", "enough")


def busy_game(seats: int, seed: int, options: dict[str, OptionValue]) -> Iterator[tuple[Game, Question]]:
    """Questions of a game whose players rather act than pass, each before it is answered."""
    game = tessera.start("race-for-the-galaxy", seats=seats, seed=seed, options=options)
    chance = Chance(key_of(f"busy {seed}"), 0)
    for _ in range(1000):
        if game.outcome is not None:
            return
        question = game.questions[chance.below(len(game.questions))]
        yield game, question
        ids = [option.id for option in question.options]
        acts = [id for id in ids if id not in IDLE]
        least, most = question.pick
        if len(acts) >= max(least, 1) and chance.below(5):
            ids = acts
        picks = chance.sample(list(range(len(ids))), max(least, min(1, most)))
        game.play(question.seat, [ids[pick] for pick in picks])


def check_objections(question: Question) -> None:
    """What is refused is not offered, is refused once, by a clause there is, in whole sentences."""
    offered = {option.id for option in question.options}
    refused = [option.id for option in question.barred]
    assert len(set(refused)) == len(refused), question.kind
    assert not offered & set(refused), question.kind
    for option in question.barred:
        objection = option.objection
        assert objection.clause in CLAUSES, objection.clause
        # The clause and the full stop come after it; the name of a card may end in one of its own.
        assert not objection.why.removesuffix(", Inc.").endswith("."), objection.why
        assert objection.why_ja.endswith("。"), objection.why_ja
        for text in (objection.instead, objection.instead_ja):
            assert text.endswith((".", "。")), text
        for language in ("en", "ja"):
            check(objection.text(language), language)
            check(option.text(language), language)


@pytest.mark.parametrize(
    ("seats", "options", "kinds"),
    [
        (3, {}, {"consume", "develop", "explore-keep", "pay", "settle"}),
        (2, {"experienced": True}, {"action", "consume", "develop", "explore-keep", "pay", "settle"}),
        (
            4,
            {"sets": "set3", "goals": True, "takeovers": True},
            {"action", "consume", "develop", "explore-keep", "pay", "produce", "settle", "trade"},
        ),
        (1, {"sets": "set3"}, {"action", "explore-keep"}),
    ],
)
def test_every_question_knows_its_objections(seats: int, options: dict[str, OptionValue], kinds: set[str]) -> None:
    told: set[str] = set()
    for seed in range(3):
        for _, question in busy_game(seats, seed, options):
            check_objections(question)
            if question.barred:
                told.add(question.kind)

    assert kinds <= told


@clause("RFTG-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"sets": "set3", "goals": True, "takeovers": True}), (2, {"sets": "set3"})]
)
def test_objections_are_the_same_whatever_the_others_hold(seats: int, options: dict[str, OptionValue]) -> None:
    compared = 0
    for number, (game, question) in enumerate(busy_game(seats, 7, options)):
        if number % 4 == 3 and question.barred:
            dealt = game.redeal(question.seat, number).question(question.seat)
            assert dealt is not None
            assert [(option.id, option.objection.text()) for option in dealt.barred] == [
                (option.id, option.objection.text()) for option in question.barred
            ]
            compared += 1

    assert compared > 15


@clause("RFTG-SETUP-17")
def test_a_card_elsewhere_is_answered_alike_wherever_it_is() -> None:
    held = Scene().hand("A", "gem-world").fill("A", 3).hand("B", "comet-zone").round(A="settle", B="produce")
    lying = Scene().hand("A", "gem-world").fill("A", 3).deck("comet-zone").round(A="settle", B="produce")
    gone = Scene().hand("A", "gem-world").fill("A", 3).discarded("comet-zone").round(A="settle", B="produce")

    for scene in (held, lying, gone):
        objection = scene.game.why_not(0, "settle comet-zone")
        assert objection is not None
        assert objection.text() == "Comet Zone is not in your hand (RFTG-SETTLE-01). Choose a card from your hand."
        assert not [option.id for option in scene.question("A").barred if "comet-zone" in option.id]


def test_what_nobody_could_mean_is_not_offered() -> None:
    scene = Scene().tableau("A", "old-earth").hand("A", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    for pick in (
        *("settle nowhere", "settle gem-world 2", "conquer", "name 3", "kind gray", "search nothing"),
        *("use old-earth 9", "produce old-earth with gem-world", "prestige search", "develop & nonsense", "enough"),
    ):
        with pytest.raises(NotOffered):
            scene.game.play(0, [pick])


def test_another_copy_is_suggested_or_refused_by_its_own_reason() -> None:
    scene = Scene().hand("A", "contact-specialist#2", "replicant-robots#2").fill("A", 1)
    scene.round(A="develop", B="produce")

    with pytest.raises(NotOffered) as mistake:
        scene.game.play(0, ["develop contact-specialist"])
    assert "develop contact-specialist#2" in str(mistake.value)
    objection = scene.game.why_not(0, "develop replicant-robots")
    assert objection is not None
    assert objection.why == (
        "Replicant Robots costs you 3 cards with all that lowers its price; beside it you have 2: 1 short"
    )
