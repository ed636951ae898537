// The Warp as the web table needs it.

import './icons';
import type { GameBoards } from '../game';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { piecesOf, states, warp } from './pieces';
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
    ...['--kind', '--kind-text', '--mood', '--mood-lamp', '--card', '--card-more', '--race', '--deep'],
    ...['--numeral', '--violet', '--grey', '--gold', '--energy', '--token-dark'],
  ],
  piecesOf,
  states,
  dice: (view) => [warp(view).combat?.attack, warp(view).combat?.defence].flatMap((side) => side?.dice ?? []),
  score: (view, seat) => warp(view).players[seat]?.score ?? null,
  turn: (view) => Math.max(1, warp(view).round),
  endsTurn: (option) => option === 'end turn',
  verbs,
};
