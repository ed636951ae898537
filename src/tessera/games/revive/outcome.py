"""How a game ended: who won, and everybody's points line by line."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.final_scoring import (
    BLUE,
    CARD_BONUSES,
    LARGE_LOCATIONS,
    MINORS,
    PROGRESS,
    PURPLE,
    REMAINS,
    TECHNOLOGIES,
    TILE,
    lines,
    tie_breaks,
    total,
)
from tessera.games.revive.rules.solitaire import rank
from tessera.games.revive.state import Revive
from tessera.kernel.definition import Line, Outcome

_LINES: Final = {
    BLUE: ("REV-PTS-01", "Blue points", "青い点"),
    PROGRESS: ("REV-SCO-01", "Progress track", "進歩トラック"),
    TECHNOLOGIES: ("REV-SCO-02", "Technologies", "技術"),
    LARGE_LOCATIONS: ("REV-SCO-03", "Large locations", "大型ロケーション"),
    CARD_BONUSES: ("REV-SCO-04", "Card bonuses", "カードボーナス"),
    TILE: ("REV-SCO-05", "End game tile", "ゲーム終了タイル"),
    MINORS: ("REV-SCO-06", "Minor artifacts", "マイナーアーティファクト"),
    REMAINS: ("REV-SCO-07", "Remaining resources", "残った資源"),
    PURPLE: ("REV-SCO-08", "Artifact card, purple", "アーティファクトカード（紫）"),
    PURPLE + 1: ("REV-SCO-08", "Artifact card, orange", "アーティファクトカード（オレンジ）"),
    PURPLE + 2: ("REV-SCO-08", "Artifact card, white", "アーティファクトカード（白）"),
}
_SHARED: Final = {"en": "Shared victory.", "ja": "勝利を分け合う。"}


def standing(game: Revive, seat: int) -> list[int]:
    """Each seat's points as far as a seat may know them: others' artifact cards stay secret until the end
    (REV-INF-01)."""
    found: list[int] = []
    for other in range(game.seats):
        if game.camps[other].tribe < 0:
            found.append(0)
            continue
        points = lines(game, other)
        found.append(sum(points) if game.over or other == seat else sum(points[:PURPLE]))
    return found


def winners(game: Revive) -> list[int]:
    """Most points, then resources that scored nothing, then the sum of the tracks; who is still tied shares the victory
    (REV-GOAL-01, REV-TIE-01, REV-TIE-02). Alone, every rank but the lowest is a victory (REV-SOLO-10)."""
    if game.rulebook.is_solo:
        return [0] if rank(game, total(game, 0)) > 0 else []
    best = max((total(game, seat), tie_breaks(game, seat)) for seat in range(game.seats))
    return [seat for seat in range(game.seats) if (total(game, seat), tie_breaks(game, seat)) == best]


def outcome(game: Revive) -> Outcome:
    """Who won by what."""
    found = winners(game)
    scores = [total(game, seat) for seat in range(game.seats)]
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    if game.rulebook.is_solo:
        name = game.rulebook.library.game["solo_rank"][rank(game, scores[0])]["name"]
        return Outcome(found, scores, "rank", "REV-SOLO-10", sheets, {"en": name["en"], "ja": name["ja"]})
    tied = [seat for seat in range(game.seats) if scores[seat] == scores[found[0]]]
    if len(found) > 1:
        return Outcome(found, scores, "tied", "REV-TIE-02", sheets, _SHARED)
    if len(tied) == 1:
        return Outcome(found, scores, "most-points", "REV-GOAL-01", sheets, None)
    by_resources = max(tie_breaks(game, seat)[0] for seat in tied if seat not in found)
    if tie_breaks(game, found[0])[0] > by_resources:
        return Outcome(found, scores, "resources", "REV-TIE-01", sheets, None)
    return Outcome(found, scores, "tracks", "REV-TIE-02", sheets, None)


def score_sheet(game: Revive, seat: int) -> list[Line]:
    """Where one player's points came from."""
    points = lines(game, seat)
    found: list[Line] = []
    for line, (clause, en, ja) in _LINES.items():
        if points[line] or line == BLUE:
            found.append(Line(clause, en, ja, points[line]))
    return found
