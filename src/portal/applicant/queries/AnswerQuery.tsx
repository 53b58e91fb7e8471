import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { answerAt, onlyQuestions, withAnswerAt } from '#catalogue/openQuestions.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import type { answerQuery, OwnQuery } from '#contract/admissions/queries.ts';
import { SectionForm } from '#form/section/SectionForm.tsx';
import { FormServicesContext } from '#form/services.ts';
import { serverMessage, type ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { usePortalData } from '../../core/portalData.ts';
import { newId } from '../../kit/newId.ts';
import { useAction } from '../../kit/useAction.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useApplication } from '../session/application.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { formServices } from '../session/formServices.ts';
import { loadSection } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';
import '#form/form.css';

interface AnswerQueryProps {
  readonly query: OwnQuery;
  readonly programme: ProgrammeSummary;
  readonly applicant: Applicant;
  readonly onAnswered: () => Promise<void>;
}

type Given = Readonly<Record<string, unknown>>;

/** The questions that are asked, a section at a time; all are sent together with the last. */
export function AnswerQuery({ query, programme, applicant, onAnswered }: AnswerQueryProps) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const { data: application, error, refetch } = useApplication(programme, applicant, queries);
  const services = useMemo(
    () => formServices({ applicant, queries, schoolShortName: school.shortName, key: applicationKey(programme.id) }),
    [applicant, queries, school.shortName, programme.id],
  );
  const names = [...new Set(query.questions.map(({ path }) => path.split('/')[0]!))];
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<Given>({});
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<string>();
  const [request] = useState(newId);
  const name = names[at]!;
  const paths = query.questions.map(({ path }) => path).filter((path) => path.startsWith(`${name}/`));
  const section = useQueriedSection(application, name, paths);

  const [submit, busy] = useAction(async (answers: SectionAnswers) => {
    const taken = paths.map((path) => [path, answerAt({ [name]: answers }, path) ?? null]);
    const all: Given = { ...given, ...(Object.fromEntries(taken) as Given) };
    setGiven(all);
    if (at < names.length - 1) return setAt(at + 1);
    setMistakes({});
    setRefused(undefined);
    try {
      await applicant.guarded(
        call<typeof answerQuery>(
          {
            method: 'POST',
            path: '/Application/own-queries/:id/answer',
            params: { id: query.id },
            body: { request, revision: query.revision, answers: all },
          },
          { token: applicant.held!.token },
        ),
      );
    } catch (refusal) {
      const errors = Object.entries((refusal as ApiError).errors ?? {});
      const first = names.findIndex((each) => errors.some(([pointer]) => pointer.startsWith(`/${each}/`)));
      if (first >= 0) setAt(first);
      const here = `/${names[Math.max(first, 0)]!}`;
      setMistakes(Object.fromEntries(errors.map(([pointer, words]) => [pointer.replace(here, ''), words])));
      setRefused(serverMessage(refusal, 'Your answer could not be sent. Please try again'));
      return;
    }
    await onAnswered();
  });

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (section.error) return <ErrorState error={section.error} onRetry={() => void section.refetch()} />;
  if (!application || !section.data) return <LoadingState lines={3} label="Loading the questions" />;
  const shown = paths
    .filter((path) => given[path] !== undefined)
    .reduce((answers, path) => withAnswerAt(answers, path, given[path] ?? undefined), application.answers)[name];
  return (
    <FormServicesContext value={services}>
      {refused && (
        <p className="notice notice--danger" role="alert">
          {refused}
        </p>
      )}
      <SectionForm
        key={name}
        section={section.data}
        answers={shown ?? {}}
        readOnlyFacts={application.facts}
        today={application.today}
        hasPassport={application.passport !== null}
        serverErrors={mistakes}
        busy={busy}
        submitLabel={at < names.length - 1 ? 'Next' : 'Send to the office'}
        onEdit={() => undefined}
        onSubmit={(answers) => void submit(answers)}
      />
    </FormServicesContext>
  );
}

type Opened = NonNullable<ReturnType<typeof useApplication>['data']>;

const useQueriedSection = (application: Opened | undefined, name: string, paths: readonly string[]) =>
  useQuery({
    queryKey: ['queried-section', application?.programmeId, application?.version, name, paths],
    queryFn: async (): Promise<CompiledSection> => {
      const { programmeId: id, version, answers, facts, today, places } = application!;
      const section = await loadSection({ id, version }, name, {
        answers,
        facts: { ...facts, programme: id },
        today,
        ...(places && { places }),
      });
      return { ...section, schema: onlyQuestions(section.schema, name, paths) };
    },
    enabled: application !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
