import { expect, test } from 'vitest';
import { catalogue, scene } from '../../../tests/scene';
import type { LogShown } from '$/wire/types';
import { grouped } from './chronicle';
import { actorIn, partsOf } from './wording';

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

test('a turn is one group under its own heading, with the choices made before it', async () => {
  const { position } = await scene('action');
  const groups = grouped(position.log, 0, Infinity);
  expect(groups[0]).toMatchObject({ seat: -1, before: null });
  expect(groups[0]?.entries[0]?.lines).toEqual(['Ann sat down in seat A.']);
  expect(groups.flatMap((group) => group.entries.flatMap((entry) => entry.lines))).not.toContain(
    'Good luck!',
  );

  const last = groups.at(-1);
  expect(last).toMatchObject({ seat: 0, turn: 4, before: 63, entries: [] });
  const chika = groups.at(-2);
  // Entry 63 ended the turn before; 58 choices stood then.
  expect(chika).toMatchObject({ seat: 2, turn: 4, before: 58, isNew: true });
  // Entry 67 ended the Action Phase without a word.
  expect(chika?.entries.map((entry) => entry.number)).toEqual([64, 65, 66, 68]);
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
  const groups = grouped(
    [
      entry(1, 'started', -1, ['A begins.']),
      entry(2, 'chose', 0, ['A gains 1 data.']),
      entry(3, 'chose', 1, ['B gains 1 data.', "Round 2: A's turn."]),
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

test('a game of rounds has one group for each round, whoever chose last in it', () => {
  const groups = grouped(
    [
      entry(1, 'started', -1, []),
      entry(2, 'chose', 0, []),
      entry(3, 'chose', 1, ['A begins with Old Earth.', 'B begins with New Sparta.', 'Round 1 begins.']),
      entry(4, 'chose', 0, []),
      entry(5, 'chose', 1, ['A chose Explore +5.', 'B chose Settle.', 'Explore phase.']),
      entry(6, 'sat', 1, ['Chika took seat B.']),
      entry(7, 'chose', 0, ['A discards 6 cards.', 'Settle phase.']),
      entry(8, 'chose', 1, ['B settles Gem World.', 'Round 2 begins.', 'B draws 1 card.']),
    ],
    0,
    Infinity,
  );
  const told = groups.map(({ seat, turn, isRound, before, isNew, entries }) => [
    [seat, turn, isRound, before, isNew],
    entries.map(({ number }) => number),
  ]);
  expect(told).toEqual([
    [[-1, null, true, null, false], [3]],
    [[-1, 1, true, 2, false], [5]],
    [[-1, null, false, null, false], [6]],
    [[-1, null, true, null, false], [7]],
    [[-1, null, true, null, true], [8]],
    [[-1, 2, true, 6, true], [8]],
  ]);
});

test('rounds are told alike in Japanese', async () => {
  const shape = async (language: 'en' | 'ja'): Promise<unknown> =>
    grouped((await scene('race-over', language)).position.log, 0, Infinity).map(
      ({ key, seat, turn, before, isRound }) => [key, seat, turn, before, isRound],
    );
  expect(await shape('ja')).toEqual(await shape('en'));
});

test('a line tells whose doing it is, or that it is nobody’s', () => {
  expect(actorIn("B's takeover of Gem World fails, 3 against 5.", 3)).toBe(1);
  expect(actorIn('Cはカード2枚を引いた。', 3)).toBe(2);
  expect(actorIn('Explore phase.', 3)).toBeNull();
  expect(actorIn('D draws 2 cards.', 3)).toBeNull();
});

test('where lines name cards by their titles alone, the longest title counts', async () => {
  const printed = await catalogue('en', 'race-for-the-galaxy');
  expect(partsOf("A pays Gem World and Earth's Lost Colony (RFTG-DEVELOP-02).", printed)).toEqual([
    { kind: 'text', text: 'A pays ' },
    { kind: 'card', id: 'gem-world', text: 'Gem World' },
    { kind: 'text', text: ' and ' },
    { kind: 'card', id: 'earths-lost-colony', text: "Earth's Lost Colony" },
    { kind: 'text', text: ' ' },
    { kind: 'clause', id: 'RFTG-DEVELOP-02', text: '(RFTG-DEVELOP-02)' },
    { kind: 'text', text: '.' },
  ]);
  expect(partsOf('AはGem Worldを植民した。', printed)[1]).toEqual({
    kind: 'card',
    id: 'gem-world',
    text: 'Gem World',
  });
  // Actions and tiles may share a name; a line about them is no line about a card.
  expect(partsOf('B chose Consume: Trade.', printed)).toEqual([
    { kind: 'text', text: 'B chose Consume: Trade.' },
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
