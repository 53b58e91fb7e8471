import type { ReactNode } from 'react';
import type { Endpoint, Query, Reply } from '#contract/kit/endpoint.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';

interface OwnReadProps<E extends Endpoint> {
  readonly title: string;
  readonly path: E['path'];
  readonly query: Query<E>;
  readonly children: (reply: Reply<E>) => ReactNode;
}

/** A page whose kind depends on what is read: until then, and where it fails, it has its title already. */
export function OwnRead<E extends Endpoint>({ title, path, query, children }: OwnReadProps<E>) {
  const { data, error, refetch } = useRead<E>(path, query);
  if (data !== undefined) return children(data);
  return (
    <Page title={title}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={6} />}
    </Page>
  );
}
