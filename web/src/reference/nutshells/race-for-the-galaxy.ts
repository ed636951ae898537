import type { Nutshell } from '../nutshell';

export const nutshell: Nutshell = {
  en: [
    'You build an empire of worlds and developments, and each of them is a card that you lay face up before you.',
    'Most victory points win: they are printed on your cards, earned as chips by consuming goods, and with some expansions given for goals.',
    'Cards are your money, too: to place a card that costs 3 you discard 3 others from your hand.',
    'Each round everybody picks an action in secret, and all are shown together.',
    'Only the phases that somebody picked take place, and everybody takes part in them; whoever picked one gets a little more of it.',
    'Explore brings new cards, Develop places a development, Settle places a world.',
    'Produce lays goods on your worlds, and Consume turns goods into cards and points.',
    'Worlds with a red ring are not paid for but conquered, by as much Military as the ring says.',
    'The game ends after the round in which somebody has 12 cards before them, or the last point chip is taken.',
    'The art lies in guessing what the others will pick, and in living off it.',
  ],
  ja: [
    '世界と発展カードを集めて帝国を築きます。どちらも、自分の前に表向きに並べるカードです。',
    '勝利点が一番多い人の勝ちです。点はカードに書かれているほか、商品の消費でチップとして得られ、拡張ではゴールでも得られます。',
    'カードはお金にもなります。コスト3のカードを置くには、手札からほかの3枚を捨てます。',
    '毎ラウンド、全員がアクションを秘密に選び、同時に公開します。',
    '誰かが選んだフェイズだけが行われ、全員が参加します。選んだ本人には少しだけ特典があります。',
    '探査でカードを引き、発展で発展カードを、植民で世界を置きます。',
    '生産で世界に商品を載せ、消費で商品をカードや点に変えます。',
    '赤い輪の世界は支払いではなく、輪の数字以上の軍事力で征服します。',
    '誰かの前のカードが12枚になるか、最後の勝利点チップが取られたラウンドの終わりに、ゲームは終わります。',
    'ほかの人が何を選ぶかを読み、それに乗ることが勝負の分かれ目です。',
  ],
};
