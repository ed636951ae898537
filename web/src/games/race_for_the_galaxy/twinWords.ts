// The table in words: one set of sentences for each language.

import type { Language } from '$/words/words';
import { ENGLISH } from './twinEnglish';
import { JAPANESE } from './twinJapanese';

export interface TwinWords {
  list: (things: readonly string[]) => string;
  sentences: (lines: readonly string[]) => string;
  amount: (name: string, amount: number) => string;
  person: (name: string, letter: string) => string;
  signed: (amount: number) => string;

  theRound: string;
  settingUp: string;
  round: (round: number, limit: number) => string;
  over: string;
  chose: (who: string, actions: string) => string;
  withPrestige: (action: string) => string;
  notRevealed: string;
  phases: (phases: string) => string;
  twice: (phase: string) => string;
  now: (phase: string, again: boolean) => string;
  order: (names: string) => string;

  myHand: (count: number, limit: number) => string;
  noCards: string;
  card: (name: string, sentence: string) => string;
  back: string;
  looking: (card: string) => string;
  startWorld: (card: string) => string;
  pack: (card: string) => string;

  draft: string;
  draftWay: Record<'left' | 'right', string>;
  draftSets: (count: number) => string;
  draftChosen: (count: number, cards: string) => string;
  draftNone: string;

  middle: string;
  piles: (deck: number, discard: number) => string;
  pool: (chips: number) => string;
  searching: (category: string, sentence: string) => string;
  aside: (card: string) => string;

  goals: string;
  goal: (name: string, sentence: string) => string;
  goalOpen: string;
  goalClaimed: (names: string) => string;
  goalHeld: (names: string) => string;
  goalAmounts: (amounts: string) => string;

  lead: string;
  leadNone: string;
  leadTied: string;
  leadHeld: (name: string, onTile: number) => string;
  theRobot: string;

  takeovers: string;
  attack: (
    attacker: string,
    power: string,
    target: string,
    defender: string,
    attack: number,
    defense: number,
  ) => string;
  attackWith: (card: string) => string;
  fate: Record<'pending' | 'won' | 'failed', string>;

  player: (name: string, letter: string) => string;
  me: (name: string, letter: string) => string;
  score: (score: number) => string;
  chips: (count: number) => string;
  prestige: (count: number) => string;
  searchCard: string;
  searchCardUsed: string;
  hand: (count: number, limit: number) => string;
  handHidden: string;
  knownInHand: (cards: string) => string;
  saved: (count: number) => string;
  savedCards: (cards: string) => string;
  ownPiles: (deck: number, discard: number) => string;
  ownDeck: (deck: number) => string;
  military: (general: string) => string;
  versus: (amount: string, against: string) => string;
  rebels: string;
  temporary: (amount: string) => string;
  reserve: (amount: string) => string;
  targets: (list: string) => string;
  target: Record<'rebel' | 'imperium' | 'council', string>;
  tableau: (count: number, limit: number) => string;
  owned: (card: string, states: readonly string[]) => string;
  fresh: string;
  good: (kind: string) => string;
  kind: (kind: string) => string;

  robot: (start: string) => string;
  tracks: (credit: number, creditMax: number, economy: number, economyMax: number) => string;
  counters: (left: number, placed: number, vp: number) => string;
  stack: (count: number) => string;
  face: (face: string) => string;
  rolled: (faces: string) => string;
  columns: (columns: string) => string;
  faces: Readonly<Record<string, string>>;
  column: Readonly<Record<string, string>>;
  exodus: string;
  robotCard: (card: string) => string;
}

export const TWIN_WORDS: Record<Language, TwinWords> = { en: ENGLISH, ja: JAPANESE };
