import { expect, test } from 'vitest';
import { tableIn } from '../../tests/scene';
import { beginning, counted, roundIn } from './counting';

test('a game counts rounds if its view does, else turns', async () => {
  expect(counted((await tableIn('race-action')).view)).toBe('round');
  expect(counted((await tableIn('action')).view)).toBe('round');
  expect(counted((await tableIn('revive-turn')).view)).toBe('turn');
  expect(counted(null)).toBe('turn');
});

test('a line of the log may begin a turn of somebody, or a round of all, in both languages', () => {
  expect(beginning("Round 12: B's turn.")).toEqual({ number: 12, letter: 'B' });
  expect(beginning('第12ラウンド：Bの手番。')).toEqual({ number: 12, letter: 'B' });
  expect(beginning('Round 3 begins.')).toEqual({ number: 3, letter: '' });
  expect(beginning('第3ラウンド開始。')).toEqual({ number: 3, letter: '' });
  expect(beginning('A draws 3 cards.')).toBeNull();
  expect([roundIn('Round 11 begins.'), roundIn("Round 12: B's turn.")]).toEqual([11, null]);
});
