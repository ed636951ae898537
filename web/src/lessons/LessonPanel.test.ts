import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { Desk } from '$/table/desk.svelte';
import type { Table } from '$/table/table.svelte';
import type { LessonShown } from '$/wire/types';
import { scene, tableIn } from '../../tests/scene';
import LessonPanel from './LessonPanel.svelte';

// The boards and the catalogue are read once, which takes a while on a busy machine.
beforeAll(async () => {
  await tableIn('action');
}, 60_000);

beforeEach(() => {
  preferences.language = 'en';
});

const LESSON: LessonShown = {
  name: 'first-steps',
  title: 'The first steps',
  state: 'on',
  step: 2,
  steps: 9,
  tells: [
    { text: 'Research is money.', point: ['IIS-A'] },
    { text: 'Send a team.', point: ['IIS-C'] },
  ],
  said: { tone: 'right', text: 'Well chosen.' },
  answer: [],
  next: 'third-level',
};

/** A table with a lesson, and its panel. */
async function taught(lesson: Partial<LessonShown> = {}): Promise<Table> {
  const table = await tableIn('action');
  const { position } = await scene('action');
  const answer = position.question?.options.slice(0, 1).map(({ id }) => id) ?? [];
  table.hear({ ...position, lesson: { ...LESSON, answer, ...lesson } });
  render(LessonPanel, { table, desk: new Desk() });
  await tick();
  return table;
}

test('one idea at a time is told, and the pieces that it is about are spoken of', async () => {
  const table = await taught();
  expect(screen.getByText('Step 2 of 9')).toBeTruthy();
  expect(screen.getByText('Research is money.')).toBeTruthy();
  expect(screen.queryByText('Send a team.')).toBeNull();
  expect([...table.spoken]).toEqual(['IIS-A']);

  await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));

  expect(screen.getByText('Send a team.')).toBeTruthy();
  expect([...table.spoken]).toEqual(['IIS-C']);
});

test('the answer is shown to whoever asks for it', async () => {
  await taught({ tells: [{ text: 'Send a team.', point: [] }] });
  const { position } = await scene('action');
  await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(screen.getByText('The lesson means:').parentElement?.textContent).toContain(
    position.question?.options[0]?.text,
  );
});

test('what is said of an answer has its tone, and an answer that is not taken is no fault', async () => {
  const table = await taught();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Right. Well chosen.');

  const problem = { code: 'not-yet', text: 'First the other way.', clause: '', retry_after: null };
  table.hear({ type: 'declined', client: 'x', problem });
  await tick();

  expect(status.textContent).toBe('Not yet. First the other way.');
  expect(table.problem).toBeNull();
});

test('at its end the lesson leads on, and the game is free', async () => {
  const table = await taught({ state: 'over', tells: [{ text: 'Play on!', point: [] }] });
  expect(screen.getByText('Play on!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe(
    '/learn/atlas-lost/third-level',
  );
  expect(screen.getByRole('link', { name: 'All lessons' }).getAttribute('href')).toBe('/learn/atlas-lost');
  expect(screen.queryByText(/Step/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Close the lesson' }));
  expect(screen.queryByText('Play on!')).toBeNull();
  expect(table.spoken.size).toBe(0);
});

test('a lesson that was written anew says so, in both languages', async () => {
  preferences.language = 'ja';
  await taught({ state: 'lost', tells: [], said: null });
  expect(screen.getByText(/書き直されました/)).toBeTruthy();
});
