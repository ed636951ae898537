"""Reading how a game is to be set up: every wrong word gets an answer that says what there is instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tessera.kernel.definition import Definition, Options, OptionSpec, OptionValue, Setup
from tessera.kernel.outside import as_written, quoted
from tessera.kernel.refusal import SetupError, did_you_mean, there_is

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
# Numbers beyond this make no sense in any game.
MOST: Final = 1_000_000_000


def arrange(
    definition: Definition,
    seats: object,
    seed: object,
    options: Mapping[str, OptionValue],
    packs: Sequence[str] = (),
) -> Setup:
    """A checked set-up with every option filled in. Options may be typed values or the words people write."""
    counts = definition.seat_counts()
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in counts:
        raise SetupError(
            f"{definition.name()} cannot be played with {as_written(seats)} seats.",
            f"It takes {counts[0]} to {counts[-1]}.",
            f"{definition.name()}は{as_written(seats)}席では遊べません。",
            f"{counts[0]}～{counts[-1]}席で遊べます。",
        )
    written = str(seed)
    if isinstance(seed, bool) or not isinstance(seed, int | str) or written.strip() != written or not written:
        raise SetupError(
            f"{as_written(seed)} is no seed.",
            "A seed is a number or a word without spaces around it.",
            f"{as_written(seed)}はシードにできません。",
            "シードは数か、前後に空白のない言葉です。",
        )
    if len(written.splitlines()) > 1:
        raise SetupError(
            "A seed is a single line.",
            "Take a number or a word.",
            "シードは1行で書きます。",
            "数か言葉にしてください。",
        )
    specs = {spec.name: spec for spec in definition.options()}
    for name in options:
        if name not in specs:
            raise SetupError(
                f'{definition.name()} has no option "{quoted(name)}".',
                did_you_mean(name, specs),
                f"{definition.name()}に「{quoted(name)}」というオプションはありません。",
                did_you_mean(name, specs, "ja"),
            )
    values: Options = {}
    for name, spec in specs.items():
        values[name] = _value(spec, options[name]) if name in options else spec.default
    return Setup(definition.name(), seats, written, values, packs)


def _value(spec: OptionSpec, given: object) -> OptionValue:
    if spec.kind == "switch":
        return _switch(spec, given)
    if spec.kind == "number":
        return _number(spec, given)
    if spec.kind == "words":
        words = given.split(",") if isinstance(given, str) else given
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise SetupError(
                f'Option "{spec.name}" is a list of words.',
                there_is(spec.choices),
                f"オプション「{spec.name}」には言葉をコンマで区切って並べます。",
                there_is(spec.choices, "ja"),
            )
        return [_word(spec, word.strip()) for word in words]
    if not isinstance(given, str):
        raise SetupError(
            f'Option "{spec.name}" is a word, not {as_written(given)}.',
            there_is(spec.choices),
            f"オプション「{spec.name}」は言葉で指定します（{as_written(given)}は使えません）。",
            there_is(spec.choices, "ja"),
        )
    return _word(spec, given)


def _word(spec: OptionSpec, word: str) -> str:
    if word not in spec.choices:
        raise SetupError(
            f'Option "{spec.name}" cannot be "{quoted(word)}".',
            did_you_mean(word, spec.choices),
            f"オプション「{spec.name}」に「{quoted(word)}」は指定できません。",
            did_you_mean(word, spec.choices, "ja"),
        )
    return word


def _switch(spec: OptionSpec, given: object) -> bool:
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.lower() in _YES:
        return True
    if isinstance(given, str) and given.lower() in _NO:
        return False
    raise SetupError(
        f'Option "{spec.name}" is a switch, not {as_written(given)}.',
        "Write yes or no.",
        f"オプション「{spec.name}」は入か切かです（{as_written(given)}は使えません）。",
        "yesかnoと書いてください。",
    )


def _number(spec: OptionSpec, given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool):
        return _bounded(spec, given)
    if isinstance(given, str) and given.removeprefix("-").isdecimal():
        # Python refuses to read thousands of digits.
        return _bounded(spec, int(given) if len(given) < 20 else MOST + 1)
    raise SetupError(
        f'Option "{spec.name}" is a number, not {as_written(given)}.',
        "Write digits.",
        f"オプション「{spec.name}」は数で指定します（{as_written(given)}は使えません）。",
        "数字で書いてください。",
    )


def _bounded(spec: OptionSpec, number: int) -> int:
    """A number that every state can hold, doubled and added up."""
    if -MOST <= number <= MOST:
        return number
    raise SetupError(
        f'Option "{spec.name}" is out of bounds.',
        f"Write a number from {-MOST} to {MOST}.",
        f"オプション「{spec.name}」の数が範囲を超えています。",
        f"{-MOST}から{MOST}までの数にしてください。",
    )
