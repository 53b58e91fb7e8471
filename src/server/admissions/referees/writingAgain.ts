import { findApplication, type Application } from '../applications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { answeredAlready, refereeOf, type Entrance } from './entrance.ts';
import { mayWriteAgain, nextReminder } from './policy.ts';
import { writeTo, type Referee } from './requestEmails.ts';
import { currentReferees, lastMail, lockApplication, remindAt } from './sql.ts';

/** The referee asks, by a pass code that may be over. @throws Problem 409 for one who has answered, 422 for a wrong pass code, 429 */
export async function renewPassCode(platform: Platform, entrance: Entrance): Promise<null> {
  const { id, applicationId } = await refereeOf(platform, entrance);
  const application = await findApplication(platform, applicationId);
  await platform.database.transaction(async (tx) => {
    await lockApplication(tx, { applicationId: application.id });
    const referee = (await currentReferees(tx, { applicationId: application.id })).find((one) => one.id === id);
    if (!referee || referee.answeredAt) throw answeredAlready();
    await writeAgain(tx, platform, { application, referee, whoWas: 'You were' });
  });
  platform.mail.prompt();
  return null;
}

interface Rewritten {
  readonly application: Application;
  readonly referee: Referee;
  /** Begins the sentence that it is too soon. */
  readonly whoWas: string;
}

/** @throws Problem 429 for one who was just written to */
export async function writeAgain(
  tx: Queryable,
  platform: Platform,
  { application, referee, whoWas }: Rewritten,
): Promise<void> {
  const [last] = await lastMail(tx, { refereeId: referee.id });
  const now = platform.now();
  const from = mayWriteAgain(last?.at ?? null, now);
  if (from) throw tooSoon(whoWas, from, now);
  await writeTo(tx, platform, application, referee, 'request');
  await remindAt(tx, { refereeId: referee.id, remindAt: nextReminder(now, 0) });
}

function tooSoon(whoWas: string, from: Date, now: Date): Problem {
  const minutes = Math.ceil((from.getTime() - now.getTime()) / 60_000);
  return new Problem(
    429,
    `${whoWas} written to a short while ago. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again`,
    { title: 'Invalid Action!', retryAfter: minutes * 60 },
  );
}
