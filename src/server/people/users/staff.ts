import type { Claim } from '#contract/people/claims.ts';
import type { StaffProfile } from '#contract/people/users.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { type Seen, stale } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { guardPerson } from '../roles/guard.ts';
import { isStaff } from './policy.ts';
import { loadUser } from './service.ts';
import { findStaffProfile, writeStaffProfile } from './sql/staff.ts';

const FAILED = 'Failed!';

export async function staffProfile(platform: Platform, id: string): Promise<StaffProfile> {
  await loadStaff(platform, id);
  const [profile] = await findStaffProfile(platform.database, { userId: id });
  const { staffTypeId, salaryGradeId, departmentId, bankId, accountNumber, pensionFundId, pensionPin, revision } =
    profile!;
  return {
    staffTypeId,
    salaryGradeId,
    departmentId,
    bankId,
    accountNumber,
    pensionFundId,
    pensionPin,
    revision,
  };
}

/** Whoever may not change the account may not change where its salary is paid. */
export async function updateStaff(
  platform: Platform,
  { user, ip }: By,
  { id, revision }: Seen<string>,
  answers: unknown,
): Promise<void> {
  await loadStaff(platform, id);
  await guardPerson(platform.database, user, id);
  const {
    staffTypeId,
    salaryGradeId = null,
    departmentId,
    bankId = null,
    accountNumber = null,
    pensionFundId = null,
    pensionPin = null,
  } = judgeForm(platform, 'staff', answers, FAILED);
  const profile = { staffTypeId, salaryGradeId, departmentId, bankId, accountNumber, pensionFundId, pensionPin };
  const written = await writeStaffProfile(platform.database, {
    userId: id,
    revision,
    ...profile,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  if (written.length === 0) throw await stale(platform.database, 'staff', id);
}

/** @throws Problem 422 for one who is no staff */
async function loadStaff({ database }: Platform, id: string): Promise<void> {
  const { claims } = await loadUser(database, id);
  if (!isStaff(claims as Claim[])) throw new Problem(422, 'This person is not a member of staff', { title: FAILED });
}
