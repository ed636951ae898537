// Tables for the tests of these boards: a small game, to be changed as a test needs it. What is printed comes from the
// server, as everywhere.

import { Table } from '$/table/table.svelte';
import type { Position, QuestionShown, SeatShown } from '$/wire/types';
import type { Language } from '$/words/words';
import { catalogue } from '../../../tests/scene';
import { boards } from './boards';
import type { Area, Combat, Mission, Player, Side, WarpView } from './view';

export function catalogueIn(language: Language = 'en') {
  return catalogue(language, 'the-warp');
}

// What lies on the table

export function area(id: string, q: number, r: number, more: Partial<Area> = {}): Area {
  return {
    id,
    q,
    r,
    zone: 'player',
    owner: 0,
    colony: false,
    gate: false,
    symbols: [],
    printed: 2,
    multiplier: 2,
    holder: 'empty',
    troops: 0,
    color: null,
    buildings: {},
    foreign: [],
    ...more,
  };
}

export function mission(id: string | null, more: Partial<Mission> = {}): Mission {
  return { id, type: 'progress', points: 1, progress: null, ...more };
}

const TRACK = { position: 1, yields: 1, bonus: false };

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    team: null,
    races: [],
    copied: null,
    bought: [],
    gold: seat ? null : 3,
    energy: seat ? null : 2,
    reserve: seat ? null : 1,
    supply: seat ? null : 9,
    on_board: 4,
    areas: [],
    hand: [],
    hand_limit: 8,
    rewards: [],
    reward_limit: 4,
    missions: [],
    mission_limit: 3,
    dealt: [],
    done: [],
    points: 0,
    score: 0,
    tokens: 0,
    levels: { command_center: 1, gold_mine: 1, energy_plant: 1, trade_post: 1, assault_ship: 1 },
    buildings: {
      command_center: 1,
      gold_mine: 1,
      energy_plant: 1,
      trade_post: 1,
      laser_cannon: 0,
      sentry_tower: 0,
      assault_ship: 0,
    },
    miniatures: { command_center: 3, gold_mine: 3, energy_plant: 3, trade_post: 3 },
    tracks: { command: TRACK, gold: TRACK, energy: TRACK, trade: TRACK },
    trade_limit: 1,
    traded: false,
    fired: [],
    ready: seat ? null : [],
    ...more,
  };
}

export function side(more: Partial<Side> = {}): Side {
  return {
    troops: 2,
    card_limit: 1,
    cards: [],
    effects: [],
    dice: [],
    values: [],
    tools: { reroll: 0, flip: 0 },
    base: 2,
    multiplier: 2,
    power: 0,
    ...more,
  };
}

export function combat(more: Partial<Combat> = {}): Combat {
  return {
    attacker: 0,
    origin: 'a-colony',
    target: 'a-ridge',
    against: 'exiled',
    defender: null,
    color: 'green',
    ship: false,
    roller: 1,
    no_support: false,
    open_cards: false,
    supporters: [],
    attack: side(),
    defence: side({ troops: 3, base: 4, multiplier: 4 }),
    offer: null,
    result: null,
    ...more,
  };
}

export const AREAS: readonly Area[] = [
  area('a-colony', -2, 4, {
    colony: true,
    holder: 0,
    troops: 3,
    symbols: ['gold', 'energy'],
    buildings: { command_center: 1, gold_mine: 2 },
    foreign: [{ building: 'gold_mine', seat: 1, count: 1 }],
  }),
  area('a-right', -1, 4, { holder: 0, troops: 1, multiplier: 1, buildings: { sentry_tower: 1 } }),
  area('a-ridge', -1, 2, { holder: 'exiled', troops: 3, color: 'green', printed: 4, multiplier: 4 }),
  area('a-left', -3, 4),
  area('b-colony', -4, 2, { owner: 1, colony: true, holder: 1, troops: 2 }),
  area('connect-inner', 2, -2, { zone: 'connect', owner: null, holder: 'hidden' }),
  area('ring-1', -1, 1, { zone: 'central', owner: null, holder: 'hidden' }),
  area('gate', 0, 0, {
    zone: 'central',
    owner: null,
    gate: true,
    printed: 0,
    multiplier: 5,
    holder: 'guardian',
  }),
];

/** Two players in the third round; Ann is about to act. */
export function game(more: Partial<WarpView> = {}): WarpView {
  return {
    game: 'the-warp',
    seat: 0,
    side: 'A',
    pioneering: 'basic',
    teams: false,
    solo: false,
    goal: 9,
    round: 3,
    last_round: null,
    first: 0,
    active: 0,
    moment: 'action',
    moves: 2,
    asked: [0],
    over: false,
    areas: AREAS,
    worm_holes: ['a-ridge', 'connect-inner'],
    shifted: [],
    exiled: { green: 'xotan-timebenders', yellow: 'xurdun-slavers' },
    guardian: {
      race: 'darja-shadows',
      dice: 2,
      modifier: 0,
      multiplier: 5,
      limit: 2,
      abilities: ['dearer-cards'],
    },
    grey: { laser_cannon: 8, sentry_tower: 7, assault_ship: 6 },
    draft: null,
    line_up: ['build-01', 'upgrade-01.2', 'reinforce.1', 'build-any.3'],
    deck: 33,
    discard: ['build-03', 'elite.2'],
    reward_deck: 36,
    reward_discard: [],
    mission_decks: { progress: 14, prosperity: 16, conquest: 18 },
    open_missions: [
      mission('pg-01', {
        progress: [
          { have: 0, need: 1, met: false },
          { have: 2, need: 3, met: false },
        ],
      }),
    ],
    pioneering_missions: [
      mission('pi-overlord', {
        type: 'pioneering',
        points: 3,
        progress: [{ have: 12, need: 12, met: true }],
      }),
    ],
    pool: null,
    players: [
      player(0, {
        races: ['luron-droids', 'volut-smugglers'],
        areas: ['a-colony', 'a-right'],
        hand: ['build-02', 'reinforce.2', 'start.1', 'upgrade-02'],
        rewards: ['archive-cache.3'],
        missions: [mission('cq-01', { type: 'conquest', progress: [{ have: 2, need: 5, met: false }] })],
        score: 2,
      }),
      player(1, {
        races: ['xelo-traders', 'skolok-miners'],
        areas: ['b-colony'],
        hand: ['archive', 'archive', 'build-05'],
        missions: [mission(null, { type: 'prosperity', points: null })],
        score: 4,
      }),
    ],
    combat: null,
    fought: null,
    ...more,
  };
}

/** The players of a game, one of them changed. */
export function changed(view: WarpView, seat: number, more: Partial<Player>): WarpView {
  return {
    ...view,
    players: view.players.map((one) => (one.seat === seat ? { ...one, ...more } : one)),
  };
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

const PEOPLE = ['Ann', 'Ben', 'Chika', 'Dai', 'Eva', 'Finn'];

function seat(at: number): SeatShown {
  return {
    seat: at,
    letter: 'ABCDEF'[at] ?? '',
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
  view: WarpView,
  asked: Asked | null = null,
  language: Language = 'en',
): Promise<Table> {
  // Pieces are remembered for each table as long as the page lives.
  count += 1;
  const table = new Table(`warp-fixture-${count}`, 0);
  table.catalogue = await catalogueIn(language);
  table.boards = boards;
  table.link = 'live';
  const position = {
    type: 'position',
    table: {
      id: table.id,
      status: 'running',
      seats: view.players.map((one) => seat(one.seat)),
      terms: { game: 'the-warp' },
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
