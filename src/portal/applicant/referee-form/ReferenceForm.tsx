import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefereeForm } from '#contract/admissions/referees.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import { displayDate } from '#rules/displayDate.ts';
import { FormServicesContext } from '#form/services.ts';
import { SectionForm } from '#form/section/SectionForm.tsx';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Tick } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { refereeAddress } from '../referees/refereeAddress.ts';
import { fetchDeclaration, loadSection } from '../session/programmes.ts';
import { useServicesOfNobody } from '../session/useServicesOfNobody.ts';
import type { Entrance } from './entrance.ts';
import { useReferenceDraft, type ReferenceDraft } from './useReferenceDraft.ts';
import '#form/form.css';

interface ReferenceFormProps {
  readonly form: RefereeForm;
  readonly entrance: Entrance;
}

type Answered = Pick<RefereeForm, 'answeredAt' | 'declined'>;

export function ReferenceForm({ form, entrance }: ReferenceFormProps) {
  const [answered, setAnswered] = useState<Answered>(form);
  const version = { id: form.programmeId, version: form.version };
  const section = useQuery({
    queryKey: ['section', form.programmeId, form.version, form.form],
    queryFn: () => loadSection(version, form.form),
    staleTime: Infinity,
  });
  const draft = useReferenceDraft(form);
  if (answered.answeredAt) return <Thanks {...answered} name={form.applicantName} />;
  if (section.error) return <ErrorState error={section.error} onRetry={() => void section.refetch()} />;
  if (!section.data || !draft) return <LoadingState lines={8} label="Loading the form" />;
  return <Questions form={form} entrance={entrance} section={section.data} draft={draft} onAnswered={setAnswered} />;
}

interface QuestionsProps extends ReferenceFormProps {
  readonly section: CompiledSection;
  readonly draft: ReferenceDraft;
  onAnswered(answered: Answered): void;
}

const NOBODY = { lastname: '', firstname: '', middlename: '', email: '' };

function Questions({ form, entrance, section, draft, onAnswered }: QuestionsProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>();
  const services = useServicesOfNobody('referee');

  const submit = async (reference: SectionAnswers) => {
    setBusy(true);
    try {
      const { method, path } = refereeAddress(
        (await fetchDeclaration(queries, { id: form.programmeId, version: form.version })).endpoints,
        'submit',
      );
      const answered = await send<Answered>(method, path, { body: { ...entrance, reference } });
      draft.forget();
      onAnswered(answered);
    } catch (error) {
      setServerErrors(error instanceof ApiError ? error.errors : {});
      raiseFailure(error, { title: (error as ApiError).title ?? 'Failed!', body: 'Something went wrong' });
    }
    setBusy(false);
  };
  return (
    <FormServicesContext value={services}>
      <div className="sheet">
        <p className="m-required-note">
          Fields marked <span className="m-asterisk">*</span> are required. What you type stays on this device until you
          submit, and an answer is final.
        </p>
        <SectionForm
          section={section}
          answers={draft.answers}
          readOnlyFacts={NOBODY}
          today={form.today}
          hasPassport={false}
          busy={busy}
          submitLabel="Submit"
          {...(serverErrors && { serverErrors })}
          onEdit={(answers) => draft.keep(answers())}
          onSubmit={(answers) => void submit(answers)}
        />
      </div>
    </FormServicesContext>
  );
}

function Thanks({ answeredAt, declined, name }: Answered & { readonly name: string }) {
  const { school } = usePortalData();
  return (
    <div className="notice notice--success" role="status">
      <Tick />
      <div>
        <strong>Thank you</strong>
        {declined
          ? `You declined on ${displayDate(answeredAt!)} to give a reference for ${name}. There is nothing more to do.`
          : `Your reference for ${name} reached ${school.name} on ${displayDate(answeredAt!)}. There is nothing more to do.`}
      </div>
    </div>
  );
}
