import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { tableIn } from '../../../tests/scene';
import { Desk } from '../desk.svelte';
import Explanation from './Explanation.svelte';

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  vi.useRealTimers();
});

test('a piece that is pointed at tells what it is, what can be done there, and what not and why', async () => {
  const table = await tableIn('action');
  vi.useFakeTimers();
  render(Explanation, { table, desk: new Desk() });

  table.pointedPiece = 'IIE-C';
  await tick();
  vi.advanceTimersByTime(349);
  await tick();
  expect(screen.queryByRole('complementary')).toBeNull();
  vi.advanceTimersByTime(1);
  await tick();

  const told = screen.getByRole('complementary', { name: 'About Common Market' }).textContent;
  expect(told).toContain('Start Common Market (IIE-C, Economy Lv.2)');
  expect(told).toContain('Your advance team on Common Market (IIE-C) already holds Lv.2 of the Economy tree');
  expect(told).toContain('Instead: Choose another tree or level, or move that team by an effect.');
});

test('it goes when the pointer leaves, and does not come back for what was just chosen', async () => {
  const table = await tableIn('action');
  vi.useFakeTimers();
  render(Explanation, { table, desk: new Desk() });
  const wait = async (): Promise<void> => {
    await tick();
    vi.advanceTimersByTime(400);
    await tick();
  };

  table.pointedPiece = 'IIE-C';
  await wait();
  table.pointedPiece = null;
  await wait();
  expect(screen.queryByRole('complementary')).toBeNull();

  table.pointedPiece = 'IIE-C';
  await wait();
  table.mean('start IIE-C');
  await wait();
  expect(screen.queryByRole('complementary')).toBeNull();
});
