import { lazy, Suspense } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { deactivateScholarship, findScholarship, Scholarship } from '#contract/finance/scholarships.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { LoadingState } from '../../../ui/states.tsx';

const AwardList = lazy(() => import('./AwardList.tsx').then((module) => ({ default: module.AwardList })));
const AwardPanel = lazy(() => import('./AwardPanel.tsx').then((module) => ({ default: module.AwardPanel })));

export function ScholarshipPage() {
  const id = Number(useSearchParams()[0].get('id'));
  if (!id) return <Navigate to={FINANCE.scholarships.to} replace />;
  return (
    <Loaded<typeof findScholarship> path="/Payment/scholarship/:id" params={{ id }}>
      {(scholarship) => <ScholarshipRecord scholarship={scholarship} />}
    </Loaded>
  );
}

function ScholarshipRecord({ scholarship }: { readonly scholarship: Scholarship }) {
  const { id, name, funder, session, fees, percent, amountKobo, capKobo, students, usedKobo, active } = scholarship;
  return (
    <RecordPage
      title={name}
      crumbs={[FINANCE.scholarships]}
      facts={[
        ['Funder', funder],
        ['Session', session],
        ['Fees', fees ?? 'All school fees'],
        ['Pays', percent === null ? formatNaira(amountKobo!) : `${percent} %`],
        ['At most', capKobo === null ? 'No limit' : formatNaira(capKobo)],
        ['Students', withThousands(students)],
        ['Awarded', formatNaira(usedKobo)],
        ['Status', <StatusTag look={active ? 'success' : 'notsubmitted'}>{active ? 'Active' : 'Inactive'}</StatusTag>],
      ]}
      actions={<Acts scholarship={scholarship} />}
    >
      {active && (
        <Suspense fallback={<LoadingState lines={3} />}>
          <AwardPanel scholarshipId={id} />
        </Suspense>
      )}
      <Suspense fallback={<LoadingState lines={8} />}>
        <AwardList scholarshipId={id} />
      </Suspense>
    </RecordPage>
  );
}

function Acts({ scholarship: { id, name, active } }: { readonly scholarship: Scholarship }) {
  const session = useSession();
  return (
    <>
      <Link className={buttonClass('primary')} to={`${FINANCE.scholarshipEdit.to}?id=${id}`}>
        Edit
      </Link>
      <Act
        label={active ? 'Deactivate' : 'Activate'}
        isDanger={active}
        question={
          active ? 'Nothing more is awarded of it. Awards that were made stay.' : `${name} can be awarded again.`
        }
        done={active ? `${name} is inactive` : `${name} is active`}
        act={() =>
          session.call<typeof deactivateScholarship>({
            method: 'POST',
            path: '/Payment/deactivate-scholarship/:id',
            params: { id },
            body: { active: !active },
          })
        }
      />
    </>
  );
}
