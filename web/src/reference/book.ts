// A game's catalogue as a book to look things up in: sections, shelves of cards, what leads where, and an index.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { CardShown, ClauseShown, TermShown } from '$/wire/types';
import type { Language } from '$/words/words';
import { namedIn } from './links';
import { folded, type Fields } from './search';

/** Clauses under one heading. */
export interface Section {
  id: string;
  name: string;
  clauses: readonly ClauseShown[];
}

/** Cards that lie together: of one section of the box and, where there are many, of one family in it. */
export interface Shelf {
  id: string;
  section: string;
  /** '' where the shelf holds all families. */
  group: string;
  cards: readonly CardShown[];
}

// A section of the box with more cards than this has a shelf for each family.
const MOST_ON_ONE_SHELF = 12;

export class Book {
  readonly sections: readonly Section[];
  readonly shelves: readonly Shelf[];
  readonly #sectionOf = new Map<string, Section>();
  readonly #shelfOf = new Map<string, Shelf>();
  readonly #cardsNaming = new Map<string, CardShown[]>();
  readonly #clausesNaming = new Map<string, ClauseShown[]>();
  readonly #fields = new Map<string, Fields>();

  constructor(
    readonly catalogue: Catalogue,
    readonly language: Language,
  ) {
    this.sections = sectionsOf(catalogue.clauses);
    this.shelves = shelvesOf(catalogue.cards);
    for (const section of this.sections) {
      for (const clause of section.clauses) this.#sectionOf.set(clause.id, section);
    }
    for (const shelf of this.shelves) {
      for (const card of shelf.cards) this.#shelfOf.set(card.id, shelf);
    }
    for (const card of catalogue.cards) {
      for (const id of card.clauses) add(this.#cardsNaming, id, card);
    }
    for (const clause of catalogue.clauses) {
      for (const id of namedIn(`${clause.text} ${clause.note}`, this.knows)) {
        if (id !== clause.id) add(this.#clausesNaming, id, clause);
      }
    }
  }

  /** Whether something stands under this id. */
  knows = (id: string): boolean =>
    this.catalogue.clause(id) !== undefined || this.catalogue.card(id) !== undefined;

  sectionOf(clause: string): Section | undefined {
    return this.#sectionOf.get(clause);
  }
  shelfOf(card: string): Shelf | undefined {
    return this.#shelfOf.get(card);
  }
  /** The cards that a clause governs. */
  cardsNaming(clause: string): readonly CardShown[] {
    return this.#cardsNaming.get(clause) ?? [];
  }
  /** The clauses that speak of a clause or a card. */
  clausesNaming(id: string): readonly ClauseShown[] {
    return this.#clausesNaming.get(id) ?? [];
  }
  /** The cards on which an icon is drawn. */
  cardsShowing(term: string): readonly CardShown[] {
    return this.catalogue.cards.filter((card) => card.icons.includes(term));
  }

  /** What is searched in a thing, folded once. */
  fieldsOf(thing: ClauseShown | CardShown | TermShown): Fields {
    const key = 'code' in thing ? termId(thing.code) : thing.id;
    let fields = this.#fields.get(key);
    if (!fields) {
      fields = foldedFields(this.#asked(thing));
      this.#fields.set(key, fields);
    }
    return fields;
  }

  #asked(thing: ClauseShown | CardShown | TermShown): Fields {
    if ('code' in thing) return { id: thing.code, name: thing.name, text: '', more: '' };
    if ('text' in thing) {
      const name = this.sectionOf(thing.id)?.name ?? thing.section;
      return { id: thing.id, name: '', text: thing.text, more: `${thing.note} ${name}` };
    }
    return { id: thing.id, name: thing.name, text: thing.sentence, more: thing.price };
  }
}

/** The anchor of a term, which has no id of its own. */
export function termId(code: string): string {
  return `term-${code}`;
}

function add<Thing>(map: Map<string, Thing[]>, id: string, thing: Thing): void {
  const things = map.get(id);
  if (things) things.push(thing);
  else map.set(id, [thing]);
}

function foldedFields({ id, name, text, more }: Fields): Fields {
  return { id: folded(id), name: folded(name), text: folded(text), more: folded(more) };
}

function sectionsOf(clauses: readonly ClauseShown[]): Section[] {
  const found = new Map<string, ClauseShown[]>();
  for (const clause of clauses) add(found, clause.section, clause);
  return [...found].map(([name, held]) => ({
    id: `section-${held[0]?.id}`,
    name,
    clauses: held,
  }));
}

function shelvesOf(cards: readonly CardShown[]): Shelf[] {
  const bySection = new Map<string, CardShown[]>();
  for (const card of cards) add(bySection, card.section, card);
  return [...bySection].flatMap(([section, held]) => {
    if (held.length <= MOST_ON_ONE_SHELF) {
      return [{ id: `shelf-${section}`, section, group: '', cards: held }];
    }
    const byGroup = new Map<string, CardShown[]>();
    for (const card of held) add(byGroup, card.group, card);
    return [...byGroup].map(([group, family]) => ({
      id: `shelf-${section}-${group}`,
      section,
      group,
      cards: family,
    }));
  });
}
