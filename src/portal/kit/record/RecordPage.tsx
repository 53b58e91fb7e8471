import type { ReactNode } from 'react';
import type { Endpoint, Params, Reply } from '#contract/endpoint.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useRecord } from './useRecord.ts';
import './record.css';

interface RecordPageProps<E extends Endpoint> {
  readonly path: E['path'];
  readonly params: Params<E>;
  readonly crumbs: readonly Crumb[];
  readonly title: (record: Reply<E>) => string;
  /** What is known of it, in the order in which it is read. */
  readonly facts: (record: Reply<E>) => readonly (readonly [label: string, fact: ReactNode])[];
  /** What can be done with it. */
  readonly actions?: (record: Reply<E>) => ReactNode;
  readonly children?: (record: Reply<E>) => ReactNode;
}

/** One record of the house: what it is, and what can be done with it. */
export function RecordPage<E extends Endpoint>({ path, params, crumbs, title, facts, actions, children }: RecordPageProps<E>) {
  const { data, error, refetch } = useRecord<E>(path, params);
  const heading = data ? title(data) : 'Loading…';
  return (
    <PageFrame title={heading} width="wide" crumbs={[...crumbs, { name: heading }]}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data && (
        <div className="stack">
          <section className="sheet" aria-label={heading}>
            <dl className="facts facts--spaced">
              {facts(data).map(([label, fact]) => <div key={label}><dt>{label}</dt><dd>{fact === null || fact === '' ? '-' : fact}</dd></div>)}
            </dl>
            {actions && <div className="record__actions">{actions(data)}</div>}
          </section>
          {children?.(data)}
        </div>
      )}
    </PageFrame>
  );
}
