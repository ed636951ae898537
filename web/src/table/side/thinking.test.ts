import { expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import type { SeatShown } from '$/wire/types';
import { agreed, spelled, thinkingOf } from './thinking';

const NOW = 1_700_000_100_000;
const SEAT: SeatShown = {
  seat: 0,
  letter: 'A',
  holder: 'person',
  name: 'Ann',
  level: '',
  title: '',
  lender: '',
  resigned: false,
  asked: true,
  mine: true,
  used: 18_000,
  since: null,
  falls: null,
};

test('without a clock the time that was thought is counted, also while it runs', () => {
  expect(thinkingOf(SEAT, {}, NOW)).toMatchObject({ kind: 'used', ms: 18_000, isRunning: false });
  expect(thinkingOf({ ...SEAT, since: NOW - 4_000 }, {}, NOW)).toMatchObject({ kind: 'used', ms: 22_000 });
});

test('a running clock counts down to its deadline, gets low in its last tenth, and is up at the end', () => {
  const running = { ...SEAT, since: NOW - 4_000 };
  const pace = { per_move: 300 };
  expect(thinkingOf({ ...running, falls: NOW + 31_000 }, pace, NOW)).toMatchObject({
    ms: 31_000,
    isLow: false,
  });
  expect(thinkingOf({ ...running, falls: NOW + 30_000 }, pace, NOW)).toMatchObject({
    isLow: true,
    isUp: false,
  });
  expect(thinkingOf({ ...running, falls: NOW - 1 }, pace, NOW)).toMatchObject({
    ms: 0,
    isLow: false,
    isUp: true,
  });
});

test('a clock for the whole game shows what is left while it stands; increments add to it', () => {
  expect(thinkingOf(SEAT, { per_game: 60 }, NOW)).toMatchObject({
    kind: 'left',
    ms: 42_000,
    isRunning: false,
  });
  expect(thinkingOf({ ...SEAT, used: -5_000 }, { per_game: 60 }, NOW).ms).toBe(65_000);
});

test('times are told as people tell them, in both languages', () => {
  expect(spelled(42_001)).toBe('0:43');
  expect(spelled(12 * 60_000 + 5_000)).toBe('12:05');
  expect(spelled(3 * 3_600_000 + 20 * 60_000)).toBe('3 h 20 min');
  expect(spelled(51 * 3_600_000)).toBe('2 days 3 h');
  expect(agreed(30)).toBe('30 s');
  expect(agreed(300)).toBe('5 min');
  preferences.language = 'ja';
  expect(spelled(51 * 3_600_000)).toBe('2日3時間');
  preferences.language = 'en';
});
