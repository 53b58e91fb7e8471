import { Link, Navigate } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { ownRegisteredCourses, registrableCourses, Standing } from '#contract/academics/registration.ts';
import { displayMoment } from '#rules/displayDate.ts';
import '../../../kit/list/list.css';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { courseFormAt, examinationCardAt, registerAt, useTerm, type Term } from './addresses.ts';
import { Gates } from './Gates.tsx';
import { KINDS, LINE_STATES, STATES } from './stateWords.ts';
import './registration.css';

/** What was decided on each course, and the way to add and drop. */
export function RegisteredPage() {
  const term = useTerm();
  if (!term) return <Navigate to={OWN_ACADEMICS.registration.to} replace />;
  return (
    <Page
      title={OWN_ACADEMICS.registered.name}
      width="wide"
      crumbs={[OWN_ACADEMICS.registration, OWN_ACADEMICS.registered]}
      lead="Your course adviser approves each course, or returns it with a reason."
    >
      <ReadPart<typeof ownRegisteredCourses>
        path="/CourseRegistration/registered-courses"
        query={term}
        label="Loading your courses"
      >
        {(standing) => <Whole standing={standing} term={term} />}
      </ReadPart>
    </Page>
  );
}

function Whole({ standing, term }: { readonly standing: Standing; readonly term: Term }) {
  const { session, semester, state, units, submittedAt, decidedAt, decidedBy, lines } = standing;
  const [look, words] = STATES[state];
  return (
    <div className="stack">
      <RecordSheet
        title="Registration"
        facts={[
          ['Semester', `${semester}, ${session}`],
          ['Status', <StatusTag look={look}>{words}</StatusTag>],
          ['Units', units],
          ['Submitted', submittedAt && displayMoment(submittedAt)],
          ['Decided', decidedAt && `${displayMoment(decidedAt)}${decidedBy ? `, ${decidedBy}` : ''}`],
        ]}
        actions={
          lines.length > 0 && (
            <>
              <Link className={buttonClass(undefined, 'outlined')} to={courseFormAt(term)}>
                Course form
              </Link>
              {state === 'approved' && (
                <Link className={buttonClass(undefined, 'outlined')} to={examinationCardAt(term)}>
                  Examination card
                </Link>
              )}
            </>
          )
        }
      />
      <ReadPart<typeof registrableCourses>
        path="/CourseRegistration/registrable-courses"
        query={term}
        label="Loading the window"
      >
        {({ gates }) => (
          <>
            <Gates gates={gates} />
            {gates.every(({ isOpen }) => isOpen) && (
              <p>
                <Link className={buttonClass('primary')} to={registerAt(term)}>
                  {lines.length > 0 ? 'Add or drop courses' : 'Register courses'}
                </Link>
              </p>
            )}
          </>
        )}
      </ReadPart>
      {lines.length === 0 ? (
        <EmptyState title="You have registered no course of this semester yet." />
      ) : (
        <Courses lines={lines} />
      )}
    </div>
  );
}

const Courses = ({ lines }: Pick<Standing, 'lines'>) => (
  <div className="list">
    <table className="table">
      <caption className="table__caption">Courses</caption>
      <thead>
        <tr>
          {['Course', 'Units', 'Kind', 'Status'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, code, title, unit, kind, state, reason }) => {
          const [look, words] = LINE_STATES[state];
          return (
            <tr key={id}>
              <td>
                <strong>{code}</strong> {title}
              </td>
              <td data-title="Units">{unit}</td>
              <td data-title="Kind">{KINDS[kind]}</td>
              <td data-title="Status">
                <StatusTag look={look}>{words}</StatusTag>
                {reason && <p className="registration__small">{reason}</p>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
