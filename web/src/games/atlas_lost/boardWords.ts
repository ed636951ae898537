// What the middle board says by itself. Names and sentences of techs, tiles and spaces come from the catalogue.

import { preferences } from '$/state/preferences.svelte';
import { speaker } from '$/words/words';

export const say = speaker({
  en: {
    board: 'Board',
    influence: 'Influence',
    influenceArea: 'Influence track',
    treesArea: 'Tech trees',
    start: 'Start',
    atLeast: 'at least {minimum}',
    deck: 'Deck',
    discard: 'Discard',
    deckLabel: '{tree} deck: {count} cards.',
    discardLabel: '{tree} discard pile: {count} cards.',
    discardTop: 'On top: {card}.',
    showDiscard: 'Show the {tree} discard pile, {count} cards',
    discardTitle: '{tree}: discard pile',
    discardEmpty: 'Nothing has been discarded here yet.',
    newestFirst: 'The card discarded last stands first.',
    close: 'Close',
    techLabel: '{name}, {level}, {kind}.',
    teams: 'Teams: {names}.',
    noTeams: 'No teams.',
    economyAt: 'Economy tokens: {names}.',
    cultureAt: 'Culture token of {name}.',
    frontRunner: 'Front runner token.',
    tileLabel: '{name}: {sentence}',
    owned: 'Held by {name}.',
    unowned: 'Nobody holds it.',
    standing: '{name} {value}',
    race: 'Standing: {standing}.',
    markersAt: 'Here: {names}.',
    rewardHere: 'Reward tile: {name}.',
  },
  ja: {
    board: 'ボード',
    influence: '影響力',
    influenceArea: '影響力トラック',
    treesArea: 'テックツリー',
    start: '開始',
    atLeast: '{minimum}以上',
    deck: '山札',
    discard: '捨て札',
    deckLabel: '{tree}の山札：{count}枚。',
    discardLabel: '{tree}の捨て札：{count}枚。',
    discardTop: '一番上：{card}。',
    showDiscard: '{tree}の捨て札{count}枚を見る',
    discardTitle: '{tree}の捨て札',
    discardEmpty: 'まだ捨て札はありません。',
    newestFirst: '最後に捨てられたカードから順に並んでいます。',
    close: '閉じる',
    techLabel: '{name}、{level}、{kind}。',
    teams: '先遣隊：{names}。',
    noTeams: '先遣隊なし。',
    economyAt: '経済駒：{names}。',
    cultureAt: '{name}の文化駒。',
    frontRunner: '先行者タイルあり。',
    tileLabel: '{name}：{sentence}',
    owned: '所有者：{name}。',
    unowned: '所有者なし。',
    standing: '{name} {value}',
    race: '現在：{standing}。',
    markersAt: 'このマス：{names}。',
    rewardHere: '報酬タイル：{name}。',
  },
});

// Made once: making one takes longer than many lists, and every tech on the board tells who is there.
const lists = {
  en: new Intl.ListFormat('en', { style: 'narrow', type: 'unit' }),
  ja: new Intl.ListFormat('ja', { style: 'narrow', type: 'unit' }),
};

/** Several names as the language lists them. */
export function listed(names: readonly string[]): string {
  return lists[preferences.language].format(names);
}
