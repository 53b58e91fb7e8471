import { Navigate, useSearchParams } from 'react-router-dom';
import work from '#work/admission.json' with { type: 'json' };
import type { Clearance, clearance } from '#contract/admissions/clearance.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { Gates } from './Gates.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { WholeActs } from './WholeActs.tsx';
import './clearance.css';

/** Each document beside what it proves; then the candidate as a whole. */
export function ClearPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={ADMISSIONS.clearance.to} replace />;
  return (
    <Loaded<typeof clearance> path="/AdmissionList/clearance/:id" params={{ id }}>
      {(record) => <Candidate record={record} />}
    </Loaded>
  );
}

const WORK = '/AdmissionList/admission';

function Candidate({ record }: { readonly record: Clearance }) {
  const { id, fullName, regNumber, programme, studentType, session, status, state, items, gates, may } = record;
  const steps = may.filter((act) => act === 'reopen' || act === 'recall');
  return (
    <RecordPage
      title={fullName}
      crumbs={[ADMISSIONS.clearance]}
      facts={[
        ['Status', status],
        ['Registration number', regNumber],
        ['Programme', programme],
        ['Student type', studentType],
        ['Session', session],
        ...(gates.length > 0 ? [['Before the next step', <Gates gates={gates} />] as const] : []),
      ]}
      actions={
        <>
          <WholeActs record={record} />
          <Steps work={work} path={WORK} record={{ id, state, may: steps }} />
        </>
      }
    >
      {items.map((item) => (
        <ItemSheet key={item.itemId} item={item} candidate={record} />
      ))}
      <History path={WORK} id={id} />
    </RecordPage>
  );
}
