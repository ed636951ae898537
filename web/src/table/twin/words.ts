import { speaker } from '$/words/words';

export const say = speaker({
  en: {
    title: 'The table in words',
    yourTurn: 'Your turn: {question}',
    more: 'And {count} more lines in the log.',
    over: 'The game is over.',
    nothing: 'This game tells nothing in words yet.',
  },
  ja: {
    title: '言葉で見る卓',
    yourTurn: 'あなたの番です：{question}',
    more: 'ほか{count}行はログにあります。',
    over: 'ゲームは終わりました。',
    nothing: 'このゲームにはまだ言葉での説明がありません。',
  },
});
