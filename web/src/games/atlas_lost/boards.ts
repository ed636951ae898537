// Atlas Lost as the web table needs it.

import './icons';
import type { GameBoards } from '../game';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { atlas, piecesOf, states } from './pieces';
import { twin } from './twin';
import { verbs } from './verbs';

export const boards: GameBoards = {
  Board,
  Mine,
  Hand,
  Others,
  Card: CardFace,
  twin,
  tints: ['--tree', '--tree-text', '--mood', '--piece-scale'],
  piecesOf,
  states,
  score: (view, seat) => atlas(view).players[seat]?.total_tp ?? null,
  // The server counts the turns of everybody; people call it the turn that each of them takes once.
  turn: (view) => {
    const { turns, players } = atlas(view);
    return Math.max(1, Math.ceil(turns / Math.max(1, players.length)));
  },
  endsTurn: (option) => option === 'end' || option === 'stop',
  verbs,
};
