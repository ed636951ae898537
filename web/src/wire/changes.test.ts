// What the server says has changed, applied.

import { expect, test } from 'vitest';
import { changed, positionAfter, type Change } from './changes';
import type { Changed, Position } from './types';

test('members of an object differ, come and go', () => {
  const before = { gold: 3, hand: ['a'], table: { name: 'Tuesday' }, gone: true };

  const after = changed(before, { gold: [4], gone: null, held: [{ by: 1 }] });

  expect(after).toEqual({ gold: 4, hand: ['a'], table: { name: 'Tuesday' }, held: { by: 1 } });
  expect(before).toEqual({ gold: 3, hand: ['a'], table: { name: 'Tuesday' }, gone: true });
});

test.each<[string, readonly unknown[], Change, readonly unknown[]]>([
  ['some members of a list', [1, 2, 3, 4], { 1: [7], 3: [9] }, [1, 7, 3, 9]],
  ['a member within a member', [{ a: 1, b: 2 }, { a: 3 }], { 0: { b: [5] } }, [{ a: 1, b: 5 }, { a: 3 }]],
  ['one that is longer', [1, 2], [2, 0, [3, 4]], [1, 2, 3, 4]],
  ['one that is shorter', [1, 2, 3], [0, 2, []], [3]],
  ['one in the midst of which others stand', [1, 2, 3], [1, 1, [8, 9]], [1, 8, 9, 3]],
  ['another list altogether', [1, 2], [[5]], [5]],
  ['a list of lists', [[1], [2, 3]], { 1: [1, 1, []] }, [[1], [2]]],
])('%s', (_, before, change, after) => {
  expect(changed(before, change)).toEqual(after);
});

test('what takes the place of something may be of any kind', () => {
  expect(changed({ question: null }, { question: [{ text: 'Which?' }] })).toEqual({
    question: { text: 'Which?' },
  });
  expect(changed({ question: { text: 'Which?' } }, { question: [null] })).toEqual({ question: null });
});

test('what does not differ is the same object', () => {
  const before = { players: [{ hand: [1] }, { hand: [2] }], map: { hexes: [1] } };

  const after = changed(before, { players: { 1: { hand: [0, 1, []] } } }) as typeof before;

  expect(after.players[1]).toEqual({ hand: [] });
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.map).toBe(before.map);
});

test('a position goes on with its number and its log', () => {
  const before = {
    type: 'position',
    number: 4,
    since: 0,
    log: [{ number: 4 }],
    can_undo: true,
  } as unknown as Position;
  const told = {
    type: 'changed',
    step: 1,
    number: 6,
    since: 4,
    changes: { can_undo: [false] },
    log: [{ number: 6 }],
  };

  const after = positionAfter(before, told as unknown as Changed);

  expect(after).toEqual({ type: 'position', number: 6, since: 4, log: [{ number: 6 }], can_undo: false });
});
