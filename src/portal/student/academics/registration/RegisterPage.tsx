import { Navigate } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { registrableCourses } from '#contract/academics/registration.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useTerm } from './addresses.ts';
import { CourseForm } from './CourseForm.tsx';
import './registration.css';

/** The courses of a semester to choose from. What cannot be taken says why, and who can change that. */
export function RegisterPage() {
  const term = useTerm();
  if (!term) return <Navigate to={OWN_ACADEMICS.registrationSession.to} replace />;
  return (
    <Page
      title={OWN_ACADEMICS.register.name}
      crumbs={[OWN_ACADEMICS.registration, OWN_ACADEMICS.register]}
      lead="Tick what you will take. What you tick is stored as a draft until you submit it."
    >
      <ReadPart<typeof registrableCourses>
        path="/CourseRegistration/registrable-courses"
        query={term}
        label="Loading the courses"
      >
        {(form) => <CourseForm key={form.standing.revision} form={form} term={term} />}
      </ReadPart>
    </Page>
  );
}
