import { speaker } from '$/words/words';

export const say = speaker({
  en: {
    title: 'You are invited',
    from: '{host} invites you to {game}.',
    fromAt: '{host} invites you to {game}, at the table “{table}”.',
    fromNobody: 'You are invited to {game}.',
    fromNobodyAt: 'You are invited to {game}, at the table “{table}”.',
    asMe: 'A seat is kept for you. You sit down as {name}.',
    asNew: 'A seat is kept for you. How shall the others call you?',
    name: 'Your name',
    nameHint:
      'No account is needed. The link is the key to your seat: keep it if you want to go on elsewhere.',
    nameMissing: 'Say a name first.',
    sit: 'Sit down',
    busy: 'One moment…',
    noneTitle: 'Which table?',
    none: 'The link to a seat is missing. Paste it here.',
    other: 'Do you have another link?',
  },
  ja: {
    title: '招待されています',
    from: '{host}さんから「{game}」への招待です。',
    fromAt: '{host}さんから「{game}」（卓「{table}」）への招待です。',
    fromNobody: '「{game}」への招待です。',
    fromNobodyAt: '「{game}」（卓「{table}」）への招待です。',
    asMe: '席が用意されています。{name}として席に着きます。',
    asNew: '席が用意されています。お名前を教えてください。',
    name: '名前',
    nameHint:
      'アカウントは要りません。リンクが席の鍵です。別の端末で続けるときのために取っておいてください。',
    nameMissing: '先に名前を入力してください。',
    sit: '席に着く',
    busy: 'お待ちください…',
    noneTitle: 'どの卓ですか？',
    none: '席へのリンクがありません。ここに貼り付けてください。',
    other: '別のリンクをお持ちですか？',
  },
});
