// Options by their first word, in the order of a turn: main action, command action, card play, free activations,
// influence; then what effects ask for. The icons are those of the game's glossary.

import type { Verb } from '../game';

function verb(icon: string, en: string, ja: string): Verb {
  return { icon, title: { en, ja } };
}

export const verbs: Readonly<Record<string, Verb>> = {
  keep: verb('hut', 'Keep a card', 'カードを残す'),

  place: verb('flying-flag', 'Place a team', '先遣隊の配置'),
  replenish: verb('minerals', 'Replenish research', '研究資源の補充'),
  collect: verb('save-arrow', 'Collect data', 'データの収集'),
  start: verb('play-button', 'Start a Tech', 'テックの起動'),
  command: verb('vertical-banner', 'Command', 'コマンド'),
  install: verb('card-play', 'Install a card', 'カードの設置'),
  use: verb('cardboard-box', 'Use a crate', 'クレートの使用'),
  research: verb('card-exchange', 'Turn a card into research', '研究資源に変換'),
  data: verb('card-exchange', 'Turn a card into data', 'データ資源に変換'),
  activate: verb('run', 'Activate a card', 'カードの起動'),
  end: verb('stairs-goal', 'End the Action Phase', 'アクションフェイズ終了'),
  advance: verb('upgrade', 'Advance influence', '影響力の前進'),
  stop: verb('finish-line', 'Stop here', 'ここまでにする'),

  run: verb('gears', 'Run a Tech', 'テックの実行'),
  option: verb('divert', 'Choose an effect', '効果の選択'),
  next: verb('lightning-branches', 'What comes first', '次に解決する効果'),
  card: verb('gift-of-knowledge', 'Draw a card', 'カードを引く'),
  deck: verb('card-draw', 'Choose a deck', '山の選択'),
  row: verb('sands-of-time', 'From which row', 'どの欄から'),
  move: verb('journey', 'Move a team', '先遣隊の移動'),
  economy: verb('coins', 'Attach an economy token', '経済駒の取り付け'),
  culture: verb('theater-curtains', 'Place a culture token', '文化駒の配置'),
  religion: verb('prayer', 'Place a religion token', '宗教駒の配置'),
  ally: verb('shaking-hands', 'Choose an ally', '宗教国の選択'),
  target: verb('minions', 'Choose a target', '対象の選択'),
  'send-back': verb('return-arrow', 'Send a token back', '駒を戻させる'),
  uninstall: verb('card-burn', 'Discard an installed card', '設置カードを捨てる'),
  take: verb('card-pick', 'Take a card', 'カードを奪う'),
  recover: verb('archive-research', 'Recover a card', '捨て札の回収'),
  refresh: verb('clockwise-rotation', 'Refresh a card', 'カードを縦に戻す'),
  discard: verb('card-discard', 'Discard a card', '手札を捨てる'),
  less: verb('price-tag', 'What costs less', 'コスト減の選択'),
  exchange: verb('trade', 'Exchange', '交換'),
  pay: verb('scales', 'Pay', '支払い'),
  return: verb('back-forth', 'Return a team', '先遣隊を戻す'),
  decline: verb('choice', 'Decline', '行わない'),
};
