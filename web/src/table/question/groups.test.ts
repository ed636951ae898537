import { expect, test } from 'vitest';
import { scene } from '../../../tests/scene';
import { byVerb, isPriced, parted, rowsOf, saysEnd } from './groups';

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
    'replenish 1',
    'collect 1',
    'start 5',
    'research 2',
    'data 2',
    'install 1',
    'activate 1',
    'end 1',
  ]);
});

test('what cannot be chosen is gathered alike', async () => {
  const { explained } = await scene('influence');

  const groups = byVerb(explained?.barred ?? []);

  expect(groups[0]).toMatchObject({ verb: 'advance', things: [{ id: 'advance 2' }] });
  expect(groups.flatMap((group) => group.things)).toHaveLength(66);
});

test('many options of one kind are not folded: a single tile would hide all of them', () => {
  const options = Array.from({ length: 12 }, (_, at) => ({ id: `pay ${at}`, text: `Pay card ${at}` }));

  const rows = rowsOf(options);

  expect(rows.map((row) => row.things.length)).toEqual(Array.from({ length: 12 }, () => 1));
});

test('long words are told in two parts, and none is left out', () => {
  const short = 'Run a Tech for 2 research: gain 1 data.';
  const long =
    'Start Common Market (IIE-C, Economy Lv.2): Gain 3 research and 2 data. Every other player gains 1 research.';
  const japanese = '「共同市場」（IIE-C、経済Lv.2）を起動する：研究資源3とデータ資源2を得る。'.repeat(3);

  expect(parted(short)).toEqual({ head: short, rest: '' });
  expect(parted(long).head).toBe('Start Common Market (IIE-C, Economy Lv.2): ');
  expect(parted(japanese).head).toBe('「共同市場」（IIE-C、経済Lv.2）を起動する：');
  for (const text of [long, japanese]) expect(parted(text).head + parted(text).rest).toBe(text);
});

test('what an option says tells whether it costs something, and whether it ends the turn', () => {
  expect(isPriced('Explore tile R4C3 for 2 food and 1 food for range: 2 points and a card')).toBe(true);
  expect(isPriced('食料2個でタイル R1C1を探索する')).toBe(true);
  expect(isPriced('Replenish research: gain 3 research')).toBe(false);
  expect(isPriced('研究資源の補充：研究資源3を得る')).toBe(false);
  expect(saysEnd('Stop and end the turn')).toBe(true);
  expect(saysEnd('進むのをやめて手番を終える')).toBe(true);
  expect(saysEnd('End the Action Phase')).toBe(false);
  expect(saysEnd('アクションフェイズを終了する')).toBe(false);
});
