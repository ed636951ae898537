import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { scene, tableIn } from '../../../tests/scene';
import Clock from './Clock.svelte';

const textOf = (element: Element): string => (element.textContent ?? '').trim().replace(/\s+/g, ' ');

test('a running clock follows the server, ticks while the page is seen, and says in words that little is left', async () => {
  const table = await tableIn('action');
  const { position } = await scene('action');
  vi.useFakeTimers();
  try {
    const now = Date.now();
    // This machine's clock is ten seconds behind the server's.
    table.skew = 10_000;
    const [first, ...others] = position.table.seats;
    if (!first) throw new Error('the scene has seats');
    const falls = now + 10_000 + 32_000;
    table.latest = {
      ...position,
      table: {
        ...position.table,
        terms: { ...position.table.terms, pace: { per_move: 300 } },
        seats: [{ ...first, since: now, falls }, ...others],
      },
    };
    render(Clock, { table, seat: 0 });
    const clock = screen.getByRole('timer', { name: 'Time left' });
    expect(textOf(clock)).toBe('0:32');
    vi.advanceTimersByTime(3_000);
    flushSync();
    expect(textOf(clock)).toBe('0:29 low');
    vi.advanceTimersByTime(30_000);
    flushSync();
    expect(textOf(clock)).toBe('Time is up');
  } finally {
    vi.useRealTimers();
  }
});

test('a clock that stands starts no timer', async () => {
  const table = await tableIn('action');
  vi.useFakeTimers();
  try {
    render(Clock, { table, seat: 1 });
    expect(textOf(screen.getByRole('timer'))).toBe('0:24');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
