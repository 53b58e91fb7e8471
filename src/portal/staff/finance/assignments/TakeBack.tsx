import { useState } from 'react';
import type { takeBackFees } from '#contract/finance/assignment-changes.ts';
import type { Impact } from '#contract/finance/assignments.ts';
import { Button } from '../../../ui/Button.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ImpactView } from '../ImpactView.tsx';
import { Publishing } from './Publishing.tsx';
import { useFlaggedAction } from './useFlaggedAction.ts';

/** The fees of the version before, as the next one. */
export function TakeBack({ ids }: { readonly ids: readonly number[] }) {
  const session = useSession();
  const [tried, setTried] = useState<Impact>();
  const [drafts, setDrafts] = useState<readonly number[]>();
  const [impact, setImpact] = useState<Impact>();
  const [send, busy] = useFlaggedAction(async (trial: boolean) => {
    const done = await session.call<typeof takeBackFees>({
      method: 'POST',
      path: '/Payment/take-back-fee-assignments',
      body: { ids: [...ids], trial, ...(!trial && tried && { digest: tried.digest }) },
    });
    if (trial) setTried(done.impact);
    else setDrafts(done.ids);
  });
  if (drafts) return <Publishing ids={drafts} seen={impact} onImpact={setImpact} />;
  return (
    <section className="sheet fee-change" aria-label="Take back">
      <h2>Take back</h2>
      <div className="stack">
        <p>Each group pays again what it paid before the fees that are published now.</p>
        <div className="actions">
          <Button look="outlined" busy={busy} onClick={() => void send(true)}>
            See what taking back changes
          </Button>
          {tried && (
            <Button intent="primary" busy={busy} onClick={() => void send(false)}>
              Draft the fees of before
            </Button>
          )}
        </div>
        {tried && <ImpactView impact={tried} />}
      </div>
    </section>
  );
}
