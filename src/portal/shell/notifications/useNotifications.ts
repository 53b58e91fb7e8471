import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { notifications, recentNotifications } from '#contract/communication/notifications.ts';
import { holdStream } from '../../api/eventStream.ts';
import { usePortalData } from '../../app/portalData.ts';
import { freshToken } from '../../session/signedCall.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { listenForNotifications } from './listenForNotifications.ts';

/** Of every query about notifications. */
export const NOTIFICATIONS = ['notifications'] as const;

/** The latest few and how many are unread, of who is signed in. */
export function useRecentNotifications(userName: string) {
  const house = useSession();
  return useQuery({
    queryKey: [...NOTIFICATIONS, 'recent', userName],
    queryFn: () => house.call<typeof recentNotifications>({ method: 'GET', path: '/Notification/recent-notifications' }),
    enabled: userName !== '',
  });
}

/** All of the last seven days. */
export function useNotifications(userName: string) {
  const house = useSession();
  return useQuery({
    queryKey: [...NOTIFICATIONS, 'all', userName],
    queryFn: () => house.call<typeof notifications>({ method: 'GET', path: '/Notification/notifications' }),
    enabled: userName !== '',
  });
}

/** Asks anew whenever the server says that there is something to ask for. */
export function useNews(userName: string): void {
  const store = useSignedInStore();
  const queries = useQueryClient();
  const { shortName } = usePortalData().school;
  useEffect(() => listenForNotifications({
    name: `${shortName}.notifications.${userName}`,
    hold: async (signal, heard) => holdStream('/Notification/stream', { token: await freshToken(store), signal, heard }),
    onNews: () => void queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  }), [shortName, userName, store, queries]);
}
