// What the coach says of a game before anybody asks: loaded once for each game and language.

import { ask } from '$/wire/ask';
import type { CoachShown } from '$/wire/types';
import type { Language } from '$/words/words';

const loaded = new Map<string, Promise<CoachShown>>();

export function sentencesOf(game: string, language: Language): Promise<CoachShown> {
  const key = `${game} ${language}`;
  let found = loaded.get(key);
  if (!found) {
    found = ask('GET', '/api/games/{game}/coach', { at: { game }, query: { language } });
    loaded.set(key, found);
    // What could not be loaded is asked for again next time.
    found.catch(() => loaded.delete(key));
  }
  return found;
}
