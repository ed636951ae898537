// Race for the Galaxy as the web table needs it.

import './icons';
import type { GameBoards } from '../game';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { piecesOf, race, states } from './pieces';
import { twin } from './twin';
import { verbs } from './verbs';

export const boards: GameBoards = {
  Board,
  Mine,
  Hand,
  Others,
  Card: CardFace,
  twin,
  tints: ['--kind', '--kind-text', '--mood', '--mood-lamp', '--card', '--card-more', '--good'],
  piecesOf,
  states,
  score: (view, seat) => race(view).players[seat]?.score ?? null,
  turn: (view) => Math.max(1, race(view).round),
  // Everybody acts at once: what gives something away is to leave a phase while more could be done in it.
  endsTurn: (option) => option === 'pass' || option === 'done',
  verbs,
};
