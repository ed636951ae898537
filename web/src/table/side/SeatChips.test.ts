import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { scene, tableIn } from '../../../tests/scene';
import SeatChips from './SeatChips.svelte';

const told = (): (string | undefined)[] =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('.aside')?.textContent);

test('each seat says who, how far, whose turn and who is there', async () => {
  const table = await tableIn('action');
  table.presence = { type: 'presence', seats: [true, false, true], spectators: 0 };
  render(SeatChips, { table });
  expect(screen.getByRole('list', { name: 'Seats' })).toBeTruthy();
  const score = (seat: number): string => {
    const points = table.boards && table.view ? table.boards.score(table.view, seat) : null;
    return points === null ? '' : `, score ${points}`;
  };
  expect(told()).toEqual([
    `Seat A: You${score(0)}, to move, here`,
    `Seat B: Ben${score(1)}, away`,
    `Seat C: Chika${score(2)}, here`,
  ]);
});

test('who resigned, whose seat is lent, and the final scores', async () => {
  const table = await tableIn('over');
  const { position } = await scene('over');
  const [ann, ben, chika] = position.table.seats;
  if (!ann || !ben || !chika) throw new Error('the scene has three seats');
  table.latest = {
    ...position,
    table: {
      ...position.table,
      seats: [
        { ...ann, holder: 'bot', name: '', level: 'greedy', title: 'Casual', lender: 'Ann' },
        { ...ben, holder: 'bot', level: 'greedy', title: 'Casual', resigned: true },
        chika,
      ],
    },
  };
  render(SeatChips, { table });
  flushSync();
  expect(told()).toEqual([
    'Seat A: Bot (Casual), score 26, stands in for You',
    'Seat B: Ben, score 23, resigned',
    'Seat C: Chika, score 30',
  ]);
});
