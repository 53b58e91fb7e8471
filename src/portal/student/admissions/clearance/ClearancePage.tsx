import { useQuery } from '@tanstack/react-query';
import type { OwnClearance, ownClearance } from '#contract/admissions/clearance.ts';
import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { NextGates } from '../NextGates.tsx';
import { OwnItem } from './OwnItem.tsx';

/** What the admissions office still needs, and what it said of what it has. */
export function ClearancePage() {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Student/clearance'],
    queryFn: ({ signal }) =>
      session.call<typeof ownClearance>({ method: 'GET', path: '/Student/clearance' }, { signal }),
  });
  return (
    <Page
      title={OWN_ADMISSIONS.clearance.name}
      lead="Your documents are looked at one by one. Send a clear scan or photograph of each."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <LoadingState lines={6} />}
      {data === null && <p className="sheet">You have no admission here, so there is nothing to clear.</p>}
      {data && <Whole clearance={data} />}
    </Page>
  );
}

function Whole({
  clearance: { state, status, programme, session, gates, mayUpload, items },
}: {
  readonly clearance: OwnClearance;
}) {
  return (
    <div className="stack">
      <RecordSheet
        title="Your admission"
        facts={[
          ['Status', status],
          ['Programme', programme],
          ['Session', session],
        ]}
      />
      <NextGates state={state} gates={gates} />
      {items.map((item) => (
        <OwnItem key={item.itemId} item={item} mayUpload={mayUpload} />
      ))}
    </div>
  );
}
