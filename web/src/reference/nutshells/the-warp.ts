import type { Nutshell } from '../nutshell';

export const nutshell: Nutshell = {
  en: [
    'Around the Warp Gate lies land that exiled races hold, and you and your rivals have come to take it, from them and from each other.',
    'Whoever has the most Mission Points after the last round wins: most come from missions that you complete, some from holding the Gate.',
    'A turn has three phases: income, one action, and the end phase.',
    'For income your areas bring Gold and Energy; then you may discard cards for their value, and draw two.',
    'The action is one of three: Develop to build or to upgrade, Terrashift to raise one area and lower another, or Attack.',
    'In a combat each Troop rolls a die, and the sum is multiplied by the number of the area it stands on: high ground is worth more than many dice.',
    'Cards played face down, supporters and bribes can still turn it.',
    'In the end phase your Troops move, hidden tokens beside your land are turned up, and you may take new missions.',
    'When somebody has reached 9 points, or as many as were agreed, the round is finished and three more are played; two with five or six players.',
    'So go by your missions, for land alone wins nothing, and remember that the others have secret ones, too.',
  ],
  ja: [
    'ワープゲートのまわりには、追放種族の守る土地が広がっています。それを相手に先んじて、ときには相手から、奪い取ります。',
    '最終ラウンドのあと、ミッション点の一番多い人の勝ちです。点の多くはミッションの達成で、一部はゲートの支配で得られます。',
    '手番は、収入、アクション1回、終了フェイズの順に進みます。',
    '収入では支配エリアから金とエネルギーを得ます。続いて手札を捨ててその価値を受け取り、カードを2枚引きます。',
    'アクションは3つのうち1つです。発展で建てたり強めたりする、地殻変動でエリアの倍率を上げ下げする、攻撃する。',
    '戦闘では部隊ごとにダイスを振り、合計に、立っているエリアの数字を掛けます。高い土地はダイスの数よりものを言います。',
    '伏せて出すカード、支援、賄賂で、結果はまだひっくり返ります。',
    '終了フェイズでは部隊を動かし、自分の土地に接する伏せたトークンを公開し、新しいミッションを取れます。',
    '誰かが9点（取り決めがあればその点）に達すると、そのラウンドを終えてからあと3ラウンド、5人以上なら2ラウンドで終了です。',
    '土地だけでは勝てません。ミッションに沿って動き、相手にも秘密のミッションがあることを忘れずに。',
  ],
};
