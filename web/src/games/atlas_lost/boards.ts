import type { GameBoards } from '../game';
export const boards = null as unknown as GameBoards;
