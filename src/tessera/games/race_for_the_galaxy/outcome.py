"""How a game ended: who won, and everybody's points line by line."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.goals import goal_points
from tessera.games.race_for_the_galaxy.rules.round_end import reason_clause
from tessera.games.race_for_the_galaxy.scoring import (
    NO_LINE,
    best_line,
    robot_card_points,
    robot_score,
    score,
    tie_break,
    whole_empire,
    winners,
)
from tessera.games.race_for_the_galaxy.sentences import scoring_sentence
from tessera.games.race_for_the_galaxy.state import ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import MATCH_CHIPS, REASONS
from tessera.kernel.definition import Line, Outcome


def outcome(game: Race) -> Outcome:
    """Who won by what, and everybody's score line by line (RFTG-END-10, RFTG-END-11, RFTG-END-12)."""
    scores = [score(game, seat) for seat in range(game.seats)]
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    reason, clause = REASONS[game.reason], reason_clause(game)
    return Outcome(winners(game), scores, reason, clause, sheets, _remark(game))


def standing(game: Race) -> list[int]:
    """Each seat's score now: everything that scores lies open (RFTG-SETUP-17)."""
    return [score(game, seat) for seat in range(game.seats)]


def score_sheet(game: Race, seat: int) -> list[Line]:
    """One player's points: chips, prestige, cards, the lines of every card with variable points, goals."""
    empire = game.empires[seat]
    lines = [Line("RFTG-END-10", "VP chips", "VPチップ", empire.chips)]
    if game.rulebook.prestige:
        lines.append(Line("RFTG-SCORE-25", "Prestige", "威信", empire.prestige))
    printed = sum(game.card(piece).vp for piece in game.zones[game.tableau(seat)])
    count = len(game.zones[game.tableau(seat)])
    printed_on = "Printed on 1 card" if count == 1 else f"Printed on {count} cards"
    lines.append(Line("RFTG-END-10", printed_on, f"カード{count}枚の印刷点", printed))
    for piece in game.zones[game.tableau(seat)]:
        if game.card(piece).scoring:
            lines += _variable_lines(game, seat, game.card(piece))
    for place in range(len(game.goals)):
        points = goal_points(game, seat, place)
        if points:
            name = game.rulebook.library.goals[game.rulebook.goals[game.goals[place]].id]["name"]
            lines.append(Line("RFTG-GOAL-17", name["en"], name["ja"], points))
    return lines


def _variable_lines(game: Race, seat: int, card: Card) -> list[Line]:
    """Every line of a card with variable points that brought something, with how many cards it counted."""
    record = game.rulebook.library.cards[card.id]
    counted = [0] * len(card.scoring)
    for piece in game.zones[game.tableau(seat)]:
        place = best_line(game.card(piece), card.scoring, game.empires[seat].kind)
        if place != NO_LINE:
            counted[place] += 1
    lines: list[Line] = []
    for place, line in enumerate(card.scoring):
        points = whole_empire(game, seat, line) if line.match >= MATCH_CHIPS else counted[place] * line.vp
        if not points:
            continue
        english, japanese = (scoring_sentence(record["scoring"][place], language) for language in ("en", "ja"))
        times = f" ×{counted[place]}" if line.match < MATCH_CHIPS else ""
        name = record["name"]
        clause = "RFTG-SCORE-01"
        lines.append(Line(clause, f"{name['en']}: {english}{times}", f"{name['ja']}：{japanese}{times}", points))
    return lines


def _remark(game: Race) -> dict[str, str]:
    """What else is to be said: the robot's score alone, a tie-break among several."""
    if game.robot.start >= 0:
        return _robot_remark(game)
    scores = [score(game, seat) for seat in range(game.seats)]
    if scores.count(max(scores)) < 2:
        return {}
    tied = [seat for seat in range(game.seats) if scores[seat] == max(scores)]
    english = ", ".join(f"{'ABCDEF'[seat]} {tie_break(game, seat)}" for seat in tied)
    japanese = "、".join(f"{'ABCDEF'[seat]}は{tie_break(game, seat)}" for seat in tied)
    return {
        "en": f"Tie-break by cards in hand and goods: {english}.",
        "ja": f"同点のため手札と商品の数で比較：{japanese}。",
    }


def _robot_remark(game: Race) -> dict[str, str]:
    """How it went against the robot, and the robot's points in one sentence (RFTG-ROBOT-58, RFTG-ROBOT-60,
    RFTG-ROBOT-61)."""
    robot = game.robot
    cards = sum(robot_card_points(game, game.card(piece)) for piece in game.zones[ROBOT_TABLEAU])
    counters = robot.placed * game.rulebook.counter_vp
    mine = (score(game, 0), tie_break(game, 0))
    its = (robot_score(game), robot.credit + robot.economy)
    # A player who won is named as the winner already.
    verdict = ("", "") if mine > its else ("The robot wins. ", "ロボットの勝ち。")
    if mine == its:
        verdict = ("The game is a draw. ", "引き分け。")
    english = (
        f"{verdict[0]}The robot has {its[0]} VP: {robot.chips} in chips, {cards} on cards, {counters} on counters, "
        f"{robot.prestige} prestige."
    )
    japanese = (
        f"{verdict[1]}ロボットは{its[0]}点（チップ{robot.chips}、カード{cards}、カウンター{counters}、"
        f"威信{robot.prestige}）。"
    )
    if mine[0] == its[0]:
        english += f" Tie-break: its credit and economy {its[1]}, your cards and goods {mine[1]}."
        japanese += f"同点時の比較：ロボットの信用と経済規模{its[1]}、あなたの手札と商品{mine[1]}。"
    return {"en": english, "ja": japanese}
