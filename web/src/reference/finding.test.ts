import { expect, test } from 'vitest';
import { catalogue } from '../../tests/scene';
import { Book } from './book';
import { ANYTHING, choicesOf, find } from './finding';

const book = new Book(await catalogue(), 'en');
const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

test('without a search everything stands in the order of the book', () => {
  const found = find(book, '');

  expect([found.rules.length, found.cards.length]).toEqual([323, 246]);
  expect(found.kinds).toEqual(['rules', 'cards', 'terms']);
  expect(ids(found.rules).slice(0, 2)).toEqual(['AL-GAME-01', 'AL-GAME-02']);
});

test('the best fit comes first, and so does its kind', () => {
  expect(ids(find(book, 'al-place-03').rules)).toEqual(['AL-PLACE-03']);

  const found = find(book, 'open stacks');
  expect(found.kinds[0]).toBe('cards');
  expect(found.cards[0]?.id).toBe('IIS-A');

  const texts = find(book, 'capped command');
  expect(ids(texts.rules)).toEqual(['AL-RES-04']);
  expect(texts.kinds).toEqual(['rules']);
});

test('filters of cards leave cards alone', () => {
  const found = find(book, '', { ...ANYTHING, section: 'tech', group: 'science', level: '2' });

  expect(ids(found.cards)).toEqual(['IIS-A', 'IIS-B', 'IIS-C', 'IIS-D', 'IIS-E']);
  expect(found.kinds).toEqual(['cards']);
});

test('a source filters rules and cards', () => {
  const found = find(book, '', { ...ANYTHING, source: 'house' });

  expect(found.rules.length).toBe(48);
  // 176 as a whole, and 65 in a part, such as Techs whose names are ours.
  expect(found.cards.length).toBe(241);
  expect(found.cards.some(({ id }) => id === 'IIE-C')).toBe(true);
  expect(found.kinds).toEqual(['rules', 'cards']);
});

test('what the reader asked for is shown even where it does not fit', () => {
  const found = find(book, 'capped command', { ...ANYTHING, source: 'rulebook' }, 'AL-NPC-13');

  expect(ids(found.rules)).toEqual(['AL-RES-04', 'AL-NPC-13']);
});

test('choices are what the cards have', () => {
  expect(choicesOf(book.catalogue.cards, 'level')).toEqual(['1', '2', '3']);
  expect(choicesOf(book.catalogue.cards, 'kind')).toEqual(['active', 'passive', 'crate']);
});
