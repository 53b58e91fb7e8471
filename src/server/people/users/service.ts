import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { Claim } from '#contract/people/claims.ts';
import type { UserRecord } from '#contract/people/users.ts';
import { fullName } from '#rules/fullName.ts';
import { mailSetupLink } from '../accounts/links.ts';
import type { BulkAct } from '../../kit/bulk/serveBulk.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import { claimsBeyond } from '../../platform/auth/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, notFound, Problem } from '../../platform/problem.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import { requireNothingConfidential } from '../roles/confidential.ts';
import { guardPerson } from '../roles/guard.ts';
import { withClaimsGuarded } from '../roles/service.ts';
import { correctAccount } from './correcting.ts';
import { nameMistake } from './names.ts';
import { isStaff, mayDeactivate, mayGiveRole } from './policy.ts';
import { switchUsers } from './sql/bulk.ts';
import { claimsOfRole, findUserRecord, insertUser, setUserActive, takenBy } from './sql/user.ts';

const FAILED = 'Failed!';

export async function userRecord(platform: Platform, id: string): Promise<UserRecord> {
  const { userName, mobileNumber, roleId, twoFactor, hasMoved, createdAt, claims, ...user } = await loadUser(
    platform.database,
    id,
  );
  return {
    ...user,
    userName,
    mobileNumber,
    roleId,
    twoFactor,
    hasMoved,
    createdAt: createdAt.toISOString(),
    isStaff: isStaff(claims as Claim[]),
    fullName: fullName({ lastname: user.surname, firstname: user.firstname, middlename: user.middlename }),
  };
}

/** What else is stored of an account, in its transaction. */
type Also = (tx: Queryable, userId: string) => Promise<unknown>;

export const createUser = (platform: Platform, by: By, answers: unknown): Promise<{ id: string }> =>
  createAccount(platform, by, judgeForm(platform, 'user', answers, FAILED));

export async function createAccount(
  platform: Platform,
  { user, ip }: By,
  typed: Typed,
  also?: Also,
): Promise<{ id: string }> {
  await mayGive(platform.database, user, typed.roleId);
  const made = await platform.database.transaction((tx) =>
    withClaimsGuarded(tx, { user, now: platform.now() }, async () => {
      await mustBeFree(platform, tx, typed, null);
      const opened = await openAccount(platform, tx, { user, ip }, partsOf(typed));
      if (opened) await also?.(tx, opened.id);
      return opened;
    }),
  );
  if (!made) return takenMeanwhile(platform, typed, null);
  platform.mail.prompt();
  return { id: made.id };
}

/** No account is opened where somebody has the name, one that looks like it, or the address. */
export async function openAccount(
  platform: Platform,
  tx: Queryable,
  { user, ip }: By,
  parts: ReturnType<typeof partsOf>,
) {
  if (await nameMistake(platform, tx, parts.userName, null)) return undefined;
  const [made] = await insertUser(tx, { ...parts, now: platform.now(), actor: actorOf(user), ip });
  if (made) await mailSetupLink(platform, tx, made.id);
  return made;
}

export const changeUser = (platform: Platform, by: By, seen: Seen<string>, answers: unknown): Promise<void> =>
  changeAccount(platform, by, seen, () => judgeForm(platform, 'user', answers, FAILED));

/** @param judge is given the role that the account has */
export async function changeAccount(
  platform: Platform,
  { user, ip }: By,
  { id, revision }: Seen<string>,
  judge: (roleId: number) => Typed,
  also?: Also,
): Promise<void> {
  const before = await loadUser(platform.database, id);
  await guardPerson(platform.database, user, id);
  const typed = judge(before.roleId);
  if (typed.roleId !== before.roleId) await mayGive(platform.database, user, typed.roleId);
  try {
    const changed = await platform.database.transaction((tx) =>
      withClaimsGuarded(tx, { user, now: platform.now() }, async () => {
        await guardPerson(tx, user, id);
        const isRenamed = typed.userName.toLowerCase() !== before.userName.toLowerCase();
        await mustBeFree(platform, tx, typed, id, isRenamed);
        const updated = await correctAccount(platform, tx, { user, ip }, { userId: id, revision, ...partsOf(typed) });
        if (updated) await also?.(tx, id);
        return updated;
      }),
    );
    if (!changed) throw await stale(platform.database, 'user', id);
    platform.mail.prompt();
  } catch (error) {
    if (isUniqueViolation(error)) await takenMeanwhile(platform, typed, id);
    throw error;
  }
}

export const switchUser = (platform: Platform, by: By, id: string, active: boolean) =>
  platform.database.transaction((tx) => switchWithin(platform, tx, by, id, active));

export async function switchWithin({ now }: Platform, tx: Queryable, { user, ip }: By, id: string, active: boolean) {
  if (!active) mayDeactivate(user, id);
  await loadUser(tx, id);
  await guardPerson(tx, user, id);
  const at = now();
  return withClaimsGuarded(tx, { user, now: at }, () =>
    setUserActive(tx, { userId: id, active, now: at, actor: actorOf(user), ip }),
  );
}

/** What `switchWithin` refuses of one is refused of each, and the others are switched. */
const switchAll =
  (isActive: boolean): BulkAct =>
  (tx, target, given, { user }) =>
    withClaimsGuarded(tx, { user, now: given.now }, () =>
      switchUsers(tx, target, { ...given, isActive, self: user.userId, beyond: claimsBeyond(user) }, user),
    );

export const userActs = { activate: switchAll(true), deactivate: switchAll(false) };

/** @param email the address that the caller saw: nothing is mailed to one that they did not */
export async function sendSetupLink(
  platform: Platform,
  { user, ip }: By,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = platform.now();
  await platform.database.transaction((tx) =>
    withClaimsGuarded(tx, { user, now }, async () => {
      const person = await loadUser(tx, userId);
      await guardPerson(tx, user, userId);
      await requireNothingConfidential(tx, user, userId);
      if (person.email?.toLowerCase() !== email.toLowerCase())
        throw new Problem(409, 'This person has another email address now. Please look again', { title: FAILED });
      await mailSetupLink(platform, tx, userId);
      await writeAudit(tx, {
        at: now,
        actor: actorOf(user),
        action: 'setup-link-mailed',
        subjectKind: 'user',
        subjectId: userId,
        detail: { email: person.email },
        ip,
      });
    }),
  );
  platform.mail.prompt();
}

export type Typed = SectionAnswersById['forms/user'];

export const partsOf = ({ userName, roleId, surname, firstname, middlename = '', email, mobileNumber }: Typed) => ({
  userName,
  roleId,
  surname,
  firstname,
  middlename,
  email,
  mobileNumber: mobileNumber ?? null,
});

export async function loadUser(db: Queryable, id: string) {
  const [user] = await findUserRecord(db, { userId: id });
  if (!user) throw notFound('There is no such user');
  return user;
}

async function mayGive(db: Queryable, actor: User, roleId: number): Promise<void> {
  const [role] = await claimsOfRole(db, { roleId });
  if (!role) throw mistyped({ '/roleId': 'please select a role' }, FAILED);
  mayGiveRole(actor, role.claims as Claim[]);
}

/** A name that the account has already stays, whatever it looks like. @throws Problem 422 */
async function mustBeFree(
  platform: Platform,
  db: Queryable,
  { userName, email }: Typed,
  id: string | null,
  isNew = true,
): Promise<void> {
  const [other] = await takenBy(db, { userName, email, exceptUserId: id });
  if (other) throw taken(other);
  const mistake = isNew ? await nameMistake(platform, db, userName, id) : null;
  if (mistake) throw mistyped({ '/userName': mistake }, FAILED);
}

/** Whoever wrote at the same time was faster. Both fields are named if they have given way again since. @throws Problem 422 */
async function takenMeanwhile(platform: Platform, typed: Typed, id: string | null): Promise<never> {
  await mustBeFree(platform, platform.database, typed, id);
  throw taken({ userName: true, email: true });
}

const taken = (by: { readonly userName: boolean; readonly email: boolean }) =>
  mistyped(
    {
      ...(by.userName && { '/userName': 'another account has this username' }),
      ...(by.email && { '/email': 'another account has this email address' }),
    },
    FAILED,
  );
