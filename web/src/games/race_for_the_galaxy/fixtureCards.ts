// A few real cards for the tests of these boards, and the words of the glossary that the server reads, too.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Catalogue } from '$/state/catalogue.svelte';
import type { CardShown, TermShown } from '$/wire/types';
import type { Language } from '$/words/words';

type Printed = readonly [
  id: string,
  name: string,
  section: string,
  kind: string,
  icons: string,
  en: string,
  ja: string,
];

const PRINTED: readonly Printed[] = [
  [
    'new-sparta',
    'New Sparta',
    'card',
    'military_world',
    'military_world defense 2 gray vp 1 start_world 3 settle military +2',
    'Military gray world, defense 2, 1 VP. Start world 3. Settle: +2 Military.',
    '灰色の軍事世界。防御値2、1VP。初期世界3。植民：軍事力+2。',
  ],
  [
    'old-earth',
    'Old Earth',
    'card',
    'non_military_world',
    'non_military_world cost 3 gray vp 2 start_world 0 trade good draw 1 consume good 1 arrow vp 1 times 2',
    'Non-military gray world, cost 3, 2 VP. Start world 0.',
    '灰色の非軍事世界。コスト3、2VP。初期世界0。',
  ],
  [
    'gem-world',
    'Gem World',
    'card',
    'non_military_world',
    'non_military_world cost 2 production novelty vp 1 produce this_world produce this_world arrow draw 1',
    'Non-military production world (Novelty), cost 2, 1 VP.',
    'ノベルティの非軍事生産世界。コスト2、1VP。',
  ],
  [
    'rebel-fuel-cache',
    'Rebel Fuel Cache',
    'card',
    'military_world',
    'military_world defense 1 windfall rare vp 1 rebel_keyword',
    'Military windfall world (Rare elements), defense 1, 1 VP. Keyword: REBEL.',
    'レアメタルの軍事ウィンドフォール世界。防御値1、1VP。キーワード：REBEL。',
  ],
  [
    'alien-oort-cloud-refinery',
    'Alien Oort Cloud Refinery',
    'card',
    'non_military_world',
    'non_military_world cost 0 windfall any_kind vp 1 alien_keyword trade this_world not sell',
    'Non-military windfall world (any kind), cost 0, 1 VP. Keyword: ALIEN.',
    '任意の種別の非軍事ウィンドフォール世界。コスト0、1VP。キーワード：ALIEN。',
  ],
  [
    'doomed-world',
    'Doomed World',
    'card',
    'non_military_world',
    'non_military_world cost 1 gray vp -1 start_world 8 explore draw 1 settle discard_this arrow free not alien',
    'Non-military gray world, cost 1, -1 VP. Start world 8.',
    '灰色の非軍事世界。コスト1、-1VP。初期世界8。',
  ],
  [
    'alpha-centauri',
    'Alpha Centauri',
    'card',
    'non_military_world',
    'non_military_world cost 2 windfall rare vp 0 start_world 2 settle rare less 1 settle military +1 versus rare',
    'Non-military windfall world (Rare elements), cost 2, 0 VP. Start world 2.',
    'レアメタルの非軍事ウィンドフォール世界。コスト2、0VP。初期世界2。',
  ],
  [
    'investment-credits',
    'Investment Credits',
    'card',
    'development',
    'development cost 1 vp 1 develop less 1',
    'Development, cost 1, 1 VP. Develop: Developments cost you 1 less.',
    '発展カード。コスト1、1VP。発展：発展カードのコストが1減る。',
  ],
  [
    'interstellar-bank',
    'Interstellar Bank',
    'card',
    'development',
    'development cost 2 vp 1 develop draw 1',
    'Development, cost 2, 1 VP. Develop: Draw 1 card at the start of the phase.',
    '発展カード。コスト2、1VP。発展：フェイズの開始時にカードを1枚引く。',
  ],
  [
    'trade-league',
    'Trade League',
    'card',
    'development',
    'development cost 6 variable_vp trade good draw 1 consume sell trade scoring vp 2 per trade development scoring vp 1 per trade world',
    'Development, cost 6, variable VP. Trade: Draw 1 more card when you sell a good.',
    '発展カード。コスト6、VPは変動。交易：商品を売ると、引くカードが1枚増える。',
  ],
  [
    'imperium-cloaking-technology',
    'Imperium Cloaking Technology',
    'card',
    'development',
    'development cost 1 vp 1 imperium_keyword settle discard_this arrow takeover total_military 1',
    'Development, cost 1, 1 VP. Keyword: IMPERIUM.',
    '発展カード。コスト1、1VP。キーワード：IMPERIUM。',
  ],
  [
    'galactic-status',
    'Galactic Status',
    'goal',
    '',
    'first_goal vp 3 develop',
    'The first to place a development of cost 6 with variable VP: 3 VP.',
    '最初に達成：VPが変動するコスト6の発展カードを配置。3VP。',
  ],
  [
    'production-leader',
    'Production Leader',
    'goal',
    '',
    'most_goal vp 5 settle',
    'The most production worlds (at least 4): 5 VP.',
    '最多：生産世界（4以上）。5VP。',
  ],
  [
    'uplift-symbol-world',
    'Uplift worlds',
    'search',
    '',
    'search 4',
    'Category 4: Worlds with the Uplift symbol.',
    '分類4：アップリフト記号のある世界。',
  ],
  [
    'alien-kind-world',
    'Alien worlds',
    'search',
    '',
    'search 5',
    'Category 5: Production or windfall worlds of Alien kind.',
    '分類5：エイリアンの生産世界またはウィンドフォール世界。',
  ],
  ['mat-explore', 'Explore', 'robot', '', 'robot_mat', 'Action: draw 1 card; credit +1.', '信用+1。'],
  [
    'robot-old-earth',
    'Old Earth',
    'robot',
    '',
    'robot_start 0 credit 1 economy 0 draw_stack 4',
    'Robot start world 0: credit 1, economy size 0, draw stack of 4.',
    'ロボットの初期世界0：信用1、経済規模0、ドロースタック4枚。',
  ],
];

function shown([id, name, section, kind, icons, en, ja]: Printed, language: Language): CardShown {
  return {
    id,
    section,
    kind,
    group: 'base',
    level: 0,
    name,
    costs: {},
    price: '',
    sentence: language === 'en' ? en : ja,
    source: 'public',
    parts: [],
    pack: '',
    icons: icons.split(' '),
    clauses: [],
  };
}

const GLOSSARY = '../../../../src/tessera/games/race_for_the_galaxy/glossary.toml';

/** The words of the glossary that the server reads, too. */
function terms(language: Language): readonly TermShown[] {
  const glossary = readFileSync(fileURLToPath(new URL(GLOSSARY, import.meta.url).href), 'utf8');
  const entry = /code = "([^"]+)"\nen = "([^"]+)"\nja = "([^"]+)"\nicon = "([^"]+)"/g;
  return [...glossary.matchAll(entry)].map(([, code = '', en = '', ja = '', icon = '']) => ({
    code,
    name: language === 'en' ? en : ja,
    icon,
  }));
}

export function catalogueIn(language: Language = 'en'): Catalogue {
  const cards = PRINTED.map((one) => shown(one, language));
  return new Catalogue('race-for-the-galaxy', cards, terms(language), []);
}

export function printedCard(id: string, language: Language = 'en'): CardShown {
  const card = catalogueIn(language).card(id);
  if (!card) throw new Error(`The fixture has no ${id}.`);
  return card;
}
