// Codes of a game as words: from our own words, else from the game's terms, else as they are.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { Field } from './finding';
import type { Shelf } from './book';
import { say } from './words';

type Known = Parameters<typeof say>[0];

const WORDS: ReadonlySet<string> = new Set<Known>([
  'source.rulebook',
  'source.public',
  'source.house',
  'section.tech',
  'section.card',
  'section.initiative_tile',
  'section.reward_tile',
  'section.npc',
  'section.influence_space',
  'kind.crate',
  'kind.active',
  'kind.passive',
  'group.none',
]);

/** What a value of a field is called. */
export function valueName(field: Field, value: string, catalogue: Catalogue): string {
  const key = `${field}.${value}`;
  if (WORDS.has(key)) return say(key as Known);
  if (field === 'level') return say('level', { level: value });
  return catalogue.term(`${value}_tree`)?.name ?? catalogue.term(value)?.name ?? value;
}

/** The heading of a shelf. */
export function shelfName(shelf: Pick<Shelf, 'section' | 'group'>, catalogue: Catalogue): string {
  const section = valueName('section', shelf.section, catalogue);
  return shelf.group ? say('shelf', { section, group: valueName('group', shelf.group, catalogue) }) : section;
}
