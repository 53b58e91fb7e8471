import type { registeredCourses, RegistrationCase } from '#contract/academics/registration-approval.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { Decision } from './Decision.tsx';
import { STATES } from './words.ts';
import './approval.css';

/** A registration with the rule's verdict of today, and the decision where it is the caller's. */
export const Case = ({ id, onTaken }: { readonly id: string; readonly onTaken: () => void }) => (
  <ReadPart<typeof registeredCourses>
    path="/CourseRegistration/course-approval/registered-courses"
    query={{ id }}
    label="Loading the registration"
  >
    {(registration) => <Whole key={registration.standing.revision} registration={registration} onTaken={onTaken} />}
  </ReadPart>
);

function Whole({ registration, onTaken }: { readonly registration: RegistrationCase; readonly onTaken: () => void }) {
  const {
    student,
    standing: { state, semester, session, units },
    verdict,
    mayDecide,
    adviser,
  } = registration;
  const [look, words] = STATES[state];
  return (
    <>
      <RecordSheet
        title={student.fullName}
        facts={[
          ['Number', student.number],
          ['Class', `${student.department}, ${student.levelId} Level`],
          ['Semester', `${semester}, ${session}`],
          ['Units', units],
          ['Status', <StatusTag look={look}>{words}</StatusTag>],
        ]}
      />
      <VerdictNotice verdict={verdict} />
      {!mayDecide && state === 'submitted' && (
        <p className="notice">
          {adviser ? `${adviser} is the adviser of this level, and decides.` : 'The head of department decides.'}
        </p>
      )}
      <Decision registration={registration} onTaken={onTaken} />
    </>
  );
}

function VerdictNotice({ verdict: { reasons, conditions, notes } }: Pick<RegistrationCase, 'verdict'>) {
  if (reasons.length === 0 && conditions.length === 0)
    return (
      <div className="notice notice--success">
        <div>
          <p>Nothing is wrong with it.</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    );
  return (
    <div className={reasons.length > 0 ? 'notice notice--warning' : 'notice'}>
      <div>
        {[...[...reasons, ...conditions].map(({ message }) => message), ...notes].map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
