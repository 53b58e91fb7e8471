import type { ReactNode } from 'react';
import type { Endpoint, Query, Reply } from '#contract/kit/endpoint.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useRead } from './useRead.ts';

interface ReadPartProps<E extends Endpoint> {
  readonly path: E['path'];
  readonly query: Query<E>;
  readonly label: string;
  readonly children: (reply: Reply<E>) => ReactNode;
}

/** A part of a page, read by a query. */
export function ReadPart<E extends Endpoint>({ path, query, label, children }: ReadPartProps<E>) {
  const { data, error, refetch } = useRead<E>(path, query);
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={4} label={label} />;
}
