/** Icons of the interface by what they mean; those of a game are named in its glossary. One icon means one thing. */
export const INTERFACE_ICONS = {
  undo: 'anticlockwise-rotation',
  replay: 'film-spool',
  help: 'help',
  settings: 'settings-knobs',
  players: 'meeple-group',
  minutes: 'alarm-clock',
  weight: 'weight',
  log: 'scroll-unfurled',
  chat: 'chat-bubble',
  rules: 'open-book',
  score: 'podium-winner',
  clock: 'stopwatch',
  bot: 'robot-golem',
  person: 'character',
  open: 'empty-chessboard',
  link: 'linked-rings',
  play: 'play-button',
  pause: 'pause-button',
  next: 'next-button',
  previous: 'previous-button',
  search: 'magnifying-glass',
  language: 'conversation',
  why: 'uncertainty',
  barred: 'padlock',
  bell: 'ringing-bell',
  home: 'house',
  winner: 'laurels-trophy',
  branch: 'split-arrows',
  analysis: 'histogram',
  coach: 'whistle',
  goal: 'on-target',
  confirm: 'check-mark',
  cancel: 'cancel',
} as const;

export type InterfaceIcon = keyof typeof INTERFACE_ICONS;

/** Signs between icons, which game-icons.net does not have: outlines on the same square of 512. */
export const SIGNS = {
  'sign-arrow': 'M40 227H400V285H40ZM292.5 91.5L457 256L292.5 420.5L251.5 379.5L375 256L251.5 132.5Z',
  'sign-or': 'M326 48H363L186 464H149Z',
  'sign-plus': 'M96 227H416V285H96ZM227 96H285V416H227Z',
  'sign-less': 'M96 227H416V285H96Z',
  'sign-per':
    'M148.5 107.5L404.5 363.5L363.5 404.5L107.5 148.5ZM404.5 148.5L148.5 404.5L107.5 363.5L363.5 107.5Z',
} as const;
