import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { printed, scene, tableIn } from '../../../tests/scene';
import { me } from '$/state/me.svelte';
import type { Table } from '$/table/table.svelte';
import type { SeatShown, TableShown } from '$/wire/types';
import Lobby from './Lobby.svelte';

const OPEN: Partial<SeatShown> = { holder: 'open', name: '', mine: false, asked: false };

/** A table that waits: Ann sits in A, a bot in B if wanted, C is open. */
async function gathering(changes: Partial<TableShown>, others: Partial<SeatShown>[]): Promise<Table> {
  const table = await tableIn('action');
  const { position } = await scene('action');
  const seats = position.table.seats.map((seat, index) => ({ ...seat, asked: false, ...others[index] }));
  table.latest = {
    ...position,
    view: null,
    question: null,
    table: { ...position.table, status: 'gathering', ...changes, seats },
  };
  return table;
}

const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  const { game } = await printed();
  me.known = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { pathname } = new URL(String(address));
    asked.push(`${init?.method} ${pathname}`);
    const body = pathname.startsWith('/api/games/')
      ? game
      : pathname === '/api/guests'
        ? { id: 'g', name: 'Guest 1', language: 'en', guest: true, table: '' }
        : { type: 'accepted', client: '', number: 5 };
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
});

test('the host sees what was agreed, and why the game cannot start yet', async () => {
  const table = await gathering({ hosting: true }, [
    {},
    { holder: 'bot', name: '', level: 'greedy', title: 'Casual' },
    OPEN,
  ]);
  render(Lobby, { table });
  const start = await screen.findByRole('button', { name: 'Start the game' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('The game can start when every seat is taken. Still open: C.')).toBeTruthy();
  start.click();
  expect(asked).not.toContain('POST /api/tables/scene/start');
  // Bots go by what people call them, here and in what was agreed.
  expect(screen.getByText('Bot (Casual)')).toBeTruthy();
  const level = screen.getByLabelText<HTMLSelectElement>('Level of the bot');
  expect([...level.options].map(({ text }) => text)).toEqual([
    'Random',
    'Novice',
    'Casual',
    'Skilled',
    'Master',
  ]);
  expect(level.value).toBe('greedy');
  expect(screen.getByText(/^Takes what looks best at once/)).toBeTruthy();
  const trees = screen.getByText('Tech Trees').parentElement;
  expect(trees && within(trees).getByText('Exam')).toBeTruthy();
  expect(screen.getByText('No clock')).toBeTruthy();
  screen.getByRole('button', { name: 'Put a bot here' }).click();
  await vi.waitFor(() => expect(asked).toContain('POST /api/tables/scene/seats/2/bot'));
});

test('a visitor whom nobody knows becomes a guest by sitting down, and has no say over others', async () => {
  const table = await gathering({ hosting: false }, [{ mine: false }, {}, OPEN]);
  const connect = vi.spyOn(table, 'connect').mockImplementation(() => undefined);
  render(Lobby, { table });
  const sit = await screen.findByRole('button', { name: 'Sit down' });
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show out' })).toBeNull();
  sit.click();
  // The connection was opened by nobody: it is opened anew by the guest.
  await vi.waitFor(() => expect(connect).toHaveBeenCalled());
  expect(asked.slice(-2)).toEqual(['POST /api/guests', 'POST /api/tables/scene/seats/2/join']);
});

test('a private table is entered by links alone', async () => {
  const { position } = await scene('action');
  const terms = { ...position.table.terms, visibility: 'private' as const, known_deal: true };
  const table = await gathering({ hosting: false, terms }, [{ mine: false }, {}, OPEN]);
  render(Lobby, { table });
  await screen.findByText(/^This table is private/);
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByText(/^This table goes on from a record/)).toBeTruthy();
});
