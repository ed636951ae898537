import { expect, test } from 'vitest';
import { scene } from '../../../tests/scene';
import { botName, christened } from './bots';

test('each bot of a table has a name of its own, the same whenever one looks, in both languages', () => {
  for (const table of ['x1', 'another table', 'ζ'])
    for (const language of ['en', 'ja'] as const) {
      const names = Array.from({ length: 8 }, (_, seat) => botName(table, seat, language));
      expect(new Set(names).size).toBe(8);
      expect(Array.from({ length: 8 }, (_, seat) => botName(table, seat, language))).toEqual(names);
    }
  expect(botName('x1', 1, 'en')).not.toBe(botName('x2', 1, 'en'));
});

test('people keep their names, also where a bot plays on for them', async () => {
  const { position } = await scene('faith');
  const seats = position.table.seats.map((seat) =>
    seat.seat === 1
      ? { ...seat, holder: 'bot' as const, name: '' }
      : { ...seat, holder: 'bot' as const, name: 'Ann' },
  );

  const named = christened({ ...position, table: { ...position.table, id: 'x1', seats } }).table.seats;

  expect(named[0]?.name).toBe('Ann');
  expect(named[1]?.name).toBe(botName('x1', 1));
  expect(named[1]?.title).toBe(seats[1]?.title);
});
