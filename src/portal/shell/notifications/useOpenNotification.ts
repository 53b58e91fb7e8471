import { useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/communication/notifications.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { pageOf } from './pageOf.ts';
import { useMarkRead } from './useMarkRead.ts';

/** A notification that could not be marked as read opens all the same. */
export function useOpenNotification(): (opened: Notification) => Promise<void> {
  const markRead = useMarkRead();
  const navigate = useNavigate();
  const userRole = useSignedIn()?.userRole ?? '';
  return async (opened) => {
    if (!opened.isRead) await markRead(opened.notificationId).catch(() => undefined);
    await navigate(pageOf(opened, userRole));
  };
}
