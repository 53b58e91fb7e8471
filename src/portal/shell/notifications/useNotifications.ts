import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
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

const areNotifications = { predicate: ({ queryKey: [from] }: Query) => String(from).startsWith(`${NOTIFICATIONS}/`) };

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

export function useNews(userName: string): void {
  const store = useSignedInStore();
  const queries = useQueryClient();
  const { shortName } = usePortalData().school;
  useEffect(
    () =>
      listenForNotifications({
        name: `${shortName}.notifications.${userName}`,
        hold: async (signal, onEvent) =>
          holdStream('/Notification/stream', { token: await clientOf(store).freshToken(), signal, onEvent }),
        onNews: (event) => {
          void refetchJobs(queries);
          if (event !== 'jobs') void queries.invalidateQueries(areNotifications);
        },
      }),
    [shortName, userName, store, queries],
  );
}
