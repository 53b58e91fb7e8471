import { useQuery } from '@tanstack/react-query';
import type { providerAnswer, recheckPayment, RrrStatus } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { naira } from './words.ts';

/** Looking changes nothing; re-checking credits the payment or opens a case. */
export function RrrPanel({ status }: { readonly status: RrrStatus }) {
  const session = useSession();
  const { rrr } = status;
  const { data, error, refetch } = useQuery({
    queryKey: ['provider-answer', rrr],
    queryFn: () =>
      session.call<typeof providerAnswer>({ method: 'GET', path: '/Payment/provider-answer', query: { rrr } }),
    retry: false,
  });
  const recheck = () =>
    session.call<typeof recheckPayment>({ method: 'POST', path: '/Payment/recheck', body: { rrr } });
  return (
    <section className="sheet" aria-label={`RRR ${rrr}`}>
      <h2 className="timeline__title">RRR {rrr}</h2>
      <dl className="facts">
        <div>
          <dt>Here</dt>
          <dd>
            <StatusTag look={HERE[status.state].look}>{HERE[status.state].name}</StatusTag>
          </dd>
        </div>
        <div>
          <dt>Asked for</dt>
          <dd>{naira(status.amount)}</dd>
        </div>
        <div>
          <dt>Last checked</dt>
          <dd>
            {status.checkedAt ? displayMoment(status.checkedAt) : '-'}
            {status.statusCode && `, code ${status.statusCode}`}
          </dd>
        </div>
        <div>
          <dt>Next status check</dt>
          <dd>{status.nextCheckAt ? displayMoment(status.nextCheckAt) : '-'}</dd>
        </div>
      </dl>
      {data && (
        <dl className="facts facts--spaced">
          <div>
            <dt>Remita says now</dt>
            <dd>
              <StatusTag look={THERE[data.state].look}>{THERE[data.state].name}</StatusTag>
            </dd>
          </div>
          <div>
            <dt>Amount there</dt>
            <dd>{data.amount > 0 ? naira(data.amount) : '-'}</dd>
          </div>
          <div>
            <dt>Message from Remita</dt>
            <dd>
              {data.message || '-'}, code {data.code}
            </dd>
          </div>
          <div>
            <dt>Paid at Remita on</dt>
            <dd>{data.paidAt ?? '-'}</dd>
          </div>
        </dl>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={2} label="Asking Remita" />}
      <div className="record__actions">
        <Act
          label="Re-check this payment"
          done="The payment was checked at Remita, and its status is up to date"
          act={recheck}
        />
      </div>
    </section>
  );
}

const HERE = {
  open: { name: 'Not credited', look: 'warning' },
  credited: { name: 'Credited', look: 'success' },
  deactivated: { name: 'Deactivated', look: 'notsubmitted' },
} as const;

const THERE = {
  paid: { name: 'Paid', look: 'success' },
  pending: { name: 'Not paid yet', look: 'warning' },
  failed: { name: 'Not paid', look: 'fail' },
  unknown: { name: 'Unknown there', look: 'fail' },
} as const;
