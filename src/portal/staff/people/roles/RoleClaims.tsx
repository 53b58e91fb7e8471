import { useState, type FormEvent } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { claims, Role, updateRoleClaims } from '#contract/people/roles.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../app/flags.ts';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { ClaimChoice } from './ClaimChoice.tsx';
import { people } from './people.ts';

/** Saving says what to give and what to take, so that what somebody else changed meanwhile stays. */
export function RoleClaims({ role: { id, claims: held, holders } }: { readonly role: Role }) {
  const { data, error, refetch } = useRecord<typeof claims>('/RoleClaims/claims', undefined);
  const session = useSession();
  const saved = useSaved();
  const [chosen, setChosen] = useState<readonly Claim[]>(held);
  const give = chosen.filter((claim) => !held.includes(claim));
  const take = held.filter((claim) => !chosen.includes(claim));
  const isChanged = give.length + take.length > 0;
  const [save, busy] = useAction(async () => {
    try {
      await session.call<typeof updateRoleClaims>({ method: 'PUT', path: '/RoleClaims/update-role-claims', body: { roleId: id, give, take } });
      await saved('What the role may do has been saved');
    } catch (refusal) {
      raiseFlag({ title: FAILED.title, body: serverMessage(refusal, FAILED.body), intent: 'danger' });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="sheet" aria-labelledby="role-claims" onSubmit={submit}>
      <h2 id="role-claims">What it may do</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data && <ClaimChoice claims={data} chosen={chosen} isOpen={({ claim, givable }) => givable || held.includes(claim)} onChoose={setChosen} />}
      {isChanged && <p aria-live="polite">{summary(give, take)}, from the next click on, for {people(holders)}.</p>}
      <div className="form__end"><Button type="submit" intent="primary" busy={busy} disabled={!isChanged}>Save what it may do</Button></div>
    </form>
  );
}

const summary = (give: readonly Claim[], take: readonly Claim[]): string =>
  [give.length > 0 && `Gives ${give.join(', ')}`, take.length > 0 && `takes ${take.join(', ')}`].filter(Boolean).join('; ').replace(/^t/, 'T');
