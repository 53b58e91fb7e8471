import { Navigate } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { examinationCard } from '#contract/academics/registration.ts';
import { Gated } from '../../../kit/gate/Gated.tsx';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { registeredAt, useTerm } from './addresses.ts';

export function ExaminationCardPage() {
  const term = useTerm();
  if (!term) return <Navigate to={OWN_ACADEMICS.registration.to} replace />;
  return (
    <Page
      title={OWN_ACADEMICS.examinationCard.name}
      crumbs={[
        OWN_ACADEMICS.registration,
        { name: OWN_ACADEMICS.registered.name, to: registeredAt(term) },
        OWN_ACADEMICS.examinationCard,
      ]}
    >
      <Gated act="examination card" sessionId={term.sessionId} purpose="print your examination card">
        <Paper<typeof examinationCard.page> path="/CourseRegistration/examination-card" query={term} />
      </Gated>
    </Page>
  );
}
