import declared from '#lists/finance/reconciliations.json' with { type: 'json' };
import type { reconciliations, startReconciliation } from '#contract/finance/reconciliation.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { reportOf } from './words.ts';

export function ReconciliationListPage() {
  const session = useSession();
  const start = () =>
    session.call<typeof startReconciliation>({ method: 'POST', path: '/Payment/start-reconciliation' });
  return (
    <ListPage<typeof reconciliations.list>
      declared={declared}
      path="/Payment/reconciliations"
      to={({ id }) => reportOf(id)}
      actions={
        <Act
          label="Reconcile now"
          done="The reconciliation has begun"
          act={start}
          question="Remita is asked about every RRR of the last seven days, at most ten a second. What was paid there and not here is credited."
        />
      }
    />
  );
}
