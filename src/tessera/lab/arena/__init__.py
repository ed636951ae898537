"""Arenas: players meet on the same deals in all seats, and are rated.

>>> plan = plan_arena("race-for-the-galaxy", ["random", "greedy"], games=2, seed=1)
>>> games = run_arena(plan)
>>> [game.players for game in games]
[('random', 'greedy'), ('greedy', 'random')]
>>> best, other = summarise(plan, games)["players"]
>>> best["player"]
'greedy'
"""

from tessera.lab.arena.match import Played, play_pairing
from tessera.lab.arena.plan import Plan, plan_arena
from tessera.lab.arena.report import check_libraries, write_report
from tessera.lab.arena.run import run_arena
from tessera.lab.arena.schedule import Pairing, schedule
from tessera.lab.arena.summary import summarise

__all__ = [
    "Pairing",
    "Plan",
    "Played",
    "check_libraries",
    "plan_arena",
    "play_pairing",
    "run_arena",
    "schedule",
    "summarise",
    "write_report",
]
