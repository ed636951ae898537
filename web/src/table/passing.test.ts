import { expect, test } from 'vitest';
import { scene } from '../../tests/scene';
import type { TableShown } from '$/wire/types';
import { nameAlone, passTo } from './passing';
import { seatOf } from './visit.svelte';

/** Ann and Ben at one device, Chika elsewhere. */
async function shared(asked: readonly number[], hotSeat = true): Promise<TableShown> {
  const { table } = (await scene('action')).position;
  return {
    ...table,
    terms: { ...table.terms, hot_seat: hotSeat },
    seats: table.seats.map((seat) => ({
      ...seat,
      mine: seat.seat < 2,
      asked: asked.includes(seat.seat),
    })),
  };
}

test('the device goes to the one who is asked', async () => {
  expect(passTo(await shared([1]), 0, 0, false)?.name).toBe('Ben');
});

test('it stays where it is while its holder is asked, or nobody here is', async () => {
  expect(passTo(await shared([0, 1]), 0, 0, false)).toBeNull();
  expect(passTo(await shared([2]), 0, 0, false)).toBeNull();
});

test('what is being shown may be watched before the device is passed on', async () => {
  expect(passTo(await shared([1]), 0, 0, true)).toBeNull();
});

test('nobody sees a hand before somebody took the device', async () => {
  expect(passTo(await shared([2]), 0, null, false)?.name).toBe('Ann');
  expect(passTo(await shared([1]), 0, null, false)?.name).toBe('Ben');
});

test('without a shared device nothing is covered', async () => {
  expect(passTo(await shared([1], false), 0, null, false)).toBeNull();
});

test('the same name on two seats does not tell whom to pass to', async () => {
  const { seats } = await shared([1]);
  const [ann, ben] = seats;
  if (!ann || !ben) throw new Error('The scene has three seats.');

  expect(nameAlone(seats, ben)).toBe('Ben');
  expect(nameAlone([ann, { ...ben, name: 'Ann' }], ann)).toBe('');
});

test('the seat to look from is the wanted one if it is mine, else the one that is asked', async () => {
  const { seats } = await shared([1]);

  expect(seatOf(seats, 0)).toBe(0);
  expect(seatOf(seats, 2)).toBe(1);
  expect(seatOf(seats, null)).toBe(1);
  expect(
    seatOf(
      seats.map((seat) => ({ ...seat, mine: false })),
      0,
    ),
  ).toBeNull();
});
