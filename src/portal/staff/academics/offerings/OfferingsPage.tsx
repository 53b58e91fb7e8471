import declared from '#lists/academics/course-offerings.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { cloneOfferings, courseOfferings } from '#contract/academics/offerings.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { OfferSwitch } from './OfferSwitch.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';

export function OfferingsPage() {
  const session = useSession();
  return (
    <ListPage<typeof courseOfferings.list>
      declared={declared}
      path="/CourseManagement/course-offerings"
      crumbs={[ACADEMICS.courses, ACADEMICS.offerings]}
      to={({ departmentCourseId, sessionId }) =>
        `${ACADEMICS.offering.to}?course=${departmentCourseId}&session=${sessionId}`
      }
      actions={
        <ActionDialog
          label="Copy a session"
          form="offering-copy"
          lead="Seats and what is switched off are copied, for the departments that you lead. Lecturers go on with their courses. What the other session has already stays."
          done={({ created, lecturers }: Reply<typeof cloneOfferings>) =>
            `${created === 1 ? 'One course was' : `${created} courses were`} copied; ${lecturers === 1 ? 'one lecturer goes' : `${lecturers} lecturers go`} on`
          }
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
        cap: (row) => {
          const seats = row.cap === null ? 'Any number' : String(row.cap);
          return row.mayChange ? <SeatsDialog of={row} label={seats} /> : seats;
        },
        active: (row) =>
          row.mayChange ? (
            <OfferSwitch of={row} />
          ) : (
            <StatusTag look={row.active ? 'success' : 'notsubmitted'}>
              {row.active ? 'Offered' : 'Not offered'}
            </StatusTag>
          ),
      }}
    />
  );
}
