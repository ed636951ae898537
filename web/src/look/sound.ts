// Four quiet sounds, made by the browser itself: nothing is loaded, and nobody's licence is needed. Off until somebody
// wants them.

export type Sound = 'turn' | 'piece' | 'dice' | 'end';

/** A note: how high in hertz, when it begins and how long it rings in seconds, and how loud it is, from 0 to 1. */
interface Note {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 587, at: 0, rings: 0.35, loud: 0.5 },
    { pitch: 880, at: 0.12, rings: 0.5, loud: 0.4 },
  ],
  piece: [{ pitch: 196, at: 0, rings: 0.09, loud: 0.5 }],
  // Four knocks, as dice make them before they lie still.
  dice: [0, 0.07, 0.13, 0.22].map((at, knock) => ({ pitch: 310 - 30 * knock, at, rings: 0.05, loud: 0.45 })),
  end: [523, 659, 784, 1047].map((pitch, step) => ({ pitch, at: 0.14 * step, rings: 0.8, loud: 0.35 })),
};
/** How loud the loudest of them is: they are to be noticed, not to startle. */
const LOUDEST = 0.25;

let context: AudioContext | null = null;

/** Make a sound, if this browser lets us: it may want to be clicked on first. */
export function play(sound: Sound): void {
  if (typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  // Refused until somebody has touched the page: then it stays quiet, and the next one may be heard.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(LOUDEST * note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.rings);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + note.rings);
}
