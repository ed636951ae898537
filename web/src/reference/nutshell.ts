// A game in ten sentences, in our own words: what it is about, what one does, how it ends and who wins. Whoever opens the
// rules for the first time reads this before the clauses; who knows the game looks past it.

import type { Language } from '$/words/words';

export type Nutshell = Readonly<Record<Language, readonly string[]>>;

// Each is loaded when its game's rules are opened.
const NUTSHELLS: Readonly<Record<string, () => Promise<{ nutshell: Nutshell }>>> = {
  'atlas-lost': () => import('./nutshells/atlas-lost'),
  'race-for-the-galaxy': () => import('./nutshells/race-for-the-galaxy'),
  revive: () => import('./nutshells/revive'),
  'the-warp': () => import('./nutshells/the-warp'),
};

/** The games that are told in ten sentences. */
export const TOLD: readonly string[] = Object.keys(NUTSHELLS);

/** A game in a nutshell; none for a game of others, which has only its clauses. */
export async function nutshellOf(game: string, language: Language): Promise<readonly string[]> {
  return (await NUTSHELLS[game]?.())?.nutshell[language] ?? [];
}
