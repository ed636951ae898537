"""The solo trial: how the defence plays, Open Missions that go, and the end (Solo mode).

It is a trial of the house; the published solo campaign has a rulebook of its own (WARP-SOLO-01).
"""

from __future__ import annotations

from tessera.games.the_warp.rules.combat_effects import DEFENCE, add_to_combat
from tessera.games.the_warp.state import MISSION_DECKS, OPEN, Warp
from tessera.games.the_warp.terms import DECKS

ROUNDS = 12
GOAL = 9
STRENGTHENED_FROM = 5
LIES_FOR = 3
LOW = 3
FACES = 7
# Why a trial ended, in `reason`.
BY_GOAL = 1


def roll_for_defence(game: Warp) -> None:
    """On 5 or 6 the defence gets +1 on all dice (WARP-SOLO-04)."""
    die = game.roll(6)
    if die >= STRENGTHENED_FROM:
        add_to_combat(game, -1, game.rulebook.tower[0], DEFENCE)
    if game.log is not None:
        game.say("solo_defence", "WARP-SOLO-04", -1, [f"dice:{die}", f"{int(die >= STRENGTHENED_FROM)}"])


def play_defence(game: Warp, uses: list[int], places: int) -> int:
    """Rerolls go to the lowest die while it shows 1 to 3, then flips to the die that gains most; -1 for none
    (WARP-SOLO-04)."""
    dice = game.combat.defence_dice
    best, gain = -1, 0
    for use in uses:
        flips, die = divmod(use, places)
        if not flips and dice[die] == min(dice) and dice[die] <= LOW:
            return use
        if flips and FACES - 2 * dice[die] > gain:
            best, gain = use, FACES - 2 * dice[die]
    return best


def turn_over_missions(game: Warp) -> None:
    """Open Missions that have lain for three rounds go under their decks and are replaced (WARP-SOLO-05)."""
    for deck in range(DECKS):
        open_now = game.zones[OPEN + deck]
        pile = game.zones[MISSION_DECKS + deck]
        if open_now and pile and game.round - game.open_since[deck] + 1 >= LIES_FOR:
            old = open_now[0]
            piece = game.draw(MISSION_DECKS + deck, OPEN + deck)
            game.move(old, OPEN + deck, MISSION_DECKS + deck)
            pile.insert(0, pile.pop())
            game.open_since[deck] = game.round + 1
            game.dirty = 1
            if game.log is not None:
                game.say("open_mission_gone", "WARP-SOLO-05", -1, [f"piece:{old}", f"piece:{piece}"])


def solo_score(game: Warp) -> int:
    """The points, or 9 and the rounds not needed (WARP-SOLO-06)."""
    return GOAL + ROUNDS - game.round if game.reason == BY_GOAL else game.colonies[0].points
