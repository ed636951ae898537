import { speaker } from '$/words/words';

export const say = speaker({
  en: {
    analyse: 'Analyse',
    analysis: 'Analysis',
    curve: 'Chances of winning',
    curveAt: 'Step {step}: {shares}',
    seatShare: '{letter} {share}',
    shares: ', ',
    half: '50%',
    progress: '{done} of {total} choices weighed',
    allDone: 'All {total} choices are weighed.',
    failed: 'The analysis did not come to its end.',
    again: 'Try again',
    alone:
      'Whoever plays alone has no rival to compare with: only answers to the same question are compared.',
    thisChoice: 'Choice {ply}',
    beginning: 'Before the first choice',
    notYet: 'This choice is not weighed yet.',
    question: 'Asked: {question}',
    played: 'Played',
    chance: 'Chance of winning',
    fromTo: '{before} → {after}',
    cost: 'This choice cost {loss}.',
    costLittle: 'This choice cost next to nothing.',
    kept: 'Nothing better was found.',
    better: 'Better would have been',
    luckUp: 'Before it, luck had raised {letter} by {luck}.',
    luckDown: 'Before it, luck had lowered {letter} by {luck}.',
    turns: 'Turning points',
    noTurns: 'None that stands out.',
    goTo: 'Go to step {step}',
    accounts: 'Where it came from',
    seat: 'Seat',
    start: 'Start',
    own: 'Own choices',
    others: 'Others’ choices',
    luck: 'Luck',
    end: 'End',
    soFar: 'So far',
    about:
      'Each choice is weighed by search from the seat that made it: what that seat could not know is dealt anew. Luck is chance, hidden cards, and whatever could not be foreseen. Small figures are within the doubt of the search.',
    twin: 'All choices as a table',
    step: 'Step',
    choice: 'Choice',
    after: 'Chances after it',
  },
  ja: {
    analyse: '分析',
    analysis: '分析',
    curve: '勝率',
    curveAt: '{step}手目：{shares}',
    seatShare: '{letter} {share}',
    shares: '、',
    half: '50%',
    progress: '{total}手中{done}手を分析しました',
    allDone: '全{total}手の分析が終わりました。',
    failed: '分析を最後まで行えませんでした。',
    again: 'もう一度',
    alone: '1人で遊ぶゲームには比べる相手がいないため、同じ質問への答えどうしだけを比べます。',
    thisChoice: '{ply}手目',
    beginning: '最初の手の前',
    notYet: 'この手はまだ分析されていません。',
    question: '質問：{question}',
    played: '選んだ手',
    chance: '勝率',
    fromTo: '{before} → {after}',
    cost: 'この手で{loss}失いました。',
    costLittle: 'この手で失ったものはほとんどありません。',
    kept: 'よりよい手は見つかりませんでした。',
    better: 'よりよかった手',
    luckUp: 'その前に、運で{letter}は{luck}上がりました。',
    luckDown: 'その前に、運で{letter}は{luck}下がりました。',
    turns: '勝負の分かれ目',
    noTurns: '目立つものはありません。',
    goTo: '{step}手目へ',
    accounts: '内訳',
    seat: '席',
    start: '開始',
    own: '自分の手',
    others: '他者の手',
    luck: '運',
    end: '終局',
    soFar: '現在',
    about:
      'それぞれの手を、その席から見た探索で評価します。その席が知り得ないものは配り直します。運には、偶然、伏せられたカード、予測できなかったことすべてが含まれます。小さな数字は探索の誤差の範囲です。',
    twin: 'すべての手の表',
    step: '手数',
    choice: '選んだ手',
    after: 'その後の勝率',
  },
});

/** A chance for people. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** What has changed, with its sign. */
export function change(share: number): string {
  const points = Math.round(share * 100);
  return points > 0 ? `+${points}%` : points < 0 ? `−${-points}%` : '0%';
}
