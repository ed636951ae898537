"""Race for the Galaxy, with Expansion and Brinkmanship (expansion arc 1)."""
