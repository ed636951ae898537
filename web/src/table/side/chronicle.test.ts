import { expect, test } from 'vitest';
import { catalogue, scene } from '../../../tests/scene';
import type { LogShown } from '$/wire/types';
import { grouped } from './chronicle';
import { partsOf } from './wording';

test('a turn is one group under its own heading, with the choices made before it', async () => {
  const { position } = await scene('action');
  const groups = grouped(position.log, 0, Infinity);
  expect(groups[0]).toMatchObject({ seat: -1, before: null });
  expect(groups[0]?.entries[0]?.lines).toEqual(['Ann sat down in seat A.']);
  expect(groups.flatMap((group) => group.entries.flatMap((entry) => entry.lines))).not.toContain(
    'Good luck!',
  );

  const last = groups.at(-1);
  expect(last).toMatchObject({ seat: 0, turn: 4, before: 61, entries: [] });
  const chika = groups.at(-2);
  // Entry 61 ended the turn before; 56 choices stood then.
  expect(chika).toMatchObject({ seat: 2, turn: 4, before: 56, isNew: true });
  expect(chika?.entries.map((entry) => entry.number)).toEqual([62, 63, 64]);
  expect(groups.find((group) => group.turn === 3 && group.seat === 0)?.isNew).toBe(false);
});

test('the log in Japanese is grouped alike', async () => {
  const shape = async (language: 'en' | 'ja'): Promise<unknown> =>
    grouped((await scene('over', language)).position.log, 0, Infinity).map(({ key, seat, turn, before }) => [
      key,
      seat,
      turn,
      before,
    ]);
  expect(await shape('ja')).toEqual(await shape('en'));
});

test('what was taken back is struck out and does not count', () => {
  const entry = (
    number: number,
    kind: string,
    seat: number,
    lines: string[],
    since: number | null = null,
  ): LogShown => ({
    number,
    at: 0,
    kind,
    seat,
    lines,
    name: '',
    since,
  });
  const groups = grouped(
    [
      entry(1, 'started', -1, ['A begins.']),
      entry(2, 'chose', 0, ['A gains 1 data.']),
      entry(3, 'chose', 1, ['B gains 1 data.', 'Turn 2: A.']),
      entry(4, 'undone', 1, ['Seat B took back a choice.'], 3),
      entry(5, 'chose', 1, ['B pays 1 data.']),
      entry(6, 'chose', 0, ['A pays 1 data.']),
    ],
    null,
    Infinity,
  );
  expect(groups.map(({ seat, turn, before, isUndone }) => [seat, turn, before, isUndone])).toEqual([
    [-1, null, null, false],
    [0, null, 0, false],
    [1, null, null, true],
    [-1, null, null, false],
    [1, null, 1, false],
    [0, null, 2, false],
  ]);
});

test('cards go by their name and id, clauses by their id, and other words in brackets stay words', async () => {
  const printed = await catalogue();
  expect(partsOf('C installs Signal Refinery (SCI-13), see AL-VIC-02 (2 TP).', printed)).toEqual([
    { kind: 'text', text: 'C installs ' },
    { kind: 'card', id: 'SCI-13', text: 'Signal Refinery (SCI-13)' },
    { kind: 'text', text: ', see ' },
    { kind: 'clause', id: 'AL-VIC-02', text: 'AL-VIC-02' },
    { kind: 'text', text: ' (2 TP).' },
  ]);
  expect(partsOf('Cは信号精製所（SCI-13）を設置した。', await catalogue('ja'))).toEqual([
    { kind: 'text', text: 'Cは' },
    { kind: 'card', id: 'SCI-13', text: '信号精製所（SCI-13）' },
    { kind: 'text', text: 'を設置した。' },
  ]);
  expect(partsOf('A runs Science Astronica Ltd. (IS) by command.', printed)[1]).toEqual({
    kind: 'card',
    id: 'IS',
    text: 'Science Astronica Ltd. (IS)',
  });
});
