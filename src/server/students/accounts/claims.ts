import type { AdmissionClaim } from '#contract/people/student-claims.ts';
import { admittedStudent, readRegNumber, type AdmittedStudent } from '../../admissions/admission-list/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { undoneEmail } from '../../people/accounts/emails.ts';
import { hintOf } from '../../people/accounts/person.ts';
import { closeStudentAccount } from '../../people/accounts/service.ts';
import { guardPerson } from '../../people/roles/guard.ts';
import { requireNothingConfidential } from '../../people/roles/confidential.ts';
import { withClaimsGuarded } from '../../people/roles/service.ts';
import { findClaim, lockClaim, undoStudentClaim } from './sql/claim.ts';

const TITLE = 'Invalid Action!';

/** @throws Problem 404 for a number on no admission list */
export async function claimOf(platform: Platform, typed: string): Promise<AdmissionClaim> {
  const { studentTypeId, ...student } = await listed(platform, typed);
  const [claim] = await findClaim(platform.database, { regNumber: student.regNumber });
  return {
    ...student,
    studentType: platform.lookups.nameOf('student-types', studentTypeId) ?? '-',
    claim: claim
      ? { claimedAt: claim.claimedAt.toISOString(), email: claim.email && hintOf(claim.email), rrrEnd: claim.rrrEnd }
      : null,
  };
}

/** @throws Problem 403 for an account that may do more than the officer may, 422 without a reason or a claim */
export async function undoClaim(
  platform: Platform,
  { user, ip }: By,
  typed: { regNumber: string; reason: string },
): Promise<void> {
  const { reason } = judgeForm(platform, 'claim-undoing', { reason: typed.reason.trim() }, TITLE);
  const { regNumber, email, fullName } = await listed(platform, typed.regNumber);
  await platform.database.transaction((tx) =>
    withClaimsGuarded(tx, { user, now: platform.now() }, async () => {
      const [claim] = await lockClaim(tx, { regNumber });
      if (!claim) throw new Problem(422, 'Nobody has claimed this account', { title: TITLE });
      await guardPerson(tx, user, claim.userId);
      await requireNothingConfidential(tx, user, claim.userId);
      const now = platform.now();
      await undoStudentClaim(tx, { regNumber, now, actor: actorOf(user), reason, ip });
      await closeStudentAccount(tx, { userId: claim.userId, userName: regNumber, now });
      const addresses = [claim.email, claim.address, email].flatMap((address) =>
        address ? [address.toLowerCase()] : [],
      );
      for (const address of new Set(addresses)) {
        await platform.mail.queue(tx, {
          kind: 'claim-undone',
          subjectKind: 'user',
          subjectId: claim.userId,
          to: { name: fullName, address },
          content: undoneEmail(regNumber, reason, platform.settings),
        });
      }
    }),
  );
  platform.mail.prompt();
}

async function listed({ database }: Platform, typed: string): Promise<AdmittedStudent> {
  const student = await admittedStudent(database, readRegNumber(typed));
  if (!student) throw notFound('This registration number is on no admission list');
  return student;
}
