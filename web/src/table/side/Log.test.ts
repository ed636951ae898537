import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { allDrawn, scene, tableIn } from '../../../tests/scene';
import Log from './Log.svelte';

test('turns have replay links, cards open a note, and what came since my turn is marked', async () => {
  const table = await tableIn('action');
  render(Log, { table });
  await allDrawn();
  const log = screen.getByRole('log', { name: 'Log' });
  expect(within(log).getByText('Since your last turn')).toBeTruthy();
  const link = within(log).getByLabelText('Replay from here (after choice 63)');
  expect(link.getAttribute('href')).toBe('/tables/scene/replay?at=63');

  within(log).getAllByText('Common Market (IIE-C)', { selector: 'button' }).at(-1)?.click();
  flushSync();
  const note = document.querySelector('[role=dialog][aria-label="Common Market"]');
  expect(note?.textContent).toContain(
    'Gain 3 research and 2 data. Every other player gains 1 research and 1 data.',
  );
});

test('rounds have headings with replay links, and each line the mark of its seat', async () => {
  const table = await tableIn('race-action');
  render(Log, { table });
  await allDrawn();
  const log = screen.getByRole('log', { name: 'Log' });
  const heading = within(log).getByText('Round 2');
  const link = heading.parentElement?.querySelector('a');
  expect(link?.getAttribute('href')).toMatch(/^\/tables\/scene\/replay\?at=\d+$/);
  const chose = within(log)
    .getAllByText(/^C chose/)[0]
    ?.closest('.line');
  expect(chose?.querySelector('svg text')?.textContent).toBe('C');
  const phase = within(log).getAllByText('Explore phase.')[0];
  expect(phase?.querySelector('svg')).toBeNull();
});

test('clauses are handed to whoever shows the rules', async () => {
  const table = await tableIn('opening');
  const [first] = table.log;
  if (!first) throw new Error('the scene has a log');
  table.log = [...table.log, { ...first, number: 5, kind: 'chose', lines: ['A follows AL-TURN-02.'] }];
  const { position } = await scene('opening');
  table.latest = { ...position, number: 5 };
  const onclause = vi.fn();
  render(Log, { table, onclause });
  await allDrawn();
  screen.getByRole('button', { name: 'Rule AL-TURN-02' }).click();
  expect(onclause).toHaveBeenCalledWith('AL-TURN-02');
});

test('of a long log only the end is drawn, and more on demand', async () => {
  const table = await tableIn('over');
  const { position } = await scene('over');
  const { length } = position.log;
  const log = Array.from({ length: 6 }, (_, round) =>
    position.log.map((entry) => ({ ...entry, number: entry.number + round * length })),
  ).flat();
  table.log = log;
  table.latest = { ...position, number: log.length };
  render(Log, { table });
  await allDrawn();
  const drawn = (): number => document.querySelectorAll('.group').length;
  expect(drawn()).toBe(30);
  screen.getByText(/^Earlier/).click();
  await vi.waitFor(() => expect(drawn()).toBe(60));
});
