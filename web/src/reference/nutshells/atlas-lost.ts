import type { Nutshell } from '../nutshell';

export const nutshell: Nutshell = {
  en: [
    'The old order is gone, and each of you leads a people that gathers what knowledge is left and rises with it.',
    'Three Tech Trees lie on the table, each with Techs of three levels; the higher ones bring more and are dearer to reach.',
    'You live on research and data; command and military power are rarer, and open what those two cannot buy.',
    'On your turn you may take one main action, one command action and play one card, in whatever order you like.',
    'The main action sends an advance team to a Tech, fetches research or data, or starts a Tech on which your team stands.',
    'A command runs any Tech, even without a team of yours; a card is used once, installed for good, or turned into resources.',
    'After that you may pay to move your influence marker forward, space by space, and take what the spaces give.',
    'There are three ways to win: 30 TP, the last space of the influence track, or three initiative tiles with the resources that they ask for.',
    'Only the one whose turn ends is looked at: whoever has reached one of the three by then has won, and the game is over at once.',
    'So race for one of them, and keep an eye on how near the others are to theirs.',
  ],
  ja: [
    '古い秩序は失われました。あなたは残された知識を集め、人々を率いて新しい時代に立ちます。',
    '卓には3つのテックツリーがあり、テックには3段階のレベルがあります。上のものほど強力で、届くまでに費用がかかります。',
    '主な元手は研究資源とデータ資源です。コマンド資源と軍事力は手に入りにくく、その2つでは買えないものに使います。',
    '手番には、メインアクション、コマンドアクション、カードのプレイを1回ずつ、好きな順に行えます。',
    'メインアクションでは、先遣隊をテックに置く、研究やデータを補充する、先遣隊のいるテックを起動する、のどれかをします。',
    'コマンドなら先遣隊がいないテックも動かせます。カードは一度使うか、設置して残すか、資源に変えます。',
    'そのあと費用を払って影響力マーカーを1マスずつ進め、マスの報酬を受け取れます。',
    '勝ち方は3つです。TPを30集める、影響力トラックの端に着く、主導権タイル3枚とそれが求める資源をそろえる。',
    '確かめるのは手番を終えた人だけです。そのとき条件を1つでも満たしていれば、その場で勝ってゲームが終わります。',
    'どれを目指すかを決め、ほかの人があとどれだけで届くかにも目を配りましょう。',
  ],
};
