import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { Page } from '../../../ui/Page.tsx';
import { Case } from './Case.tsx';

export function CasePage() {
  const id = useSearchParams()[0].get('id');
  const navigate = useNavigate();
  if (!id) return <Navigate to={ACADEMICS.approveCourses.to} replace />;
  return (
    <Page
      title={ACADEMICS.registrationCase.name}
      width="wide"
      crumbs={[ACADEMICS.approveCourses, ACADEMICS.registrationCase]}
    >
      <div className="stack">
        <Case id={id} onTaken={() => void navigate(ACADEMICS.approveCourses.to)} />
      </div>
    </Page>
  );
}
