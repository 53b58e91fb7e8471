import { Navigate, useSearchParams } from 'react-router-dom';
import type { AwardRequest, awardRequest } from '#contract/finance/award-requests.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import declared from '#lists/finance/award-requests.json' with { type: 'json' };
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import work from '#work/award-request.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { EffectList } from './EffectList.tsx';
import './scholarships.css';

const { columns } = declared;

export function AwardRequestPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.awardRequests.to} replace />;
  return (
    <Loaded<typeof awardRequest> path="/Payment/award-request/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={`${columns.kind.values[record.kind]}: ${record.name}`}
          crumbs={[FINANCE.awardRequests]}
          facts={[
            ['Status', <DeclaredCell column={columns.state} value={record.state} />],
            ['Students', withThousands(record.students)],
            [record.kind === 'award' ? 'Awarded' : 'Owed again', formatNaira(record.awardKobo)],
            ...(record.reason === null ? [] : ([['Reason', record.reason]] as const)),
            ['Asked', `${record.askedBy}, ${displayMoment(record.askedAt)}`],
          ]}
          actions={<Steps work={work} path="/Payment/award-request" record={record} />}
        >
          <WhyNotApproved record={record} />
          <Remaining left={record.left} />
          <section className="sheet" aria-label="What it does to each student">
            <h2>What it does to each student</h2>
            <EffectList effects={record} kind={record.kind} />
          </section>
          <History path="/Payment/award-request" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

/** Why it cannot be approved by this person, or by anybody. */
function WhyNotApproved({ record: { changes, isOwn } }: { readonly record: AwardRequest }) {
  if (changes.length > 0)
    return (
      <div className="notice notice--warning" role="status">
        <p>This has changed since it was asked for. Refuse or withdraw it, and ask again.</p>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
    );
  return isOwn ? <p className="notice">You asked for this. Another person approves it.</p> : null;
}

/** A job that was cancelled leaves some as they are. */
const Remaining = ({ left }: { readonly left: number | null }) =>
  left ? (
    <p className="notice" role="status">
      {left === 1 ? '1 award is' : `${withThousands(left)} awards are`} not withdrawn yet. If no job is under way, ask
      for {left === 1 ? 'it' : 'them'} again.
    </p>
  ) : null;
