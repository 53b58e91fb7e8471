import declared from '#lists/academics/course-offerings.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { cloneOfferings, courseOfferings, setSeats, toggleCourseStatus } from '#contract/academics/offerings.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

export function OfferingsPage() {
  const session = useSession();
  return (
    <ListPage<typeof courseOfferings.list>
      declared={declared}
      path="/CourseManagement/course-offerings"
      crumbs={[ACADEMICS.courses, ACADEMICS.offerings]}
      actions={
        <ActionDialog
          label="Copy a session"
          form="offering-copy"
          lead="Seats and what is switched off are copied, for the departments that you lead. What the other session has already stays."
          done={({ created }: { readonly created: number }) => `${created} copied`}
          act={(answers) =>
            session.call<typeof cloneOfferings>({
              method: 'POST',
              path: '/CourseManagement/course-assignments/clone',
              body: {
                fromSessionId: Number(answers['fromSessionId']),
                toSessionId: Number(answers['toSessionId']),
                trial: false,
              },
            })
          }
        />
      }
      cells={{
        cap: ({ departmentCourseId, sessionId, code, cap, taken }) => (
          <ActionDialog
            label={cap === null ? 'Any number' : String(cap)}
            title={`Seats of ${code}`}
            form="course-seats"
            answers={cap === null ? {} : { cap }}
            submitLabel="Save"
            lead={`${taken} registered so far.`}
            done={`The seats of ${code} are set`}
            act={(answers) =>
              session.call<typeof setSeats>({
                method: 'PUT',
                path: '/CourseManagement/course-offerings/:id/seats',
                params: { id: departmentCourseId },
                body: { sessionId, cap: (answers['cap'] as number | undefined) ?? null },
              })
            }
          />
        ),
        active: ({ departmentCourseId, sessionId, code, active }) => (
          <Act
            label={active ? 'Switch off' : 'Switch on'}
            title={`${active ? 'Switch off' : 'Switch on'} ${code}`}
            done={active ? `${code} is offered no longer in this session` : `${code} is offered in this session`}
            act={() =>
              session.call<typeof toggleCourseStatus>({
                method: 'PUT',
                path: '/CourseManagement/toggle-course-status/:id',
                params: { id: departmentCourseId },
                body: { sessionId, active: !active },
              })
            }
          />
        ),
      }}
    />
  );
}
