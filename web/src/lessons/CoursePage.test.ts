import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '$/shell/router.svelte';
import { me } from '$/state/me.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { LessonListed } from '$/wire/types';
import { atlas, GUEST, No, serve } from '../../tests/server';
import BeginPage from './BeginPage.svelte';
import CoursePage from './CoursePage.svelte';

vi.mock('$/games/game', async (original) => ({
  ...(await original<typeof import('$/games/game')>()),
  coverOf: () => Promise.resolve(null),
}));

const FIRST: LessonListed = {
  name: 'first-steps',
  title: 'The first steps',
  about: 'Four turns.',
  minutes: 10,
  steps: 18,
  at: 0,
  table: '',
  is_done: false,
};
const TAKEN = 'POST /api/games/atlas-lost/lessons/first-steps';

function served(lesson: Partial<LessonListed> = {}): ReturnType<typeof serve> {
  return serve({
    'GET /api/games/atlas-lost': atlas('en'),
    'GET /api/games/atlas-lost/lessons': { game: 'atlas-lost', lessons: [{ ...FIRST, ...lesson }] },
    'POST /api/guests': GUEST,
    [TAKEN]: { table: { id: 't9' } },
  });
}

beforeEach(() => {
  preferences.language = 'en';
  me.known = null;
  router.go('/learn/atlas-lost');
});

test('a new learner begins, becomes a guest and sits at the table', async () => {
  const asked = served();
  render(CoursePage);
  const lesson = await screen.findByRole('article', { name: '1. The first steps' });
  expect(lesson.textContent).toContain('10 minutes');
  await fireEvent.click(within(lesson).getByRole('button', { name: 'Begin' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t9'));
  expect(asked.find(({ method, path }) => `${method} ${path}` === TAKEN)?.body).toEqual({ again: false });
});

test('a lesson that was left is taken up again, or begun anew', async () => {
  const asked = served({ at: 7, table: 't3' });
  render(CoursePage);
  const lesson = await screen.findByRole('article');
  expect(within(lesson).getByRole('progressbar').getAttribute('aria-label')).toBe('7 of 18 steps');
  expect(within(lesson).getByRole('button', { name: 'Go on' })).toBeTruthy();
  await fireEvent.click(within(lesson).getByRole('button', { name: 'Once more' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t9'));
  expect(asked.find(({ method, path }) => `${method} ${path}` === TAKEN)?.body).toEqual({ again: true });
});

test('a lesson that is done says so, and its game can be played on', async () => {
  served({ at: 18, table: 't3', is_done: true });
  render(CoursePage);
  const lesson = await screen.findByRole('article');
  expect(within(lesson).getByText('Done')).toBeTruthy();
  expect(within(lesson).getByRole('link', { name: 'Play on' }).getAttribute('href')).toBe('/tables/t3');
  expect(within(lesson).getByRole('button', { name: 'Once more' })).toBeTruthy();
});

test('the address of a lesson leads to its table, and says why where it does not', async () => {
  router.go('/learn/atlas-lost/first-steps');
  served();
  render(BeginPage);
  await vi.waitFor(() => expect(location.pathname).toBe('/tables/t9'));

  router.go('/learn/atlas-lost/first-step');
  serve({
    'POST /api/guests': GUEST,
    'POST /api/games/atlas-lost/lessons/first-step': new No(404, 'atlas-lost has no such lesson.'),
  });
  render(BeginPage);
  expect(await screen.findByText('atlas-lost has no such lesson.')).toBeTruthy();
});
