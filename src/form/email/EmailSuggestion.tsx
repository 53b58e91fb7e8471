import { useEffect, useState, type RefObject } from 'react';
import type { Question } from './question.ts';
import './email.css';

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
          <button type="button" onClick={suggestion.correct}>
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
    void import('./question.ts').then(({ questionFor }) => {
      if (!isOver) ask(questionFor(box));
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

/** The rule is fetched when an address is first typed. Without a line it may not come, and the form is as good without it. */
const ignore = () => undefined;
