import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { LecturerProfile } from '#contract/people/lecturers.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { Seen } from '../../kit/revision/stale.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { changeAccount, createAccount } from '../users/service.ts';
import { lecturerList, lecturerRole, storeProfile } from './sql.ts';

export const FAILED = 'Failed!';

type Lecturer = SectionAnswersById['forms/lecturer'];
type Row = NonNullable<Awaited<ReturnType<typeof lecturerList.find>>>;

export const shown = (
  { lookups }: Pick<Platform, 'lookups'>,
  { id, userName, fullName, titleId, department, role, courses, email, active, revision }: Row,
) => ({
  id,
  userName,
  fullName,
  jobTitle: lookups.nameOf('titles', titleId) ?? null,
  department,
  role,
  courses,
  email,
  active,
  revision,
});

export async function lecturerProfile(platform: Platform, id: string, user: User): Promise<LecturerProfile> {
  const row = await lecturerList.find(platform.database, id, user);
  if (!row) throw notFound('There is no such lecturer');
  const { surname, firstname, middlename, userName, titleId, departmentId, email, mobileNumber } = row;
  const answers = { surname, firstname, middlename, userName, titleId, departmentId, email, mobileNumber };
  return {
    ...shown(platform, row),
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== '')),
  };
}

export async function createLecturer(platform: Platform, by: By, answers: unknown): Promise<{ id: string }> {
  const { typed, profile } = partsOf(
    judgeForm(platform, 'lecturer', answers, FAILED),
    await roleOfLecturers(platform.database),
  );
  return createAccount(platform, by, typed, (tx, userId) =>
    storeProfile(tx, { userId, ...profile, ...changed(platform, by) }),
  );
}

export async function updateLecturer(platform: Platform, by: By, seen: Seen<string>, answers: unknown): Promise<void> {
  await lecturerProfile(platform, seen.id, by.user);
  const lecturer = judgeForm(platform, 'lecturer', answers, FAILED);
  const { profile } = partsOf(lecturer, 0);
  await changeAccount(
    platform,
    by,
    seen,
    (roleId) => partsOf(lecturer, roleId).typed,
    (tx, userId) => storeProfile(tx, { userId, ...profile, ...changed(platform, by) }),
  );
}

export async function roleOfLecturers(db: Queryable): Promise<number> {
  const [role] = await lecturerRole(db);
  if (!role) throw notFound('This college has no lecturers any more: there is no such role');
  return role.id;
}

const partsOf = ({ titleId, departmentId, ...account }: Lecturer, roleId: number) => ({
  typed: { ...account, roleId },
  profile: { titleId: titleId ?? null, departmentId },
});

const changed = ({ now }: Platform, { user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });
