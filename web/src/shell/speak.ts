// The language that somebody chooses: of this page at once, and of the alerts that the server sends them.

import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import { ask } from '$/wire/ask';
import type { Language } from '$/words/words';

export async function speak(language: Language): Promise<void> {
  preferences.language = language;
  if (!me.known || me.known.language === language) return;
  try {
    me.known = await ask('PATCH', '/api/me', { body: { language } });
  } catch {
    // The page speaks it already. Only alerts stay in the other language, until it is chosen once more.
  }
}
