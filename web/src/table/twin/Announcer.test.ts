import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import Announcer from './Announcer.svelte';

beforeEach(() => {
  preferences.language = 'en';
  preferences.pace = 'instant';
});
afterEach(() => {
  vi.useRealTimers();
});

async function told(): Promise<string[]> {
  await tick();
  vi.advanceTimersByTime(400);
  await tick();
  return [...document.querySelectorAll('[aria-live=polite] p')].map((line) => line.textContent);
}

test('whoever comes hears the question, not the whole log', async () => {
  const table = await tableIn('influence');
  vi.useFakeTimers();
  render(Announcer, { table });

  expect(await told()).toEqual(['Your turn: Influence Phase: do you advance to space 1?']);
});

test('what happens is told, the newest lines of it', async () => {
  const table = await tableIn('influence');
  const { position } = await scene('influence');
  vi.useFakeTimers();
  render(Announcer, { table });
  await told();

  const entry = { at: 0, kind: 'chose', seat: 1, name: '', since: null };
  table.hear({
    ...position,
    question: null,
    since: 74,
    number: 76,
    log: [
      { ...entry, number: 75, lines: ['One.', 'Two.', 'Three.'] },
      { ...entry, number: 76, lines: ['Four.', 'Five.', 'Six.'] },
    ],
  });

  expect(await told()).toEqual(['And 2 more lines in the log.', 'Three.', 'Four.', 'Five.', 'Six.']);
});
