import { useState, type ReactNode } from 'react';
import type { Impact, publishAssignments } from '#contract/finance/assignments.ts';
import type { bursarySettings } from '#contract/finance/bursary-settings.ts';
import type { askPublication } from '#contract/finance/publications.ts';
import { withThousands } from '#rules/money.ts';
import { newId } from '../../../kit/newId.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { ImpactView } from '../ImpactView.tsx';
import { OnePersonNotice } from '../OnePersonNotice.tsx';

interface PublishingProps {
  readonly ids: readonly number[];
  /** What was seen; the server refuses to publish where it would change something else. */
  readonly seen: Impact | undefined;
  readonly onImpact: (impact: Impact | undefined) => void;
}

/** What publishing would change is seen before another person is asked to publish it. */
export function Publishing({ ids, seen, onImpact }: PublishingProps) {
  const session = useSession();
  const [reachesPaid, setReachesPaid] = useState(false);
  const call = (trial: boolean, reaches: boolean, digest?: string) =>
    session.call<typeof publishAssignments>({
      method: 'POST',
      path: '/Payment/publish-fee-assignments',
      body: { ids: [...ids], reachesPaid: reaches, trial, ...(digest && { digest }) },
    });
  const [look, busy] = useAction(async (reaches: boolean) => {
    try {
      onImpact(await call(true, reaches));
    } catch (error) {
      raiseFailure(error);
    }
  });
  return (
    <section className="sheet fee-change" aria-label="What publishing would change">
      <h2>What publishing would change</h2>
      {!seen ? (
        <Button look="outlined" busy={busy} onClick={() => void look(reachesPaid)}>
          See what it would change
        </Button>
      ) : (
        <div className="stack" aria-busy={busy || undefined}>
          <ImpactView impact={seen} />
          {seen.paid > 0 && (
            <label className="m-choice">
              <input
                type="checkbox"
                checked={reachesPaid}
                disabled={busy}
                onChange={({ target }) => {
                  setReachesPaid(target.checked);
                  void look(target.checked);
                }}
              />
              The raise reaches the {seen.paid === 1 ? '1 who has' : `${withThousands(seen.paid)} who have`} paid a part
              of the session too
            </label>
          )}
          <Acts
            ids={ids}
            seen={seen}
            reachesPaid={reachesPaid}
            publish={async () => {
              await call(false, reachesPaid, seen.digest);
            }}
            onDone={() => onImpact(undefined)}
          >
            <Button look="outlined" busy={busy} onClick={() => void look(reachesPaid)}>
              Look again
            </Button>
          </Acts>
        </div>
      )}
    </section>
  );
}

interface ActsProps {
  readonly ids: readonly number[];
  readonly seen: Impact;
  readonly reachesPaid: boolean;
  readonly publish: () => Promise<void>;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Another person publishes, unless the college lets one do it. */
function Acts({ ids, seen, reachesPaid, publish, onDone, children }: ActsProps) {
  const session = useSession();
  const { claims = [] } = useSignedIn() ?? {};
  const { data: settings } = useRead<typeof bursarySettings>('/Bursary/settings', undefined);
  const [request] = useState(newId);
  const touched = `${seen.students === 1 ? '1 student is' : `${withThousands(seen.students)} students are`} touched.`;
  const ask = async () => {
    await session.call<typeof askPublication>({
      method: 'POST',
      path: '/Payment/fee-publication',
      body: { request, ids: [...ids], reachesPaid, digest: seen.digest },
    });
    onDone();
  };
  const isByOne = settings?.feesByTwo === false;
  return (
    <>
      {isByOne && <OnePersonNotice act="publishes fees" />}
      <div className="actions">
        {settings &&
          (isByOne && claims.includes('fees-publish') ? (
            <Act
              label="Publish"
              intent="primary"
              question={`${touched} What is published never changes; a later change is another version.`}
              done="The fees are published"
              act={async () => {
                await publish();
                onDone();
              }}
            />
          ) : (
            <Act
              label="Ask to publish"
              intent="primary"
              question={`${touched} Nothing is charged before another person has published it.`}
              done="It waits for another person"
              act={ask}
            />
          ))}
        {children}
      </div>
    </>
  );
}
