import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { No, serve } from '../../tests/server';
import { tableIn } from '../../tests/scene';
import { preferences } from '$/state/preferences.svelte';
import Question from '$/table/question/Question.svelte';
import { Desk } from '$/table/desk.svelte';
import type { Table } from '$/table/table.svelte';
import type { AdviceShown, SecondShown } from '$/wire/types';
import { Coach, coachOf } from './coach.svelte';
import CoachPanel from './CoachPanel.svelte';
import { FIRST, isEarly } from './early';
import { goalOf } from './goals';
import GoalLine from './GoalLine.svelte';

const SCENE = 'action';
let count = 0;

/** A table at which the coach may be asked, or not. */
async function coached(coach = true): Promise<Table> {
  const table = await tableIn(SCENE, 'en', `coached ${++count}`);
  const { latest } = table;
  if (!latest) throw new Error('the scene is there');
  table.latest = { ...latest, table: { ...latest.table, status: 'running', coach } };
  return table;
}

/** The id of an option of the open question. */
function option(table: Table, place: number): string {
  const found = table.options[place];
  if (!found) throw new Error(`there is an option ${place}`);
  return found.id;
}

function advice(table: Table): AdviceShown {
  return {
    version: table.question?.version ?? 0,
    look: 'Look at this first: data.',
    reason: 'The best answer brings 2 data.',
    answers: [
      { ids: [option(table, 0)], share: 0.6, text: 'The best', why: 'It brings 2 data.' },
      { ids: [option(table, 1)], share: 0.5, text: 'Another', why: 'It lacks 2 data.' },
    ],
  };
}

const second = (table: Table, much: boolean): SecondShown => ({
  version: table.question?.version ?? 0,
  loss: much ? 0.2 : 0.01,
  much,
  text: 'This may cost you about 20% of winning.',
  best: [option(table, 0)],
  best_text: 'The best',
});

const words = { game: 'atlas-lost', goal: 'Win.', questions: { action: 'What this is about.' } };
const at = (table: Table, what: string): string =>
  `POST /api/tables/${encodeURIComponent(table.id)}/seats/0/${what}`;

beforeEach(() => {
  localStorage.clear();
  preferences.language = 'en';
  preferences.coach = 'hints';
  preferences.careful = 'auto';
  preferences.confirm = 'never';
});
afterEach(() => {
  preferences.coach = 'off';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('somebody’s first three games are coached in full, later ones on request', async () => {
  expect(FIRST).toBe(3);
  expect(['a', 'b', 'c', 'd', 'a'].map(isEarly)).toEqual([true, true, true, false, true]);
  preferences.coach = 'auto';
  expect(coachOf(await coached()).level).toBe('hints');
  localStorage.clear();
  expect(coachOf(await coached()).level).toBe('full');
});

test('where it may not be asked it is silent', async () => {
  preferences.coach = 'full';
  const table = await coached(false);
  expect(coachOf(table).level).toBe('off');
  render(CoachPanel, { table });
  expect(screen.queryByText('Coach')).toBeNull();
});

test('three presses: what to look at, why, which; a fourth puts it away', async () => {
  const table = await coached();
  const asked = serve({ [at(table, 'advice')]: advice(table) });
  render(CoachPanel, { table });
  await fireEvent.click(screen.getByRole('button', { name: /Hint/ }));
  await screen.findByText('Look at this first: data.');
  expect(screen.queryByText('The best answer brings 2 data.')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /Why/ }));
  screen.getByText('The best answer brings 2 data.');
  expect(screen.queryByText('The best')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /Which one/ }));
  screen.getByText('The best');
  screen.getByText('60%');
  await fireEvent.click(screen.getByTitle(/Show The best/));
  expect(table.pointed).toBe(option(table, 0));
  await fireEvent.click(screen.getByRole('button', { name: /Put away/ }));
  expect(screen.queryByText('Look at this first: data.')).toBeNull();
  // Thought about once.
  expect(asked.filter(({ path }) => path.endsWith('/advice')).length).toBe(1);
});

test('in full it says what the question is about, and thinks ahead', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  preferences.coach = 'full';
  const table = await coached();
  const asked = serve({ [at(table, 'advice')]: advice(table), 'GET /api/games/atlas-lost/coach': words });
  render(CoachPanel, { table });
  await screen.findByText('What this is about.');
  await vi.advanceTimersByTimeAsync(500);
  await waitFor(() => expect(coachOf(table).advice).not.toBeNull());
  expect(coachOf(table).stage).toBe(0);
  expect(asked.some(({ path }) => path.endsWith('/advice'))).toBe(true);
});

test('what the server refuses is told, and can be asked again', async () => {
  const table = await coached();
  let isBusy = true;
  serve({ [at(table, 'advice')]: () => (isBusy ? new No(429, 'Later.') : advice(table)) });
  const coach = coachOf(table);
  render(CoachPanel, { table });
  await fireEvent.click(screen.getByRole('button', { name: /Hint/ }));
  await screen.findByText('Later.');
  isBusy = false;
  await coach.think();
  await screen.findByText('Look at this first: data.');
});

test('before a costly move it asks once, with the reason; then it does what it is told', async () => {
  preferences.careful = 'yes';
  const table = await coached();
  const sent = vi.spyOn(table, 'send').mockImplementation(() => table.release());
  serve({ [at(table, 'second-thoughts')]: second(table, true) });
  const coach = coachOf(table);
  coach.begin(table.question);
  render(Question, { table, desk: new Desk() });
  const costly = option(table, 1);
  table.mean(costly);
  expect(table.isSending).toBe(true);
  await screen.findByText('This may cost you about 20% of winning.');
  expect(sent).not.toHaveBeenCalled();
  expect(table.isSending).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Let me think again' }));
  expect(table.picked).toEqual([]);
  // Asked about once: the same answer goes through.
  table.mean(costly);
  expect(sent).toHaveBeenCalledWith([costly]);
});

test('it can be done all the same, and not asked any more', async () => {
  preferences.careful = 'yes';
  const table = await coached();
  const sent = vi.spyOn(table, 'send').mockImplementation(() => table.release());
  serve({ [at(table, 'second-thoughts')]: second(table, true) });
  const coach = coachOf(table);
  coach.begin(table.question);
  render(Question, { table, desk: new Desk() });
  table.mean(option(table, 1));
  await fireEvent.click(await screen.findByRole('button', { name: 'Do not ask again' }));
  expect(sent).toHaveBeenCalledWith([option(table, 1)]);
  expect(preferences.careful).toBe('no');
  table.mean(option(table, 2));
  expect(sent).toHaveBeenLastCalledWith([option(table, 2)]);
});

test('what costs little, and what nobody could look at in time, is simply done', async () => {
  preferences.careful = 'yes';
  const table = await coached();
  const sent = vi.spyOn(table, 'send').mockImplementation(() => table.release());
  let answer: unknown = second(table, false);
  serve({ [at(table, 'second-thoughts')]: () => answer });
  const coach = coachOf(table);
  coach.begin(table.question);
  table.mean(option(table, 1));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  answer = new No(429, 'Later.');
  table.mean(option(table, 2));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(coach.slip).toBeNull();
});

test('what the advice calls about as good is not asked about', async () => {
  preferences.careful = 'yes';
  const table = await coached();
  const sent = vi.spyOn(table, 'send').mockImplementation(() => table.release());
  serve({ [at(table, 'advice')]: advice(table) });
  const coach = coachOf(table);
  coach.begin(table.question);
  await coach.think();
  table.mean(option(table, 1));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('with hints alone it does not ask before moves unless that is wanted', async () => {
  const coach = new Coach(await coached());
  expect(coach.isCareful).toBe(false);
  preferences.coach = 'full';
  expect(coach.isCareful).toBe(true);
  preferences.careful = 'no';
  expect(coach.isCareful).toBe(false);
});

test('the goal line is one key away, and always there with the full coach', async () => {
  const table = await coached();
  serve({ 'GET /api/games/atlas-lost/coach': words });
  const { container } = render(GoalLine, { table });
  expect(container.querySelector('.goal')).toBeNull();
  coachOf(table).isGoalAsked = true;
  await screen.findByText('Win.');
  screen.getAllByText(/^TP \d+ of 30, Influence \d+ of \d+, Initiative tiles \d+ of 3$/);
});

test('figures of each game come from what its table shows', async () => {
  const scenes = { 'atlas-lost': 'action' } as const;
  for (const [game, name] of Object.entries(scenes)) {
    const { view, seats } = await tableIn(name);
    const goal = view && goalOf(game, view);
    expect(goal?.seats.length).toBe(seats.length);
  }
  const race = {
    pool: 20,
    players: [{ score: 7, tableau: [1, 2, 3], tableau_limit: 12 }],
  };
  expect(goalOf('race-for-the-galaxy', race)).toEqual({
    shared: [{ word: 'chips', value: 20, of: null }],
    seats: [
      [
        { word: 'points', value: 7, of: null },
        { word: 'cards', value: 3, of: 12 },
      ],
    ],
  });
  const revive = {
    artifacts: { majors: { purple: 1, orange: 2, white: 0 } },
    players: [
      { score: null, points: 4 },
      { score: 9, points: 4 },
    ],
  };
  expect(goalOf('revive', revive)).toEqual({
    shared: [{ word: 'artifacts', value: 3, of: null }],
    seats: [[{ word: 'points', value: 4, of: null }], [{ word: 'points', value: 9, of: null }]],
  });
  expect(goalOf('the-warp', { round: 3, last_round: null, goal: 9, players: [{ score: 2 }] })).toEqual({
    shared: [{ word: 'round', value: 3, of: null }],
    seats: [[{ word: 'points', value: 2, of: 9 }]],
  });
  expect(goalOf('chess', {})).toBeNull();
});
