// Whether the last thing done was done by keyboard, and in which part of the table. Only then is the keyboard's place
// moved along when the thing that had it goes away: whoever uses a mouse is not followed around.

class Modality {
  isKeyboard = false;
  part = '';

  constructor() {
    addEventListener('keydown', () => (this.isKeyboard = true), true);
    addEventListener('pointerdown', () => (this.isKeyboard = false), true);
    addEventListener(
      'focusin',
      (event) => {
        const place = (event.target as Element | null)?.closest?.('[data-part]');
        this.part = (place as HTMLElement | null)?.dataset['part'] ?? '';
      },
      true,
    );
  }
}

export const modality = new Modality();
