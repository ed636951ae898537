// Taking a lesson: a table of one's own, begun now or left earlier.

import { me } from '$/state/me.svelte';
import { ask } from '$/wire/ask';

/** Begin, or go on where it was left, and say at which table. Whoever is new becomes a guest. */
export async function takeLesson(game: string, lesson: string, again = false): Promise<string> {
  await me.somebody();
  const at = { game, lesson };
  return (await ask('POST', '/api/games/{game}/lessons/{lesson}', { at, body: { again } })).table.id;
}
