import { Navigate } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { courseForm } from '#contract/academics/registration.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';
import { registeredAt, useTerm } from './addresses.ts';

export function CourseFormPage() {
  const term = useTerm();
  if (!term) return <Navigate to={OWN_ACADEMICS.registration.to} replace />;
  return (
    <Page
      title={OWN_ACADEMICS.courseForm.name}
      crumbs={[
        OWN_ACADEMICS.registration,
        { name: OWN_ACADEMICS.registered.name, to: registeredAt(term) },
        OWN_ACADEMICS.courseForm,
      ]}
    >
      <Paper<typeof courseForm.page> path="/CourseRegistration/course-form" query={term} />
    </Page>
  );
}
