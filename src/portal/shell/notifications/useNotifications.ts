import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { notifications, recentNotifications } from '#contract/communication/notifications.ts';
import { holdStream } from '../../api/eventStream.ts';
import { usePortalData } from '../../app/portalData.ts';
import { freshToken } from '../../session/signedCall.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { listenForNotifications } from './listenForNotifications.ts';

export const NOTIFICATIONS = ['notifications'] as const;

export function useRecentNotifications(userName: string) {
  const session = useSession();
  return useQuery({
    queryKey: [...NOTIFICATIONS, 'recent', userName],
    queryFn: () => session.call<typeof recentNotifications>({ method: 'GET', path: '/Notification/recent-notifications' }),
    enabled: userName !== '',
  });
}

export function useNotifications(userName: string) {
  const session = useSession();
  return useQuery({
    queryKey: [...NOTIFICATIONS, 'all', userName],
    queryFn: () => session.call<typeof notifications>({ method: 'GET', path: '/Notification/notifications' }),
    enabled: userName !== '',
  });
}

export function useNews(userName: string): void {
  const store = useSignedInStore();
  const queries = useQueryClient();
  const { shortName } = usePortalData().school;
  useEffect(() => listenForNotifications({
    name: `${shortName}.notifications.${userName}`,
    hold: async (signal, onEvent) => holdStream('/Notification/stream', { token: await freshToken(store), signal, onEvent }),
    onNews: () => void queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  }), [shortName, userName, store, queries]);
}
