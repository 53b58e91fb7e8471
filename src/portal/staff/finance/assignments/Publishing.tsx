import { useState } from 'react';
import type { Impact, publishAssignments } from '#contract/finance/assignments.ts';
import { withThousands } from '#rules/money.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { ImpactView } from './ImpactView.tsx';

interface PublishingProps {
  readonly ids: readonly number[];
  /** What was seen; the server refuses to publish where it would change something else. */
  readonly seen: Impact | undefined;
  readonly onImpact: (impact: Impact | undefined) => void;
}

/** What publishing would change is seen before it is published. */
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
          <div className="actions">
            <Act
              label="Publish"
              intent="primary"
              question={`${seen.students === 1 ? '1 student is' : `${withThousands(seen.students)} students are`} touched. What is published never changes; a later change is another version.`}
              done="The fees are published"
              act={async () => {
                await call(false, reachesPaid, seen.digest);
                onImpact(undefined);
              }}
            />
            <Button look="outlined" busy={busy} onClick={() => void look(reachesPaid)}>
              Look again
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
