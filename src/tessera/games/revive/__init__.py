"""Revive: one to four players, all tribes, the long game, the solitaire game and the optional rules."""
