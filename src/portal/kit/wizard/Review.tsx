import { useQueries } from '@tanstack/react-query';
import { Answer } from '#form/answer/Answer.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { DeclaredServices } from '../form/DeclaredServices.tsx';
import { declaredSection } from '../form/declaredSection.ts';
import type { StepName, WizardChart } from './wizardChart.ts';
import type { WizardAnswers } from './wizardMachine.ts';

interface ReviewProps {
  readonly chart: WizardChart;
  readonly answers: WizardAnswers;
  readonly busy: boolean;
  readonly onGo: (step: StepName) => void;
  readonly onConfirm: () => void;
}

/** All answers in the words of their forms, before the one act that counts. */
export function Review({ chart, answers, busy, onGo, onConfirm }: ReviewProps) {
  const forms = useQueries({ queries: chart.steps.map(({ form }) => declaredSection(form)) });
  if (forms.some(({ data }) => !data)) return <LoadingState lines={6} label="Loading what you answered" />;
  return (
    <DeclaredServices>
      <div className="sheet reviews">
        {chart.steps.map(({ name, title }, index) => (
          <section key={name} className="review" aria-label={title}>
            <h2>{title}</h2>
            <Button look="minimal" onClick={() => onGo(name)}>
              Change<span className="unseen"> {title}</span>
            </Button>
            <dl className="review__answers">
              {Object.entries(forms[index]!.data!.schema.properties)
                .filter(([field]) => answers[name]?.[field] !== undefined)
                .map(([field, schema]) => (
                  <div key={field}>
                    <dt>{schema.title ?? field}</dt>
                    <dd>
                      <Answer field={schema} siblings={answers[name]!} value={answers[name]![field]} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <div className="form__end">
          <Button intent="primary" busy={busy} onClick={onConfirm}>
            {chart.confirmLabel}
          </Button>
        </div>
      </div>
    </DeclaredServices>
  );
}
