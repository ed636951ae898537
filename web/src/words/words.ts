// What the interface says, in English and in Japanese. Each part of the client keeps its own words beside it:
//
//   const say = speaker({ en: { hello: 'Hello, {name}' }, ja: { hello: '{name}さん、こんにちは' } });
//   say('hello', { name: 'Mika' })
//
// A word that one language lacks does not compile. In a component, what is said follows the chosen language by itself.

import { preferences } from '$/state/preferences.svelte';

export type Language = 'en' | 'ja';
export type Parts = Record<string, string | number>;
export type Speaker<Key extends string> = (key: Key, parts?: Parts) => string;

export function speaker<Key extends string>(words: {
  en: Record<Key, string>;
  ja: Record<NoInfer<Key>, string>;
}): Speaker<Key> {
  return (key, parts = {}) => filled(words[preferences.language][key], parts);
}

function filled(sentence: string, parts: Parts): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in parts ? String(parts[name]) : place,
  );
}
