import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tableIn } from '../../../tests/scene';
import { me } from '$/state/me.svelte';
import Chat from './Chat.svelte';
import { readingOf } from './reading.svelte';
import { spoken } from './said';

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  me.known = { id: 'ann', name: 'Ann', language: 'en', guest: true, table: '' };
});

test('Enter sends, words that were refused stay in the field with the reason, and those that were taken go', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(
    answer(429, {
      code: 'too-many',
      text: 'You talk too fast. Wait a moment.',
      clause: '',
      retry_after: 2,
    }),
  );
  const table = await tableIn('action');
  render(Chat, { table });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your words');
  await fireEvent.input(field, { target: { value: ' Well played! ' } });
  await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(fetched).not.toHaveBeenCalled();
  await fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('You talk too fast. Wait a moment.');
  expect(field.value).toBe(' Well played! ');

  fetched.mockResolvedValueOnce(answer(200, { type: 'accepted', client: 'x', number: 67 }));
  await fireEvent.keyDown(field, { key: 'Enter' });
  await vi.waitFor(() => expect(field.value).toBe(''));
  const [first, second] = fetched.mock.calls.map(
    ([, init]) => JSON.parse(String(init?.body)) as Record<string, string>,
  );
  expect(second).toEqual({ client: first?.['client'], text: 'Well played!' });
});

test('more than 500 signs are not sent, and it is told how many are too many', async () => {
  const table = await tableIn('action');
  render(Chat, { table });
  const field = screen.getByLabelText('Your words');
  await fireEvent.input(field, { target: { value: 'あ'.repeat(503) } });
  expect(screen.getByText('3 signs too many')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('what others said is unread until the chat is shown; my own words are not', async () => {
  const table = await tableIn('action');
  const said = table.log.find((entry) => entry.kind === 'said');
  if (!said) throw new Error('somebody said something in the scene');
  const reading = readingOf(table);
  expect(reading.unread).toBe(0);
  table.log = [...table.log, { ...said, number: 67, seat: 1, name: 'Ben', lines: ['Hello'] }];
  expect(reading.unread).toBe(1);
  render(Chat, { table });
  await vi.waitFor(() => expect(reading.unread).toBe(0));
});

test('only tables of this house become links', () => {
  expect(spoken('See http://here/tables/ab12 and http://there/tables/cd34', 'http://here')).toEqual([
    { text: 'See ', href: null },
    { text: 'http://here/tables/ab12', href: '/tables/ab12' },
    { text: ' and http://there/tables/cd34', href: null },
  ]);
});
