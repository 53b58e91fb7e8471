import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { noticesSeen, ownNotices } from '#contract/communication/notices.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

/** Of every query about what a person is announced. */
const OWN_NOTICES = 'own-notices';

/** What is announced to who is signed in, and how to say that they have seen it. */
export function useOwnNotices() {
  const house = useSession();
  const queries = useQueryClient();
  const userName = useSignedIn()?.userName ?? '';
  const { data: notices = [] } = useQuery({
    queryKey: [OWN_NOTICES, userName],
    queryFn: () => house.call<typeof ownNotices>({ method: 'GET', path: '/Notices/own' }),
    enabled: userName !== '',
  });
  const see = async (ids: string[]) => {
    await house.call<typeof noticesSeen>({ method: 'POST', path: '/Notices/seen', body: { ids } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: [OWN_NOTICES] });
  };
  return { notices, see };
}
