import type { Announcement } from '#contract/notice.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { sanitiseNotice } from './sanitiseNotice.ts';
import { insertNotice, recentNotices } from './sql.ts';

export type NoticeCategory = 'Undergraduate' | 'Prospective Students' | 'Postgraduate' | 'All Students' | 'Staff';

/** Days are YYYY-MM-DD, both inclusive; without `endDate` it stays. */
export interface NewNotice {
  readonly category: NoticeCategory;
  readonly title: string;
  /** HTML, from anybody: it is sanitised here. */
  readonly description: string;
  readonly startDate: string;
  readonly endDate?: string;
  readonly senderName: string;
}

const MOST_ANNOUNCEMENTS = 10;

/** Writes a notice. */
export async function createNotice(db: Queryable, notice: NewNotice, now: Date): Promise<string> {
  const { category, title, description, startDate, endDate = null, senderName } = notice;
  const [made] = await insertNotice(db, [category, title, sanitiseNotice(description), startDate, endDate, senderName, now]);
  return made!.id;
}

/** What is announced to a category today: started, not ended, newest first. */
export async function recentAnnouncements({ database, now }: Platform, category: NoticeCategory = 'Prospective Students'): Promise<Announcement[]> {
  const notices = await recentNotices(database, [category, lagosDay(now()), MOST_ANNOUNCEMENTS]);
  return notices.map(({ id, title, description, start_date, sender_name }) => ({ id, title, description, startDate: start_date, senderName: sender_name }));
}
