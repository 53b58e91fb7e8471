import { useEffect, useMemo, useRef, useState } from 'react';
import type { ValidationContext } from '#catalogue/validate.ts';
import { optionIds } from '../lookups/optionIds.ts';
import { RjsfForm, type RjsfHandle } from '../rjsf/RjsfForm.tsx';
import { useFormServices } from '../services.ts';
import { RefusalsContext } from './ErrorSummary.tsx';
import { startFilling } from './filling.ts';
import { openingAnswers } from './openingAnswers.ts';
import { openSession } from './openSession.ts';
import type { SectionFormProps } from './sectionFormProps.ts';
import { SectionSessionContext } from './session.ts';
import { useLatest } from './useLatest.ts';
import { useServerErrors } from './useServerErrors.ts';

export function SectionForm(props: SectionFormProps) {
  const { section, answers, today, busy, submitLabel, widgets, LockedNote, onPrevious } = props;
  const latest = useLatest(props);
  const services = useFormServices();
  const form = useRef<RjsfHandle>(null);
  const [facts] = useState(props.readOnlyFacts);
  const [filling] = useState(() =>
    startFilling(section, openingAnswers(section.schema, answers, facts), Object.keys(answers).length === 0),
  );
  const [opening] = useState(filling.answers);
  const [currentErrors, dismiss] = useServerErrors(props.serverErrors);
  const refusals = useRefusals(props.serverErrors);

  const context = useMemo(
    () => (): ValidationContext => ({
      year: Number(latest.current.today.slice(0, 4)),
      hasPassport: latest.current.hasPassport,
      options: (lookup, parents) => optionIds(services.optionsNow(lookup, parents)),
      file: services.fileNow,
    }),
    [latest, services],
  );

  const session = useMemo(
    () =>
      openSession({
        section,
        facts,
        LockedNote,
        today,
        filling,
        form,
        widgets,
        context,
        onEdit(pointer) {
          dismiss(pointer);
          latest.current.onEdit(filling.answers);
        },
      }),
    [section, facts, LockedNote, today, filling, widgets, dismiss, latest, context],
  );

  const judge = useMemo(() => () => filling.judge(context()), [filling, context]);

  /** Runs before RJSF sees the submit: texts that are still being typed belong to it. */
  const beforeSubmit = (event: Event) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    filling.submit();
    session.commit();
  };
  const refused = () => {
    refusals.add();
    latest.current.onRefused?.(filling.verdict().errors);
  };
  return (
    <SectionSessionContext value={session}>
      <RefusalsContext value={refusals.context}>
        {section.schema.description && <p className="m-section-words">{section.schema.description}</p>}
        <RjsfForm
          ref={form}
          onSubmitting={beforeSubmit}
          schema={section.schema}
          answers={opening}
          serverErrors={currentErrors}
          judge={judge}
          onAccepted={() => latest.current.onSubmit(filling.verdict().data)}
          onRefused={refused}
        >
          <div className="m-actions m-wide">
            {onPrevious && (
              <button type="button" className="bp6-button" onClick={onPrevious} disabled={busy}>
                Previous
              </button>
            )}
            <button type="submit" className="bp6-button bp6-intent-primary" aria-busy={busy || undefined}>
              {busy ? 'Saving…' : submitLabel}
            </button>
          </div>
        </RjsfForm>
      </RefusalsContext>
    </SectionSessionContext>
  );
}

function useRefusals(serverErrors: SectionFormProps['serverErrors']) {
  const summary = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const add = () => setCount((before) => before + 1);
  useEffect(() => {
    if (Object.keys(serverErrors ?? {}).length > 0) add();
  }, [serverErrors]);
  useEffect(() => {
    if (count > 0) summary.current?.focus();
  }, [count]);
  const context = useMemo(() => ({ count, summary }), [count]);
  return { context, add };
}
