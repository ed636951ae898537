"""What can be broken in a rule, one thing at a time."""

from __future__ import annotations

import pytest

from tools.mutations import mutants


def _broken(body: str) -> list[str]:
    """What becomes of the changed line of a function, for every mutant."""
    source = f"def rule(game, seat):\n    {body}\n"
    told: list[str] = []
    for mutant in mutants(source.encode(), "rule.py"):
        lines = mutant.applied(source.encode()).decode().splitlines()
        told.append("; ".join(line.strip() for line in lines[1:]))
    return told


@pytest.mark.parametrize(
    ("body", "broken"),
    [
        ("return 2 < seat", ["return 2 <= seat", "return 3 < seat"]),
        ("return seat <= game.last", ["return seat < game.last"]),
        # At least 2 is above 1, and above 2 is at least 3: the operator says so already.
        ("return seat >= 1", ["return seat > 1"]),
        ("return 0 <= seat < 3", ["return 0 < seat < 3", "return 0 <= seat <= 3"]),
        ("return 4 > seat", ["return 4 >= seat"]),
        (
            "return seat == game.active != game.last",
            ["return seat != game.active != game.last", "return seat == game.active == game.last"],
        ),
        ("return game.has(seat) + 1", ["return game.has(seat) - 1", "return game.has(seat) + 2"]),
        ("game.turn -= seat", ["game.turn += seat", "pass"]),
        ("return game.a and game.b", ["return game.a or game.b"]),
        ("return not game.over", ["return game.over"]),
        ("game.then(Turn(seat, True))", ["game.then(Turn(seat, False))", "pass"]),
        (
            "return [one for one in game.all if one]",
            ["return [one for one in game.all if True]", "return [one for one in game.all if False]"],
        ),
        ("return game.a if game.b else seat", ["return game.a if True else seat", "return game.a if False else seat"]),
        ("if game.over: game.turn = seat", ["if True: game.turn = seat", "if False: game.turn = seat"]),
        ("while game.more: game.step()", ["while False: game.step()", "while game.more: pass"]),
        ("seat = game.next", ["pass"]),
    ],
)  # fmt: skip
def test_an_operator_a_number_a_condition_a_statement(body: str, broken: list[str]) -> None:
    assert sorted(_broken(body)) == sorted(broken)


def test_a_loop_ends_after_its_first_round() -> None:
    assert _broken("for one in game.all:\n        one.gain()") == [
        "for one in game.all:; one.gain(); break",
        "for one in game.all:; pass",
    ]


@pytest.mark.parametrize(
    "body",
    [
        '"""Three words, 3 numbers."""',
        "assert seat == 1 and not game.over",
        'game.say("turn", "CL-1", seat, [1])',
        'if game.log is not None:\n        game.note(1)',
        "return f'{seat + 1}'",
        "return Play(-1, seat * 1024)",
        "return game.cards + [seat]",
        "place: list[int] = game.places",
        "place = game.places",
        "raise ValueError(1)",
    ],
)  # fmt: skip
def test_what_is_said_asserted_or_only_a_slip_is_left_alone(body: str) -> None:
    assert _broken(body) == []


def test_wording_is_left_alone() -> None:
    for name in ("notation", "place_notation", "kind", "about", "refused"):
        assert mutants(f"def {name}(game, choice):\n    return WORDS[choice + 1]\n".encode(), "rule.py") == []


def test_a_rule_about_kinds_is_no_wording() -> None:
    assert len(mutants(b"def of_a_kind(price, left):\n    return price - left\n", "rule.py")) == 1


def test_an_id_outlives_changes_elsewhere() -> None:
    rule = "class Turn:\n    def resolve(self, game):\n        game.turn += 1 + 1\n"

    before = mutants(rule.encode(), "turn.py")
    after = mutants(f"import math\n\n\ndef circle(size):\n    return size\n\n\n{rule}".encode(), "turn.py")

    assert (
        [mutant.id for mutant in before]
        == [mutant.id for mutant in after]
        == [
            "turn.py Turn.resolve | game.turn += 1 + 1 | + becomes -",
            "turn.py Turn.resolve | game.turn += 1 + 1 | left out",
            "turn.py Turn.resolve | game.turn += 1 + 1 | + becomes - | 2",
            "turn.py Turn.resolve | game.turn += 1 + 1 | 1 becomes 2",
            "turn.py Turn.resolve | game.turn += 1 + 1 | 1 becomes 2 | 2",
        ]
    )
    assert [mutant.line for mutant in after] == [10, 10, 10, 10, 10]


def test_signs_of_several_bytes_come_before() -> None:
    source = 'def rule(game):\n    return game.named("Nàdair") > 1\n'.encode()

    applied = [mutant.applied(source).decode().splitlines()[1].strip() for mutant in mutants(source, "rule.py")]

    assert applied == ['return game.named("Nàdair") >= 1', 'return game.named("Nàdair") > 2']
