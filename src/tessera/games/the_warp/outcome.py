"""How a game ended: who won, and everybody's points line by line."""

from __future__ import annotations

from tessera.games.the_warp.rules.endgame import missions_of, points_of
from tessera.games.the_warp.rules.solo import BY_GOAL, GOAL, ROUNDS, solo_score
from tessera.games.the_warp.state import PIONEERS, Warp
from tessera.kernel.definition import Line, Outcome

_SHARED = {"en": "Shared victory.", "ja": "勝利を分け合う。"}


def winners(game: Warp) -> list[int]:
    """Most points, then most completed missions; who is still tied shares the victory
    (WARP-OBJ-01, WARP-OBJ-07, WARP-TEAM-07, WARP-TEAM-08)."""
    if game.rulebook.is_solo:
        return [0] if game.reason == BY_GOAL else []
    best = max((points_of(game, seat), missions_of(game, seat)) for seat in range(game.seats))
    return [seat for seat in range(game.seats) if (points_of(game, seat), missions_of(game, seat)) == best]


def standing(game: Warp) -> list[int]:
    """Each seat's points now, which are open; those of teammates are added (WARP-INFO-04, WARP-TEAM-06)."""
    if game.rulebook.is_solo:
        return [solo_score(game) if game.over else game.colonies[0].points]
    return [points_of(game, seat) for seat in range(game.seats)]


def outcome(game: Warp) -> Outcome:
    """Who won by what."""
    found = winners(game)
    scores = standing(game)
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    if game.rulebook.is_solo:
        clause = "WARP-SOLO-06"
        reason = "goal" if found else "rounds"
        return Outcome(found, scores, reason, clause, sheets, _solo_remark(game))
    reached = [seat for seat in range(game.seats) if scores[seat] == scores[found[0]]]
    sides = len(found) // 2 if game.rulebook.teams else len(found)
    tied = len(reached) > len(found)
    clause = "WARP-OBJ-07" if tied or sides > 1 else "WARP-OBJ-01"
    if game.rulebook.teams:
        clause = "WARP-TEAM-08" if sides > 1 else "WARP-TEAM-07"
    reason = "shared" if sides > 1 else "missions" if tied else "points"
    return Outcome(found, scores, reason, clause, sheets, _SHARED if sides > 1 else None)


def _solo_remark(game: Warp) -> dict[str, str]:
    rounds = game.round
    if game.reason == BY_GOAL:
        left = ROUNDS - rounds
        return {
            "en": f"Nine points in round {rounds}, {left} {'round' if left == 1 else 'rounds'} to spare.",
            "ja": f"第{rounds}ラウンドに9点へ到達（{left}ラウンド余り）。",
        }
    return {"en": "Twelve rounds are over.", "ja": "12ラウンドが終了した。"}


def score_sheet(game: Warp, seat: int) -> list[Line]:
    """Where one player's points came from: every completed mission, the gate and other tokens, the teammate."""
    colony = game.colonies[seat]
    library = game.rulebook.library
    lines: list[Line] = []
    counted = 0
    for piece in game.zones[game.done(seat)]:
        mission = game.mission(piece)
        name = library.missions[mission.id]["name"]
        lines.append(Line("WARP-MIS-03", name["en"], name["ja"], mission.points))
        counted += mission.points
    if colony.tokens:
        lines.append(Line("WARP-GAT-13", "Mission Point Tokens", "ミッション点トークン", colony.tokens))
        counted += colony.tokens
    if counted < colony.points:
        lines.append(_endgame_line(game, colony.points - counted))
    partner = game.partner(seat)
    if partner >= 0:
        letter = "ABCDEF"[partner]
        points = game.colonies[partner].points
        lines.append(Line("WARP-TEAM-06", f"Teammate {letter}", f"チームメイト{letter}", points))
    if game.rulebook.is_solo and game.reason == BY_GOAL:
        lines.append(
            Line("WARP-SOLO-06", "Rounds not needed", "余ったラウンド", GOAL + ROUNDS - game.round - colony.points)
        )
    return lines


def _endgame_line(game: Warp, points: int) -> Line:
    """What endgame Pioneering missions brought; they stay on the table, for several may score them (WARP-MIS-13)."""
    names = [
        game.rulebook.library.missions[game.mission(piece).id]["name"]
        for piece in game.zones[PIONEERS]
        if game.mission(piece).timing
    ]
    told = ", ".join([name["en"] for name in names])
    told_ja = "・".join([name["ja"] for name in names])
    return Line("WARP-MIS-13", f"Endgame missions (of {told})", f"終了時ミッション（{told_ja}のうち）", points)
