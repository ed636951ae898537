// What of a book is shown for a search and its filters.

import type { CardShown, ClauseShown, TermShown } from '$/wire/types';
import { termId, type Book } from './book';
import { rank, wordsOf } from './search';

export type Kind = 'rules' | 'cards' | 'terms';
export type Field = 'source' | 'section' | 'group' | 'kind' | 'level';
/** What is wanted of each field; '' is anything. */
export type Filters = Readonly<Record<Field, string>>;

export const ANYTHING: Filters = { source: '', section: '', group: '', kind: '', level: '' };
export const SOURCES = ['rulebook', 'public', 'house'] as const;
const OF_CARDS: readonly Field[] = ['section', 'group', 'kind', 'level'];

/** What fits, the best first; without a search in the order of the book. */
export interface Found {
  words: readonly string[];
  rules: readonly ClauseShown[];
  cards: readonly CardShown[];
  terms: readonly TermShown[];
  /** The kinds in the order of their best, and only those that have any. */
  kinds: readonly Kind[];
}

/** What fits a search and its filters. `keep` is the id that the reader asked for: it is shown in any case. */
export function find(book: Book, query: string, filters: Filters = ANYTHING, keep = ''): Found {
  const words = wordsOf(query);
  const { clauses, cards, terms } = book.catalogue;
  const asksForCards = OF_CARDS.some((field) => filters[field] !== '');
  const asksForAny = asksForCards || filters.source !== '';

  const fittingRules = fitting(clauses, words, book, (clause) =>
    clause.id === keep ? true : !asksForCards && fits(clause.source, filters.source) ? null : false,
  );
  const fittingCards = fitting(cards, words, book, (card) =>
    card.id === keep ? true : cardFits(card, filters) ? null : false,
  );
  const fittingTerms = fitting(terms, words, book, (term) =>
    termId(term.code) === keep ? true : asksForAny ? false : null,
  );
  const best: [Kind, number | undefined][] = [
    ['rules', fittingRules[0]?.at],
    ['cards', fittingCards[0]?.at],
    ['terms', fittingTerms[0]?.at],
  ];
  return {
    words,
    rules: fittingRules.map(({ thing }) => thing),
    cards: fittingCards.map(({ thing }) => thing),
    terms: fittingTerms.map(({ thing }) => thing),
    kinds: best
      .filter((one): one is [Kind, number] => one[1] !== undefined)
      .sort((one, other) => one[1] - other[1])
      .map(([kind]) => kind),
  };
}

interface Fitting<Thing> {
  thing: Thing;
  at: number;
}

/** `settled` says whether a thing is shown or hidden whatever is searched; null leaves it to the search. */
function fitting<Thing extends ClauseShown | CardShown | TermShown>(
  things: readonly Thing[],
  words: readonly string[],
  book: Book,
  settled: (thing: Thing) => boolean | null,
): Fitting<Thing>[] {
  const found: Fitting<Thing>[] = [];
  for (const thing of things) {
    const isShown = settled(thing);
    if (isShown === false) continue;
    const at = words.length === 0 ? 0 : rank(book.fieldsOf(thing), words);
    if (at !== null) found.push({ thing, at });
    else if (isShown) found.push({ thing, at: 9 });
  }
  return words.length === 0 ? found : found.sort((one, other) => one.at - other.at);
}

function cardFits(card: CardShown, filters: Filters): boolean {
  const sources = [card.source, ...card.parts.map(({ source }) => source)];
  return (
    sources.some((source) => fits(source, filters.source)) &&
    OF_CARDS.every((field) => fits(valueOf(card, field), filters[field]))
  );
}

function fits(value: string, wanted: string): boolean {
  return wanted === '' || value === wanted;
}

/** A field of a card as filters write it; '' where the card has none. */
export function valueOf(card: CardShown, field: Field): string {
  return field === 'level' ? (card.level ? String(card.level) : '') : card[field];
}

/** What can be wanted of a field, in the order of the box. */
export function choicesOf(cards: readonly CardShown[], field: Field): string[] {
  const found = new Set(cards.map((card) => valueOf(card, field)));
  found.delete('');
  const choices = [...found];
  return field === 'level' ? choices.sort() : choices;
}
