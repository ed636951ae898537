"""9. Religion: tokens on other boards make allies of them."""

from __future__ import annotations

from tessera.games.atlas_lost.counting import allies
from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import BECOME_ALLY, PLACE_TOKEN, RELIGION
from tessera.kernel.step import Ask, Refused


# ruling AL-R024
def realign(game: Atlas, board: int) -> None:
    """Whose religious ally a board is, now that its track has changed (AL-PASS-05, AL-REL-07, AL-REL-09).

    Most tokens; among those with equally many, the one whose token is furthest right (AL-REL-08).
    """
    track = game.tracks[board]
    owner = -1
    most = 0
    shared = False
    for space in range(len(track) - 1, -1, -1):
        tokens = track.count(track[space])
        if tokens > most:
            most = tokens
            owner = track[space]
            shared = False
        elif tokens == most and track[space] != owner:
            shared = True
    before = game.ally[board]
    if owner == before:
        return
    game.ally[board] = owner
    if owner >= 0:
        game.post(BECOME_ALLY, owner)
    if game.log is not None:
        if owner >= 0:
            game.say("becomes-ally", "AL-REL-08" if shared else "AL-REL-07", owner, [f"board:{board}"])
        else:
            game.say("no-ally", "AL-REL-07", before, [f"board:{board}"])


ANY_OTHER = 0
DISTINCT_OTHERS = 1
ALLY = 2
TARGETS = ("any_other", "distinct_others", "ally")


def open_boards(game: Atlas, seat: int, target: int) -> list[int]:
    """Boards that can take a token: never one's own, never a full one
    (AL-REL-01, AL-REL-02, AL-REL-04, AL-REL-11, AL-NPC-06)."""
    if game.factions[seat].stock[RELIGION] == 0:
        return []  # AL-REL-03
    limit = game.rulebook.track_spaces
    if target == ALLY:
        return [board for board in allies(game, seat) if len(game.tracks[board]) < limit]
    return [board for board in range(len(game.tracks)) if board != seat and len(game.tracks[board]) < limit]


class PlaceReligion(Word):
    """Put religion tokens onto other boards (AL-ACT-06, AL-REL-01)."""

    __slots__ = ("count", "target")

    def __init__(self, count: int, target: int) -> None:
        super().__init__()
        self.count = count
        self.target = target

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(open_boards(game, seat, self.target))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseBoard(seat, self.count, self.target, []))


class ChooseBoard(Ask[Atlas]):
    """On whose board do you place a religion token? One at a time; `taken` are boards that had theirs
    (AL-PASS-05, AL-REL-01, AL-REL-02, AL-REL-03, AL-REL-09)."""

    __slots__ = ("count", "taken", "target")

    def __init__(self, seat: int, count: int, target: int, taken: list[int]) -> None:
        super().__init__(seat)
        self.count = count
        self.target = target
        self.taken = taken

    def kind(self) -> str:
        return "religion"

    def about(self, game: Atlas) -> list[str]:
        return [TARGETS[self.target]]

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_trees import religion_objections

        return religion_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        if self.target == ALLY and self.taken:
            # All on the ally chosen first, as long as its track has room (AL-REL-11).
            board = self.taken[0]
            full = len(game.tracks[board]) >= game.rulebook.track_spaces
            return [] if full or game.factions[self.seat].stock[RELIGION] == 0 else [board]
        boards = open_boards(game, self.seat, self.target)
        if self.target == DISTINCT_OTHERS:
            return [board for board in boards if board not in self.taken]  # AL-REL-10
        return boards

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseBoard(self.seat, self.count - 1, self.target, [*self.taken, choice]))
        game.put_religion(self.seat, choice)
        if game.log is not None:
            say_of(game, "places-religion", "AL-REL-01", self.seat, [f"board:{choice}"])
        realign(game, choice)
        game.post(PLACE_TOKEN, self.seat, detail=RELIGION)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"religion {game.board_id(choice)}"
