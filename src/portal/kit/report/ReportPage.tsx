import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Report } from '#contract/kit/report.ts';
import { useSession } from '../../session/useSession.ts';
import { useListQuery } from '../list/listQuery.ts';
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
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [path, columns, list.query],
    queryFn: ({ signal }) => session.call({ method: 'GET', path, query: list.query } as never, { signal }) as Promise<Report<RowOf<E>, TotalOf<E>>>,
    placeholderData: (previous, query) => (query?.queryKey[1] === columns ? previous : undefined),
  });
  return <ReportView {...declared} list={list} report={data} isOld={isPlaceholderData} error={error?.message} onRetry={() => void refetch()} />;
}
