"""The phrases of lessons in the terminal, in English and in Japanese."""

from __future__ import annotations

from typing import Final

# Each phrase: English, Japanese. Gaps have the same names in both.
LEARN_WORDS: Final[dict[str, tuple[str, str]]] = {
    "learn.course": ("{game}: the course", "{game}のレッスン"),
    "learn.line": (
        "{name}: {title} ({minutes} min). {about}",
        "{name}：{title}（{minutes}分）。{about}",
    ),
    "learn.how": ("Begin one: {command}", "始めるには：{command}"),
    "learn.title": ("{title} · {minutes} minutes", "{title} · 約{minutes}分"),
    "learn.hint": (
        "Answer by number. ? explains, hint shows the answer of the lesson, quit saves and leaves.",
        "番号で答えてください。?で説明、hintでこのレッスンの答え、quitで保存して終了します。",
    ),
    "learn.step": ("Step {step} of {steps}", "ステップ{step}／{steps}"),
    "learn.right": ("Right. {text}", "そのとおり。{text}"),
    "learn.also": ("Another good way. {text}", "別のよい手です。{text}"),
    "learn.other": ("Not yet. {text}", "今はまだです。{text}"),
    "learn.answer": ("The lesson means: {answer}", "このレッスンの答え：{answer}"),
    "learn.done": ("The lesson is done, and the game is yours.", "レッスンはここまでです。この先は自由に遊べます。"),
    "learn.next": ("The next lesson: {command}", "次のレッスン：{command}"),
    "learn.lost": (
        "This lesson was written anew since, so the game goes on without it.",
        "このレッスンは書き直されたため、ここからは普通のゲームとして続きます。",
    ),
    "learn.first": (
        "There is nothing of yours to take back in this lesson.",
        "このレッスンで取り消せる選択はありません。",
    ),
}
