"""The specialist for Race for the Galaxy: what a position is worth, and what is done without thinking long."""
