import type { Notifications } from '#contract/communication/notifications.ts';

/** As the college will say it after one of them, or with null all of them, has been read. */
export function markedRead({ notifications, unread }: Notifications, id: string | null): Notifications {
  const isMarked = (notificationId: string) => id === null || id === notificationId;
  const marked = notifications.filter(({ notificationId, isRead }) => isMarked(notificationId) && !isRead);
  return {
    unread: id === null ? 0 : unread - marked.length,
    notifications: notifications.map((each) => (isMarked(each.notificationId) ? { ...each, isRead: true } : each)),
  };
}
