import { expect, test } from 'vitest';
import { folded, marked, rank, wordsOf } from './search';

test('case, width and kana do not matter, and every letter stays in its place', () => {
  expect(folded('Ｌｖ.3 カード ㌔')).toBe('lv.3 かーど ㌔');
  expect(wordsOf('  Data　ＣＡＲＤ ')).toEqual(['data', 'card']);
});

test('what was searched for is marked, with its own letters', () => {
  expect(marked('Pay 2 Data, gain data', ['data'])).toEqual([
    { text: 'Pay 2 ', hit: false },
    { text: 'Data', hit: true },
    { text: ', gain ', hit: false },
    { text: 'data', hit: true },
  ]);
  expect(marked('カードを引く', wordsOf('かーど'))).toEqual([
    { text: 'カード', hit: true },
    { text: 'を引く', hit: false },
  ]);
});

test('marks that overlap become one', () => {
  expect(marked('placement', ['place', 'cement'])).toEqual([{ text: 'placement', hit: true }]);
  expect(marked('anything', [])).toEqual([{ text: 'anything', hit: false }]);
  expect(marked('', ['x'])).toEqual([]);
});

test('an exact id comes before a name, a name before a text, a text before a note', () => {
  const fields = { id: 'is', name: 'open stacks', text: 'draw 1 card', more: 'counted' };

  expect(rank(fields, ['is'])).toBe(0);
  expect(rank(fields, ['open', 'stacks'])).toBe(1);
  expect(rank(fields, ['open'])).toBe(2);
  expect(rank(fields, ['i'])).toBe(3);
  expect(rank(fields, ['stacks'])).toBe(4);
  expect(rank(fields, ['card', 'draw'])).toBe(5);
  expect(rank(fields, ['counted', 'draw'])).toBe(6);
  expect(rank(fields, ['draw', 'data'])).toBeNull();
});
