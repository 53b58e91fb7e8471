import { FINANCE } from '#contract/finance/pages.ts';
import type { reconciliations, startReconciliation } from '#contract/finance/reconciliation.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { reportOf } from './words.ts';

export function Page() {
  const session = useSession();
  const start = () => session.call<typeof startReconciliation>({ method: 'POST', path: '/Payment/start-reconciliation' });
  return (
    <ListPage<typeof reconciliations.list>
      title={FINANCE.reconciliations.name}
      lead="Each night Remita is asked about every RRR that was made or credited in the seven days before, and what differs is told here."
      path="/Payment/reconciliations"
      to={({ id }) => reportOf(id)}
      columns={[
        { name: 'day', title: 'Day', shown: ({ day, startedAt }) => (day ? displayDate(day) : displayMoment(startedAt)) },
        { name: 'startedBy', title: 'Begun by', shown: ({ day, startedBy }) => (day ? 'Every night' : startedBy) },
        { name: 'asked', title: 'Asked', shown: ({ asked, rrrs }) => `${asked} of ${rrrs}` },
        { name: 'unanswered', title: 'No answer' },
        { name: 'differences', title: 'Differences' },
        { name: 'finishedAt', title: 'Finished', shown: ({ finishedAt }) => (finishedAt ? displayMoment(finishedAt) : 'Not yet') },
        { name: 'startedAt', title: 'Started', sort: 'startedAt', shown: ({ startedAt }) => displayMoment(startedAt), isSpare: true },
      ]}
      actions={<Act label="Reconcile now" done="The reconciliation has begun" act={start}
        question="Remita is asked about every RRR of the last seven days, at most ten a second. What was paid there and not here is credited." />}
      emptyWords="The first reconciliation is made in the night to come"
    />
  );
}
