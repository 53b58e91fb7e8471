import { useCallback, useEffect, useState } from 'react';
import type { MailedLink, readMailedLink } from '#contract/people/accounts.ts';
import { call } from '../../api/call.ts';

/** Undefined until it was read. Where nobody answers it counts as good: the new password will be judged by its link in any case. */
export function useMailedLink(token: string): readonly [MailedLink | undefined, () => Promise<void>] {
  const [link, setLink] = useState<MailedLink>();
  const read = useCallback(async () => {
    const body = { token };
    setLink(
      await call<typeof readMailedLink>({ method: 'POST', path: '/Authentication/read-mailed-link', body }).catch(
        () => ({ state: 'good' as const, newerAt: null }),
      ),
    );
  }, [token]);
  useEffect(() => void read(), [read]);
  return [link, read];
}
