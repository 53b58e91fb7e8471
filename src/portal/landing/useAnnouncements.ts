import { useEffect, useState } from 'react';
import type { Announcement, recentNotices } from '#contract/communication/notices.ts';
import { usePortalData } from '../core/portalData.ts';

/** They come with the landing page; after another page they are fetched. A failure counts as none. */
export function useAnnouncements(): readonly Announcement[] {
  const given = usePortalData().announcements;
  const [fetched, setFetched] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    if (given) return;
    const leaving = new AbortController();
    fetchAnnouncements(leaving.signal).then(setFetched, () => undefined);
    return () => leaving.abort();
  }, [given]);
  return given ?? fetched;
}

async function fetchAnnouncements(signal: AbortSignal): Promise<readonly Announcement[]> {
  const { call } = await import('../api/call.ts');
  return call<typeof recentNotices>({ method: 'GET', path: '/Notices/recent', query: {} }, { signal });
}
