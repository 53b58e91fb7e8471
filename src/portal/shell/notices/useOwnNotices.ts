import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { noticesSeen, ownNotices } from '#contract/communication/notices.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

const OWN_NOTICES = 'own-notices';

export function useOwnNotices() {
  const session = useSession();
  const queries = useQueryClient();
  const userName = useSignedIn()?.userName ?? '';
  const { data: notices = [] } = useQuery({
    queryKey: [OWN_NOTICES, userName],
    queryFn: () => session.call<typeof ownNotices>({ method: 'GET', path: '/Notices/own' }),
    enabled: userName !== '',
  });
  const see = async (ids: string[]) => {
    await session.call<typeof noticesSeen>({ method: 'POST', path: '/Notices/seen', body: { ids } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: [OWN_NOTICES] });
  };
  return { notices, see };
}
