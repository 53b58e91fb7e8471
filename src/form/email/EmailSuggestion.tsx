import { useEffect, useState, type RefObject } from 'react';
import './email.css';

type Suggest = (typed: string) => string | null;

interface Question {
  readonly typed: string;
  readonly meant: string;
}

/** A press of a button takes less: the line that appears must not move the button away from under it. */
const AFTER_LEAVING_MS = 250;

/** A mistyped address gets no mail, so it is questioned below its box, which need not be controlled. It is never refused. */
export function EmailSuggestion({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const [question, setQuestion] = useState<Question>();
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => listen(input.current!, setQuestion), [input]);
  const suggestion = question && question.typed !== dismissed ? question : undefined;
  return (
    <p className="email-question" role="status">
      {suggestion && (
        <>
          Did you mean <b>{suggestion.meant}</b>?{' '}
          <button type="button" onClick={() => type(input.current!, suggestion.meant)}>
            Yes, correct it
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              setDismissed(suggestion.typed);
              input.current!.focus();
            }}
          >
            No, keep mine
          </button>
        </>
      )}
    </p>
  );
}

/** @returns what ends it */
function listen(box: HTMLInputElement, ask: (question: Question | undefined) => void): () => void {
  let isOver = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const look = () =>
    void loadRule().then((suggest) => {
      if (!isOver) ask(questionFor(box, suggest));
    }, ignore);
  const leave = () => {
    leaving = setTimeout(look, AFTER_LEAVING_MS);
  };
  box.addEventListener('input', look);
  box.addEventListener('blur', leave);
  if (box.value !== '') look();
  return () => {
    isOver = true;
    clearTimeout(leaving);
    box.removeEventListener('input', look);
    box.removeEventListener('blur', leave);
  };
}

/** Without a line the rule may not come, and the form is as good without it. */
const ignore = () => undefined;

/** Fetched when an address is first typed, since most pages ask for none. */
const loadRule = (): Promise<Suggest> =>
  import('#rules/emailSuggestion.ts').then(({ emailSuggestion }) => emailSuggestion);

function questionFor(box: HTMLInputElement, suggest: Suggest): Question | undefined {
  const meant = box.disabled ? null : suggest(box.value);
  if (meant === null || (box === document.activeElement && mayBecome(box.value, meant))) return undefined;
  return { typed: box.value, meant };
}

/** Who has typed 'ada@gmail.co' so far is about to type the rest. */
const mayBecome = (typed: string, meant: string): boolean => meant.toLowerCase().startsWith(typed.trim().toLowerCase());

/** As if it were typed: a controlled box and one that keeps its own text hear the same event. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}
