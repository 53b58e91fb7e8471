import type { readNotification, readNotifications } from '#contract/communication/notifications.ts';
import { useOptimistic } from '../../kit/useOptimistic.ts';
import { useSession } from '../../session/useSession.ts';
import { markedRead } from './markedRead.ts';
import { NOTIFICATIONS } from './useNotifications.ts';

/** Marks one notification as read, or with null all of them, in the bell and on the page at once. */
export function useMarkRead(): (id: string | null) => Promise<null> {
  const session = useSession();
  const send = (id: string | null) =>
    id === null
      ? session.call<typeof readNotifications>({ method: 'POST', path: '/Notification/read-notifications' })
      : session.call<typeof readNotification>({
          method: 'POST',
          path: '/Notification/read-notification/:id',
          params: { id },
        });
  return useOptimistic({ path: NOTIFICATIONS, send, change: markedRead });
}
