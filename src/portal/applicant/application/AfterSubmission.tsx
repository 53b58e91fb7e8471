import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { FormServicesContext } from '#form/services.ts';
import { usePortalData } from '../../core/portalData.ts';
import { notTaken } from '../drafts/notTaken.ts';
import { NotTakenScreen } from '../drafts/NotTakenScreen.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { applicationKey } from '../session/applicationKey.ts';
import { formServices } from '../session/formServices.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';

interface AfterSubmissionProps {
  readonly application: ApplicationRecord;
  readonly programme: ProgrammeSummary;
  readonly declaration: DeliveredProgramme;
  readonly applicant: Applicant;
}

/** On to the slip, but for what was typed here and is not in what was submitted. */
export function AfterSubmission({ application, programme, declaration, applicant }: AfterSubmissionProps) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = applicationKey(programme.id);
  const services = useMemo(
    () => formServices({ applicant, queries, schoolShortName: school.shortName, key: applicationKey(programme.id) }),
    [applicant, queries, school.shortName, programme.id],
  );
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'not-taken'],
    queryFn: () => notTaken(application, declaration, school.shortName),
    staleTime: Infinity,
    gcTime: 0,
  });
  const {
    routes: { preview },
  } = programme;
  const state = { fromLogin: true, details: application.rrr };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.sections.length === 0) return <Navigate to={preview} state={state} replace />;
  const leave = async () => {
    await data.forget();
    await navigate(preview, { state, replace: true });
  };
  return (
    <FormServicesContext value={services}>
      <NotTakenScreen sections={data.sections} submittedAt={application.submittedAt!} onLeave={leave} />
    </FormServicesContext>
  );
}
