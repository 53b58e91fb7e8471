import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Notice } from '#contract/communication/notices.ts';
import { isBlankHtml } from '#rules/noticeHtml.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { sanitiseNotice } from './sanitiseNotice.ts';
import { changeNotice, findNotice, insertNotice, switchNotice } from './sql/notice.ts';

export type NewNotice = SectionAnswersById['forms/notice'];

export interface Writer {
  readonly actor: string;
  /** The notice is not new to the user who wrote it; null shows it to everybody. */
  readonly seenBy: string | null;
  readonly ip: string | null;
}

/** @throws Problem 422 with the form's messages */
export async function writeNotice(
  platform: Platform,
  db: Queryable,
  typed: SectionAnswers,
  { actor, seenBy, ip }: Writer,
): Promise<string> {
  const [made] = await insertNotice(db, { ...valuesOf(platform, typed), now: platform.now(), seenBy, actor, ip });
  return made!.id;
}

export async function correctNotice(
  platform: Platform,
  { id, revision }: Seen<string>,
  typed: SectionAnswers,
  { actor, ip }: Writer,
): Promise<void> {
  const { database, now } = platform;
  const [notice] = await changeNotice(database, {
    noticeId: id,
    revision,
    ...valuesOf(platform, typed),
    now: now(),
    actor,
    ip,
  });
  if (!notice) throw unknown();
  if (!notice.isMet) throw await stale(database, 'notice', id);
}

export async function setActive(
  { database, now }: Platform,
  id: string,
  active: boolean,
  { actor, ip }: Writer,
): Promise<void> {
  const rows = await switchNotice(database, { noticeId: id, active, now: now(), actor, ip });
  if (rows.length === 0) throw unknown();
}

export async function noticeById({ database }: Platform, id: string): Promise<Notice> {
  const [row] = await findNotice(database, { noticeId: id });
  if (!row) throw unknown();
  const { startDate, endDate, senderName, ...notice } = row;
  return { ...notice, startDate, endDate, senderName };
}

/** Anybody may have written the HTML: what runs, loads or covers the page is removed before the text is judged. */
function valuesOf(platform: Platform, { description, ...typed }: SectionAnswers) {
  const clean = typeof description === 'string' ? sanitiseNotice(description) : description;
  const isBlank = typeof clean === 'string' && isBlankHtml(clean);
  const {
    title,
    senderName,
    endDate = null,
    ...notice
  } = judgeForm(platform, 'notice', { ...typed, description: isBlank ? '' : clean }, 'Failed!');
  return { ...notice, title: title.trim(), senderName: senderName.trim(), endDate };
}

const unknown = () => notFound('There is no such notice');
