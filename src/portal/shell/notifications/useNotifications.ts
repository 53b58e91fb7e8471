import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { notifications, recentNotifications } from '#contract/communication/notifications.ts';
import { usePortalData } from '../../core/portalData.ts';
import { refetchJobs } from '../../kit/jobs/followsJobs.ts';
import { clientOf } from '../../session/client.ts';
import { holdStream } from '../../session/eventStream.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { listenForNotifications } from './listenForNotifications.ts';

/** The path that all of them are below. */
export const NOTIFICATIONS = '/Notification';

/** With the dashboard's card, which counts them too. */
const areNotifications = {
  predicate: ({ queryKey: [from] }: Query) =>
    String(from).startsWith(`${NOTIFICATIONS}/`) || from === '/Dashboard/home',
};

export function useRecentNotifications(userName: string) {
  const session = useSession();
  const path = `${NOTIFICATIONS}/recent-notifications` as const;
  return useQuery({
    queryKey: [path, userName],
    queryFn: ({ signal }) => session.call<typeof recentNotifications>({ method: 'GET', path }, { signal }),
    enabled: userName !== '',
  });
}

export function useNotifications(userName: string) {
  const session = useSession();
  const path = `${NOTIFICATIONS}/notifications` as const;
  return useQuery({
    queryKey: [path, userName],
    queryFn: ({ signal }) => session.call<typeof notifications>({ method: 'GET', path }, { signal }),
    enabled: userName !== '',
  });
}

/** A tab whose stream another tab holds hears nothing at first. */
const READY_MS = 1000;

/** @returns whether it listens: what is read from then on misses nothing, and need not be read twice */
export function useNews(userName: string): boolean {
  const [isReady, setReady] = useState(false);
  const store = useSignedInStore();
  const queries = useQueryClient();
  const { shortName } = usePortalData().school;
  useEffect(() => {
    let wasReady = false;
    const becomeReady = () => {
      wasReady = true;
      setReady(true);
    };
    const waiting = setTimeout(becomeReady, READY_MS);
    const stop = listenForNotifications({
      name: `${shortName}.notifications.${userName}`,
      hold: async (signal, onEvent) =>
        holdStream('/Notification/stream', { token: await clientOf(store).freshToken(), signal, onEvent }),
      onNews: (event) => {
        // A stream begins with news of everything: a page that has read nothing yet is about to read it.
        const isRead = wasReady;
        becomeReady();
        if (isRead) void refetchJobs(queries);
        if (isRead && event !== 'jobs') void queries.invalidateQueries(areNotifications);
      },
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [shortName, userName, store, queries]);
  return isReady;
}
