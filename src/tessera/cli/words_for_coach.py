"""What the coach says at the terminal table, in English and in Japanese."""

from __future__ import annotations

from typing import Final

COACH_WORDS: Final[dict[str, tuple[str, str]]] = {
    "help.hint": (
        "hint   or h   what to look at, and why; once more: what a strong player would do",
        "hint、h　注目するところとその理由。もう一度で、強いプレイヤーならどうするか",
    ),
    "help.coach": (
        "coach full   coach hints   coach off   how much the coach says",
        "coach full、coach hints、coach off　コーチがどれだけ話すか",
    ),
    "coach.goal": ("How to win: {goal}", "勝ち方：{goal}"),
    "coach.about": ("Coach: {text}", "コーチ：{text}"),
    "coach.thinking": ("The coach thinks ...", "コーチが考えています…"),
    "coach.once_more": (
        "Write hint once more to see what a strong player would do.",
        "もう一度hintと入力すると、強いプレイヤーならどうするかを表示します。",
    ),
    "coach.share": (" ({share} to win)", "（勝つ見込み{share}）"),
    "coach.best": ("Best: {answer}{share}.", "いちばんよい手：{answer}{share}。"),
    "coach.other": ("Or: {answer}{share}. {why}", "ほかの手：{answer}{share}。{why}"),
    "coach.wait": (
        "One moment. {text} Write it once more to do it all the same; hint tells more, coach off is silent.",
        (
            "少し待ってください。{text}"
            "それでもよければ、もう一度同じ答えを入力してください。hintで詳しく、coach offで静かになります。"
        ),
    ),
    "coach.is_off": (
        "The coach is off. Write coach hints to have it back.",
        "コーチはオフです。coach hintsで呼び戻せます。",
    ),
    "coach.which": (
        "The coach is set to {level}. Write coach full, coach hints or coach off.",
        "コーチは{level}です。coach full、coach hints、coach offのどれかを入力してください。",
    ),
    "coach.level.full": (
        "The coach says of each question what it is about, and has hints.",
        "コーチは質問ごとに要点を話し、ヒントにも答えます。",
    ),
    "coach.level.hints": ("The coach speaks when you ask for a hint.", "コーチはヒントを求められたときに話します。"),
    "coach.level.off": ("The coach is off.", "コーチをオフにしました。"),
}
