// Codes of a game as words: from our own words, else from the game's glossary, else as they are.

import type { Catalogue } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { Field } from './finding';
import type { Shelf } from './book';
import { say } from './words';

type Known = Parameters<typeof say>[0];

// Of the games' own things only those for which a glossary has no name, or one that is too long here.
const WORDS: ReadonlySet<string> = new Set<Known>([
  'source.rulebook',
  'source.public',
  'source.house',
  'section.initiative_tile',
  'section.influence_space',
  'section.search',
  'section.robot',
  'kind.crate',
  'kind.active',
  'kind.passive',
  'group.none',
  'group.robot_mat',
]);
// The cards of a pack are a family of their own where a game has no other for them.
const PACK = 'pack:';

/** What a value of a field is called. */
export function valueName(field: Field, value: string, catalogue: Catalogue): string {
  const known = ownName(field, value);
  if (known) return known;
  const name = termName(value, catalogue);
  // A section of the box holds many: "Cards", "Goals".
  return capital(field === 'section' ? many(name) : name);
}

/** The heading of a shelf. */
export function shelfName(shelf: Pick<Shelf, 'section' | 'group'>, catalogue: Catalogue): string {
  const section = valueName('section', shelf.section, catalogue);
  if (!shelf.group) return section;
  const name = termName(shelf.group, catalogue);
  // What a glossary writes small is a word ("first goal"), what it writes large is a name ("Science").
  const group = ownName('group', shelf.group) || (name === capital(name) ? name : many(name));
  return say('shelf', { section, group });
}

/** The name that we have for it ourselves; '' where we leave that to the game. */
function ownName(field: Field, value: string): string {
  const key = `${field}.${value}`;
  if (WORDS.has(key)) return say(key as Known);
  if (field === 'level') return say('level', { level: value });
  return value.startsWith(PACK) ? say('group.pack', { pack: value.slice(PACK.length) }) : '';
}

function termName(value: string, catalogue: Catalogue): string {
  return catalogue.term(`${value}_tree`)?.name ?? catalogue.term(value)?.name ?? value;
}

/** Glossaries name one thing. */
function many(name: string): string {
  if (preferences.language !== 'en') return name;
  return name.endsWith('die') ? name.replace(/die$/, 'dice') : `${name}s`.replace(/(?<![aeiou])ys$/, 'ies');
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
