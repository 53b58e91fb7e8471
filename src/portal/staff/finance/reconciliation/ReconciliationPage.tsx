import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/differences.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { differences, reconciliation, Reconciliation } from '#contract/finance/reconciliation.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { caseOf, paymentOf } from './words.ts';

export function ReconciliationPage() {
  const id = Number(useSearchParams()[0].get('reconciliation'));
  if (!id) return <Navigate to={FINANCE.reconciliations.to} replace />;
  return <Report id={id} />;
}

const POLL_MS = 3_000;

function Report({ id }: { readonly id: number }) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['reconciliation', id],
    queryFn: () =>
      session.call<typeof reconciliation>({ method: 'GET', path: '/Payment/reconciliation/:id', params: { id } }),
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? POLL_MS : false),
  });
  const queries = useQueryClient();
  const found = data?.differences;
  // What is found while the page stands open is fetched; a page drawn anew would close the menu that is open, and lose the focus.
  useEffect(() => {
    if (found) void queries.invalidateQueries({ queryKey: ['/Payment/differences'] });
  }, [found, queries]);
  return (
    <ListPage<typeof differences.list>
      declared={declared}
      crumbs={[FINANCE.reconciliations, { name: declared.title }]}
      lead={data && leadOf(data)}
      path="/Payment/differences"
      to={({ rrr }) => paymentOf(rrr)}
      cells={{
        followed: (row) => {
          const cell = <DeclaredCell column={declared.columns.followed} value={row.followed} />;
          return row.caseId ? <Link to={caseOf(row.caseId)}>{cell}</Link> : cell;
        },
      }}
    />
  );
}

function leadOf({ day, startedAt, finishedAt, queried, rrrs, unanswered }: Reconciliation): string {
  const silent = unanswered > 0 ? ` Of ${unanswered} Remita said nothing.` : '';
  const left = finishedAt && queried < rrrs ? ` ${rrrs - queried} were not checked.` : '';
  return `${day ? `The night after ${displayDate(day)}` : `Started on ${displayMoment(startedAt)}`}: ${queried} of ${rrrs} RRRs compared${finishedAt ? '' : ', not finished yet'}.${silent}${left}`;
}
