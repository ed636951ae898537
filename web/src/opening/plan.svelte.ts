// A table as it is being planned: who sits where, and how it is played. The server says whether it can be so.

import { everydayLevel, usualLevel } from '$/home/levels';
import { usualSeats } from '$/home/playNow';
import { preferences } from '$/state/preferences.svelte';
import type { GameShown, Opening, OptionSpecShown, Pace, PresetShown, SeatWish } from '$/wire/types';

export type OptionValue = string | number | boolean | readonly string[];
export type Clock = 'none' | 'minutes' | 'days' | 'game';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export class Plan {
  seats: SeatWish[] = $state([]);
  options: Record<string, OptionValue> = $state({});
  packs: string[] = $state([]);
  /** Whether no recommended set is wanted, even if what is picked happens to equal one. */
  own: boolean = $state(false);

  name: string = $state('');
  visibility: NonNullable<Opening['visibility']> = $state('unlisted');
  undo: NonNullable<Opening['undo']> = $state('consent');
  absent: NonNullable<Opening['absent']> = $state('wait');
  standIn: string = $state('');
  mayShare: boolean = $state(false);
  /** Whether people who play each other here may ask the coach. */
  coach: boolean = $state(false);

  clock: Clock = $state('none');
  minutesPerMove: number = $state(5);
  daysPerMove: number = $state(2);
  minutesPerGame: number = $state(60);
  increment: number = $state(10);
  late: NonNullable<Pace['late']> = $state('wait');

  /** Where seats were before there were fewer of them: they come back when there are more again. */
  readonly #wishes: SeatWish[];
  /** How many seats were asked for by hand: a set that is for fewer does not change what fits the next one. */
  #wanted: number;
  readonly #game: GameShown;

  /** Texts are read from elsewhere, so that the plan outlives a change of language. */
  constructor(game: GameShown) {
    this.#game = game;
    this.seats = usualSeats(game);
    this.#wishes = [...this.seats];
    this.#wanted = this.seats.length;
    this.standIn = everydayLevel(game.levels);
    for (const { name, default: value } of game.options) this.options[name] = value;
  }

  // Seats

  get count(): number {
    return this.seats.length;
  }
  set count(count: number) {
    this.#wanted = count;
    this.#sit(count);
  }
  #sit(count: number): void {
    this.seats.forEach((wish, seat) => (this.#wishes[seat] = wish));
    const bot: SeatWish = { kind: 'bot', level: usualLevel(this.#game.levels) };
    this.seats = Array.from({ length: count }, (_, seat) => this.#wishes[seat] ?? bot);
  }
  /** How many seats are for me, for bots, for whoever comes. */
  counted(kind: SeatWish['kind']): number {
    return this.seats.filter((wish) => wish.kind === kind).length;
  }
  /** One seat's wish as one word: "me", "open", or "bot" and its level. */
  wish(seat: number): string {
    const { kind, level } = this.seats[seat] ?? { kind: 'open' };
    return kind === 'bot' ? `bot ${level}` : kind;
  }
  setWish(seat: number, word: string): void {
    const [kind, level] = word.split(' ') as [SeatWish['kind'], string | undefined];
    this.seats[seat] = level ? { kind, level } : { kind };
    if (level) preferences.level = level;
  }
  /** The level of all bots, "" where they differ. */
  get level(): string {
    const levels = new Set(this.seats.flatMap(({ kind, level = '' }) => (kind === 'bot' ? [level] : [])));
    const [only = ''] = levels;
    return levels.size === 1 ? only : '';
  }
  set level(level: string) {
    const changed = (wish: SeatWish): SeatWish => (wish.kind === 'bot' ? { kind: 'bot', level } : wish);
    this.seats = this.seats.map(changed);
    // Those who are not wanted now come back no differently.
    this.#wishes.splice(0, Infinity, ...this.#wishes.map(changed));
    preferences.level = level;
  }
  /** Whether one person has or may have several seats. */
  get isHotSeat(): boolean {
    return this.mayShare || this.counted('me') > 1;
  }

  // Options

  /** The recommended set that is chosen, if one is. */
  preset(presets: readonly PresetShown[]): PresetShown | null {
    if (this.own) return null;
    return presets.find((preset) => this.#holds(preset)) ?? null;
  }
  #holds(preset: PresetShown): boolean {
    const isSo = ([name, value]: [string, OptionValue]): boolean => isSame(this.options[name], value);
    return takes(preset, this.count) && Object.entries(this.#meant(preset)).every(isSo);
  }
  /** What a set stands for: what it names, and the default of whatever else sets decide. */
  #meant({ options }: PresetShown): Record<string, OptionValue> {
    const decided = decidedBySets(this.#game);
    return Object.fromEntries(decided.map(({ name, default: usual }) => [name, options[name] ?? usual]));
  }
  /** Set up as a set says, with as many seats as it is for. */
  usePreset(preset: PresetShown): void {
    this.own = false;
    Object.assign(this.options, this.#meant(preset));
    const counts = [this.#wanted, usualSeats(this.#game).length, ...preset.seats];
    this.#sit(counts.find((count) => takes(preset, count)) ?? this.count);
  }
  /** Pick freely. What a set stood for cannot be told from here, so one begins with nothing picked. */
  useOwn(specs: readonly OptionSpecShown[]): void {
    this.own = true;
    for (const { name, kind } of specs) {
      if (kind === 'words' && !Array.isArray(this.options[name])) this.options[name] = [];
    }
  }

  // What is sent

  get pace(): Pace {
    const { late } = this;
    switch (this.clock) {
      case 'none':
        return {};
      case 'minutes':
        return { per_move: Math.round(this.minutesPerMove * MINUTE), late };
      case 'days':
        return { per_move: Math.round(this.daysPerMove * DAY), late };
      case 'game':
        return {
          per_game: Math.round(this.minutesPerGame * MINUTE),
          increment: Math.round(this.increment),
          late,
        };
    }
  }

  get opening(): Opening {
    return {
      game: this.#game.name,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options) as Record<string, OptionValue>,
      packs: $state.snapshot(this.packs),
      name: this.name.trim(),
      pace: this.pace,
      visibility: this.visibility,
      undo: this.undo,
      absent: this.absent,
      stand_in: this.standIn,
      hot_seat: this.isHotSeat,
      coach: this.coach,
      start: this.counted('open') === 0,
    };
  }
}

/** Whether a set is for so many seats. */
function takes({ seats }: PresetShown, count: number): boolean {
  return seats.length === 0 || seats.includes(count);
}

function isSame(one: OptionValue | undefined, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The options that recommended sets decide: they stand in front, all others are for those who want to go deeper. */
export function decidedBySets(game: GameShown): OptionSpecShown[] {
  const names = new Set(game.presets.flatMap((preset) => Object.keys(preset.options)));
  return game.options.filter(({ name }) => names.has(name));
}

/** What of a list can be picked one by one: all but the names of recommended sets. */
export function pieces(spec: OptionSpecShown, presets: readonly PresetShown[]): string[] {
  const sets = new Set(presets.map((preset) => preset.options[spec.name]));
  return spec.choices.filter((choice) => !sets.has(choice));
}
