import type { ReactNode } from 'react';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useRecord } from './useRecord.ts';

interface LoadedPartProps<E extends Endpoint> {
  readonly path: E['path'];
  readonly params: Params<E>;
  readonly label: string;
  readonly children: (record: Reply<E>) => ReactNode;
}

/** A record on a page that is there already. */
export function LoadedPart<E extends Endpoint>({ path, params, label, children }: LoadedPartProps<E>) {
  const { data, error, refetch } = useRecord<E>(path, params);
  if (data) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={4} label={label} />;
}
