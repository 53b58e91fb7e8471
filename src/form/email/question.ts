import { emailSuggestion } from '#rules/emailSuggestion.ts';

export interface Question {
  readonly typed: string;
  readonly meant: string;
  /** Puts what was meant into the box. */
  readonly correct: () => void;
}

/** What to ask about the address in a box; undefined where nothing looks mistyped. */
export function questionFor(box: HTMLInputElement): Question | undefined {
  const meant = box.disabled ? null : emailSuggestion(box.value);
  if (meant === null || (box === document.activeElement && mayBecome(box.value, meant))) return undefined;
  return { typed: box.value, meant, correct: () => type(box, meant) };
}

/** Who has typed 'ada@gmail.co' so far is about to type the rest. */
const mayBecome = (typed: string, meant: string): boolean => meant.toLowerCase().startsWith(typed.trim().toLowerCase());

/** As if it were typed: a controlled box and one that keeps its own text hear the same event. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}
