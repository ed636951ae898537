import { render, screen, within } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { expect, test } from 'vitest';
import { tableIn } from '../../../tests/scene';
import { mosaic } from './mosaic';
import Victory from './Victory.svelte';

test('a game that was over when I came is not celebrated', async () => {
  const table = await tableIn('over', 'en', 'victory-1');
  render(Victory, { table });
  flushSync();
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a game that ends before my eyes is, once', async () => {
  const table = await tableIn('over', 'en', 'victory-2');
  const { latest } = table;
  if (!latest) throw new Error('the scene shows nothing');
  // As Chika sees it, who won.
  const seats = latest.table.seats.map((seat) => ({ ...seat, mine: seat.seat === 2 }));
  const position = { ...latest, table: { ...latest.table, seats } };
  const running = { ...position, outcome: null, table: { ...position.table, status: 'running' as const } };
  table.latest = running;
  render(Victory, { table });
  flushSync();
  expect(screen.queryByRole('dialog')).toBeNull();

  table.latest = position;
  flushSync();
  await tick();
  const dialog = screen.getByRole('dialog', { name: 'You win!' });
  expect(dialog.textContent).toContain('Technology victory: your total TP are 30 or more.');
  const scores = within(dialog)
    .getAllByRole('listitem')
    .map((item) => ['.name', '.score'].map((part) => item.querySelector(part)?.textContent));
  expect(scores).toEqual([
    ['You', '30'],
    ['Ann', '26'],
    ['Ben', '23'],
  ]);

  within(dialog).getByRole('button', { name: 'Look at the board' }).click();
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
  table.latest = { ...position };
  flushSync();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the mosaic shows the mark of the winner: its shape and its letter', () => {
  const rows = (letter: string, shape: 'square' | 'triangle'): string[] => {
    const stones = mosaic(shape, letter);
    return Array.from({ length: 15 }, (_, row) =>
      stones
        .filter((stone) => stone.y === row * 10)
        .map((stone) => ({ letter: '#', shape: 'o', ground: '.' })[stone.part])
        .join(''),
    );
  };
  expect(rows('B', 'square').slice(3, 6)).toEqual([
    '......ooooooooooooo......',
    '......oooo####ooooo......',
    '......oooo#ooo#oooo......',
  ]);
  expect(rows('C', 'triangle')[13]).toBe('.....ooooooooooooooo.....');
  expect(mosaic(null, '').every((stone) => stone.part === 'ground')).toBe(true);
});
