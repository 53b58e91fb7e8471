import type { NewNotice, Notice } from '#contract/communication/notices.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, notFound, type FieldMessages } from '../../platform/problem.ts';
import { sanitiseNotice } from './sanitiseNotice.ts';
import { changeNotice, findNotice, insertNotice, switchNotice } from './sql/notice.ts';

export interface Writer {
  readonly actor: string;
  /** The notice is not new to the user who wrote it; null shows it to everybody. */
  readonly seenBy: string | null;
  readonly ip: string | null;
}

export async function writeNotice({ now }: Pick<Platform, 'now'>, db: Queryable, typed: NewNotice, { actor, seenBy, ip }: Writer): Promise<string> {
  const [made] = await insertNotice(db, { ...valuesOf(typed), now: now(), seenBy, actor, ip });
  return made!.id;
}

export async function correctNotice({ database, now }: Platform, { id, revision }: Seen<string>, typed: NewNotice, { actor, ip }: Writer): Promise<void> {
  const [notice] = await changeNotice(database, { noticeId: id, revision, ...valuesOf(typed), now: now(), actor, ip });
  if (!notice) throw unknown();
  if (!notice.is_met) throw await stale(database, 'notice', id);
}

export async function setActive({ database, now }: Platform, id: string, active: boolean, { actor, ip }: Writer): Promise<void> {
  const rows = await switchNotice(database, { noticeId: id, active, now: now(), actor, ip });
  if (rows.length === 0) throw unknown();
}

export async function noticeById({ database }: Platform, id: string): Promise<Notice> {
  const [row] = await findNotice(database, { noticeId: id });
  if (!row) throw unknown();
  const { start_date, end_date, sender_name, ...notice } = row;
  return { ...notice, startDate: start_date, endDate: end_date, senderName: sender_name };
}

/** Anybody may have written the HTML: what runs, loads or covers the page is removed. */
function valuesOf({ category, title, description, startDate, endDate, senderName }: NewNotice): NewNotice {
  const clean = sanitiseNotice(description);
  const mistakes: FieldMessages = {
    ...(title.trim() === '' && { '/title': 'please enter the title' }),
    ...(isBlank(clean) && { '/description': 'please enter the description' }),
    ...(endDate !== null && endDate < startDate && { '/endDate': 'the last day cannot be before the first' }),
    ...(senderName.trim() === '' && { '/senderName': 'please enter who sends it' }),
  };
  if (Object.keys(mistakes).length > 0) throw mistyped(mistakes, 'Failed!');
  return { category, title: title.trim(), description: clean, startDate, endDate, senderName: senderName.trim() };
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
const unknown = () => notFound('There is no such notice');
