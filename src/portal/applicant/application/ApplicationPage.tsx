import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { useApplication } from '../session/application.ts';
import { useDeclaration, useProgrammeHere } from '../session/programmes.ts';
import { useApplicant } from '../session/useApplicant.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import '../../../form/form.css';

export const Page = () => <ApplicantArea><Application /></ApplicantArea>;

/**
 * The form of a verified applicant. Verification leaves a token on this device, so that a reload in the middle of a
 * section comes back here; without a live one the way leads to the login.
 */
function Application() {
  const programme = useProgrammeHere();
  const applicant = useApplicant(programme);
  const queries = useQueryClient();
  const application = useApplication(programme, applicant, queries);
  const declaration = useDeclaration(application.data ? { id: programme.id, version: application.data.version } : programme, application.data !== undefined);
  if (!applicant.held) return <Navigate to={programme.routes.login} replace />;
  if (application.data?.formCompleted) return <Navigate to={programme.routes.preview} state={{ fromLogin: true, details: application.data.rrr }} replace />;
  const error = application.error ?? declaration.error;
  const title = `${programme.name} Application`;
  return (
    <PageFrame title={title} width="wide" crumbs={[{ name: 'Home', to: '/' }, { name: title }]} lead={application.data && `${application.data.session} · ${application.data.applicationNumber}`}>
      {application.data && declaration.data && <ApplicationForm key={application.data.applicantId} application={application.data} programme={programme} declaration={declaration.data} applicant={applicant} />}
      {error && !application.data && <ErrorState message={error.message} onRetry={() => void application.refetch()} />}
      {declaration.error && application.data && <ErrorState message={declaration.error.message} onRetry={() => void declaration.refetch()} />}
      {!error && !(application.data && declaration.data) && <LoadingState lines={8} label="Loading your application" />}
    </PageFrame>
  );
}
