import { fullName } from '#rules/fullName.ts';
import { findApplication } from '../applications/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { factsOf, writeTo, type Referee } from './requestEmails.ts';
import { refusedEmail } from './emails.ts';
import { forgottenBefore, nextReminder } from './policy.ts';
import {
  claimRefusal,
  claimReminder,
  dueReferees,
  forgetDelivered,
  forgetPassCodes,
  refusedReferees,
  remindAt,
} from './sql.ts';

const BATCH = 200;

/** Several servers may run this at once: only one of them claims each email. */
export async function remindReferees(platform: Platform): Promise<void> {
  const { database, now } = platform;
  for (const referee of await refusedReferees(database, { limit: BATCH })) await notifyOfRefusal(platform, referee);
  for (const referee of await dueReferees(database, { now: now(), limit: BATCH })) await remind(platform, referee);
  await forgetDelivered(database);
  await forgetPassCodes(database, { before: forgottenBefore(now()) });
  platform.mail.prompt();
}

async function remind(platform: Platform, referee: Referee): Promise<void> {
  const application = await findApplication(platform, referee.applicationId);
  await platform.database.transaction(async (tx) => {
    const [claimed] = await claimReminder(tx, { refereeId: referee.id, now: platform.now() });
    if (!claimed) return;
    await writeTo(tx, platform, application, referee, 'reminder');
    await remindAt(tx, { refereeId: referee.id, remindAt: nextReminder(claimed.askedAt, claimed.reminders) });
  });
}

async function notifyOfRefusal(platform: Platform, referee: Referee): Promise<void> {
  const application = await findApplication(platform, referee.applicationId);
  const { facts, programme } = application;
  await platform.database.transaction(async (tx) => {
    const [claimed] = await claimRefusal(tx, { refereeId: referee.id });
    if (!claimed) return;
    await platform.mail.queue(tx, {
      kind: 'referee-refused',
      subjectKind: 'application',
      subjectId: application.id,
      to: { name: fullName(facts), address: facts.email },
      content: refusedEmail(
        factsOf(platform, application, referee),
        platform.settings.publicUrl + programme.routes.login,
      ),
    });
  });
}
