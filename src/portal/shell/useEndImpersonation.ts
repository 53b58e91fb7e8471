import type { endImpersonation } from '#contract/people/accounts.ts';
import { clientOf } from '../session/client.ts';
import { useSignedInStore } from '../session/useSignedIn.ts';

/** The tab is its owner's again even if the college cannot be reached; there the place ends with its half hour. */
export function useEndImpersonation(): () => Promise<void> {
  const store = useSignedInStore();
  return async () => {
    await clientOf(store)
      .call<typeof endImpersonation>({ method: 'DELETE', path: '/Authentication/impersonation' })
      .catch(() => undefined);
    store.leave();
  };
}
