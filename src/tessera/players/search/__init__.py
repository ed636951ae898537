"""Information-set tree search over redealt clones. Knows no game: evaluation and habits are handed in."""

from tessera.players.search.search import Search

__all__ = ["Search"]
