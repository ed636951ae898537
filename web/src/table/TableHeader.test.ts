import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { tableIn } from '../../tests/scene';
import { preferences } from '$/state/preferences.svelte';
import { Desk } from './desk.svelte';
import TableHeader from './TableHeader.svelte';

test.each([
  ['action', 'en', /^Round \d+$/],
  ['action', 'ja', /^第\d+ラウンド$/],
  ['race-action', 'en', /^Round \d+$/],
  ['race-action', 'ja', /^第\d+ラウンド$/],
] as const)('the header of %s in %s says what the game counts', async (name, language, told) => {
  preferences.language = language;
  const table = await tableIn(name, language);
  render(TableHeader, { table, desk: new Desk(), title: 'A table' });
  expect(screen.getByText(told)).toBeTruthy();
});

test('six seats stand there, each with its letter and its shape', async () => {
  const table = await tableIn('race-six');
  render(TableHeader, { table, desk: new Desk(), title: 'A table' });
  const chips = [...screen.getByRole('list', { name: 'Seats' }).querySelectorAll('li')];
  expect(chips.map((chip) => chip.querySelector('svg text')?.textContent)).toEqual([...'ABCDEF']);
  const shapes = new Set(chips.map((chip) => chip.querySelector('svg path')?.getAttribute('d')));
  expect(shapes.size).toBe(6);
});

test('whatever shows its sign alone in a narrow window has a name', async () => {
  const table = await tableIn('action');
  const { container } = render(TableHeader, { table, desk: new Desk(), title: 'A table' });
  const signs = [...container.querySelectorAll('.word')].map((word) => word.closest('a, button'));
  const names = signs.map((sign) => sign?.getAttribute('aria-label'));
  expect(names).toEqual(signs.map((sign) => sign?.textContent?.trim()));
  expect(names).toContain('Replay');
});
