import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '$/shell/router.svelte';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { Opening as Wanted } from '$/wire/types';
import { printed } from '../../tests/scene';
import { atlas, GUEST, No, serve, type Request } from '../../tests/server';
import Opening from './Opening.svelte';

vi.mock('$/games/game', async (original) => ({
  ...(await original<typeof import('$/games/game')>()),
  coverOf: () => Promise.resolve(null),
}));

const opened = (asked: Request[]): Wanted =>
  asked.findLast(({ method }) => method === 'POST')?.body as Wanted;

beforeEach(() => {
  preferences.language = 'en';
  me.known = GUEST;
  router.go('/new/atlas-lost');
});

test('as it stands it is a game against two bots that begins at once', async () => {
  const asked = serve({
    'GET /api/games/atlas-lost': atlas('en'),
    'POST /api/tables': { table: { id: 't2' } },
  });
  render(Opening);
  expect(await screen.findByText('You against 2 bots, Exam')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t2'));
  expect(opened(asked)).toEqual({
    game: 'atlas-lost',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
    options: { trees: 'exam', turn_limit: 60 },
    packs: [],
    name: '',
    pace: {},
    visibility: 'unlisted',
    undo: 'consent',
    absent: 'wait',
    stand_in: 'greedy',
    hot_seat: false,
    coach: false,
    start: true,
  });
});

test('seats of mine make a hot seat, an open one waits, and a clock is sent in seconds', async () => {
  const asked = serve({
    'GET /api/games/atlas-lost': atlas('en'),
    'POST /api/tables': { table: { id: 't3' } },
  });
  render(Opening);
  await fireEvent.change(await screen.findByLabelText('Seat B'), { target: { value: 'me' } });
  await fireEvent.change(screen.getByLabelText('Seat C'), { target: { value: 'open' } });
  await fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'days' } });
  await fireEvent.input(screen.getByLabelText('Days for a move'), { target: { value: '3' } });
  await fireEvent.click(screen.getByLabelText(/^The coach may be asked/));
  await fireEvent.change(screen.getByLabelText('When a clock runs out'), { target: { value: 'answer' } });
  expect(screen.getByText('You in 2 seats and 1 open seat, Exam, 3 days per move')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t3'));
  expect(opened(asked)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }],
    hot_seat: true,
    coach: true,
    start: false,
    pace: { per_move: 259_200, late: 'answer' },
  });
});

test('what the server refuses is said at the button, and nothing chosen is lost, not even by another language', async () => {
  const asked = serve({
    'GET /api/games/atlas-lost': ({ language }: Request) => atlas(language),
    'POST /api/tables': new No(422, 'A game uses 3 different Tech Trees, not 2.'),
  });
  render(Opening);
  await fireEvent.click(await screen.findByRole('radio', { name: /^My own/ }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Culture' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Science' }));
  await fireEvent.input(screen.getByLabelText('Name of the table'), { target: { value: 'Friday' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const end = screen.getByRole('region', { name: 'In short' });
  expect(await within(end).findByText('A game uses 3 different Tech Trees, not 2.')).toBeTruthy();
  expect(opened(asked).options).toEqual({ trees: ['science', 'culture'], turn_limit: 60 });

  preferences.language = 'ja';
  const culture = await screen.findByRole<HTMLInputElement>('checkbox', { name: '文化' });
  expect(culture.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '経済' }).checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('卓の名前').value).toBe('Friday');
  expect(screen.getByText('ボット2人と対戦、自分で選んだ組み合わせ')).toBeTruthy();
  // An English sentence is not left to a reader of Japanese.
  expect(screen.queryByText('A game uses 3 different Tech Trees, not 2.')).toBeNull();
});

test('seats come back as they were when there are more of them again', async () => {
  serve({ 'GET /api/games/atlas-lost': atlas('en') });
  render(Opening);
  await fireEvent.change(await screen.findByLabelText('Seat C'), { target: { value: 'open' } });
  await fireEvent.click(screen.getByRole('radio', { name: '2' }));
  expect(screen.queryByLabelText('Seat C')).toBeNull();
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Seat C').value).toBe('open');
  expect(screen.getByLabelText<HTMLSelectElement>('Seat D').value).toBe('bot greedy');
});

test('levels stand in order of strength with what they are like; one choice is for all bots and is remembered', async () => {
  serve({ 'GET /api/games/atlas-lost': ({ language }: Request) => atlas(language) });
  const { unmount } = render(Opening);
  const levels = await screen.findByRole('group', { name: 'How well the bots play' });
  const told = (): (string | undefined)[] =>
    within(levels)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.trim().replace(/\s+/g, ' '));
  const seat = (letter: string): string => screen.getByLabelText<HTMLSelectElement>(`Seat ${letter}`).value;
  expect(told()).toEqual(['Random Plays by lot.', 'Casual Takes what looks best.', 'Skilled Thinks ahead.']);
  expect(within(levels).getByRole<HTMLInputElement>('radio', { name: /^Casual/ }).checked).toBe(true);

  await fireEvent.click(within(levels).getByRole('radio', { name: /^Skilled/ }));
  expect([seat('A'), seat('B'), seat('C')]).toEqual(['me', 'bot search', 'bot search']);
  // More bots play like the others, and each can be chosen by itself.
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  expect(seat('D')).toBe('bot search');
  await fireEvent.change(screen.getByLabelText('Seat D'), { target: { value: 'bot random' } });
  expect(within(levels).queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText(/^Each bot as you chose it above/)).toBeTruthy();

  await fireEvent.click(within(levels).getByRole('radio', { name: /^Skilled/ }));
  unmount();
  render(Opening);
  expect(await screen.findByRole('radio', { name: /^Skilled/, checked: true })).toBeTruthy();
  expect(seat('B')).toBe('bot search');
  // Whoever plays without bots is not asked how well they play.
  for (const letter of ['B', 'C']) {
    await fireEvent.change(screen.getByLabelText(`Seat ${letter}`), { target: { value: 'open' } });
  }
  expect(screen.queryByRole('radio', { name: /^Skilled/ })).toBeNull();
});

// Race for the Galaxy as the server offers it: its sets decide many options, and some are for a few seats only.

const RACE = (await printed('en', 'race-for-the-galaxy')).game;

/** The new table of Race, with whatever the server says when it is opened. */
async function openRace(answer: unknown = { table: { id: 't4' } }): Promise<Request[]> {
  router.go('/new/race-for-the-galaxy');
  const asked = serve({ 'GET /api/games/race-for-the-galaxy': RACE, 'POST /api/tables': answer });
  render(Opening);
  await screen.findByRole('radio', { name: /^First game/ });
  return asked;
}
const set = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
const count = (): string | undefined =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).find(({ value }) => /^\d$/.test(value))
    ?.value;

test('without choosing anything it is the first game, as the server would set it up by itself', async () => {
  const asked = await openRace();
  expect(set(/^First game/).checked).toBe(true);
  expect(screen.getByText('You against 2 bots, First game')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t4'));
  expect(opened(asked).options).toEqual(
    Object.fromEntries(RACE.options.map(({ name, default: usual }) => [name, usual])),
  );
});

test('a set takes with it what the set before it had decided, and brings as many seats as it is for', async () => {
  const asked = await openRace();
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await fireEvent.click(set(/^On the brink of war/));
  expect(count()).toBe('4');
  await fireEvent.click(set(/^Duel/));
  expect(set(/^Duel/).closest('label')?.textContent).toContain('2 players');
  expect(count()).toBe('2');
  await fireEvent.click(set(/^Alone against the robot/));
  expect(count()).toBe('1');
  expect(screen.getByText('You alone, Alone against the robot')).toBeTruthy();
  // As many as were asked for by hand, as soon as a set takes them again.
  await fireEvent.click(set(/^The Gathering Storm/));
  expect(count()).toBe('4');
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t4'));
  expect(opened(asked)).toMatchObject({
    options: {
      sets: 'set1',
      goals: true,
      start: 'recommended',
      takeovers: false,
      experienced: false,
      difficulty: 'medium',
    },
  });
  expect(opened(asked).seats).toHaveLength(4);
});

test('more seats than a set is for make it a set of my own, until there are fewer again', async () => {
  await openRace();
  await fireEvent.click(screen.getByRole('radio', { name: '5' }));
  expect(set(/^My own/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Sets').value).toBe('base');
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  expect(set(/^First game/).checked).toBe(true);
});

test('what cannot go together is told by the server beside the button, and goes when something is changed', async () => {
  const asked = await openRace(new No(422, 'Goals come with set 1. Choose set 1 or more.'));
  await fireEvent.click(set(/^My own/));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Goals' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const end = screen.getByRole('region', { name: 'In short' });
  expect(await within(end).findByText('Goals come with set 1. Choose set 1 or more.')).toBeTruthy();
  expect(opened(asked).options).toMatchObject({ sets: 'base', goals: true });
  const sets = screen.getByLabelText<HTMLSelectElement>('Sets');
  sets.value = 'set1';
  await fireEvent.input(sets);
  await fireEvent.change(sets);
  expect(within(end).queryByText(/Goals come with set 1/)).toBeNull();
});
