"""How objections are made: a clause, a reason with the pieces and numbers at hand, and a way out, in both languages."""

from __future__ import annotations

from tessera.games.atlas_lost.counting import count
from tessera.games.atlas_lost.lexicon import Lexicon, cost_table
from tessera.games.atlas_lost.rulebook import Condition, Cost
from tessera.games.atlas_lost.rules.payment import lv3_teams
from tessera.games.atlas_lost.rules.reductions import effective
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import COUNTS, MILITARY, RESOURCES, TOKENS
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Refused


class Objector:
    """Collects what one seat could mean and may not do. Everything it says, that seat may know."""

    __slots__ = ("english", "game", "japanese", "refused", "seat")

    def __init__(self, game: Atlas, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.english = Lexicon(game, "en")
        self.japanese = Lexicon(game, "ja")
        self.refused: list[Refused] = []

    def no(
        self, id: str, clause: str, why: str, instead: str, words: dict[str, str] | None = None, number: int = 1
    ) -> None:
        """Refuse a choice. The words are short words of the rules, said in each language (see `Lexicon.word`);
        `instead` may name several ways out, each of which is told."""
        told: list[str] = []
        for lexicon in (self.english, self.japanese):
            said = lexicon.all_words(words or {})
            told.append(lexicon.say(f"why.{why}", number, (), **said))
            ways = [lexicon.say(f"instead.{way}", number, (), **said) for way in instead.split()]
            told.append(lexicon.voice.sentences(ways))
        self.refused.append(Refused(id, Objection(clause, *told)))

    def no_action_left(self, id: str, which: str) -> None:
        """The action that this would take has been taken (AL-TURN-02)."""
        left = self.english.actions_left(self.game.done)
        instead = "still" if left else "still_none"
        self.no(id, "AL-TURN-02", f"{which}_spent", instead, {"left": f"left:{self.game.done}"})

    def too_dear(
        self,
        id: str,
        clause: str,
        cost: Cost,
        ways: list[list[int]],
        command: int,
        held: int,
        why: str = "cost",
        instead: str = "",
    ) -> None:
        """A cost that cannot be paid in full, told by the reduction that comes closest."""
        need, have = shortage(self.game, self.seat, cost, ways, command, held)
        words = {"need": amounts("cost", need), "have": amounts("held", have)}
        self.no(id, clause, why, instead or " ".join(have), words)

    def unmet(self, id: str, clause: str, condition: Condition) -> None:
        """A printed condition that does not hold (AL-ACT-08)."""
        needs = f"needs:{COUNTS[condition.count]} {condition.at_least}"
        number = str(count(self.game, self.seat, condition.count))
        self.no(id, clause, "condition", "condition", {"needs": needs, "number": number})


def met(game: Atlas, seat: int, condition: Condition | None) -> bool:
    """Whether a printed condition holds (AL-ACT-08)."""
    return condition is None or count(game, seat, condition.count) >= condition.at_least


def amounts(kind: str, table: dict[str, int]) -> str:
    """Amounts as a short word."""
    return f"{kind}:" + " ".join(f"{name} {number}" for name, number in table.items())


def shortage(
    game: Atlas, seat: int, cost: Cost, ways: list[list[int]], command: int, held: int
) -> tuple[dict[str, int], dict[str, int]]:
    """What a cost asks for after its best reduction, and what the seat has of the kinds that fall short."""
    best: tuple[int, dict[str, int], dict[str, int]] | None = None
    for way in effective(cost, ways):
        need = cost_table(cost, way, command)
        short = {kind: _holding(game, seat, need, kind, held) for kind in need}
        short = {kind: have for kind, have in short.items() if have < need[kind]}
        missing = sum(need[kind] - have for kind, have in short.items())
        if best is None or missing < best[0]:
            best = (missing, need, short)
    assert best is not None
    assert best[2], "the cost can be paid"
    return best[1], best[2]


def _holding(game: Atlas, seat: int, need: dict[str, int], kind: str, held: int) -> int:
    """What a seat has towards one kind of cost."""
    faction = game.factions[seat]
    if kind in RESOURCES:
        return faction.have[RESOURCES.index(kind)]
    if kind in TOKENS:
        return game.placed_tokens(seat, TOKENS.index(kind))
    if kind == "discard":
        return max(0, len(game.zones[game.hand(seat)]) - held)
    if kind == "advance_lv3":
        return lv3_teams(game, seat)
    # A mixed cost: whatever the other parts of the cost leave.
    left = faction.have[MILITARY] - need.get("military", 0)
    for token in range(3):
        left += game.placed_tokens(seat, token) - need.get(TOKENS[token], 0)
    return max(0, left)
