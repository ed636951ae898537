"""Whole games in which everybody asks at every question what they may not do: complete, true, and nobody's secret."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import tessera
from tessera.games.revive.library import load
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.choice import Question
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Objection
from tests.clauses import clause

CLAUSES = load().clauses
# Seats have letters in Japanese too, tiles, technologies and clauses their ids, and one tribe a name of its own.
LATIN_AT_HOME = re.compile(r"(?<![A-Za-z])[A-D](?![A-Za-z])|R\d+C\d+|[ABC][123]|\]0X4 9\[|REV-[A-Z]+-\d+")
RULES = ("all_tribes", "advanced_switch", "moon_sides", "vast_crystals", "choose_tribes", "two_artifact_cards")
ALL: dict[str, OptionValue] = dict.fromkeys(RULES, True)


def random_game(seats: int, seed: int, options: dict[str, OptionValue], length: int) -> Iterator[tuple[Game, Question]]:
    """The first questions of a random game, each before it is answered."""
    game = tessera.start("revive", seats=seats, seed=seed, options=options)
    chance = Chance(key_of(f"objections {seed}"), 0)
    for _ in range(length):
        if game.outcome is not None:
            return
        question = game.questions[chance.below(len(game.questions))]
        yield game, question
        ids = [option.id for option in question.options]
        least, most = question.pick
        picks = chance.sample(list(range(len(ids))), max(least, min(1, most)))
        game.play(question.seat, [ids[pick] for pick in picks])


def check(objection: Objection) -> None:
    """A clause there is, and whole sentences in both languages without keys and gaps."""
    assert objection.clause in CLAUSES, objection.clause
    # The clause and the full stop come after it.
    assert not objection.why.endswith("."), objection.why
    assert objection.why[:1].isupper() or objection.why[:1] in "]0123456789", objection.why
    assert objection.instead.endswith("."), objection.instead
    for text in (objection.why_ja, objection.instead_ja):
        assert text.endswith("。"), text
    for text in (objection.text("en"), objection.text("ja")):
        assert not re.search(r"[{}_]|  |\.\.|。。|、、|。、|\b(at|piece|machine|seat|slot|space|tile):", text), text
    assert not re.search("[ぁ-んァ-ヶ一-龠]", objection.text("en")), objection.text("en")
    assert not re.search("[A-Za-z]", LATIN_AT_HOME.sub("", objection.text("ja"))), objection.text("ja")


@pytest.mark.parametrize(
    ("seats", "options", "kinds"),
    [
        (2, {}, {"turn", "any-order", "hibernation-reward"}),
        (4, ALL, {"turn", "any-order", "hibernation-reward"}),
        (1, {"advanced_switch": True}, {"turn", "any-order", "hibernation-reward"}),
    ],
)
def test_every_question_knows_its_objections(seats: int, options: dict[str, OptionValue], kinds: set[str]) -> None:
    told: set[str] = set()
    for seed in range(2):
        for _, question in random_game(seats, seed, options, 150):
            offered = {option.id for option in question.options}
            refused = [option.id for option in question.barred]
            assert len(set(refused)) == len(refused), question.kind
            assert not offered & set(refused), question.kind
            for option in question.barred:
                check(option.objection)
                for language in ("en", "ja"):
                    assert option.text(language).strip() != "", option.id
                    assert not re.search("[{}]", option.text(language)), option.text(language)
            if refused:
                told.add(question.kind)

    assert kinds <= told


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, ALL), (1, {})])
def test_whatever_was_offered_before_is_answered_later(seats: int, options: dict[str, OptionValue]) -> None:
    seen: list[str] = []
    chance = Chance(key_of("asking"), 0)
    answered = 0
    for game, question in random_game(seats, 11, options, 250):
        offered = [option.id for option in question.options]
        for pick in [seen[place] for place in chance.sample(list(range(len(seen))), min(4, len(seen)))]:
            try:
                objection = game.why_not(question.seat, pick)
            except NotOffered:
                continue
            assert (objection is None) == (pick in offered), pick
            if objection is not None:
                check(objection)
                answered += 1
        seen += [id for id in offered if id not in seen]

    assert answered > 200


@clause("REV-INF-01")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, ALL)])
def test_objections_are_the_same_whatever_the_others_hold(seats: int, options: dict[str, OptionValue]) -> None:
    compared = 0
    for number, (game, question) in enumerate(random_game(seats, 7, options, 300)):
        if number % 9 == 8 and question.barred:
            dealt = game.redeal(question.seat, number).question(question.seat)
            assert dealt is not None
            assert [(option.id, option.objection.text()) for option in dealt.barred] == [
                (option.id, option.objection.text()) for option in question.barred
            ]
            compared += 1

    assert compared > 15
