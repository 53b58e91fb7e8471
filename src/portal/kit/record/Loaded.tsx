import type { ReactNode } from 'react';
import type { Endpoint, Params, Reply } from '#contract/kit/endpoint.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useRecord } from './useRecord.ts';

interface LoadedProps<E extends Endpoint> {
  readonly path: E['path'];
  readonly params: Params<E>;
  readonly children: (record: Reply<E>) => ReactNode;
}

export function Loaded<E extends Endpoint>({ path, params, children }: LoadedProps<E>) {
  const { data, error, refetch } = useRecord<E>(path, params);
  if (data) return children(data);
  return (
    <Page title="Loading…" width="wide">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={6} />}
    </Page>
  );
}
