"""Draws the pictures of the README from real games, so that they show what the program shows.

python -m tools.pictures
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import tessera
from tessera.cli.boards import board_of
from tessera.cli.printer import ColourPrinter
from tessera.players import seat_player

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 124


def game_after(turns: int, seed: int, trees: list[str]) -> tessera.Game:
    """A game between three greedy players, stopped at A's turn after so many turns."""
    game = tessera.start("atlas-lost", seats=3, seed=seed, options={"trees": list(trees)})
    players = [seat_player("greedy", "atlas-lost", f"picture-{seat}") for seat in range(3)]
    while game.questions:
        question = game.questions[0]
        taken = game.view(None)["turns"]
        if isinstance(taken, int) and taken > turns and question.seat == 0 and question.kind == "action":
            break
        game.play(question.seat, players[question.seat].choose(game, question.seat))
    return game


def table_picture(game: tessera.Game, language: str) -> str:
    """The terminal table with the open question, as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    printer = ColourPrinter(language, console)
    board = board_of(game)
    question = game.questions[0]
    printer.table(board, question.seat)
    printer.hand(board, question.seat)
    printer.question(board, question)
    svg = console.export_svg(title="tessera play atlas-lost")
    # The reader's own fixed-width fonts will do; a picture fetches nothing.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- .*? -->", "", svg)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


def main() -> None:
    """Draw all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    game = game_after(20, 12, ["economy", "religion", "military"])
    for language in ("en", "ja"):
        path = PICTURES / f"terminal-{language}.svg"
        path.write_text(table_picture(game, language), encoding="utf-8")
        print(f"drew {path.relative_to(PICTURES.parent.parent)}")


if __name__ == "__main__":
    main()
