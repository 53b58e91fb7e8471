import { expect, test } from 'vitest';
import type { Notification } from '#contract/communication/notifications.ts';
import { markedRead } from './markedRead.ts';

const about = (notificationId: string, isRead: boolean) =>
  ({ notificationId, isRead, message: 'A notification' }) as Notification;

/** Of three that are unread one is not listed. */
const LISTED = { unread: 3, notifications: [about('1', false), about('2', true), about('3', false)] };

test.each([
  ['1', 2, [true, true, false]],
  ['2', 3, [false, true, false]],
  [null, 0, [true, true, true]],
])('after %s has been read, %i are unread', (id, unread, read) => {
  const marked = markedRead(LISTED, id);
  expect(marked.unread).toBe(unread);
  expect(marked.notifications.map(({ isRead }) => isRead)).toEqual(read);
});
