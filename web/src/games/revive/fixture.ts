// Tables for the tests of these boards: a game for four in its middle, to be changed as a test needs it. What is printed
// comes from the server, as everywhere.

import { Table } from '$/table/table.svelte';
import type { Position, QuestionShown, SeatShown } from '$/wire/types';
import type { Language } from '$/words/words';
import { catalogue } from '../../../tests/scene';
import { boards } from './boards';
import { CRYSTALS, SLOTS, SPACES } from './fixtureMap';
import { CARD_SLOTS } from './playerBoard';
import type { CardSlot, CardSlotId, Player, ReviveView, Space, Tree } from './view';

export function catalogueIn(language: Language = 'en') {
  return catalogue(language, 'revive');
}

// What lies before a player

export function slot(id: CardSlotId, more: Partial<CardSlot> = {}): CardSlot {
  const spaces = CARD_SLOTS.find((one) => one.id === id)?.modules ?? 0;
  return {
    id,
    open: id !== 'S5',
    vacant: !more.cards?.length,
    cards: [],
    modules: Array<string | null>(spaces).fill(null),
    ...more,
  };
}

/** A tree for everybody here: who plays what is told by each test that cares. */
const PRINTED: Tree = {
  links: [
    ['A1', 'B1'],
    ['A1', 'B2'],
    ['A1', 'B3'],
    ['B1', 'C1'],
    ['B2', 'C2'],
    ['B3', 'C2'],
    ['B3', 'C3'],
  ],
  cost: { A1: 1, B1: 3, B2: 4, B3: 3, C1: 6, C2: 7, C3: 6 },
  points: { A1: 1, B1: 2, B2: 1, B3: 2, C1: 4, C2: 5, C3: 4 },
  swap: [],
  call: [],
};

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    tribe: ['nadair', 'hofstadterians', 'ox49', 'kuniban'][seat] ?? null,
    side: 'sun',
    tree: PRINTED,
    resources: { gear: 3, book: 2, food: 4, crystal: 1 },
    limits: { gear: 6, book: 6, food: 6, crystal: 3 },
    points: 9 + 4 * seat,
    score: null,
    tracks: { gray: 4, green: 6, yellow: 3 },
    unlocked: ['RW01', 'RW02', 'RW03', 'RW05'],
    progress: 5,
    markers: 5,
    hibernation: 1,
    switch: 'up',
    energy: 1,
    cards: [],
    resting: [],
    slots: CARD_SLOTS.map(({ id }) => slot(id)),
    machines: [
      { place: 'STD1', id: 'STD1', charged: false, in_use: false },
      { place: 'STD2', id: 'STD2', charged: true, in_use: false },
      { place: 'STD3', id: 'STD3', charged: false, in_use: false },
    ],
    spots: [null, null, null, null, null, null],
    technologies: ['A1'],
    available: ['B1', 'B2', 'B3'],
    tiles: 0,
    buildings: { small: 5, large: 4 },
    figures: 6,
    crates: { closed: [], opened: [] },
    artifacts: { purple: 0, orange: 0, white: 0, minor: 0 },
    end_tile: false,
    artifact_card: seat ? '?' : 'AC01',
    dealt: [],
    kept: [],
    cube: null,
    counters: {},
    ...more,
  };
}

const ANN: Partial<Player> = {
  points: 13,
  score: 31,
  cards: ['SA1', 'SA3', 'CY09', 'CG06'],
  resting: ['SA2', 'SA6'],
  slots: [
    slot('T1', { cards: [{ id: 'CY05', half: 'top' }], vacant: false, modules: ['MD34', 'MD17', null] }),
    slot('T2', { modules: ['MD25', null] }),
    slot('B1', { cards: [{ id: 'SA4', half: 'bottom' }], vacant: false, modules: ['MD05', null, null] }),
    slot('B2'),
    slot('S5', { open: true, cards: [{ id: 'SA5', half: 'top' }], vacant: false, modules: [null, null] }),
  ],
  machines: [
    { place: 'STD1', id: 'STD1', charged: false, in_use: false },
    { place: 'STD2', id: 'STD2', charged: true, in_use: false },
    { place: 'STD3', id: 'STD3', charged: false, in_use: false },
    { place: 'MN07', id: 'MN07', charged: false, in_use: false },
  ],
  spots: [null, 'MN07', null, null, null, null],
  technologies: ['A1', 'B2'],
  available: ['B1', 'B3', 'C2'],
  figures: 5,
  crates: { closed: ['CR25', 'CR09'], opened: ['CR15'] },
  artifacts: { purple: 1, orange: 0, white: 1, minor: 0 },
  counters: { crate: 3, energy: 3, population: 2, module: 4, flask: 2 },
};

/** Four players in the twelfth turn; Ann has taken one action of two. */
export function game(more: Partial<ReviveView> = {}): ReviveView {
  return {
    game: 'revive',
    seat: 0,
    solo: false,
    long: false,
    options: { advanced_switch: false, moon_sides: true, vast_crystals: true, drafting: false },
    turn: 12,
    first: 2,
    active: 0,
    acted: 1,
    actions: 2,
    moment: 'turn',
    asked: [0],
    over: false,
    announced: null,
    last_turns: null,
    end_tile: null,
    slots: SLOTS,
    spaces: SPACES,
    crystals: CRYSTALS,
    tile_range: {
      R0C2: { range: 1, path: ['4,2'] },
      R1C0: { range: 2, path: ['3,2', '1,2'] },
      R3C1: { range: 3, path: ['3,4', '2,4', '2,5'] },
    },
    display: {
      cards: ['CY06', 'CG04', 'CN12', 'CY01', 'CG13'],
      modules: ['MD01', 'MD12', 'MD30', 'MD44', 'MD48'],
      machines: {
        gray: ['MG01', 'MG08', 'MG05'],
        green: ['MN03', 'MN06', 'MN10'],
        yellow: ['MY02', 'MY06', 'MY10'],
      },
    },
    decks: { cards: 27, modules: 34, machines: { gray: 6, green: 6, yellow: 7 }, crates: 20, energy: 17 },
    artifacts: { majors: { purple: 2, orange: 4, white: 3 }, aside: 0 },
    gone: [],
    players: [
      player(0, ANN),
      player(1, {
        cards: ['SB1'],
        resting: ['SB2', 'SB3'],
        slots: [
          slot('T1', { cards: [{ id: 'SB4', half: 'top' }], vacant: false }),
          slot('T2', { modules: ['MD09', null] }),
          slot('B1'),
          slot('B2', { cards: [{ id: 'SB5', half: 'bottom' }], vacant: false }),
          slot('S5'),
        ],
        crates: { closed: ['?'], opened: [] },
        buildings: { small: 6, large: 3 },
        artifacts: { purple: 0, orange: 0, white: 0, minor: 0 },
      }),
      player(2, { side: 'moon', tribe: 'ox49', tiles: 2, cards: ['SC1', 'SC2'], resting: [] }),
      player(3, {
        cards: ['SD1', 'SD2', 'SD3'],
        switch: 'down',
        artifacts: { purple: 0, orange: 1, white: 0, minor: 0 },
      }),
    ],
    tribes: [],
    ...more,
  };
}

/** The players of a game, one of them changed. */
export function changed(view: ReviveView, seat: number, more: Partial<Player>): ReviveView {
  return {
    ...view,
    players: view.players.map((one) => (one.seat === seat ? { ...one, ...more } : one)),
  };
}

/** The map of a game, one space of it changed. */
export function onSpace(view: ReviveView, id: string, more: Partial<Space>): ReviveView {
  return { ...view, spaces: view.spaces.map((one) => (one.id === id ? { ...one, ...more } : one)) };
}

// What is asked

interface Asked {
  kind: string;
  options: readonly string[];
  least?: number;
  most?: number;
}

function question({ kind, options, least = 1, most = 1 }: Asked): QuestionShown {
  return {
    seat: 0,
    kind,
    version: 1,
    least,
    most,
    text: `${kind}?`,
    clause: '',
    options: options.map((id) => ({ id, text: `Do ${id}` })),
  };
}

const PEOPLE = ['Ann', 'Ben', 'Chika', 'Dai'];

function person(at: number): SeatShown {
  return {
    seat: at,
    letter: 'ABCD'[at] ?? '',
    holder: 'person',
    name: PEOPLE[at] ?? '',
    level: '',
    title: '',
    lender: '',
    resigned: false,
    asked: at === 0,
    mine: at === 0,
    used: 0,
    since: null,
    falls: null,
  };
}

let count = 0;

/** A table that stands still, seen from seat A. */
export async function tableOf(
  view: ReviveView,
  asked: Asked | null = null,
  language: Language = 'en',
): Promise<Table> {
  // Pieces are remembered for each table as long as the page lives.
  count += 1;
  const table = new Table(`revive-fixture-${count}`, 0);
  table.catalogue = await catalogueIn(language);
  table.boards = boards;
  table.link = 'live';
  const position = {
    type: 'position',
    table: {
      id: table.id,
      status: 'running',
      seats: view.players.map((one) => person(one.seat)),
      terms: { game: 'revive' },
      choices: 0,
    },
    seat: 0,
    language,
    number: 1,
    since: 0,
    question: asked ? question(asked) : null,
    can_undo: false,
    standing: {},
    view,
    outcome: null,
    log: [],
  };
  table.hear(position as unknown as Position);
  return table;
}

/** A drawn piece by its id. */
export function pieceIn(container: ParentNode, id: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}
