import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { tableIn } from '../../../tests/scene';
import LinkNotice from './LinkNotice.svelte';

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  vi.useRealTimers();
});

test('a lost connection is told with a count, and its return for a moment', async () => {
  const table = await tableIn('faith');
  vi.useFakeTimers();
  render(LinkNotice, { table });
  const text = (): string => screen.getByRole('status').textContent.replace(/\s+/g, ' ').trim();
  expect(text()).toBe('');

  table.link = 'lost';
  table.retryAt = Date.now() + 3000;
  await tick();
  expect(text()).toBe('Connection lost. Your choices are kept and sent once. Trying again in 3 s…');
  vi.advanceTimersByTime(1500);
  await tick();
  expect(text()).toContain('Trying again in 2 s…');

  table.link = 'connecting';
  await tick();
  expect(text()).toContain('Connection lost.');

  table.link = 'live';
  await tick();
  expect(text()).toBe('Back again');
  vi.advanceTimersByTime(2500);
  await tick();
  expect(text()).toBe('');
});
