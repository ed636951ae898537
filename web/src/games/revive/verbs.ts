// Options by their first word: the steps of a turn first, then what they ask for. The icons are those of the glossary.

import type { Verb } from '../game';

function verb(icon: string, en: string, ja: string): Verb {
  return { icon, title: { en, ja } };
}

export const verbs: Readonly<Record<string, Verb>> = {
  // Set-up
  tribe: verb('totem-head', 'Choose a tribe', '部族を選ぶ'),
  side: verb('moon-orbit', 'Choose a side', '面を選ぶ'),
  keep: verb('files', 'Keep', '残す'),

  // The turn
  play: verb('card-play', 'Play a card', 'カードをプレイ'),
  switch: verb('lever', 'Use the switch', 'スイッチを使う'),
  copy: verb('card-exchange', 'Copy a card', 'カードをコピー'),
  explore: verb('binoculars', 'Explore', '探索'),
  populate: verb('campfire', 'Populate', '入植'),
  build: verb('crane', 'Build', '建設'),
  hibernate: verb('bear-head', 'Hibernate', '冬眠'),
  end: verb('hourglass', 'End the turn', '手番を終える'),

  // Free actions
  use: verb('power-button', 'Use a machine', 'マシンを使う'),
  open: verb('open-chest', 'Open a crate', '木箱を開ける'),
  convert: verb('crystal-shine', 'Turn a crystal into', 'クリスタルを変える'),
  swap: verb('swap-bag', 'Trade by technology', '技術で交換'),
  call: verb('return-arrow', 'Call a card back', 'カードを呼び戻す'),
  with: verb('clockwork', 'Together with an action', 'アクションと併用'),

  // What actions ask for
  color: verb('rainbow-star', 'Name a colour', '色を宣言'),
  technology: verb('light-bulb', 'Unlock a technology', '技術を解放'),
  lay: verb('hexes', 'Lay the tile', 'タイルを置く'),
  resolve: verb('fast-forward-button', 'Resolve', '解決する'),
  unlock: verb('present', 'Unlock', '解放する'),
  gain: verb('knapsack', 'Gain', '得る'),
  lose: verb('crossed-slashes', 'Lose', '失う'),
  trade: verb('trade', 'Trade', '交換'),
  pay: verb('pay-money', 'Pay', '支払う'),
  choose: verb('divert', 'Choose', '選ぶ'),
  module: verb('processor', 'Take a module', 'モジュールを取る'),
  place: verb('stamper', 'Place it here', 'ここに置く'),
  activate: verb('circuitry', 'Activate a module', 'モジュールを起動'),
  advance: verb('upgrade', 'Advance', '前進'),
  recharge: verb('battery-plus', 'Take energy back', 'エネルギーを戻す'),
  artifact: verb('crystal-shrine', 'Take an artifact', 'アーティファクトを取る'),
  remove: verb('crossed-slashes', 'Remove an artifact', 'アーティファクトを除去'),
  recruit: verb('shaking-hands', 'Recruit', '勧誘'),
  recall: verb('return-arrow', 'Send a card to rest', 'カードを休ませる'),
  wake: verb('sunrise', 'Wake a card', 'カードを起こす'),
  rest: verb('person-in-bed', 'Rest and use', '休ませて使う'),
  work: verb('unplugged', 'Machine without energy', 'エネルギーなしで使う'),
  tile: verb('totem-mask', 'Place a tribe tile', '部族タイルを置く'),
  move: verb('journey', 'Move a figure', '住民コマを動かす'),
  machine: verb('gear-hammer', 'Take a machine', 'マシンを取る'),
  reward: verb('igloo', 'Hibernation reward', '冬眠の報酬'),
  discard: verb('crossed-slashes', 'Remove from the display', 'ディスプレイから除去'),
  done: verb('checkered-flag', 'Done', '終了'),
};
