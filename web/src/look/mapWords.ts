// What the frame of a map says.

import { speaker } from '$/words/words';

export const say = speaker({
  en: { closer: 'Closer', farther: 'Farther', whole: 'The whole map' },
  ja: { closer: '拡大', farther: '縮小', whole: '全体を表示' },
});
