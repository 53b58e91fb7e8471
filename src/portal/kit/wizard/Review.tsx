import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { declaredSection } from '../form/declaredSection.ts';
import { declaredServices } from '../form/declaredServices.ts';
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
    <div className="sheet reviews">
      {chart.steps.map(({ name, title }, index) => (
        <section key={name} className="review" aria-label={title}>
          <h2>{title}</h2>
          <Button look="minimal" onClick={() => onGo(name)}>Change<span className="unseen"> {title}</span></Button>
          <dl className="review__answers">
            {Object.entries(forms[index]!.data!.schema.properties).filter(([field]) => answers[name]?.[field] !== undefined).map(([field, schema]) => (
              <div key={field}><dt>{schema.title ?? field}</dt><dd><Answer field={schema} answers={answers[name]!} value={answers[name]![field]} /></dd></div>
            ))}
          </dl>
        </section>
      ))}
      <div className="form__end"><Button intent="primary" busy={busy} onClick={onConfirm}>{chart.confirmLabel}</Button></div>
    </div>
  );
}

function Answer({ field, answers, value }: { readonly field: FieldSchema; readonly answers: SectionAnswers; readonly value: unknown }) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const { loadOptions } = useMemo(() => declaredServices(queries, school.shortName), [queries, school.shortName]);
  const parents = (field.lookupBy ?? []).map((name) => answers[name]);
  const { data: options } = useQuery({ queryKey: ['answer', field.lookup, ...parents], queryFn: () => loadOptions(field.lookup!, parents), enabled: field.lookup !== undefined });
  if (field.lookup !== undefined) return options?.find(({ id }) => id === value)?.name ?? '…';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return field.format === 'date' ? displayDate(String(value)) : String(value);
}
