import type { OneOffering, setPrerequisites } from '#contract/academics/offerings.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import '../courseLine.css';
import './offerings.css';

type Needed = Pick<OneOffering['prerequisites'][number], 'courseId' | 'minGrade'>;

/** What must be passed before the course; the whole list is written at the revision that was read. */
export function Prerequisites({ offering }: { readonly offering: OneOffering }) {
  const session = useSession();
  const { departmentCourseId, departmentId, code, prerequisites, revision, mayChange } = offering;
  const write = (needed: readonly Needed[]) =>
    session.call<typeof setPrerequisites>({
      method: 'PUT',
      path: '/CourseManagement/prerequisites/:id',
      params: { id: departmentCourseId },
      body: { revision, prerequisites: needed.map(({ courseId, minGrade }) => ({ courseId, minGrade })) },
    });
  const without = (courseId: number) => prerequisites.filter((each) => each.courseId !== courseId);
  return (
    <section className="sheet" aria-label="Prerequisites">
      <h2>Prerequisites</h2>
      <p>Who has not reached the grade cannot register {code}, and is told which mark they have.</p>
      {prerequisites.length === 0 && <p className="offering__none">It needs no other course.</p>}
      {prerequisites.map(({ courseId, code: needed, title, minGrade }) => (
        <div key={courseId} className="course-line">
          <span className="course-line__course">
            <strong>{needed}</strong> {title}
            <small>{`Grade ${minGrade} or better`}</small>
          </span>
          {mayChange && (
            <Act
              label="Remove"
              title={`Remove ${needed}`}
              question={`${code} no longer needs ${needed}, in every session.`}
              isDanger
              done={`${code} needs ${needed} no longer`}
              act={() => write(without(courseId))}
            />
          )}
        </div>
      ))}
      {mayChange && (
        <div className="actions">
          <ActionDialog
            label="Add a prerequisite"
            title={`Add a prerequisite of ${code}`}
            form="prerequisite"
            answers={{ departmentId }}
            submitLabel="Add"
            lead="It counts in every session, from the next registration on."
            done={`${code} has another prerequisite`}
            act={(answers) => {
              const courseId = Number(answers['courseId']);
              return write([...without(courseId), { courseId, minGrade: String(answers['minGrade']) }]);
            }}
          />
        </div>
      )}
    </section>
  );
}
