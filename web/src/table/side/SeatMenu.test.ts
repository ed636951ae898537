import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { scene, tableIn } from '../../../tests/scene';
import { Errand } from './errand.svelte';
import MySeat from './MySeat.svelte';
import SeatMenu from './SeatMenu.svelte';
import { lasting } from './standing.svelte';

let asked: { path: string; body: unknown }[] = [];
beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    asked.push({ path: new URL(String(address)).pathname, body: JSON.parse(String(init?.body)) });
    return Promise.resolve(
      new Response('{"type":"accepted","client":"","number":1}', {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });
});

async function mySeat(name: string): Promise<void> {
  const table = await tableIn(name);
  const seat = table.latest?.table.seats[0];
  if (!seat) throw new Error('the scene has seats');
  render(MySeat, { table, seat, game: null, errand: new Errand() });
}

test('resigning takes two steps, and the harmless answer has the keyboard', async () => {
  await mySeat('action');
  screen.getByRole('button', { name: 'Resign' }).click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
  expect(asked).toEqual([]);
  screen.getByRole('button', { name: 'Yes, resign' }).click();
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/tables/scene/seats/0/resign']));
});

test('only an answer that means the same each time can be left standing', async () => {
  const question = async (name: string): Promise<string[]> => {
    const { position } = await scene(name);
    return position.question ? lasting(position.question).map((option) => option.id) : [];
  };
  expect(await question('influence')).toEqual(['stop']);
  expect(await question('action')).toEqual([]);
  expect(await question('four')).toEqual([]);
  expect(await question('opening')).toEqual([]);

  await mySeat('influence');
  screen.getByRole('button', { name: 'Always: Stop and end the turn' }).click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    path: '/api/tables/scene/seats/0/standing',
    body: { question: 'influence', picks: ['stop'] },
  });
});

test('an answer that stands is told in its own words and can be cleared', async () => {
  const table = await tableIn('action');
  const { position } = await scene('action');
  table.latest = { ...position, standing: { influence: ['stop'] } };
  const seat = position.table.seats[0];
  if (!seat) throw new Error('the scene has seats');
  render(MySeat, { table, seat, game: null, errand: new Errand() });
  // The words are those of the question at which it was left, in the test before this one.
  screen.getByRole('button', { name: 'Ask me again: Stop and end the turn' }).click();
  await vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ question: 'influence', picks: null }));
});

test('there is no menu when there is nothing to do', async () => {
  const table = await tableIn('over');
  render(SeatMenu, { table });
  flushSync();
  expect(screen.queryByRole('button')).toBeNull();
});
