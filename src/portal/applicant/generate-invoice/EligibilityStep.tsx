import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import type { Ending } from '#catalogue/vocabulary.ts';
import { SectionForm } from '#form/section/SectionForm.tsx';
import { FormServicesContext } from '#form/services.ts';
import { usePortalData } from '../../core/portalData.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { loadSection } from '../session/programmes.ts';
import { useServicesOfNobody } from '../session/useServicesOfNobody.ts';
import { EndedHere } from './EndedHere.tsx';
import '#form/form.css';
import './eligibility.css';

interface EligibilityStepProps {
  readonly programme: ProgrammeSummary;
  /** What was answered, for who comes back to it. */
  readonly before: SectionAnswers | undefined;
  readonly onBack: () => void;
  readonly onPassed: (answers: SectionAnswers) => void;
}

const NOTHING_KNOWN = {};

/** Few programmes ask before their invoice: its code is loaded with the first that does. */
export function EligibilityStep(props: EligibilityStepProps) {
  const { programme } = props;
  const { today } = usePortalData();
  const { data, error, refetch } = useQuery({
    queryKey: ['eligibility', programme.id, programme.version],
    queryFn: () => loadQuestions(programme, today),
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={4} label="Loading the questions" />;
  return <Questions {...props} {...data} />;
}

type EndingOf = Awaited<ReturnType<typeof loadQuestions>>['endingOf'];

async function loadQuestions(programme: ProgrammeSummary, today: string) {
  const known = { answers: {}, facts: { programme: programme.id }, today };
  const [section, { endingOf }] = await Promise.all([
    loadSection(programme, ELIGIBILITY, known),
    import('#form/binding/binding.ts'),
  ]);
  return { section, endingOf };
}

interface QuestionsProps extends EligibilityStepProps {
  readonly section: CompiledSection;
  readonly endingOf: EndingOf;
}

function Questions({ programme, section, endingOf, before = {}, onBack, onPassed }: QuestionsProps) {
  const { today } = usePortalData();
  const services = useServicesOfNobody(ELIGIBILITY);
  const [answers, setAnswers] = useState(before);
  const [ending, setEnding] = useState<Ending>();
  if (ending) return <EndedHere programme={programme} ending={ending} onChange={() => setEnding(undefined)} />;
  const judge = (given: SectionAnswers) => {
    const end = endingOf(section.schema, given);
    if (end) setEnding(end);
    else onPassed(given);
  };
  return (
    <FormServicesContext value={services}>
      <section className="sheet" aria-labelledby="eligibility">
        <h2 id="eligibility" className="part-title">
          {section.schema.title}
        </h2>
        <p className="m-required-note eligibility__note">
          Fields marked <span className="m-asterisk">*</span> are required. These answers are not stored.
        </p>
        <SectionForm
          section={section}
          answers={answers}
          readOnlyFacts={NOTHING_KNOWN}
          today={today}
          hasPassport={false}
          busy={false}
          submitLabel="Continue"
          onEdit={(typed) => setAnswers(typed())}
          onSubmit={judge}
          onPrevious={onBack}
        />
      </section>
    </FormServicesContext>
  );
}
