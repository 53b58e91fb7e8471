import type { Step, StepState } from './steps.ts';

interface StepListProps {
  readonly steps: readonly (Step & { readonly state: StepState })[];
  onOpen(step: Step): void;
}

const SPOKEN: Readonly<Record<StepState, string>> = { done: 'done', current: 'current', open: 'not done yet', locked: 'locked' };

export function StepList({ steps, onOpen }: StepListProps) {
  return (
    <nav className="m-steps" aria-label="Sections of the application">
      <ol>
        {steps.map((step, index) => (
          <li key={step.section}>
            <button
              type="button" className="m-step" data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}
              disabled={step.state === 'locked'} onClick={() => onOpen(step)}
            >
              <span className="m-step-mark" aria-hidden="true">{step.state === 'done' ? '✓' : index + 1}</span>
              <span className="m-step-title">{step.title}<span className="m-unseen"> ({SPOKEN[step.state]})</span></span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
