// Options in a list, or gathered by what is done: many options that begin with the same word become one group.

import type { Verb } from '$/games/game';

/** So many options are shown one by one; the keys 1 to 9 reach all of them. */
export const FLAT = 9;

export interface Told {
  readonly id: string;
  readonly text: string;
}

/** What stands in one row: a single thing, or several under their verb. */
export interface Group<Thing extends Told> {
  readonly verb: string;
  readonly things: readonly Thing[];
}

/** The first word of an id says what is done. */
export function verbOf(id: string): string {
  const end = id.indexOf(' ');
  return end < 0 ? id : id.slice(0, end);
}

/** Things by their verbs, in the order in which the verbs first come. */
export function byVerb<Thing extends Told>(things: readonly Thing[]): readonly Group<Thing>[] {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const verb = verbOf(thing.id);
    const there = found.get(verb);
    if (there) there.push(thing);
    else found.set(verb, [thing]);
  }
  return [...found].map(([verb, gathered]) => ({ verb, things: gathered }));
}

/** The rows of a question: one for each option while they are few, else one for each verb. */
export function rowsOf<Thing extends Told>(options: readonly Thing[]): readonly Group<Thing>[] {
  if (options.length > FLAT) return byVerb(options);
  return options.map((option) => ({ verb: verbOf(option.id), things: [option] }));
}

/** The icon of a verb, '' for one that the game does not name. */
export function iconOf(verbs: Readonly<Record<string, Verb>> | undefined, verb: string): string {
  return verbs?.[verb]?.icon ?? '';
}
