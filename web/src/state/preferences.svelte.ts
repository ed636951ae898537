// What a person likes, kept in this browser: language, theme, palette, motion, how much is asked before it is done, and against whom.

import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'dusk' | 'paper' | 'contrast';
export type Palette = 'standard' | 'blue-orange' | 'red-teal' | 'grey';
export type Motion = 'system' | 'still';
export type Pace = 'instant' | 'quick' | 'calm';
export type Confirm = 'never' | 'turn' | 'always';
export type Sounds = 'off' | 'on';

export type CoachLevel = 'full' | 'hints' | 'off';

export const THEMES: readonly Theme[] = ['dusk', 'paper', 'contrast'];
export const PALETTES: readonly Palette[] = ['standard', 'blue-orange', 'red-teal', 'grey'];
/** How large text is, in percent. */
export const TEXTS: readonly number[] = [100, 125, 150];

const KEY = 'tessera.preferences';

interface Kept {
  language: 'en' | 'ja';
  theme: Theme;
  palette: Palette;
  motion: Motion;
  /** How fast the moves of others are shown. */
  pace: Pace;
  /** What is asked once more before it is sent: nothing, what ends my turn, or every choice. */
  confirm: Confirm;
  /** How much the coach says: by itself it speaks in somebody's first games, and later when it is asked. */
  coach: CoachLevel | 'auto';
  /** Whether the coach asks before a costly move: by itself where it says everything. */
  careful: 'auto' | 'yes' | 'no';
  /** The level of bots that was chosen last; "" before one was. */
  level: string;
  /** How large text is, in percent. */
  text: number;
  sounds: Sounds;
}

function beginnings(): Kept {
  const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;
  return {
    language: navigator.language.startsWith('ja') ? 'ja' : 'en',
    theme: asks('(prefers-contrast: more)')
      ? 'contrast'
      : asks('(prefers-color-scheme: light)')
        ? 'paper'
        : 'dusk',
    palette: 'standard',
    motion: 'system',
    pace: 'calm',
    confirm: 'turn',
    coach: 'auto',
    careful: 'auto',
    level: '',
    text: 100,
    sounds: 'off',
  };
}

function restored(): Kept {
  const kept = beginnings();
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // What lies there is not ours or broken: begin anew, and write over it with the next change.
    return kept;
  }
}

class Preferences implements Kept {
  readonly #kept: Kept = $state(restored());

  get language() {
    return this.#kept.language;
  }
  set language(value) {
    this.#set('language', value);
  }
  get theme() {
    return this.#kept.theme;
  }
  set theme(value) {
    this.#set('theme', value);
  }
  get palette() {
    return this.#kept.palette;
  }
  set palette(value) {
    this.#set('palette', value);
  }
  get motion() {
    return this.#kept.motion;
  }
  set motion(value) {
    this.#set('motion', value);
  }
  get pace() {
    return this.#kept.pace;
  }
  set pace(value) {
    this.#set('pace', value);
  }
  get confirm() {
    return this.#kept.confirm;
  }
  set confirm(value) {
    this.#set('confirm', value);
  }
  get coach() {
    return this.#kept.coach;
  }
  set coach(value) {
    this.#set('coach', value);
  }
  get careful() {
    return this.#kept.careful;
  }
  set careful(value) {
    this.#set('careful', value);
  }
  get level() {
    return this.#kept.level;
  }
  set level(value) {
    this.#set('level', value);
  }

  get text() {
    return this.#kept.text;
  }
  set text(value) {
    this.#set('text', value);
  }
  get sounds() {
    return this.#kept.sounds;
  }
  set sounds(value) {
    this.#set('sounds', value);
  }

  /** Whether nothing should move. */
  get still(): boolean {
    // Asked for once: it is read with every number that is drawn.
    this.#reduced ??= new MediaQuery('prefers-reduced-motion: reduce');
    return this.#kept.motion === 'still' || this.#reduced.current;
  }
  #reduced: MediaQuery | null = null;

  #set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing (private windows may not) still shows what was chosen, for as long as the page lives.
    }
  }
}

export const preferences = new Preferences();
