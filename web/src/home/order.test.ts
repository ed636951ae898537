import { expect, test } from 'vitest';
import type { TableListed } from '$/wire/types';
import { merged, ordered } from './order';

function table(id: string, changed_at: number, more: Partial<TableListed> = {}): TableListed {
  return {
    id,
    game: 'atlas-lost',
    name: '',
    status: 'running',
    visibility: 'unlisted',
    hosting: true,
    my_turn: false,
    seats: [],
    made_at: 0,
    changed_at,
    lesson: '',
    ...more,
  };
}

test('where I am waited for stands first, what is over last', () => {
  const tables = [
    table('over', 90, { status: 'over' }),
    table('theirs', 80),
    table('gathering', 85, { status: 'gathering' }),
    table('mine', 10, { my_turn: true }),
    table('mine too', 20, { my_turn: true }),
  ];
  expect(ordered(tables).map(({ id }) => id)).toEqual(['mine too', 'mine', 'gathering', 'theirs', 'over']);
});

test('a fresh page changes what is listed and lists nothing twice', () => {
  const fresh = merged([table('a', 1), table('b', 2)], [table('b', 9, { my_turn: true })]);
  expect(fresh.map(({ id, changed_at }) => [id, changed_at])).toEqual([
    ['a', 1],
    ['b', 9],
  ]);
});
