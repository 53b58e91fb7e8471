import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Notification, readNotification } from '#contract/communication/notifications.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { pageOf } from './pageOf.ts';
import { NOTIFICATIONS } from './useNotifications.ts';

/** A notification that could not be marked as read opens all the same. */
export function useOpenNotification(): (opened: Notification) => Promise<void> {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userRole = useSignedIn()?.userRole ?? '';
  return async (opened) => {
    if (!opened.isRead) {
      const path = '/Notification/read-notification/:id';
      await session.call<typeof readNotification>({ method: 'POST', path, params: { id: opened.notificationId } }).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: NOTIFICATIONS });
    }
    await navigate(pageOf(opened, userRole));
  };
}
