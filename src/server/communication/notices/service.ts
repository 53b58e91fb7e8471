import type { Announcement, OwnNotice } from '#contract/communication/notices.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { NoticeCategory } from '#rules/noticeCategory.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { markSeen, noticesOf, recentNotices } from './sql/reading.ts';

const MOST_ANNOUNCEMENTS = 10;

/** These student types of the specification have notices of their own. */
const OF_STUDENT_TYPE: Readonly<Record<number, NoticeCategory>> = { 1: 'Undergraduate', 2: 'Postgraduate' };

export async function recentAnnouncements(
  { database, now }: Platform,
  category: NoticeCategory = 'Prospective Students',
): Promise<Announcement[]> {
  const notices = await recentNotices(database, { category, day: lagosDay(now()), limit: MOST_ANNOUNCEMENTS });
  return notices.map(({ startDate, senderName, ...notice }) => ({
    ...notice,
    startDate,
    senderName,
  }));
}

export async function noticesFor({ database, now }: Platform, { userId, claims }: User): Promise<OwnNotice[]> {
  const categories: NoticeCategory[] = [
    ...(claims.has('staff') ? (['Staff'] as const) : []),
    ...(claims.has('student') ? (['All Students'] as const) : []),
  ];
  const notices = await noticesOf(database, {
    userId,
    categories,
    ofStudentType: OF_STUDENT_TYPE,
    day: lagosDay(now()),
    limit: MOST_ANNOUNCEMENTS,
  });
  return notices.map(({ startDate, senderName, isSeen, ...notice }) => ({
    ...notice,
    startDate,
    senderName,
    isSeen,
  }));
}

/** What somebody else sees in the person's place stays unseen. */
export async function see(
  { database, now }: Platform,
  { userId, impersonatorId }: User,
  ids: readonly string[],
): Promise<void> {
  if (impersonatorId === null) await markSeen(database, { userId, noticeIds: ids, now: now() });
}
