"""What people type is understood by number, by id, by the beginning of an id, or by the thing it names."""

from __future__ import annotations

import pytest

import tessera
from tessera.cli.answers import Unclear, numbered, read_answer
from tessera.kernel.choice import Question


def action_question() -> Question:
    """The first Action Phase of a game, by a seat that has a card in hand."""
    game = tessera.start("atlas-lost", seats=2, seed=7, options={"first": "A"})
    while game.questions[0].kind == "initial":
        question = game.questions[0]
        game.play(question.seat, [question.options[0].id])
    return game.questions[0]


def picking(pick: tuple[int, int]) -> Question:
    """The same question as if several options could be picked."""
    question = action_question()
    question.pick = pick
    return question


def test_by_number_id_prefix_or_thing() -> None:
    question = action_question()
    ids = [option.id for option in numbered(question)]

    assert read_answer("1", question) == [ids[0]]
    assert read_answer(" １ ", question) == [ids[0]]
    assert read_answer("END", question) == ["end"]
    assert read_answer("repl", question) == ["replenish"]
    assert read_answer("iie-a", question) == ["place economy IIE-A"]


def test_options_of_one_verb_are_numbered_together() -> None:
    verbs = [option.id.partition(" ")[0] for option in numbered(action_question())]

    assert [verb for number, verb in enumerate(verbs) if verb not in verbs[:number]] == list(dict.fromkeys(verbs))
    assert verbs == sorted(verbs, key=list(dict.fromkeys(verbs)).index)


def test_several_picks() -> None:
    question = picking((0, 3))

    assert read_answer("replenish + collect", question) == ["replenish", "collect"]
    assert read_answer("repl, end", question) == ["replenish", "end"]
    assert read_answer("repl end", question) == ["replenish", "end"]
    assert len(read_answer("1 2 3", question)) == 3
    assert read_answer("none", question) == []


def test_a_barred_choice_is_understood_so_that_the_game_can_refuse_it() -> None:
    assert read_answer("stop", action_question()) == ["stop"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "ask.empty"),
        ("0", "ask.number"),
        ("99", "ask.number"),
        ("place", "ask.unclear"),
        ("fly", "ask.unknown"),
        ("none", "ask.unknown"),
        ("1 fly", "ask.unknown"),
    ],
)
def test_what_is_not_understood_says_so(typed: str, key: str) -> None:
    with pytest.raises(Unclear) as caught:
        read_answer(typed, action_question())

    assert caught.value.key == key
    assert caught.value.text("en")
    assert caught.value.text("ja") != caught.value.text("en")
