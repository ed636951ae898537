import { expect, test } from 'vitest';
import { catalogue } from '../../tests/scene';
import { Book } from './book';
import { blocksOf, cut, reach, type Blocks } from './blocks';
import { find } from './finding';

const book = new Book(await catalogue(), 'en');
const all = find(book, '');
const blocks = blocksOf(book, all);
const sizes = (of: Blocks): number[] =>
  [of.rules, of.cards, of.terms].map((kind) =>
    kind.reduce((sum: number, block) => sum + block.entries.length, 0),
  );

test('the book is cut after so many entries, and whole blocks stay the same', () => {
  const first = cut(blocks, all.kinds, 10);

  expect(first.rules.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Overview', 6],
    ['Setup (common area)', 4],
  ]);
  expect(first.rules[0]).toBe(blocks.rules[0]);
  expect(sizes(cut(blocks, all.kinds, 325))).toEqual([323, 2, 0]);
  expect(sizes(cut(blocks, ['cards', 'rules'], 250))).toEqual([4, 246, 0]);
});

test('it reaches as far as what is asked for', () => {
  expect(reach(blocks, all.kinds, 'AL-SETUP-02')).toBe(8);
  expect(reach(blocks, all.kinds, 'section-AL-SETUP-01')).toBe(7);
  expect(reach(blocks, all.kinds, 'kind-cards')).toBe(324);
  expect(reach(blocks, ['cards'], 'IIS-A')).toBe(2);
  expect(reach(blocks, all.kinds, 'AL-NOTHING-01')).toBe(0);
});

test('what was searched for is one block without a heading', () => {
  const found = find(book, 'steal');

  expect(blocksOf(book, found).rules.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['', found.rules.length],
  ]);
});
