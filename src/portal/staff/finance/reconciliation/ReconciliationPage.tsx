import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { differences, reconciliation, Reconciliation } from '#contract/finance/reconciliation.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { CaseState } from './CaseState.tsx';
import { caseOf, DIFFERENCE_NAMES, naira, optionsOf, paymentOf } from './words.ts';

export function Page() {
  const id = Number(useSearchParams()[0].get('reconciliation'));
  if (!id) return <Navigate to={FINANCE.reconciliations.to} replace />;
  return <Report id={id} />;
}

const POLL_MS = 3_000;

function Report({ id }: { readonly id: number }) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['reconciliation', id], queryFn: () => session.call<typeof reconciliation>({ method: 'GET', path: '/Payment/reconciliation/:id', params: { id } }),
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? POLL_MS : false),
  });
  return (
    <ListPage<typeof differences.list>
      key={`${data?.differences}`}
      title="Differences"
      crumbs={[FINANCE.reconciliations, { name: 'Differences' }]}
      lead={data && leadOf(data)}
      path="/Payment/differences"
      searches="RRR, invoice number or name"
      filters={[{ name: 'kind', title: 'Difference', options: optionsOf(DIFFERENCE_NAMES) }]}
      to={({ rrr }) => paymentOf(rrr)}
      columns={[
        { name: 'rrr', title: 'RRR' },
        { name: 'kind', title: 'Difference', shown: ({ kind }) => DIFFERENCE_NAMES[kind] },
        { name: 'fullName', title: 'Payer' },
        { name: 'expected', title: 'Asked', shown: ({ expected }) => naira(expected) },
        { name: 'reported', title: 'Remita says', shown: ({ reported }) => naira(reported) },
        { name: 'caseState', title: 'What followed', shown: ({ kind, caseId, caseState }) => (caseId && caseState ? <Link to={caseOf(caseId)}><CaseState state={caseState} /></Link> : kind === 'missed' ? 'Credited' : '-') },
        { name: 'invoiceNumber', title: 'Invoice #', isSpare: true },
        { name: 'providerCode', title: 'Code', isSpare: true },
        { name: 'foundAt', title: 'Found', sort: 'foundAt', shown: ({ foundAt }) => displayMoment(foundAt), isSpare: true },
      ]}
      emptyWords="Remita and the college agree"
    />
  );
}

function leadOf({ day, startedAt, finishedAt, asked, rrrs, unanswered }: Reconciliation): string {
  const silent = unanswered > 0 ? ` Of ${unanswered} Remita said nothing.` : '';
  const left = finishedAt && asked < rrrs ? ` ${rrrs - asked} were not asked about.` : '';
  return `${day ? `The night after ${displayDate(day)}` : `Asked for on ${displayMoment(startedAt)}`}: ${asked} of ${rrrs} RRRs compared${finishedAt ? '' : ', not finished yet'}.${silent}${left}`;
}
