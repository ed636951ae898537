// Bots have names, so that people can talk about them: three "Casual bots" at a table are nobody. A name belongs to a seat of
// a table and stays there, whatever level plays it; what kind of bot it is stands beside it.

import { preferences } from '$/state/preferences.svelte';
import type { Position, SeatShown } from '$/wire/types';
import type { Language } from '$/words/words';

/** Stars and the like: nobody is called so in one of the games, and they are told apart by their first letters. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Altair',
    'Bellatrix',
    'Capella',
    'Deneb',
    'Electra',
    'Fomalhaut',
    'Gienah',
    'Hadar',
    'Izar',
    'Jabbah',
    'Kochab',
    'Lesath',
    'Mimosa',
    'Nashira',
    'Okab',
    'Polaris',
    'Rigel',
    'Spica',
    'Tarazed',
    'Unuk',
    'Vega',
    'Wezen',
    'Zaurak',
  ],
  ja: [
    'アルタイル',
    'ベラトリックス',
    'カペラ',
    'デネブ',
    'エレクトラ',
    'フォーマルハウト',
    'ギェナー',
    'ハダル',
    'イザル',
    'ジャバー',
    'コカブ',
    'レサト',
    'ミモザ',
    'ナシラ',
    'オカブ',
    'ポラリス',
    'リゲル',
    'スピカ',
    'タラゼド',
    'ウヌク',
    'ベガ',
    'ウェズン',
    'ザウラク',
  ],
};

/** The name of the bot in a seat: no two seats of a table have the same. */
export function botName(table: string, seat: number, language: Language = preferences.language): string {
  const names = NAMES[language];
  let start = 0;
  for (const sign of table) start = (start * 31 + (sign.codePointAt(0) ?? 0)) % names.length;
  // There are 23, a prime: steps of any size come to all of them before one comes again.
  return names[(start + seat * 7) % names.length] ?? '';
}

/** A position with its bots by their names. A seat that somebody left keeps the name of whoever left it. */
export function christened(position: Position): Position {
  const { table } = position;
  const seats = table.seats.map((seat): SeatShown =>
    seat.holder === 'bot' && !seat.name ? { ...seat, name: botName(table.id, seat.seat) } : seat,
  );
  return { ...position, table: { ...table, seats } };
}
