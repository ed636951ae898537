import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { scene, tableIn } from '../../../tests/scene';
import { openingAgain } from './again';
import ScoreSheet from './ScoreSheet.svelte';
import { witness } from './witness';

test('every point of the end is told with its source and clause', async () => {
  const table = await tableIn('over');
  const { position } = await scene('over');
  // As Chika sees it, who won.
  const seats = position.table.seats.map((seat) => ({ ...seat, mine: seat.seat === 2 }));
  table.latest = { ...position, table: { ...position.table, seats } };
  render(ScoreSheet, { table });
  const [mine] = screen.getAllByRole('table');
  if (!mine) throw new Error('there is a table for each seat');
  expect(within(mine).getByText('You')).toBeTruthy();
  const rows = within(mine)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()));
  expect(rows).toEqual([
    ['Source', 'Points'],
    ['TP tokens Rule AL-TP-01', '24'],
    ['Lv.3 front runner tokens (3) Rule AL-FRONT-04', '4'],
    ['Influence Initiative Rule AL-INI-01', '2'],
    ['Total', '30'],
  ]);
  expect(screen.getByText('Won by: You')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rule AL-VIC-02' }).getAttribute('href')).toBe(
    '/rules/atlas-lost#AL-VIC-02',
  );
  expect(screen.getByRole('link', { name: 'Download the record' }).getAttribute('download')).toBe(
    'scene.tessera',
  );
});

test('before the end it says what is known and what is to come', async () => {
  const table = await tableIn('four');
  render(ScoreSheet, { table });
  expect(screen.getByText(/^Every point with its source is listed here/)).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  expect(screen.queryByText('Play again')).toBeNull();
});

test('another game has the same terms: bots stay, I stay, and the others are invited', async () => {
  const { position } = await scene('over');
  const [ann, ben, chika] = position.table.seats;
  if (!ann || !ben || !chika) throw new Error('the scene has three seats');
  const again = openingAgain(position.table);
  expect(again).toMatchObject({ game: 'atlas-lost', undo: 'consent', start: false });
  expect(again.seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const bot = { ...ben, holder: 'bot' as const, name: '', level: 'greedy', title: 'Casual' };
  // I gave up, so the seat is no longer mine; but it was when this page saw the game running.
  witness(position.table);
  const gone = {
    ...ann,
    holder: 'bot' as const,
    level: 'greedy',
    title: 'Casual',
    resigned: true,
    mine: false,
  };
  const alone = openingAgain({ ...position.table, seats: [gone, bot] });
  expect(alone).toMatchObject({ start: true, seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] });
});
