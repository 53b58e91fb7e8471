import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Report } from '#contract/kit/report.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useSession } from '../../session/useSession.ts';
import { useListQuery, type QueryValues } from '../list/listQuery.ts';
import { periodBefore } from './periodBefore.ts';
import { ReportView } from './ReportView.tsx';
import type { ReportDeclaration, RowOf, TotalOf } from './reportProps.ts';

interface ReportPageProps<E extends Endpoint> extends ReportDeclaration<RowOf<E>, TotalOf<E>> {
  /** The contract's path of the report. */
  readonly path: E['path'];
}

export function ReportPage<E extends Endpoint>({ path, ...declared }: ReportPageProps<E>) {
  const session = useSession();
  const list = useListQuery();
  const columns = declared.columns.map(({ name }) => name).join();
  const { today } = usePortalData();
  const question = (query: QueryValues) => ({
    queryKey: [path, columns, query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      session.call({ method: 'GET', path, query } as never, { signal }) as Promise<Report<RowOf<E>, TotalOf<E>>>,
  });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...question(list.query),
    placeholderData: (previous, query) => (query?.queryKey[1] === columns ? previous : undefined),
  });
  const before = declared.chart.look === 'line' ? periodBefore(list.query, today) : undefined;
  const then = useQuery({ ...question(before?.query ?? list.query), enabled: before !== undefined });
  const earlier = before && {
    ...before,
    rows: then.data?.rows,
    error: then.error?.message,
    to: list.with(before.query),
  };
  return (
    <ReportView
      {...declared}
      list={list}
      report={data}
      isOld={isPlaceholderData}
      earlier={earlier}
      error={error ?? undefined}
      onRetry={() => void refetch()}
    />
  );
}
