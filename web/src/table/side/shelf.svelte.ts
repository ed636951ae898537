// What the server tells of a game: its title, options and bots. Asked for once in each language.

import { preferences } from '$/state/preferences.svelte';
import { ask } from '$/wire/ask';
import type { GameShown } from '$/wire/types';

const asked = new Map<string, Promise<GameShown>>();

/** A game in the reader's language. */
export function gameOf(game: string): Promise<GameShown> {
  const { language } = preferences;
  const key = `${game} ${language}`;
  let found = asked.get(key);
  if (!found) {
    found = ask('GET', '/api/games/{game}', { at: { game }, query: { language } });
    asked.set(key, found);
    // What could not be loaded is asked for again next time.
    found.catch(() => asked.delete(key));
  }
  return found;
}
