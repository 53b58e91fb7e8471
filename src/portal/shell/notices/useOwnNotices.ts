import { useQuery } from '@tanstack/react-query';
import type { noticesSeen, OwnNotice, ownNotices } from '#contract/communication/notices.ts';
import { useOptimistic } from '../../kit/useOptimistic.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

const path = '/Notices/own';

export function useOwnNotices() {
  const session = useSession();
  const userName = useSignedIn()?.userName ?? '';
  const { data: notices = [] } = useQuery({
    queryKey: [path, userName],
    queryFn: ({ signal }) => session.call<typeof ownNotices>({ method: 'GET', path }, { signal }),
    enabled: userName !== '',
  });
  const see = useOptimistic({
    path,
    send: (ids: string[]) => session.call<typeof noticesSeen>({ method: 'POST', path: '/Notices/seen', body: { ids } }),
    change: (shown: readonly OwnNotice[], ids) =>
      shown.map((notice) => (ids.includes(notice.id) ? { ...notice, isSeen: true } : notice)),
  });
  return { notices, see };
}
