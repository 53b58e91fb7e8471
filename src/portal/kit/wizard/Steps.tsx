import { Tick } from '../../ui/icons.tsx';
import { openStep, REVIEW, type StepName, type WizardChart } from './wizardChart.ts';
import type { WizardAnswers } from './wizardMachine.ts';

interface StepsProps {
  readonly chart: WizardChart;
  readonly step: StepName;
  readonly answers: WizardAnswers;
  readonly onGo: (step: StepName) => void;
}

/** Where one is, and the way back to each step that may be open. */
export function Steps({ chart, step, answers, onGo }: StepsProps) {
  const all = [...chart.steps, { name: REVIEW, title: 'Review' }];
  return (
    <nav aria-label="Steps">
      <ol className="wizard-steps">
        {all.map(({ name, title }, index) => {
          const isOpen = openStep(chart, answers, name) === name;
          const words = (
            <>
              <span className="wizard-steps__number" aria-hidden="true">
                {name in answers && name !== step ? <Tick /> : index + 1}
              </span>
              {title}
            </>
          );
          return (
            <li key={name} data-done={name in answers || undefined} aria-current={name === step ? 'step' : undefined}>
              {isOpen && name !== step ? (
                <button type="button" onClick={() => onGo(name)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
