// Options by their first word: action cards first, then what the phases ask for. The icons are those of the glossary.

import type { Verb } from '../game';

function verb(icon: string, en: string, ja: string): Verb {
  return { icon, title: { en, ja } };
}

export const verbs: Readonly<Record<string, Verb>> = {
  'explore-5': verb('spyglass', 'Explore +5', '探査 +5'),
  'explore-1': verb('binoculars', 'Explore +1/+1', '探査 +1/+1'),
  develop: verb('erlenmeyer', 'Develop', '発展'),
  settle: verb('planet-conquest', 'Settle', '植民'),
  trade: verb('trade', 'Consume: Trade', '消費：交易'),
  double: verb('two-coins', 'Consume: 2x VPs', '消費：VP2倍'),
  produce: verb('factory', 'Produce', '生産'),
  search: verb('radar-sweep', 'Search', '探索'),
  prestige: verb('laurel-crown', 'With prestige', '威信を使う'),

  start: verb('rocket-flight', 'Choose a start world', '初期世界を選ぶ'),
  keep: verb('card-pick', 'Keep a card', 'カードを残す'),
  take: verb('card-draw', 'Take a card', 'カードを取る'),
  'go-on': verb('fast-forward-button', 'Search on', '探索を続ける'),
  'no-match': verb('crossed-slashes', 'It does not fit', '該当しないとする'),

  pay: verb('price-tag', 'Pay', '支払う'),
  'pay-military': verb('pay-money', 'Pay for a military world', '軍事世界を支払いで配置'),
  conquer: verb('crossed-swords', 'Conquer', '征服する'),
  'conquer-peaceful': verb('earth-crack', 'Conquer a non-military world', '非軍事世界を征服'),
  save: verb('save-arrow', 'Save a card', 'カードを下に置く'),
  second: verb('star-satellites', 'Place a second world', '2つ目の世界を配置'),
  extra: verb('mailed-fist', 'Conquer one more', 'もう1つ征服'),
  replace: verb('body-swapping', 'Replace a world', '世界を入れ替える'),
  takeover: verb('crossed-sabres', 'Declare a takeover', '乗っ取りを宣言'),
  target: verb('targeting', 'Choose a target', '目標を選ぶ'),
  defeat: verb('shield-bash', 'Defeat a takeover', '乗っ取りを阻止'),
  hand: verb('sword-clash', 'Discard from hand for Military', '手札を捨てて軍事力'),
  enough: verb('shield', 'Enough Military', '軍事力はこれで十分'),

  sell: verb('receive-money', 'Sell a good', '商品を売る'),
  use: verb('knife-fork', 'Use a power', '能力を使う'),
  good: verb('cargo-crate', 'Spend a good', '商品を使う'),
  kind: verb('cube', 'Set the kind', '種別を決める'),
  name: verb('rolling-dices', 'Name a number', '数字を宣言'),
  ante: verb('card-random', 'Put a card at stake', 'カードを賭ける'),
  draw: verb('card-draw', 'Draw for what was produced', '生産に応じて引く'),
  discard: verb('card-discard', 'Discard a card', 'カードを捨てる'),

  pass: verb('crossed-slashes', 'Pass', 'パス'),
  done: verb('checkered-flag', 'Done', '終了'),
};
