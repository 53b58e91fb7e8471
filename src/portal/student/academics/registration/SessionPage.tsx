import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { registrableCourses, registrationHistory, Semester } from '#contract/academics/registration.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { registerAt, type Term } from './addresses.ts';
import { Gates } from './Gates.tsx';
import './registration.css';

export const SessionPage = () => (
  <Page
    title={OWN_ACADEMICS.registrationSession.name}
    width="narrow"
    crumbs={[OWN_ACADEMICS.registration, OWN_ACADEMICS.registrationSession]}
    lead="What is still closed says what opens it."
  >
    <ReadPart<typeof registrationHistory>
      path="/CourseRegistration/history"
      query={undefined}
      label="Loading your semesters"
    >
      {(semesters) => <Choice semesters={semesters} />}
    </ReadPart>
  </Page>
);

function Choice({ semesters }: { readonly semesters: readonly Semester[] }) {
  const [index, setIndex] = useState<number | undefined>(() => {
    const open = semesters.findIndex(({ window: { state } }) => state === 'open' || state === 'late');
    return open < 0 ? undefined : open;
  });
  const chosen = index === undefined ? undefined : semesters[index];
  return (
    <div className="stack">
      <section className="sheet" aria-label="Semester">
        <SelectField
          label="Semester"
          placeholder="Select…"
          value={index === undefined ? undefined : index + 1}
          options={semesters.map(({ session, semester }, at) => ({ id: at + 1, name: `${semester}, ${session}` }))}
          onChoose={(id) => setIndex(id === undefined ? undefined : id - 1)}
        />
      </section>
      {chosen && <Before key={index} term={{ sessionId: chosen.sessionId, semesterId: chosen.semesterId }} />}
    </div>
  );
}

const Before = ({ term }: { readonly term: Term }) => (
  <ReadPart<typeof registrableCourses>
    path="/CourseRegistration/registrable-courses"
    query={term}
    label="Loading the semester"
  >
    {({ gates, limits }) => (
      <>
        <Gates gates={gates} />
        <p>{limits.min > 0 ? `${limits.min} to ${limits.max} units` : `Up to ${limits.max} units`} in this semester.</p>
        <p>
          <Link className={buttonClass('primary')} to={registerAt(term)}>
            {gates.every(({ isOpen }) => isOpen) ? 'Register courses' : 'Prepare a draft'}
          </Link>
        </p>
      </>
    )}
  </ReadPart>
);
