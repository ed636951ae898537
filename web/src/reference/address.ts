// Where a clause or a card stands in the reference.

// The first letters of a clause tell its game.
const GAMES: Readonly<Record<string, string>> = {
  AL: 'atlas-lost',
  RFTG: 'race-for-the-galaxy',
  REV: 'revive',
  WARP: 'the-warp',
};

/** The game whose rulebook holds a clause; '' for letters that no game has. */
export function gameOfClause(id: string): string {
  return GAMES[id.slice(0, id.indexOf('-'))] ?? '';
}

/** The page of a game's reference, opened at a clause or a card. */
export function referenceAddress(game: string, id = ''): string {
  return `/rules/${game}${id ? `#${encodeURIComponent(id)}` : ''}`;
}
