"""Final scoring and ties (End of the game; Final scoring)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rulebook import Score
from tessera.games.revive.rules.counters import count, own_cards
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACTS, CARD_BONUS, OVER

END_TILE: Final = 2
RESOURCES_PER_POINT: Final = 3
# The lines of a score, in the order of the rulebook.
BLUE: Final = 0
PROGRESS: Final = 1
TECHNOLOGIES: Final = 2
LARGE_LOCATIONS: Final = 3
CARD_BONUSES: Final = 4
TILE: Final = 5
MINORS: Final = 6
REMAINS: Final = 7
PURPLE: Final = 8
LINES: Final = 11


def finish(game: Revive) -> None:
    """The game is over; no bonus of the point track is gained any more (REV-SCO-09, REV-PTS-04)."""
    game.over = True
    game.moment = OVER
    if game.log is not None:
        game.say("over", "REV-GOAL-01", -1, [])


def worth(game: Revive, seat: int, score: Score) -> int:
    """What a large location or a category is worth to a player: a track, steps, or so many points for each counted
    (REV-LLS-01, REV-LLS-02, REV-LLS-03, REV-LLS-04, REV-LLS-05, REV-LLS-06, REV-LLS-07, REV-LLS-08, REV-LLS-10,
    REV-LLS-11, REV-LLS-12, REV-LLS-13, REV-LLS-14)."""
    if score.track >= 0:
        return game.camps[seat].tracks[score.track]
    found = count(game, seat, score.counter)
    if score.steps:
        points = 0
        for at_least, value in score.steps:
            if found >= at_least:
                points = value
        return points
    return found // score.every * score.points


def lines(game: Revive, seat: int) -> list[int]:
    """A player's points line by line (REV-SCO-01, REV-SCO-02, REV-SCO-03, REV-SCO-05, REV-SCO-06, REV-SCO-07,
    REV-PROG-05, REV-POP-09)."""
    camp = game.camps[seat]
    book = game.rulebook
    points = [0] * LINES
    points[BLUE] = camp.points
    points[PROGRESS] = book.progress_points[camp.progress]
    technologies = game.tribe(seat).technologies
    points[TECHNOLOGIES] = sum(
        [technologies[node].points for node in range(len(technologies)) if camp.known >> node & 1]
    )
    for corner in range(len(book.board.corners)):
        if game.people[4 * book.board.corners[corner]] >> seat & 1:
            points[LARGE_LOCATIONS] += worth(game, seat, book.large[game.large[corner]].score)
    points[CARD_BONUSES] = card_bonuses(game, seat)
    points[TILE] = END_TILE if camp.end_tile else 0
    points[MINORS] = camp.minors
    points[REMAINS] = sum(camp.resources) // RESOURCES_PER_POINT
    card = artifact_card(game, seat)
    if card >= 0:
        for color in range(len(ARTIFACTS)):
            points[PURPLE + color] = category(game, seat, card, color)
    return points


def artifact_card(game: Revive, seat: int) -> int:
    """The number of a player's artifact card, -1 before it is dealt."""
    held = game.zones[game.secret(seat)]
    return held[0] - game.rulebook.first_artifact_card if held else -1


def category(game: Revive, seat: int, card: int, color: int) -> int:
    """A category scores once, plus once per major artifact in its colour (REV-SCO-08)."""
    return worth(game, seat, game.rulebook.artifact_cards[card][color]) * (1 + game.camps[seat].majors[color])


def card_bonuses(game: Revive, seat: int) -> int:
    """Points for each recruited card of a colour, wherever it lies (REV-REW-05, REV-SCO-04)."""
    camp = game.camps[seat]
    spaces = game.rulebook.reward_spaces
    total = 0
    for number in range(len(spaces)):
        space = spaces[number]
        if space.kind == CARD_BONUS and camp.unlocked >> number & 1:
            cards = [game.card(piece) for piece in own_cards(game, seat)]
            total += space.points * len([card for card in cards if card.recruited and card.color == space.color])
    return total


def total(game: Revive, seat: int) -> int:
    """All points of a player."""
    return sum(lines(game, seat))


def tie_breaks(game: Revive, seat: int) -> tuple[int, int]:
    """Resources that scored nothing, then the sum of the three tracks (REV-TIE-01, REV-TIE-02)."""
    camp = game.camps[seat]
    return sum(camp.resources) % RESOURCES_PER_POINT, sum(camp.tracks)
