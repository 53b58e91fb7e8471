import type { signOut } from '#contract/people/accounts.ts';
import { clientOf } from '../session/client.ts';
import { useSignedInStore } from '../session/useSignedIn.ts';

/** Signs out on this device even if the college cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const store = useSignedInStore();
  return async () => {
    await clientOf(store)
      .call<typeof signOut>({ method: 'POST', path: '/Authentication/sign-out', body: { everywhere: false } })
      .catch(() => undefined);
    store.leave();
  };
}
