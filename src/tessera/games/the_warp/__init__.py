"""The Warp: the published multiplayer rulebook with the team mode, and a solo trial of the house."""
