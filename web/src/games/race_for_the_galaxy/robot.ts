// The solitaire mat from left to right, and the faces of its dice.

import type { say } from './words';

type Word = Parameters<typeof say>[0];

export interface MatArea {
  /** The entry of the catalogue that tells what the robot does there. */
  entry: string;
  /** The code of its term, and a short word for it. */
  term: string;
  short: Word;
  columns: readonly string[];
}

export const MAT_AREAS: readonly MatArea[] = [
  { entry: 'mat-explore', term: 'explore', short: 'face_explore', columns: ['explore1', 'explore2'] },
  { entry: 'mat-develop', term: 'develop', short: 'short_develop', columns: ['develop1', 'develop2'] },
  { entry: 'mat-settle', term: 'settle', short: 'short_settle', columns: ['settle1', 'settle2'] },
  { entry: 'mat-trade', term: 'trade', short: 'short_trade', columns: ['trade'] },
  { entry: 'mat-consume2x', term: 'double', short: 'short_double', columns: ['consume2x'] },
  { entry: 'mat-produce', term: 'produce', short: 'short_produce', columns: ['produce'] },
];

/** The icon of a die's face, as the glossary calls it. */
export const FACE_TERM: Readonly<Record<string, string>> = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  trade: 'trade',
  consume2x: 'double',
  produce: 'produce',
  match: 'most',
  robot: 'robot',
};

/** The word for a face. */
export function faceWord(face: string): Word {
  return `face_${face}` as Word;
}
