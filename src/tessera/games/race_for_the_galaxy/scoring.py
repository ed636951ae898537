"""The final score, line by line: chips, cards, variable points, goals and prestige (Game End)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rulebook import Card, ScoreLine
from tessera.games.race_for_the_galaxy.rules.goals import different_kinds, goal_points
from tessera.games.race_for_the_galaxy.state import ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import (
    ALIEN,
    ANY,
    GRAY,
    KINDS,
    MATCH_CHIPS,
    MATCH_DEVELOPMENT,
    MATCH_GOODS,
    MATCH_KINDS,
    MATCH_MILITARY,
    MATCH_NEGATIVE,
    MATCH_PRESTIGE,
    MATCH_WORLD,
)

# How a card is counted: the line that fits it best.
NO_LINE = -1


def fits(card: Card, line: ScoreLine, kind: int) -> bool:
    """Whether a card satisfies a line that counts cards, a multi-kind world as one of this kind
    (RFTG-SCORE-02, RFTG-SCORE-03)."""
    if line.match == MATCH_WORLD and not card.is_world:
        return False
    if line.match == MATCH_DEVELOPMENT and card.is_world:
        return False
    if line.world >= 0 and (not card.is_world or card.world != line.world):
        return False
    if line.kind >= 0 and (kind if card.good == ANY else card.good) != line.kind:
        return False
    if line.military and not card.military:
        return False
    if line.word and not card.words & line.word:
        return False
    if line.needs_symbol and not card.has_symbol:
        return False
    # RFTG-SCORE-19, RFTG-SCORE-20: cost 6 whatever its points, and never cost 9
    if line.cost >= 0 and (card.is_world or card.cost != line.cost):
        return False
    if line.power_phase >= 0 and not card.phases >> line.power_phase & 1:
        return False
    return line.title < 0 or card.title == line.title


def best_line(card: Card, lines: list[ScoreLine], kind: int) -> int:
    """The line by which a card counts: the best it satisfies, and only that one (RFTG-SCORE-01)."""
    best = NO_LINE
    for place in range(len(lines)):
        line = lines[place]
        if line.match < MATCH_CHIPS and (best == NO_LINE or line.vp > lines[best].vp) and fits(card, line, kind):
            best = place
    return best


def whole_empire(game: Race, seat: int, line: ScoreLine) -> int:
    """What a line counts once for the whole empire (RFTG-SCORE-08, RFTG-SCORE-16, RFTG-SCORE-17, RFTG-SCORE-18,
    RFTG-SCORE-22, RFTG-SCORE-23, RFTG-SCORE-24)."""
    empire = game.empires[seat]
    if line.match == MATCH_CHIPS:
        return empire.chips // line.per * line.vp
    if line.match == MATCH_MILITARY:
        return max(0, game.general_military(seat)) * line.vp
    if line.match == MATCH_NEGATIVE:
        # A positive Military is no penalty (RFTG-SCORE-17).
        return max(0, -game.general_military(seat)) * line.vp
    if line.match == MATCH_PRESTIGE:
        return empire.prestige * line.vp
    if line.match == MATCH_KINDS:
        kinds = different_kinds_as_set(game, seat)
        return line.table[kinds - 1] if kinds else 0
    assert line.match == MATCH_GOODS
    return len(empire.laden) * line.vp


def different_kinds_as_set(game: Race, seat: int) -> int:
    """How many kinds there are, the multi-kind world as the one kind it is set to (RFTG-SCORE-26)."""
    empire = game.empires[seat]
    kind = empire.kind
    if kind < 0:
        return different_kinds(game, seat)
    empire.kind = -1
    found = different_kinds(game, seat)
    empire.kind = kind
    return found if game.worlds_of_kind(seat, kind) > 1 else found + 1


def variable_points(game: Race, seat: int, card: Card) -> int:
    """The points of a card that counts others. Its lines are content: RFTG-SCORE-04, RFTG-SCORE-05, RFTG-SCORE-06,
    RFTG-SCORE-07, RFTG-SCORE-08, RFTG-SCORE-09, RFTG-SCORE-10, RFTG-SCORE-11, RFTG-SCORE-12, RFTG-SCORE-13,
    RFTG-SCORE-14, RFTG-SCORE-15, RFTG-SCORE-16, RFTG-SCORE-17, RFTG-SCORE-18, RFTG-SCORE-21, RFTG-SCORE-22 and
    RFTG-SCORE-23."""
    lines = card.scoring
    total = 0
    for line in lines:
        if line.match >= MATCH_CHIPS:
            total += whole_empire(game, seat, line)
    return total + counted_points(game, game.zones[game.tableau(seat)], lines, game.empires[seat].kind)


def counted_points(game: Race, pieces: list[int], lines: list[ScoreLine], kind: int) -> int:
    """What lines that count cards are worth over these cards, each by the best line that it satisfies."""
    total = 0
    for piece in pieces:
        place = best_line(game.card(piece), lines, kind)
        if place != NO_LINE:
            total += lines[place].vp
    return total


def score(game: Race, seat: int) -> int:
    """The score with the multi-kind world as it is set now (RFTG-END-10, RFTG-SCORE-25)."""
    empire = game.empires[seat]
    total = empire.chips + empire.prestige
    for piece in game.zones[game.tableau(seat)]:
        card = game.card(piece)
        total += card.vp
        if card.scoring:
            total += variable_points(game, seat, card)
    for place in range(len(game.goals)):
        total += goal_points(game, seat, place)
    return total


def scores_by_kind(game: Race, owner: int) -> list[list[int]]:
    """Everybody's score with the multi-kind world of a seat set to each of the kinds (RFTG-SCORE-26)."""
    empire = game.empires[owner]
    now = empire.kind
    found: list[list[int]] = []
    for kind in range(len(KINDS)):
        empire.kind = kind
        found.append([score(game, seat) for seat in range(game.seats)])
    empire.kind = now
    return found


def tie_break(game: Race, seat: int) -> int:
    """Cards in hand and goods on worlds; saved cards are neither (RFTG-END-11, RFTG-END-13)."""
    return len(game.zones[game.hand(seat)]) + len(game.empires[seat].laden)


def robot_score(game: Race) -> int:
    """The robot's chips, printed points, 6-cost developments and prestige (RFTG-ROBOT-58, RFTG-ROBOT-59,
    RFTG-ROBOT-66)."""
    robot = game.robot
    total = robot.chips + robot.prestige + robot.placed * game.rulebook.counter_vp
    for piece in game.zones[ROBOT_TABLEAU]:
        total += robot_card_points(game, game.card(piece))
    return total


def robot_card_points(game: Race, card: Card) -> int:
    """What one card of the robot's stack is worth. Variable points count what the robot has: prestige, chips and the
    cards of its stack, but neither Military nor goods (RFTG-ROBOT-59, RFTG-ROBOT-67)."""
    if not card.is_world and card.cost == 6:
        return game.rulebook.counter_vp
    total = card.vp
    if not card.scoring:
        return total
    robot, stack = game.robot, game.zones[ROBOT_TABLEAU]
    for line in card.scoring:
        if line.match == MATCH_PRESTIGE:
            total += robot.prestige * line.vp
        elif line.match == MATCH_CHIPS:
            total += robot.chips // line.per * line.vp
        elif line.match == MATCH_KINDS:
            cards = [game.card(piece) for piece in stack]
            kinds = {ALIEN if card.good == ANY else card.good for card in cards if card.is_world and card.good != GRAY}
            total += line.table[len(kinds) - 1] if kinds else 0
    return total + counted_points(game, stack, card.scoring, ALIEN)


def winners(game: Race) -> list[int]:
    """The highest score, then the tie-break; who is still tied shares the victory
    (RFTG-END-11, RFTG-END-12, RFTG-ROBOT-60, RFTG-ROBOT-61)."""
    ranks = [score(game, seat) * 1000 + tie_break(game, seat) for seat in range(game.seats)]
    best = max(ranks)
    if game.robot.start >= 0:
        robot = robot_score(game) * 1000 + game.robot.credit + game.robot.economy
        if robot >= best:
            return []
    return [seat for seat in range(game.seats) if ranks[seat] == best]
