import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll('button')];

/** A toolbar is one stop of the Tab key; within it the arrows lead from button to button, round its end (WAI-ARIA: toolbar). */
export function useRovingTab() {
  const [stop, setStop] = useState(0);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = buttonsOf(event.currentTarget);
    buttons[(stop + step + buttons.length) % buttons.length]!.focus();
  };
  return {
    toolbar: {
      onKeyDown: walk,
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        setStop(Math.max(0, buttonsOf(currentTarget).indexOf(target as HTMLButtonElement))),
    },
    tabIndexAt: (place: number) => (place === stop ? 0 : -1),
  };
}
