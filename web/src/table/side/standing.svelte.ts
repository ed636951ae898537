// Answers that a seat leaves for questions to come. The server knows a question by its kind and an answer by its id; the
// words that go with them are those of the question at which the answer was left, so they are kept here.

import type { Language } from '$/words/words';
import { preferences } from '$/state/preferences.svelte';
import type { OptionShown, QuestionShown } from '$/wire/types';

const KEY = 'tessera.standing';
/** By these words games let a seat pass something up, whatever it is about. */
const PASSING: ReadonlySet<string> = new Set(['stop', 'decline', 'pass', 'none']);

interface Words {
  question: string;
  answer: string;
}

/**
 * The options of a question that mean the same whenever this kind of question comes: passing something up, and either of
 * two that name no piece. What names a piece is about that piece today, and a turn's main choice is made each time anew.
 */
export function lasting(question: QuestionShown): readonly OptionShown[] {
  if (question.least !== 1 || question.most !== 1) return [];
  const { options } = question;
  if (options.length === 2 && options.every((option) => isPlain(option.id))) return options;
  return options.filter((option) => PASSING.has(option.id));
}

function isPlain(id: string): boolean {
  return /^[a-z-]+$/.test(id);
}

class StandingWords {
  #kept: Record<string, Words> = $state.raw(restored());

  /** Remember in which words an answer was left. */
  note(question: QuestionShown, option: OptionShown): void {
    const words = { question: question.text, answer: option.text };
    this.#kept = { ...this.#kept, [keyOf(question.kind, [option.id], preferences.language)]: words };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without a place to keep them, the words are those of the ids after the next reload.
    }
  }

  /** The words of an answer that was left, or what the ids say where they are not known. */
  of(kind: string, picks: readonly string[]): Words {
    return (
      this.#kept[keyOf(kind, picks, preferences.language)] ?? {
        question: kind,
        answer: picks.join(', '),
      }
    );
  }
}

function keyOf(kind: string, picks: readonly string[], language: Language): string {
  return [language, kind, ...picks].join(' ');
}

function restored(): Record<string, Words> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Words>;
  } catch {
    return {};
  }
}

export const standingWords = new StandingWords();
