import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Application } from '../applications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { reminderEmail, requestEmail, type EmailFacts } from './emails.ts';
import { newPassCode, hashOfCode } from './passCode.ts';
import { codeExpiry, dayBefore, MOST_EMAILS_A_DAY } from './policy.ts';
import { countEmails, insertPassCode } from './sql.ts';

export type Referee = RowOf<'referees.current'>;

export const SUBJECT = 'referee';

export const KINDS = { request: 'referee-request', reminder: 'referee-reminder' } as const;

const EMAILS = { request: requestEmail, reminder: reminderEmail } as const;

/** It ends the pass codes of earlier emails. @throws Problem 429 for too many requests in a day */
export async function writeTo(
  tx: Queryable,
  platform: Platform,
  application: Application,
  referee: Referee,
  kind: keyof typeof KINDS,
): Promise<void> {
  const now = platform.now();
  const [today] = await countEmails(tx, { applicationId: application.id, since: dayBefore(now) });
  if (kind === 'request' && today!.mails >= MOST_EMAILS_A_DAY) throw tooMany();
  const passCode = newPassCode();
  const expires = codeExpiry(now);
  await insertPassCode(tx, { codeHash: hashOfCode(passCode), refereeId: referee.id, now, expiresAt: expires });
  await platform.mail.queue(tx, {
    kind: KINDS[kind],
    subjectKind: SUBJECT,
    subjectId: referee.id,
    to: { name: referee.fullname, address: referee.email },
    content: EMAILS[kind](factsOf(platform, application, referee), {
      passCode,
      page: platform.settings.publicUrl + application.programme.routes.refereeForm,
      goodUntil: displayDate(lagosDay(expires)),
    }),
  });
}

export function factsOf(
  { settings }: Platform,
  { facts, programme, session }: Application,
  { fullname, email }: Referee,
): EmailFacts {
  return {
    refereeName: fullname,
    refereeEmail: email,
    applicantName: fullName(facts),
    programme: `${programme.name}, ${session}`,
    school: settings.school.name,
  };
}

const tooMany = () =>
  new Problem(429, 'Your referees have been written to many times today. Please try again tomorrow', {
    title: 'Invalid Action!',
    retryAfter: 24 * 60 * 60,
  });
