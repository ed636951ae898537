import { speaker } from '$/words/words';

export const say = speaker({
  en: {
    title: 'About Tessera',
    what: 'Tessera is a table, a referee and a laboratory for deep strategy board games. It knows the rules to the last rare clause, says why something is not allowed and what you can do instead, and plays against you when nobody else is there. It is free software that anybody can host.',
    table: 'Rules of this table',
    table1:
      'Everything that this page shows comes from this server. Nothing is loaded from elsewhere, nobody counts your clicks, and there are no advertisements.',
    table2:
      'What goes out goes where you send it: alerts to the browser, mail address or webhook that you set yourself.',
    table3:
      'Hidden things stay hidden: each seat is sent only what it may know, and the deal of every game can be checked when it is over.',
    keeps: 'What this browser keeps',
    keeps1:
      'A cookie that says who you are, for thirty days after your last visit. It is not readable by scripts and is sent to no other site.',
    keeps2:
      'Your settings (language, theme, seat colours, motion, pace) and the name by which you last joined a table.',
    keeps3:
      'Signing out clears the cookie and what is kept of you. “Forget me” on your page removes you from the server, too.',
    toMe: 'To your page',
    keyboard: 'Keyboard',
    keyboardText:
      'Everything can be done without a mouse. At the table, press ? for all shortcuts; Tab goes from part to part, Enter chooses, Escape closes.',
    games: 'Games',
    gamesText:
      'The games belong to their authors and publishers. If you like one here, buy it and play it at a real table.',
    gameBy: '{by}, {year}',
    rules: 'Rules, edition {rules}',
    credits: 'Credits',
    icons:
      'Icons by Lorc, Delapouite and contributors of {link}, under {licence}; recoloured and used as outlines.',
    font: 'The typeface is {link} by Rasmus Andersson and The Inter Project Authors, under the {licence}.',
    client: 'The page is made with {link}, under the MIT licence.',
    server:
      'The server is made with Python, FastAPI, Starlette, Uvicorn, msgspec, SQLAlchemy, Alembic, Argon2, cryptography and others, under the MIT, BSD, Apache and PSF licences.',
    own: 'Tessera itself is under the MIT licence.',
    version: 'Version {version}',
  },
  ja: {
    title: 'Tesseraについて',
    what: 'Tesseraは、深い戦略ボードゲームのためのテーブルであり、審判であり、研究室です。めったに使わない条文までルールを把握し、できない理由と代わりにできることを伝え、相手がいないときは対戦相手になります。誰でも運営できる自由なソフトウェアです。',
    table: 'このテーブルの約束',
    table1:
      'このページに表示されるものはすべてこのサーバーから届きます。外部から読み込むものも、行動の計測も、広告もありません。',
    table2: '外へ送られるのは、あなた自身が設定した通知先（ブラウザー、メール、Webhook）への通知だけです。',
    table3:
      '隠された情報は隠されたままです。各席には知ってよいことだけが送られ、配られた内容は終了後に検証できます。',
    keeps: 'このブラウザーに保存されるもの',
    keeps1:
      'あなたを識別するCookie（最後の訪問から30日間）。スクリプトからは読めず、ほかのサイトには送られません。',
    keeps2: '設定（言語、テーマ、席の色、動き、速さ）と、最後に参加したときの名前。',
    keeps3:
      'サインアウトするとCookieと保存された情報が消えます。あなたのページの「登録を抹消する」でサーバーからも削除されます。',
    toMe: 'あなたのページへ',
    keyboard: 'キーボード',
    keyboardText:
      'すべての操作はマウスなしで行えます。卓では ? で一覧を表示、Tabで移動、Enterで選択、Escで閉じます。',
    games: 'ゲーム',
    gamesText:
      'ゲームの権利は作者と出版社にあります。気に入ったら、ぜひ購入して本物のテーブルでも遊んでください。',
    gameBy: '{by}、{year}年',
    rules: 'ルール第{rules}版',
    credits: 'クレジット',
    icons:
      'アイコンは{link}のLorc、Delapouiteほかの皆さんの作品です（{licence}）。色を変え、輪郭として使用しています。',
    font: '書体は{link}（Rasmus Andersson、The Inter Project Authors）です（{licence}）。',
    client: 'ページは{link}で作られています（MITライセンス）。',
    server:
      'サーバーはPython、FastAPI、Starlette、Uvicorn、msgspec、SQLAlchemy、Alembic、Argon2、cryptographyなどで作られています（MIT、BSD、Apache、PSFライセンス）。',
    own: 'Tessera自体はMITライセンスです。',
    version: 'バージョン{version}',
  },
});
