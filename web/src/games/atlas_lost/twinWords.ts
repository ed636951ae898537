// The table in words: one set of sentences for each language.

import type { Language } from '$/words/words';
import type { Resource, Token } from './printed';

export interface TwinWords {
  list: (things: readonly string[]) => string;
  sentences: (lines: readonly string[]) => string;
  amount: (name: string, amount: number) => string;
  person: (name: string, letter: string) => string;
  resource: Record<Resource, string>;
  token: Record<Token, string>;

  turn: (name: string) => string;
  openActions: (actions: readonly string[]) => string;
  action: Record<'main' | 'command' | 'card', string>;
  noActions: string;
  standing: string;

  tree: (name: string) => string;
  piles: (deck: number, discard: number) => string;
  discarded: (cards: string) => string;
  tech: (level: string, name: string, kind: string, sentence: string) => string;
  reached: (names: string) => string;
  teams: (names: string) => string;
  noTeams: string;
  economyAt: (names: string) => string;
  cultureAt: (name: string) => string;
  frontRunner: string;

  influence: string;
  marker: (name: string, space: number, last: number) => string;
  space: (space: number, sentence: string) => string;
  reward: (space: number, tile: string, sentence: string) => string;

  initiative: string;
  tile: (name: string, sentence: string) => string;
  held: (name: string) => string;
  notHeld: string;
  counts: (values: string) => string;

  player: (name: string, letter: string) => string;
  me: (name: string, letter: string) => string;
  tp: (total: number, tokens: number) => string;
  knownTp: (total: number, tokens: number) => string;
  firstPlayer: string;
  onSpace: (space: number) => string;
  row: Record<'research' | 'data', (waiting: number, income: number) => string>;
  rowBonus: Record<'research' | 'data', (income: number) => string>;
  stock: (tokens: string) => string;
  hand: (count: number, limit: number) => string;
  backs: (cards: string) => string;
  initialCard: string;
  track: (names: string) => string;
  ally: (name: string) => string;
  noTrack: string;
  fronts: (tokens: string) => string;
  front: (tp: string) => string;
  hiddenFront: string;
  tiles: (names: string) => string;
  installed: (card: string) => string;
  used: (card: string) => string;
  inForce: (card: string) => string;
  card: (name: string, kind: string, sentence: string) => string;
  installable: (name: string, kind: string, price: string, sentence: string) => string;
  nothingInstalled: string;

  figures: (figures: string) => string;
  npcTp: (tokens: number) => string;
  myHand: (count: number) => string;
  looking: (card: string) => string;
  noCards: string;
  gone: (cards: string) => string;
  inUse: (cards: string) => string;
  others: string;
}

const EN: TwinWords = {
  list: (things) => things.join(', '),
  sentences: (lines) => lines.join(' '),
  amount: (name, amount) => `${name} ${amount}`,
  person: (name, letter) => `${name} (${letter})`,
  resource: { research: 'research', data: 'data', command: 'command', military: 'military power' },
  token: { economy: 'economy', culture: 'culture', religion: 'religion' },

  turn: (name) => `It is the turn of ${name}.`,
  openActions: (actions) => `Still open: ${actions.join(', ')}.`,
  action: { main: 'main action', command: 'command action', card: 'card play action' },
  noActions: 'No action of this turn is open any more.',
  standing: 'The turn',

  tree: (name) => `${name} tree`,
  piles: (deck, discard) => `Deck: ${deck} cards. Discard pile: ${discard} cards.`,
  discarded: (cards) => `Discarded, the last one first: ${cards}.`,
  tech: (level, name, kind, sentence) => `${level} ${name}, ${kind}. ${sentence}`,
  reached: (names) => `Routes come from ${names}.`,
  teams: (names) => `Teams: ${names}.`,
  noTeams: 'No teams.',
  economyAt: (names) => `Economy tokens: ${names}.`,
  cultureAt: (name) => `Culture token of ${name}.`,
  frontRunner: 'A front runner token lies here.',

  influence: 'Influence track',
  marker: (name, space, last) => `${name} is on space ${space} of ${last}.`,
  space: (space, sentence) => `Space ${space}: ${sentence}`,
  reward: (space, tile, sentence) => `Reward tile at space ${space}, ${tile}: ${sentence}`,

  initiative: 'Initiative tiles',
  tile: (name, sentence) => `${name}: ${sentence}`,
  held: (name) => `Held by ${name}.`,
  notHeld: 'Nobody holds it.',
  counts: (values) => `Standing: ${values}.`,

  player: (name, letter) => `${name}, seat ${letter}`,
  me: (name, letter) => `${name}, seat ${letter} (you)`,
  tp: (total, tokens) => `TP: ${total}, of which ${tokens} in tokens.`,
  knownTp: (total, tokens) =>
    `TP: ${total} as far as known, of which ${tokens} in tokens; front runner tokens are hidden.`,
  firstPlayer: 'First player.',
  onSpace: (space) => `Influence space ${space}.`,
  row: {
    research: (waiting, income) => `Replenishing brings ${income} research. Teams waiting there: ${waiting}.`,
    data: (waiting, income) => `Collecting brings ${income} data. Teams waiting there: ${waiting}.`,
  },
  rowBonus: {
    research: (income) =>
      `Replenishing brings ${income} research, then 1 command or a card. No team is waiting there.`,
    data: (income) => `Collecting brings ${income} data, then 1 command or a card. No team is waiting there.`,
  },
  stock: (tokens) => `Tokens in stock: ${tokens}.`,
  hand: (count, limit) => `Cards in hand: ${count}, limit ${limit}.`,
  backs: (cards) => `Their backs: ${cards}.`,
  initialCard: 'initial card',
  track: (names) => `Religion tokens here, first to last: ${names}.`,
  ally: (name) => `Religious ally of ${name}.`,
  noTrack: 'No religion tokens here.',
  fronts: (tokens) => `Front runner tokens: ${tokens}.`,
  front: (tp) => `${tp} TP`,
  hiddenFront: 'one face down',
  tiles: (names) => `Holds: ${names}.`,
  installed: (card) => `Installed: ${card}`,
  used: (card) => `Installed, used this turn: ${card}`,
  inForce: (card) => `Installed, in force: ${card}`,
  card: (name, kind, sentence) => `${name}, ${kind}. ${sentence}`,
  installable: (name, kind, price, sentence) => `${name}, ${kind}. Install for ${price}. ${sentence}`,
  nothingInstalled: 'No card installed.',

  figures: (figures) => `Has ${figures}.`,
  npcTp: (tokens) => `TP in tokens: ${tokens}.`,
  myHand: (count) => `Your hand: ${count} ${count === 1 ? 'card' : 'cards'}`,
  looking: (card) => `You look at: ${card}`,
  noCards: 'No cards.',
  gone: (cards) => `Out of the game: ${cards}.`,
  inUse: (cards) => `Being used: ${cards}.`,
  others: 'Beside the table',
};

const JA: TwinWords = {
  list: (things) => things.join('、'),
  sentences: (lines) => lines.join(''),
  amount: (name, amount) => `${name}${amount}`,
  person: (name, letter) => `${name}（${letter}）`,
  resource: { research: '研究資源', data: 'データ資源', command: 'コマンド資源', military: '軍事力' },
  token: { economy: '経済駒', culture: '文化駒', religion: '宗教駒' },

  turn: (name) => `${name}の手番です。`,
  openActions: (actions) => `残っているもの：${actions.join('、')}。`,
  action: { main: 'メインアクション', command: 'コマンドアクション', card: 'カードプレイアクション' },
  noActions: 'この手番に残っているアクションはありません。',
  standing: '手番',

  tree: (name) => `${name}ツリー`,
  piles: (deck, discard) => `山札${deck}枚、捨て札${discard}枚。`,
  discarded: (cards) => `捨て札（新しい順）：${cards}。`,
  tech: (level, name, kind, sentence) => `${level} ${name}、${kind}。${sentence}`,
  reached: (names) => `経路の元：${names}。`,
  teams: (names) => `先遣隊：${names}。`,
  noTeams: '先遣隊なし。',
  economyAt: (names) => `経済駒：${names}。`,
  cultureAt: (name) => `${name}の文化駒。`,
  frontRunner: '先行者タイルあり。',

  influence: '影響力トラック',
  marker: (name, space, last) => `${name}は${last}マス中${space}マス目です。`,
  space: (space, sentence) => `マス${space}：${sentence}`,
  reward: (space, tile, sentence) => `マス${space}の報酬タイル「${tile}」：${sentence}`,

  initiative: '主導権タイル',
  tile: (name, sentence) => `${name}：${sentence}`,
  held: (name) => `所有者：${name}。`,
  notHeld: '所有者なし。',
  counts: (values) => `現在値：${values}。`,

  player: (name, letter) => `${name}（席${letter}）`,
  me: (name, letter) => `${name}（席${letter}、あなた）`,
  tp: (total, tokens) => `TP：${total}（うちタイル${tokens}）。`,
  knownTp: (total, tokens) => `TP：見える範囲で${total}（うちタイル${tokens}）。先行者タイルは非公開です。`,
  firstPlayer: 'スタートプレイヤー。',
  onSpace: (space) => `影響力マス${space}。`,
  row: {
    research: (waiting, income) => `補充で研究資源${income}を得る。待機中の先遣隊${waiting}個。`,
    data: (waiting, income) => `収集でデータ資源${income}を得る。待機中の先遣隊${waiting}個。`,
  },
  rowBonus: {
    research: (income) =>
      `補充で研究資源${income}、さらにコマンド資源1かカード1枚を得る。待機中の先遣隊なし。`,
    data: (income) => `収集でデータ資源${income}、さらにコマンド資源1かカード1枚を得る。待機中の先遣隊なし。`,
  },
  stock: (tokens) => `手元の駒：${tokens}。`,
  hand: (count, limit) => `手札${count}枚（上限${limit}枚）。`,
  backs: (cards) => `裏面：${cards}。`,
  initialCard: '初期カード',
  track: (names) => `置かれた宗教駒（左から）：${names}。`,
  ally: (name) => `${name}の宗教国。`,
  noTrack: '宗教駒なし。',
  fronts: (tokens) => `先行者タイル：${tokens}。`,
  front: (tp) => `${tp}TP`,
  hiddenFront: '伏せたもの1枚',
  tiles: (names) => `所有：${names}。`,
  installed: (card) => `設置：${card}`,
  used: (card) => `設置（この手番で使用済み）：${card}`,
  inForce: (card) => `設置（効果中）：${card}`,
  card: (name, kind, sentence) => `${name}、${kind}。${sentence}`,
  installable: (name, kind, price, sentence) => `${name}、${kind}。設置：${price}。${sentence}`,
  nothingInstalled: '設置カードなし。',

  figures: (figures) => `所持：${figures}。`,
  npcTp: (tokens) => `TPタイル：${tokens}。`,
  myHand: (count) => `あなたの手札：${count}枚`,
  looking: (card) => `見ているカード：${card}`,
  noCards: 'カードなし。',
  gone: (cards) => `ゲームから除外：${cards}。`,
  inUse: (cards) => `使用中：${cards}。`,
  others: '卓の外',
};

export const TWIN_WORDS: Readonly<Record<Language, TwinWords>> = { en: EN, ja: JA };
