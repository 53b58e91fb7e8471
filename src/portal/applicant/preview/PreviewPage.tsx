import { lazy, Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import { SlipView } from '#form/slip/SlipView.tsx';
import { send } from '../../api/call.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { usePageStart } from '../../ui/usePageStart.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { AboutReferees } from '../referees/AboutSection.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { applicationKey } from '../session/applicationKey.ts';
import { formServices } from '../session/formServices.ts';
import { fetchDeclaration, useDeclaration, useProgrammeHere, type DeliveredProgramme } from '../session/programmes.ts';
import { useApplicant, type Applicant } from '../session/useApplicant.ts';
import { SlipActions } from './SlipActions.tsx';
import { Submitted } from './Submitted.tsx';
import '#form/slip/slip.css';

export const PreviewPage = () => (
  <ApplicantArea>
    <Preview />
  </ApplicantArea>
);

const DeviceAside = lazy(() => import('../offline/late.ts').then((module) => ({ default: module.DeviceAside })));

/** Few are asked about what they submitted. */
const OwnQueries = lazy(() => import('../queries/OwnQueries.tsx').then((module) => ({ default: module.OwnQueries })));

/** Nothing is typed on a slip. */
const NOTHING_TYPED = { isBehind: () => false, discard: () => undefined } as const;

/** Where there is no form to fill, the slip itself is what was applied for. */
const titleOf = ({ name, routes }: ProgrammeSummary) => (routes.application ? `${name} Application Slip` : name);

function Preview() {
  const programme = useProgrammeHere();
  const applicant = useApplicant(programme);
  const { school } = usePortalData();
  const queries = useQueryClient();
  const details = (useLocation().state as { details?: string } | null)?.details;
  const title = titleOf(programme);
  const start = usePageStart<HTMLElement>(title);
  const {
    data: slip,
    error,
    refetch,
  } = useQuery({
    queryKey: ['slip', programme.id, details, applicant.held?.applicantId],
    queryFn: async () => {
      const {
        endpoints: {
          slip: { method, path },
        },
      } = await fetchDeclaration(queries, programme);
      return applicant.guarded(send<SlipReply>(method, path, { token: applicant.held!.token }));
    },
    enabled: applicant.held !== null,
  });
  const photo = useQuery({
    queryKey: ['slip-photo', slip?.passport],
    queryFn: () =>
      formServices({
        applicant,
        queries,
        schoolShortName: school.shortName,
        key: applicationKey(programme.id),
      }).fileUrl(slip!.passport!),
    enabled: Boolean(slip?.passport),
  }).data;
  const { data: declaration } = useDeclaration(programme, applicant.held !== null);
  if (!applicant.held) return <Navigate to={programme.routes.login} replace />;
  return (
    <main id="content" className="page page--middle" ref={start} tabIndex={-1}>
      <Breadcrumbs crumbs={[{ name: 'Home', to: '/' }, { name: title }]} />
      {slip && (
        <SlipActions token={applicant.held.token} fileName={`${school.shortName}-${slip.applicationNumber}.pdf`} />
      )}
      <Suspense>
        <DeviceAside
          login={programme.routes.login}
          applicant={applicant}
          applicantId={applicant.held.applicantId}
          schoolShortName={school.shortName}
          {...NOTHING_TYPED}
        />
      </Suspense>
      {slip && declaration && (
        <Around slip={slip} programme={programme} declaration={declaration} applicant={applicant} />
      )}
      {slip && <SlipView slip={slip} school={school.name} photoUrl={photo ?? null} />}
      {!slip && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!slip && !error && <LoadingState lines={12} label="Loading your slip" />}
    </main>
  );
}

interface AroundProps {
  readonly slip: SlipReply;
  readonly programme: ProgrammeSummary;
  readonly declaration: DeliveredProgramme;
  readonly applicant: Applicant;
}

function Around({ slip, ...page }: AroundProps) {
  const {
    programme,
    declaration: { chart },
  } = page;
  return (
    <>
      {slip.submittedAt && (
        <Suspense>
          <OwnQueries programme={programme} applicant={page.applicant} />
        </Suspense>
      )}
      {programme.routes.application && (
        <Submitted
          slip={slip}
          programme={programme}
          applicant={page.applicant}
          afterwards={chart.states['preview']?.meta?.afterwards ?? []}
        />
      )}
      <AboutReferees {...page} />
    </>
  );
}
