import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '$/shell/router.svelte';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { TableListed } from '$/wire/types';
import { atlas, GUEST, No, serve } from '../../tests/server';
import { firstLevel } from './levels';
import Home from './Home.svelte';

vi.mock('$/games/game', async (original) => ({
  ...(await original<typeof import('$/games/game')>()),
  coverOf: () => Promise.resolve(null),
}));

const NAMED = '<img src=x onerror=alert(1)>';
const TABLE: TableListed = {
  id: 't1',
  game: 'atlas-lost',
  name: NAMED,
  status: 'running',
  visibility: 'unlisted',
  hosting: true,
  my_turn: true,
  seats: [
    { seat: 0, letter: 'A', holder: 'person', name: 'Mika', level: '', title: '', asked: true, mine: true },
    {
      seat: 1,
      letter: 'B',
      holder: 'bot',
      name: '',
      level: 'greedy',
      title: 'Casual',
      asked: false,
      mine: false,
    },
  ],
  made_at: 0,
  changed_at: 0,
  lesson: '',
};
const NONE = { tables: [], next: null };

beforeEach(() => {
  preferences.language = 'en';
  me.known = null;
  router.go('/');
});

test('one click makes a guest, opens a table against two bots and goes there', async () => {
  const asked = serve({
    'GET /api/games': { games: [atlas('en')] },
    'GET /api/tables': NONE,
    'POST /api/guests': GUEST,
    'POST /api/tables': { table: { id: 't9' } },
  });
  render(Home);
  await fireEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t9'));
  expect(asked.find(({ method, path }) => method === 'POST' && path === '/api/tables')?.body).toEqual({
    game: 'atlas-lost',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    start: true,
  });
  expect(me.known?.name).toBe('Guest 7');
});

test('the bots of one click are of the level that was chosen last, if there still is such a one', async () => {
  const asked = serve({
    'GET /api/games': { games: [atlas('en')] },
    'GET /api/tables': NONE,
    'POST /api/guests': GUEST,
    'POST /api/tables': { table: { id: 't9' } },
  });
  preferences.level = 'oracle';
  render(Home);
  expect(await screen.findByText('You against two bots (Casual), at once')).toBeTruthy();
  preferences.level = 'search';
  expect(await screen.findByText('You against two bots (Skilled), at once')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t9'));
  expect(asked.find(({ method, path }) => method === 'POST' && path === '/api/tables')?.body).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'search' }, { kind: 'bot', level: 'search' }],
  });
});

test('what people write is shown as text, with seats, turn and a way to the table', async () => {
  me.known = GUEST;
  serve({ 'GET /api/games': { games: [atlas('en')] }, 'GET /api/tables': { tables: [TABLE], next: null } });
  render(Home);
  const mine = await screen.findByRole('region', { name: 'My games' });
  const line = await within(mine).findByRole('link');
  expect(line.getAttribute('href')).toBe('/tables/t1');
  expect(line.textContent).toContain(NAMED);
  expect(line.querySelector('img')).toBeNull();
  expect(line.textContent).toContain('Your turn');
  expect(line.textContent).toContain('Mika (you), to move');
  expect(line.textContent).toMatch(/[A-Z][a-z]+ \(Casual bot\)/);
});

test('what cannot be loaded says so in its place, and can be asked for again', async () => {
  let isUp = false;
  serve({
    'GET /api/games': () => (isUp ? { games: [atlas('en')] } : new No(503, 'The house is being cleaned.')),
    'GET /api/tables': NONE,
  });
  render(Home);
  const games = screen.getByRole('region', { name: 'Games' });
  expect(await within(games).findByText('The house is being cleaned.')).toBeTruthy();
  isUp = true;
  await fireEvent.click(within(games).getByRole('button', { name: 'Try again' }));
  expect(await within(games).findByRole('heading', { name: 'Atlas Lost' })).toBeTruthy();
  expect(within(games).queryByText('The house is being cleaned.')).toBeNull();
});

test('whoever plays at once and has chosen no level meets the bot for first games', () => {
  const level = (name: string) => ({ name, title: name, description: '' });
  const levels = ['random', 'novice', 'greedy', 'search'].map(level);

  preferences.level = '';
  expect(firstLevel(levels)).toBe('novice');
  preferences.level = 'search';
  expect(firstLevel(levels)).toBe('search');
  preferences.level = '';
  expect(firstLevel(levels.filter(({ name }) => name !== 'novice'))).toBe('greedy');
});
