// Revive as the web table needs it.

import './icons';
import type { GameBoards } from '../game';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { entryOf } from './entries';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { piecesOf, revive, states } from './pieces';
import { twin } from './twin';
import { verbs } from './verbs';

export const boards: GameBoards = {
  Board,
  Mine,
  Hand,
  Others,
  Card: CardFace,
  twin,
  tints: [
    ...['--kind', '--kind-text', '--mood', '--moss', '--card', '--card-more', '--sheet', '--ice'],
    ...['--gear', '--book', '--food', '--crystal', '--points', '--energy', '--numeral', '--halo', '--seat'],
  ],
  entryOf,
  piecesOf,
  states,
  score: (view, seat) => revive(view).players[seat]?.points ?? null,
  turn: (view) => Math.max(1, revive(view).turn),
  endsTurn: (option) => option === 'end' || option === 'hibernate',
  verbs,
};
