import { expect, test } from 'vitest';
import { when } from './when';

const NOW = Date.UTC(2026, 10, 16, 12);
const MINUTE = 60_000;

test.each([
  [20_000, 'now', '今'],
  [3 * MINUTE + 59_000, '3 minutes ago', '3 分前'],
  [23 * 60 * MINUTE, '23 hours ago', '23 時間前'],
  [25 * 60 * MINUTE, 'yesterday', '昨日'],
  // A server whose clock runs ahead of this one.
  [-5 * MINUTE, 'now', '今'],
])('%i ms ago', (ago, en, ja) => {
  expect(when(NOW - ago, NOW, 'en')).toBe(en);
  expect(when(NOW - ago, NOW, 'ja')).toBe(ja);
});
