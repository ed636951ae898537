import type { Nutshell } from '../nutshell';

export const nutshell: Nutshell = {
  en: [
    'A long winter is ending, and your tribe leaves its shelter at the chasm to settle the thawing land around it.',
    'Most points win: some you score on the way, for what you explore, and many only when the game is over.',
    'On your turn you take up to two actions, or you hibernate instead.',
    'The actions are: play a card, use the switch, explore a tile, populate a location, build on sand.',
    'Cards bring gears, books and food: gears put up buildings, books settle your people, food pays for exploring and for the way there; a crystal stands in for any of them.',
    'Buildings move your markers on three machine tracks, and those unlock machines, modules and more.',
    'A card works in the slot where you lay it, and modules beside the slot work with it.',
    'Hibernating brings your cards and your energy back, and moves you to ever better rewards.',
    'When the last major artifact has left the board, whoever took it ends their turn, everybody else has one more, and the game is over.',
    'Then count your technologies, large locations and tracks, and your secret artifact card, which counts again for every major artifact of the right colour.',
  ],
  ja: [
    '長い冬が終わりに近づき、あなたの部族は裂け目のそばの避難所を出て、雪の解ける土地に暮らしを広げます。',
    '一番点の多い人の勝ちです。探索などで途中に入る点と、ゲームの終わりにまとめて入る点があります。',
    '手番にはアクションを2回まで行うか、その代わりに冬眠します。',
    'アクションは、カードのプレイ、スイッチ、タイルの探索、ロケーションへの入植、砂地への建設です。',
    'カードは歯車、本、食料をもたらします。歯車は建設に、本は入植に、食料は探索と距離に使い、クリスタルはどれの代わりにもなります。',
    '建物を建てると3本のマシントラックが進み、マシンやモジュールなどが解放されます。',
    'カードは置いたスロットで働き、そのスロットのモジュールも一緒に働きます。',
    '冬眠するとカードとエネルギーが戻り、回を重ねるほど良い報酬に届きます。',
    '最後のメジャーアーティファクトが盤面からなくなると、取った人は手番を終え、ほかの人が1手番ずつ行って終了です。',
    '最後に技術、大型ロケーション、トラックなどを数えます。秘密のアーティファクトカードは、合う色のメジャーアーティファクトがあるほど多く数えます。',
  ],
};
