"""Reading lessons strictly. What is not understood is an error that says where, what, and what was meant.

title = { en = "First colony", ja = "最初の入植" }
about = { en = "…", ja = "…" }
minutes = 10

[start]
seats = 2
seed = "lesson"
you = "A"
options = { goals = false }
choices = ["A keep 1 + 2", "B keep 3 + 4"]     # a record's choices: what was played before

[[step]]                                        # told only: the next step must ask
tell = { en = "…", ja = "…" }
point = ["IIS-A"]

[[step]]
tell = { en = "…", ja = "…" }
do = ["settle 17"]                              # the intended answer; further ones are as right
right = { en = "…", ja = "…" }
also = [{ do = "settle 18", say = { en = "…", ja = "…" } }]
# An answer of `also` may bring a script of its own, and `skip` steps that it makes needless.
other = { en = "…", ja = "…" }                  # said of every other legal answer
script = ["B settle 40"]                        # what the others answer then

[end]
tell = { en = "…", ja = "…" }
"""

from __future__ import annotations

import re
from typing import Final

from tessera.kernel.content import LANGUAGES, Node
from tessera.kernel.definition import Options, OptionValue
from tessera.kernel.record import SEATS, Choice
from tessera.teaching.lesson import NOTHING, Card, Good, Lesson, Picks, Start, Step, Text

# What can be read at a glance: sentences of a text, and words (in Japanese characters) of a sentence.
SENTENCES: Final = 2
LONGEST: Final = {"en": 26, "ja": 72}
_ENDS: Final = {"en": re.compile(r"(?<=[.!?])\s+"), "ja": re.compile(r"(?<=[。！？])")}
_MOST_SEATS: Final = len(SEATS)


def read_lesson(node: Node, game: str, name: str) -> Lesson:
    """The lesson that a file holds."""
    lesson = Lesson(
        game=game,
        name=name,
        title=node.text("title"),
        about=_short(node, "about"),
        minutes=node.integer("minutes", 1, 20),
        start=_start(node.at("start")),
        steps=_steps(node.items("step", at_least=1)),
        end=_end(node.at("end")),
    )
    node.done()
    return lesson


def sentences(text: str, language: str) -> list[str]:
    """The sentences of a text."""
    return [part for part in _ENDS[language].split(text.strip()) if part.strip()]


def _short(node: Node, key: str) -> Text:
    """A sentence or two that can be read at a glance, in every language."""
    text = node.text(key)
    for language in LANGUAGES:
        found = sentences(text[language], language)
        at = node.at(key).at(language)
        if len(found) > SENTENCES:
            raise at.refuse(
                f"holds {len(found)} sentences.",
                "Two at most: one idea a step.",
                f"文が{len(found)}つあります。",
                "2文までにしてください。1ステップに1つのことだけを書きます。",
            )
        for sentence in found:
            length = len(sentence.split()) if language == "en" else len(sentence)
            if length > LONGEST[language]:
                unit, unit_ja = ("words", "語") if language == "en" else ("characters", "文字")
                raise at.refuse(
                    f'a sentence of {length} {unit} is too long: "{sentence}"',
                    f"Say it with {LONGEST[language]}.",
                    f"1文が{length}{unit_ja}あり、長すぎます。",
                    f"{LONGEST[language]}{unit_ja}以内にしてください。",
                )
    return text


def _start(node: Node) -> Start:
    seats = node.integer("seats", 1, _MOST_SEATS)
    letters = SEATS[:seats]
    start = Start(
        seats=seats,
        seed=node.string("seed"),
        seat=letters.index(node.word("you", letters)),
        options=_options(node.at("options")),
        choices=_choices(node, "choices", letters),
    )
    node.done()
    return start


def _options(node: Node) -> Options:
    """What was agreed on. The game itself checks names and values, as it does at every table."""
    return {name: _option(node.at(name)) for name in node.written()}


def _option(node: Node) -> OptionValue:
    value = node.value
    if isinstance(value, bool | int | str):
        return value
    return [item.as_string() for item in node.as_items()]


def _choices(node: Node, key: str, letters: str = SEATS) -> tuple[Choice, ...]:
    """Choices as records have them, where the key is written."""
    if not node.has(key):
        return ()
    return tuple(_choice(item, letters) for item in node.items(key))


def _choice(node: Node, letters: str) -> Choice:
    letter, _, answer = node.as_string().partition(" ")
    if letter not in letters or not letter or not answer:
        raise node.refuse(
            "is not a choice.",
            f'Write a seat ({", ".join(letters)}), a space and the answer, such as "{letters[-1]} end".',
            "選択として読めません。",
            f"席（{'、'.join(letters)}）、空白、答えの順に書いてください。",
        )
    return Choice(SEATS.index(letter), _picks(answer))


def _picks(answer: str) -> list[str]:
    return [] if answer == "-" else answer.split(" + ")


def picks_of(answer: str) -> Picks:
    """An answer as a record has it, without an order."""
    return frozenset(_picks(answer))


def _steps(nodes: list[Node]) -> tuple[Step, ...]:
    steps: list[Step] = []
    told: tuple[Card, ...] = ()
    for node in nodes:
        card = _card(node)
        if node.has("do"):
            steps.append(_asking(node, (*told, card)))
            told = ()
        elif told:
            raise node.refuse(
                "only tells something, as the step before it does.",
                "Let the learner do something first.",
                "前のステップに続けて、説明だけになっています。",
                "間に学習者の操作を入れてください。",
            )
        else:
            told = (card,)
        node.done()
    for index, step in enumerate(steps):
        if any(index + good.skip >= len(steps) for good in step.good):
            raise nodes[-1].refuse(
                f"question {index + 1} skips more steps than follow.",
                problem_ja=f"{index + 1}番目の質問のskipが、残りのステップより多くなっています。",
            )
    if told:
        raise nodes[-1].refuse(
            "only tells something, and nothing is asked after it.",
            "What is told last stands under [end].",
            "説明だけのステップで終わっています。",
            "最後の言葉は[end]に書いてください。",
        )
    return tuple(steps)


def _card(node: Node) -> Card:
    point = tuple(item.as_string() for item in node.items("point")) if node.has("point") else ()
    return Card(_short(node, "tell"), point)


def _asking(node: Node, cards: tuple[Card, ...]) -> Step:
    right = _short(node, "right") if node.has("right") else NOTHING
    script = _choices(node, "script")
    good = [Good(picks_of(item.as_string()), item.as_string(), right, script) for item in node.items("do", at_least=1)]
    for item in node.items("also") if node.has("also") else ():
        good.append(_also(item, script))
    for index, one in enumerate(good):
        if any(one.picks == other.picks for other in good[:index]):
            raise node.refuse(
                f'"{one.written}" stands there twice.', problem_ja=f"「{one.written}」が2回書かれています。"
            )
    return Step(cards, tuple(good), _short(node, "other") if node.has("other") else NOTHING)


def _also(node: Node, script: tuple[Choice, ...]) -> Good:
    answer = node.string("do")
    own = _choices(node, "script") if node.has("script") else script
    skip = node.integer("skip", 1, 3) if node.has("skip") else 0
    good = Good(picks_of(answer), answer, _short(node, "say"), own, other_way=True, skip=skip)
    node.done()
    return good


def _end(node: Node) -> Card:
    card = _card(node)
    node.done()
    return card
