import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { addAwaitedResult, ownAwaitedResult } from '#contract/admissions/awaited-results.ts';
import { Breakable } from '#form/answer/Breakable.tsx';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { serverMessage } from '../../api/apiError.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import type { Applicant } from '../session/useApplicant.ts';

interface AwaitedResultProps {
  readonly applicant: Applicant;
  readonly programme: ProgrammeSummary;
}

/** In the days of a window the result is added here; before and after, the office is written to. */
export function AwaitedResult({ applicant, programme: { routes } }: AwaitedResultProps) {
  const { school } = usePortalData();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [mistake, setMistake] = useState<string>();
  const token = applicant.held!.token;
  const { data } = useQuery({
    queryKey: ['awaited-result', applicant.held!.applicantId],
    queryFn: () =>
      applicant.guarded(
        call<typeof ownAwaitedResult>({ method: 'GET', path: '/Application/awaited-result' }, { token }),
      ),
  });
  const add = async () => {
    try {
      await call<typeof addAwaitedResult>({ method: 'POST', path: '/Application/add-awaited-result' }, { token });
      queries.removeQueries({ queryKey: ['slip'] });
      await navigate(routes.application!);
    } catch (error) {
      setMistake(serverMessage(error, 'Please try again'));
    }
  };
  if (data?.until)
    return (
      <>
        <h3>Add your O-Level result</h3>
        <p>
          You can add it until {displayDate(data.until)}. Only the O-Level section is open. Submit again when you have
          added it, and print the new slip: it replaces this one.
        </p>
        {mistake && <p role="alert">{mistake}</p>}
        <Button intent="primary" onClick={() => void add()}>
          Add your result
        </Button>
      </>
    );
  return (
    <>
      <h3>When your O-Level result is out</h3>
      <p>
        Bring the printed result and its card to the admissions office. Or write to{' '}
        <a href={`mailto:${school.email}`}>
          <Breakable text={school.email} />
        </a>{' '}
        with your application number. The office adds it to your application: you do not apply again.
      </p>
    </>
  );
}
