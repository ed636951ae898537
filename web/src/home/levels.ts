// The names of bots' levels. A level that is newer than this page goes by its own name.

import { speaker } from '$/words/words';

const say = speaker({
  en: {
    random: 'random',
    greedy: 'greedy',
    'about.random': 'Plays anything that is allowed.',
    'about.greedy': 'Takes what helps it most right now.',
  },
  ja: {
    random: 'ランダム',
    greedy: '貪欲',
    'about.random': 'できることを無作為に選びます。',
    'about.greedy': 'その場で最も得な手を選びます。',
  },
});

const isKnown = (level: string): level is 'random' | 'greedy' => level === 'random' || level === 'greedy';

export function levelName(level: string): string {
  return isKnown(level) ? say(level) : level;
}

export function levelText(level: string): string {
  return isKnown(level) ? say(`about.${level}`) : '';
}
