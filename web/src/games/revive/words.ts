// What the boards of Revive say beside what is printed on its cards.

import { speaker, type Language, type Parts, type Speaker } from '$/words/words';
import { ENGLISH } from './wordsEnglish';
import { JAPANESE } from './wordsJapanese';

export type Word = keyof typeof ENGLISH;
export type Say = Speaker<Word>;

const WORDS: Record<Language, Record<Word, string>> = { en: ENGLISH, ja: JAPANESE };

/** In the language of the reader. */
export const say: Say = speaker(WORDS);

/** In a certain language, as the table in words is asked for. */
export function sayIn(language: Language): Say {
  return (key, parts: Parts = {}) =>
    WORDS[language][key].replace(/\{(\w+)\}/g, (place, name: string) =>
      name in parts ? String(parts[name]) : place,
    );
}
