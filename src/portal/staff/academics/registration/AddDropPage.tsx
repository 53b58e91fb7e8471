import type { Reply } from '#contract/kit/endpoint.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type {
  addCourses,
  addOrDropCourses,
  dropCourses,
  registerableCourses,
} from '#contract/academics/registration-approval.ts';
import { ApiError } from '../../../api/apiError.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { KINDS, LINE_STATES } from './words.ts';
import '../courseLine.css';
import './approval.css';

const PATH = '/CourseRegistration/add-or-drop-courses';

type Found = Reply<typeof addOrDropCourses>;

/** For a student who cannot do it themselves: each change has a reason, and is in the audit log. */
export function AddDropPage() {
  const session = useSession();
  return (
    <FindPage<Found>
      title={ACADEMICS.addDrop.name}
      lead="A course added here counts although the window is closed or a prerequisite is missing. Seats and the most units always hold."
      asks={{
        name: 'number',
        label: 'Matric number or registration number',
        maxLength: 40,
        missing: "please enter the student's number",
      }}
      button="Find"
      find={(regNumber) => session.call<typeof addOrDropCourses>({ method: 'GET', path: PATH, query: { regNumber } })}
      unknown={{ status: 404, words: (typed) => `Nobody of this session has the number ${typed}.` }}
    >
      {(found) => <Registration found={found} />}
    </FindPage>
  );
}

function Registration({ found: { student, standing, limits } }: { readonly found: Found }) {
  const session = useSession();
  const { sessionId, semesterId, revision } = standing;
  const add = async (departmentCourseId: number, reason: string) => {
    const reply = await session.call<typeof addCourses>({
      method: 'POST',
      path: `${PATH}/add-courses`,
      body: {
        regNumber: student.number,
        sessionId,
        semesterId,
        revision,
        departmentCourseIds: [departmentCourseId],
        reason,
      },
    });
    if (!reply.accepted)
      throw new ApiError(
        422,
        reply.reasons.map(({ message, remedy }) => `${message} ${remedy}`).join(' '),
        'Not saved!',
      );
  };
  return (
    <>
      <RecordSheet
        title={student.fullName}
        facts={[
          ['Student', student.fullName],
          ['Number', student.number],
          ['Class', `${student.department}, ${student.levelId} Level`],
          ['Semester', `${standing.semester}, ${standing.session}`],
          ['Units', `${standing.units} of ${limits.max}`],
        ]}
      />
      <section className="sheet approval" aria-label="Registered">
        <h2>Registered</h2>
        {standing.lines.length === 0 && <p>No course yet.</p>}
        {standing.lines.map(({ id, code, title, unit, kind, state, isScored }) => {
          const [look, words] = LINE_STATES[state];
          return (
            <div key={id} className="course-line">
              <div className="course-line__course">
                <strong>{code}</strong> {title}
                <small>{`${unit} units, ${KINDS[kind]}${isScored ? ', it has a mark and stays' : ''}`}</small>
              </div>
              <StatusTag look={look}>{words}</StatusTag>
              {state !== 'dropped' && !isScored && (
                <ActionDialog
                  label="Drop"
                  title={`Drop ${code}`}
                  form="student-reason"
                  isDanger
                  done={`${code} is dropped`}
                  act={({ reason }) =>
                    session.call<typeof dropCourses>({
                      method: 'DELETE',
                      path: `${PATH}/drop-courses/:id`,
                      params: { id },
                      query: { revision, reason: String(reason) },
                    })
                  }
                />
              )}
            </div>
          );
        })}
      </section>
      <section className="sheet approval" aria-label="To be added">
        <h2>To be added</h2>
        <ReadPart<typeof registerableCourses>
          path={`${PATH}/registerable-courses`}
          query={{ regNumber: student.number, sessionId, semesterId }}
          label="Loading the courses"
        >
          {(lines) =>
            lines.map(({ departmentCourseId, code, title, unit, kind, reasons }) => (
              <div key={departmentCourseId} className="course-line">
                <div className="course-line__course">
                  <strong>{code}</strong> {title}
                  <small>{`${unit} units, ${KINDS[kind]}`}</small>
                </div>
                <ActionDialog
                  label="Add"
                  title={`Add ${code}`}
                  form="student-reason"
                  lead={reasons.map(({ message }) => message).join(' ')}
                  done={`${code} is added`}
                  act={({ reason }) => add(departmentCourseId, String(reason))}
                />
              </div>
            ))
          }
        </ReadPart>
      </section>
    </>
  );
}
