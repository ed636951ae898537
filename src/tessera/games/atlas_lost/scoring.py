"""The score sheet: every TP with its source, and how the game was won."""

from __future__ import annotations

from tessera.games.atlas_lost.rules.ch13_initiative import tile_number
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import REASON_CLAUSES, REASONS, TECH_SOURCE, TILES, TP
from tessera.kernel.definition import Line, Outcome


def outcome(game: Atlas) -> Outcome:
    """Who won by what, and everybody's TP line by line (AL-TP-03)."""
    winners = [game.winner] if game.winner >= 0 else []
    scores = [game.total_tp(seat) for seat in range(game.seats)]
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    clause = REASON_CLAUSES[game.reason]
    if game.seats > 1:
        return Outcome(winners, scores, REASONS[game.reason], clause, sheets)
    # Alone one wins in time, with a rank, or loses (AL-SOLO-07, AL-SOLO-08).
    clause = clause if winners else "AL-SOLO-07"
    remark = {language: solo_remark(game, language) for language in ("en", "ja")}
    return Outcome(winners, scores, REASONS[game.reason], clause, sheets, remark)


def score_sheet(game: Atlas, seat: int) -> list[Line]:
    """One player's TP."""
    library = game.rulebook.library
    lines = [Line("AL-TP-01", "TP tokens", "技術点タイル", game.factions[seat].have[TP])]
    tokens = len(game.zones[game.kept(seat)])
    if tokens:
        label = f"Lv.3 front runner tokens ({tokens})"
        label_ja = f"Lv.3先行者タイル（{tokens}枚）"
        lines.append(Line("AL-FRONT-04", label, label_ja, game.front_runner_tp(seat)))
    for tile in range(TILES):
        if game.owner[tile] == seat:
            name = library.initiative_tiles[game.rulebook.tiles[tile_number(game, tile)].id]["name"]
            lines.append(Line("AL-INI-01", name["en"], name["ja"], game.tile_tp(tile)))
    for source in game.factions[seat].force:
        amounts = game.rulebook.passives[source].tp
        if amounts and source < TECH_SOURCE:
            name = library.cards[game.source_id(source)]["name"]
            points = sum(game.amount(seat, amount) for amount in amounts)
            lines.append(Line("AL-TP-03", name["en"], name["ja"], points))
    return lines


def solo_remark(game: Atlas, language: str) -> str:
    """How a solo game went: won with a rank, or lost (AL-SOLO-07)."""
    rank = solo_rank(game, language)
    if rank:
        return f"ランク：{rank}（{game.turns}手番目）" if language == "ja" else f"Rank: {rank} (turn {game.turns})"
    limit = game.rulebook.solo_turns
    return f"敗北：{limit}手番以内に勝利できなかった" if language == "ja" else f"Lost: no victory within {limit} turns"


def solo_rank(game: Atlas, language: str) -> str:
    """The rank of a solo victory; nothing when it was lost (AL-SOLO-08)."""
    if game.seats == 1 and game.winner == 0:
        for rank in game.rulebook.ranks:
            if game.turns <= rank.by_turn:
                return rank.name_ja if language == "ja" else rank.name
    return ""
