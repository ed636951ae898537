// Tables for the tests of these boards: a small game, to be changed as a test needs it.

import { Table } from '$/table/table.svelte';
import type { Position, QuestionShown, SeatShown } from '$/wire/types';
import type { Language } from '$/words/words';
import { boards } from './boards';
import { catalogueIn } from './fixtureCards';
import type { Military, Player, RaceView, Robot, TableauCard } from './view';

// What lies on the table

export { catalogueIn, printedCard } from './fixtureCards';

export function owned(card: string, more: Partial<TableauCard> = {}): TableauCard {
  return { card, good: false, fresh: false, kind: null, start: false, ...more };
}

export function military(more: Partial<Military> = {}): Military {
  return {
    general: 0,
    versus: { novelty: 0, rare: 0, genes: 0, alien: 0, rebel: 0 },
    temporary: 0,
    reserve: 0,
    ...more,
  };
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    actions: [],
    chips: 0,
    prestige: 0,
    search_card: false,
    hand: [],
    hand_limit: 10,
    drawn: [],
    deck: null,
    discard: null,
    saved: [],
    tableau: [],
    tableau_limit: 12,
    military: military(),
    targets: { rebel: false, imperium: false, council: false },
    score: 0,
    ...more,
  };
}

export function robot(more: Partial<Robot> = {}): Robot {
  return {
    start: 'old-earth',
    credit: 1,
    credit_max: 4,
    economy: 2,
    economy_max: 5,
    chips: 3,
    prestige: 0,
    counters: 2,
    placed: 0,
    counter_vp: 6,
    face: 'trade',
    rolled: ['explore', 'robot'],
    columns: ['explore1', 'trade'],
    stack: 4,
    tableau: ['old-earth'],
    exodus: false,
    score: 7,
    ...more,
  };
}

/** Two players in the third round, before the actions are revealed. */
export function game(more: Partial<RaceView> = {}): RaceView {
  return {
    game: 'race-for-the-galaxy',
    seat: 0,
    sets: 'base',
    experienced: false,
    takeovers: false,
    prestige: false,
    round: 3,
    round_limit: 0,
    phase: null,
    again: 0,
    phases: [],
    asked: [0],
    over: false,
    order: [0, 1],
    pool: 24,
    deck: 60,
    discard: 9,
    aside: [],
    goals: [],
    lead: null,
    search: null,
    attacks: [],
    draft: null,
    players: [
      player(0, {
        hand: ['interstellar-bank', 'trade-league', 'gem-world', 'alpha-centauri'],
        tableau: [owned('new-sparta', { start: true }), owned('investment-credits')],
        military: military({ general: 2 }),
        score: 2,
      }),
      player(1, {
        hand: ['card', 'card', 'card'],
        tableau: [owned('old-earth', { start: true }), owned('gem-world#2', { good: true })],
        chips: 4,
        score: 7,
      }),
    ],
    robot: null,
    ...more,
  };
}

/** The players of a game, one of them changed. */
export function changed(view: RaceView, seat: number, more: Partial<Player>): RaceView {
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
export function tableOf(view: RaceView, asked: Asked | null = null, language: Language = 'en'): Table {
  // Pieces are remembered for each table as long as the page lives.
  count += 1;
  const table = new Table(`fixture-${count}`, 0);
  table.catalogue = catalogueIn(language);
  table.boards = boards;
  table.link = 'live';
  const position = {
    type: 'position',
    table: {
      id: table.id,
      status: 'running',
      seats: view.players.map((one) => seat(one.seat)),
      terms: { game: 'race-for-the-galaxy' },
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
export function pieceIn(container: HTMLElement, id: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}
