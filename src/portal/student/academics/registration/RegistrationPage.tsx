import { Link } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { registrationHistory, Semester } from '#contract/academics/registration.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { registerAt, registeredAt } from './addresses.ts';
import { STATES } from './stateWords.ts';
import './registration.css';

export const RegistrationPage = () => (
  <Page
    title={OWN_ACADEMICS.registration.name}
    lead="Each semester you choose your courses, and your course adviser approves them."
  >
    <ReadPart<typeof registrationHistory>
      path="/CourseRegistration/history"
      query={undefined}
      label="Loading your semesters"
    >
      {(semesters) =>
        semesters.length === 0 ? (
          <EmptyState title="You are in no session yet, so there is nothing to register." />
        ) : (
          <div className="stack">
            {semesters.map((semester) => (
              <OneSemester key={`${semester.sessionId} ${semester.semesterId}`} semester={semester} />
            ))}
          </div>
        )
      }
    </ReadPart>
  </Page>
);

function OneSemester({
  semester: { session, semester, state, units, courses, window, ...term },
}: {
  readonly semester: Semester;
}) {
  const [look, words] = STATES[state ?? 'draft'];
  const isOpen = window.state === 'open' || window.state === 'late';
  const title = `${semester}, ${session}`;
  return (
    <section className="sheet registration__semester" aria-label={title}>
      <header className="registration__head">
        <h2>{title}</h2>
        <StatusTag look={look}>{words}</StatusTag>
      </header>
      <p>
        {courses > 0 && `${courses === 1 ? 'One course' : `${courses} courses`}, ${units} units. `}
        {window.words}.
      </p>
      <div className="registration__acts">
        {isOpen && (
          <Link
            className={buttonClass('primary')}
            to={registerAt(term)}
            aria-label={`${courses > 0 ? 'Add or drop courses' : 'Register courses'}, ${title}`}
          >
            {courses > 0 ? 'Add or drop courses' : 'Register courses'}
          </Link>
        )}
        {state && (
          <Link
            className={buttonClass(undefined, 'outlined')}
            to={registeredAt(term)}
            aria-label={`See the courses, ${title}`}
          >
            See the courses
          </Link>
        )}
        {!isOpen && !state && <p className="registration__small">Your head of department can open it for you alone.</p>}
      </div>
    </section>
  );
}
