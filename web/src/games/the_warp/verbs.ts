// Options by their first word: the steps of a turn first, then what they ask for. The icons are those of the glossary.

import type { Verb } from '../game';

function verb(icon: string, en: string, ja: string): Verb {
  return { icon, title: { en, ja } };
}

export const verbs: Readonly<Record<string, Verb>> = {
  // Set-up
  race: verb('alien-stare', 'Choose a race', '種族を選ぶ'),
  guardian: verb('overlord-helm', 'Choose the Guardian', 'ガーディアンを選ぶ'),
  keep: verb('tied-scroll', 'Keep', '残す'),

  // The turn
  extract: verb('minerals', 'Extract', '採取'),
  consult: verb('archive-research', 'Consult', '参照'),
  develop: verb('processor', 'Develop', '発展'),
  terrashift: verb('earth-crack', 'Terrashift', '地殻変動'),
  attack: verb('sword-clash', 'Attack', '攻撃'),
  move: verb('journey', 'Move a Troop', '部隊を移動'),
  sail: verb('spaceship', 'Move by Assault Ship', '強襲艦で移動'),
  end: verb('hourglass', 'End the turn', '手番を終える'),
  timeout: verb('sands-of-time', 'Time-out', 'タイムアウト'),

  // Free steps
  trade: verb('trade', 'Trade', '交易'),
  spend: verb('present', 'Spend a Reward card', '報酬カードを使う'),
  'reward-ability': verb('laurels', 'Reward Ability', '報酬能力'),
  use: verb('power-button', 'Active Ability', 'アクティブ能力'),
  laser: verb('laser-turret', 'Laser Cannon', 'レーザー砲'),
  fire: verb('laser-blast', 'Fire', '発射'),
  complete: verb('star-medal', 'Complete a mission', 'ミッション達成'),
  later: verb('extra-time', 'Later', 'あとで'),

  // Cards
  draw: verb('card-draw', 'Draw', '引く'),
  discard: verb('card-discard', 'Discard', '捨てる'),
  take: verb('recycle', 'Take', '取る'),
  stop: verb('anchor', 'Enough', 'ここまで'),
  follow: verb('footsteps', 'Follow', '追随'),
  play: verb('crossed-swords', 'Play a Combat card', '戦闘カードをプレイ'),
  give: verb('shaking-hands', 'Give', '渡す'),
  option: verb('choice', 'Option', '選択肢'),
  choose: verb('divert', 'Choose', '選ぶ'),
  from: verb('robber', 'Take from a player', 'プレイヤーから取る'),
  pay: verb('pay-money', 'Pay', '支払う'),
  decline: verb('crossed-slashes', 'Decline', '断る'),
  pass: verb('crossed-slashes', 'Pass', 'パス'),
  done: verb('checkered-flag', 'Done', '終了'),
  nothing: verb('crossed-slashes', 'No trade', '交易しない'),

  // Areas, buildings and missions
  build: verb('crane', 'Build', '建設'),
  upgrade: verb('upgrade', 'Upgrade', '強化'),
  raise: verb('peaks', 'Raise', '倍率を上げる'),
  lower: verb('contract', 'Lower', '倍率を下げる'),
  station: verb('space-suit', 'Place a Troop', '部隊を置く'),
  reserve: verb('barracks-tent', 'Into the reserve', '予備に置く'),
  return: verb('pawn', 'Return a Troop', '部隊を戻す'),
  remove: verb('death-skull', 'Remove a Troop', '部隊を取り除く'),
  reveal: verb('eyeball', 'Reveal a token', 'トークンを公開'),
  leave: verb('domino-mask', 'Leave it face down', '裏向きのまま'),
  switch: verb('card-exchange', 'Mission Switch', 'ミッション交換'),
  deck: verb('gold-stack', 'Choose a deck', 'デッキを選ぶ'),
  copy: verb('mirror-mirror', 'Copy an ability', '能力を写す'),
  none: verb('crossed-slashes', 'None', '写さない'),

  // Combat and bribes
  troops: verb('rally-the-troops', 'Troops', '部隊'),
  no: verb('crossed-slashes', 'No bribe', '賄賂なし'),
  bribe: verb('swap-bag', 'Bribe', '賄賂'),
  gold: verb('gold-bar', 'Gold', '金'),
  energy: verb('power-lightning', 'Energy', 'エネルギー'),
  cards: verb('stack', 'Archive cards', 'アーカイブカード'),
  card: verb('files', 'A certain Archive card', '指定のアーカイブカード'),
  rewards: verb('open-chest', 'Reward cards', '報酬カード'),
  reward: verb('locked-chest', 'A certain Reward card', '指定の報酬カード'),
  propose: verb('public-speaker', 'Propose', '申し出る'),
  withdraw: verb('return-arrow', 'Withdraw', '取り下げる'),
  accept: verb('checked-shield', 'Accept', '受け入れる'),
  counter: verb('back-forth', 'Counter offer', '対案を出す'),
  reroll: verb('rolling-dices', 'Reroll', '振り直す'),
  flip: verb('vertical-flip', 'Flip', '反転する'),
  lose: verb('broken-shield', 'Lose the card', 'カードを失う'),
};
