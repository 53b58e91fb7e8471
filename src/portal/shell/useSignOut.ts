import type { signOut } from '#contract/people/accounts.ts';
import { signedCall } from '../session/signedCall.ts';
import { useSignedInStore } from '../session/useSignedIn.ts';

/** Signs out on this device even if the college cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const store = useSignedInStore();
  return async () => {
    await signedCall<typeof signOut>(store, { method: 'POST', path: '/Authentication/sign-out', body: { everywhere: false } }).catch(() => undefined);
    store.leave();
  };
}
