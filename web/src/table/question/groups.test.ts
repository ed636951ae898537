import { expect, test } from 'vitest';
import { scene } from '../../../tests/scene';
import { byVerb, rowsOf } from './groups';

test('few options stand one by one, in the order in which they were offered', async () => {
  const { position } = await scene('faith');

  const rows = rowsOf(position.question?.options ?? []);

  expect(rows.map((row) => row.things.map((one) => one.id))).toEqual([
    ['replenish'],
    ['collect'],
    ['start IIE-C'],
    ['command IIE-C'],
    ['end'],
  ]);
});

test('many options are gathered by what is done', async () => {
  const { position } = await scene('action');

  const rows = rowsOf(position.question?.options ?? []);

  expect(rows.map((row) => `${row.verb} ${row.things.length}`)).toEqual([
    'place 4',
    'replenish 1',
    'collect 1',
    'start 5',
    'install 2',
    'research 2',
    'data 2',
    'activate 1',
    'end 1',
  ]);
});

test('what cannot be chosen is gathered alike', async () => {
  const { explained } = await scene('influence');

  const groups = byVerb(explained?.barred ?? []);

  expect(groups[0]).toMatchObject({ verb: 'advance', things: [{ id: 'advance 2' }] });
  expect(groups.flatMap((group) => group.things)).toHaveLength(65);
});
