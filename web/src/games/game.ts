// What a game must give the web table to be drawn: components that show a view, and names. Boards contain no rules: what
// can be chosen comes from the server with the question, and a board only says which pieces an option speaks of.

import type { Component } from 'svelte';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { Table } from '$/table/table.svelte';
import type { CardShown } from '$/wire/types';
import type { Language } from '$/words/words';

/** What `Position.view` holds: each game types its own. */
export type View = Readonly<Record<string, unknown>>;

/** A part of the table in words: a heading and what lies there, one line each. */
export interface Region {
  id: string;
  heading: string;
  lines: readonly string[];
}

/** How options that begin with the same word are shown together. */
export interface Verb {
  /** A name of game-icons.net from the game's glossary. */
  icon: string;
  title: Record<Language, string>;
}

export interface GameBoards {
  /** The middle of the table. */
  Board: Component<{ table: Table }>;
  /** My own pieces but for the hand: tracks, stocks, what lies before me. Of seat `seat`. */
  Mine: Component<{ table: Table; seat: number }>;
  /** What I hold. */
  Hand: Component<{ table: Table; seat: number }>;
  /** Everybody's boards at a glance, for the tab or column of the others. */
  Others: Component<{ table: Table }>;
  /** A card as it is printed, for the reference. Without it a plain one is shown. */
  Card?: Component<{ card: CardShown; catalogue: Catalogue }>;
  /** The whole table in words, for screen readers and tests. */
  twin: (view: View, catalogue: Catalogue, names: readonly string[], language: Language) => readonly Region[];
  /** Names of the CSS variables by which its pieces take their colours and sizes from where they lie. */
  tints: readonly string[];
  /** The pieces that an option speaks of, by the ids under which the board draws them. */
  piecesOf: (option: string, view: View, seat: number) => readonly string[];
  /** Every piece that can change, with a word for its state: what differs has changed. */
  states: (view: View) => ReadonlyMap<string, string>;
  /** The entry of the catalogue that explains a piece which is no card: what it is, what it does, what it costs or when it
   *  opens. null where there is nothing to say. */
  entryOf?: (piece: string, view: View, seat: number, catalogue: Catalogue) => string | null;
  /** The dice that lie on the table as they were thrown, for games that have some. */
  dice?: (view: View) => readonly number[];
  /** One number to show beside each seat, such as points as far as they are known. */
  score: (view: View, seat: number) => number | null;
  /** Which turn it is, for the header. */
  turn: (view: View) => number;
  /** Whether an option gives the turn away. */
  endsTurn: (option: string) => boolean;
  /** By the first word of options. */
  verbs: Readonly<Record<string, Verb>>;
}

const BOARDS: Record<string, () => Promise<{ boards: GameBoards }>> = {
  'atlas-lost': () => import('./atlas_lost/boards'),
  'race-for-the-galaxy': () => import('./race_for_the_galaxy/boards'),
  'the-warp': () => import('./the_warp/boards'),
  revive: () => import('./revive/boards'),
};

// Apart from the boards: the home page shows covers alone.
const COVERS: Record<string, () => Promise<{ default: Component<{ title: string }> }>> = {
  'atlas-lost': () => import('./atlas_lost/Cover.svelte'),
  'race-for-the-galaxy': () => import('./race_for_the_galaxy/Cover.svelte'),
  'the-warp': () => import('./the_warp/Cover.svelte'),
  revive: () => import('./revive/Cover.svelte'),
};

/** The drawn cover of a game; null for a game without one. */
export async function coverOf(game: string): Promise<Component<{ title: string }> | null> {
  return (await COVERS[game]?.())?.default ?? null;
}

/** The boards of a game, loaded when they are first needed; null for a game without any. */
export async function boardsOf(game: string): Promise<GameBoards | null> {
  return (await BOARDS[game]?.())?.boards ?? null;
}
