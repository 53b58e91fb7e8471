import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { courseOffering, OneOffering, setCourseKind } from '#contract/academics/offerings.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { OfferSwitch } from './OfferSwitch.tsx';
import { Prerequisites } from './Prerequisites.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';

/** What a department's course is in a session: its kind, its seats, what it needs, and whether it is offered. */
export function OfferingPage() {
  const [query] = useSearchParams();
  const [id, sessionId] = [Number(query.get('course')), Number(query.get('session'))];
  if (!id || !sessionId) return <Navigate to={ACADEMICS.offerings.to} replace />;
  return (
    <Page
      title={ACADEMICS.offering.name}
      width="wide"
      crumbs={[ACADEMICS.courses, ACADEMICS.offerings, ACADEMICS.offering]}
    >
      <ReadPart<typeof courseOffering>
        path="/CourseManagement/course-offering"
        query={{ id, sessionId }}
        label="Loading the course"
      >
        {(offering) => (
          <div className="stack">
            <Sheet offering={offering} />
            <Prerequisites offering={offering} />
          </div>
        )}
      </ReadPart>
    </Page>
  );
}

const KINDS = { core: 'Core', required: 'Required', elective: 'Elective' } as const;

function Sheet({ offering }: { readonly offering: OneOffering }) {
  const { code, title, offeredBy, levelId, term, kind, cap, taken, active, mayChange } = offering;
  return (
    <RecordSheet
      title={`${code} ${title}`}
      facts={[
        ['Course', `${code} ${title}`],
        ['Offered by', `${offeredBy}, ${levelId} Level`],
        ['Semester', term],
        ['Kind', KINDS[kind]],
        ['Seats', cap === null ? 'Any number' : `${cap}, ${Math.max(cap - taken, 0)} left`],
        ['Registered', taken],
        [
          'Status',
          <StatusTag look={active ? 'success' : 'notsubmitted'}>{active ? 'Offered' : 'Not offered'}</StatusTag>,
        ],
      ]}
      actions={
        mayChange && (
          <>
            <KindDialog offering={offering} />
            <SeatsDialog of={offering} label="Set seats" />
            <OfferSwitch of={offering} />
          </>
        )
      }
    />
  );
}

function KindDialog({ offering: { departmentCourseId, code, kind, revision } }: { readonly offering: OneOffering }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Change the kind"
      title={`Kind of ${code}`}
      form="course-kind"
      answers={{ kind: KINDS[kind] }}
      submitLabel="Save"
      lead="It counts in every session, from the next registration on. What is registered stays as it is."
      done={`The kind of ${code} is set`}
      act={(answers) =>
        session.call<typeof setCourseKind>({
          method: 'PUT',
          path: '/CourseManagement/course-offerings/:id/kind',
          params: { id: departmentCourseId },
          body: { kind: String(answers['kind']).toLowerCase() as OneOffering['kind'], revision },
        })
      }
    />
  );
}
