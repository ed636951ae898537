"""The rules of Revive, one file for each section of the rulebook."""
