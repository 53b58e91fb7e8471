import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Page } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { useApplication } from '../session/application.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { useDeclaration, useProgrammeHere } from '../session/programmes.ts';
import { useApplicant } from '../session/useApplicant.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import '#form/form.css';

/** What few openings of a form need comes in one piece, apart from it: a form is fetched on bad lines. */
const rare = () => import('./rare.ts');
const AfterSubmission = lazy(() => rare().then((module) => ({ default: module.AfterSubmission })));
const Notices = lazy(() => rare().then((module) => ({ default: module.Notices })));

export const ApplicationPage = () => (
  <ApplicantArea>
    <Application />
  </ApplicantArea>
);

/** Verification leaves a token on this device, so a reload in the middle of a section leads here, not to the login. */
function Application() {
  const programme = useProgrammeHere();
  const applicant = useApplicant(programme);
  const queries = useQueryClient();
  const application = useApplication(programme, applicant, queries);
  const { data: record } = application;
  // The record lacks what was typed since. It goes with the page, not with the form, which closes for a reset too.
  useEffect(() => () => queries.removeQueries({ queryKey: applicationKey(programme.id) }), [queries, programme.id]);
  const declaration = useDeclaration(
    { id: programme.id, version: record?.version ?? programme.version },
    record !== undefined,
  );
  if (!applicant.held) return <Navigate to={programme.routes.login} replace />;
  const title = `${programme.name} Application`;
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ name: 'Home', to: '/' }, { name: title }]}
      lead={
        record && (
          <>
            {record.session} · <span className="whole">{record.applicationNumber}</span>
          </>
        )
      }
    >
      {record && declaration.data ? (
        <Opened
          key={record.applicantId}
          application={record}
          programme={programme}
          declaration={declaration.data}
          applicant={applicant}
        />
      ) : (
        <Waiting on={record ? declaration : application} />
      )}
    </Page>
  );
}

const Opened = (props: ComponentProps<typeof ApplicationForm>) => (
  <Suspense fallback={<LoadingState />}>
    {(props.application.givenOn || props.application.reopened) && <Notices {...props} />}
    {props.application.afterLogin === null ? <AfterSubmission {...props} /> : <ApplicationForm {...props} />}
  </Suspense>
);

function Waiting({ on: { error, refetch } }: { readonly on: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LoadingState lines={8} label="Loading your application" />;
}
