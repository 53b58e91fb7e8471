import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CheckPlace, StepState } from './steps.ts';

interface StepListProps {
  readonly steps: readonly (CheckPlace & { readonly state: StepState })[];
  onOpen(hash: string): void;
}

const SPOKEN: Readonly<Record<StepState, string>> = {
  done: 'done',
  current: 'current',
  open: 'not done yet',
  locked: 'locked',
};

/** On a phone the current step stands alone, and its button opens the list; wider, the list is always there. */
export function StepList({ steps, onOpen }: StepListProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const current = steps.findIndex(({ state }) => state === 'current');
  useEffect(() => setOpen(false), [current]);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <nav className="m-steps" aria-label="Sections of the application" onKeyDown={closeByKey}>
      <button
        type="button"
        ref={toggle}
        className="m-step-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          Step {current + 1} of {steps.length}: <b>{steps[current]?.title}</b>
        </span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="m-chevron">
          <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ol id={listId} data-open={isOpen || undefined}>
        {steps.map((step, index) => (
          <li key={step.hash}>
            <button
              type="button"
              className="m-step"
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
              disabled={step.state === 'locked'}
              onClick={() => {
                setOpen(false);
                onOpen(step.hash);
              }}
            >
              <span className="m-step-mark" aria-hidden="true">
                {step.state === 'done' ? '✓' : index + 1}
              </span>
              <span className="m-step-title">
                {step.title}
                <span className="m-unseen"> ({SPOKEN[step.state]})</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
