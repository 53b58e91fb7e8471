import type { Claim } from '#contract/people/claims.ts';
import type { Notification, NotificationCategory, Notifications } from '#contract/communication/notifications.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countUnread,
  forgetNotifications,
  insertForHolders,
  insertNotification,
  markRead,
  notificationsOf,
} from './sql.ts';

const SHOWN_MS = 7 * 24 * 60 * 60_000;

export interface NewNotification {
  readonly userId: string;
  readonly category: NotificationCategory;
  readonly message: string;
  readonly properties?: Notification['notificationRequestProperties'];
}

/** It reaches the person's open pages when the transaction of what causes it commits. */
export async function notify(
  { now }: Pick<Platform, 'now'>,
  tx: Queryable,
  { userId, category, message, properties = {} }: NewNotification,
): Promise<void> {
  await insertNotification(tx, { userId, category, message, properties, now: now() });
}

/** A holder with an unread notification of the category does not get another. */
export async function notifyHolders(
  { now }: Pick<Platform, 'now'>,
  tx: Queryable,
  { claim, category, message }: Pick<NewNotification, 'category' | 'message'> & { readonly claim: Claim },
): Promise<void> {
  await insertForHolders(tx, { claim, category, message, now: now(), since: shownSince(now()) });
}

export async function latest(platform: Platform, caller: User, most: number): Promise<Notifications> {
  const rows = await notificationsOf(platform.database, {
    userId: caller.userId,
    since: shownSince(platform.now()),
    limit: most,
  });
  return {
    unread: await unreadOf(platform, caller),
    notifications: rows.map(({ id, category, message, properties, createdAt, isRead }) => ({
      notificationId: id,
      isRead,
      notificationCategory: category as NotificationCategory,
      message,
      dateCreated: createdAt.toISOString(),
      notificationRequestProperties: properties as Notification['notificationRequestProperties'],
    })),
  };
}

export async function unreadOf({ database, now }: Platform, { userId }: User): Promise<number> {
  const [counted] = await countUnread(database, { userId, since: shownSince(now()) });
  return counted!.unread;
}

/** A null id marks all. What somebody else reads in the person's place stays unread. */
export async function read(
  { database, now }: Platform,
  { userId, impersonatorId }: User,
  id: string | null,
): Promise<void> {
  if (impersonatorId === null) await markRead(database, { userId, notificationId: id, now: now() });
}

export const forgetOld = ({ database, now }: Platform): Promise<unknown> =>
  forgetNotifications(database, { before: shownSince(now()) });

const shownSince = (now: Date) => new Date(now.getTime() - SHOWN_MS);
