import { guardPerson } from '../../people/roles/service.ts';
import { switchWithin } from '../../people/users/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { studentNamed } from './facts.ts';
import { setStaffStatus } from './sql/record.ts';

const TITLE = 'Invalid Action!';

/** Signing in alone: where the studies stand is not touched. @throws Problem 422 for who has no account, or it is so already */
export async function switchStudent(
  platform: Platform,
  by: By,
  id: string,
  typed: string,
  isActive: boolean,
): Promise<void> {
  const { reason } = judgeForm(platform, 'student-reason', { reason: typed.trim() }, TITLE);
  await platform.database.transaction(async (tx) => {
    const { userId, fullName, address } = await studentNamed(tx, id);
    if (!userId) throw new Problem(422, 'This student has no account yet', { title: TITLE });
    const switched = await switchWithin(platform, tx, by, userId, isActive);
    if (switched.length === 0)
      throw new Problem(422, isActive ? 'This account is open already' : 'This account is deactivated already', {
        title: TITLE,
      });
    await writeAudit(tx, {
      at: platform.now(),
      actor: actorOf(by.user),
      action: isActive ? 'student-activated' : 'student-deactivated',
      subjectKind: 'student',
      subjectId: id,
      detail: { reason },
      ip: by.ip,
    });
    if (address)
      await platform.mail.queue(tx, {
        kind: 'student-account',
        subjectKind: 'user',
        subjectId: userId,
        to: { name: fullName, address },
        content: switchedEmail(fullName, reason, isActive),
      });
  });
  platform.mail.prompt();
}

const switchedEmail = (fullName: string, reason: string, isActive: boolean): EmailText => ({
  subject: isActive ? 'Your account is open again' : 'Your account has been deactivated',
  greeting: `Dear ${fullName},`,
  parts: [
    isActive
      ? 'You can log in to the portal again.'
      : 'You cannot log in to the portal now. Your studies are not changed.',
    { facts: [['Reason', reason]] },
  ],
});

/** @throws Problem 404 for an account that is no student's */
export async function markStaff(
  { database, now }: Platform,
  { user, ip }: By,
  userId: string,
  isStaff: boolean,
): Promise<void> {
  await guardPerson(database, user, userId);
  if ((await setStaffStatus(database, { userId, isStaff, now: now(), actor: actorOf(user), ip })).length === 0)
    throw notFound('There is no such student');
}
