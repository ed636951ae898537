"""The end of a game in words: who won how, and where every point came from."""

from __future__ import annotations

from tessera.cli.words import say, word
from tessera.kernel.game import Game


def result_line(game: Game, language: str) -> str:
    """Who won, and by which rule. Where no seat did, the game itself says what that means: a robot that won, a draw."""
    outcome = game.outcome
    assert outcome is not None
    reason = word("reason", outcome.reason, language)
    if not outcome.winners:
        if language in outcome.remark:
            remark = outcome.remark[language]
            return say("end.remark", language, reason=reason, clause=outcome.clause, remark=remark)
        return say("end.nobody", language, reason=reason, clause=outcome.clause)
    winners = say("list.comma", language).join(game.definition.seat_name(seat) for seat in outcome.winners)
    key = "end.wins" if len(outcome.winners) == 1 else "end.win"
    return say(key, language, seats=winners, reason=reason, clause=outcome.clause)


def sheet_lines(game: Game, language: str) -> list[str]:
    """Every seat's points, line by line, each with its clause; and what is to be remarked, if the result did not."""
    outcome = game.outcome
    assert outcome is not None
    lines: list[str] = []
    for seat, sheet in enumerate(outcome.breakdown):
        letter = game.definition.seat_name(seat)
        lines.append(say("end.player", language, seat=letter, total=outcome.scores[seat]))
        lines += [
            "  " + say("end.line", language, points=line.points, label=line.text(language), clause=line.clause)
            for line in sheet
        ]
    if outcome.winners and language in outcome.remark:
        lines.append(outcome.remark[language])
    return lines
