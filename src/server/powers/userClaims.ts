import type { Claim } from '#contract/claims.ts';
import type { UserClaims } from '#contract/powers.ts';
import { fullName } from '#rules/fullName.ts';
import type { By } from '../platform/auth/caller.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Row } from '../platform/database/statement.ts';
import type { Platform } from '../platform/platform.ts';
import { mistakeAt, notFound } from '../platform/problem.ts';
import { changePowers } from './change.ts';
import { mustHold, TITLE } from './service.ts';
import { endUserClaim, personWithClaims, personWithClaimsById, setUserClaims } from './sql/userClaims.ts';

/** What a person may do, and why. */
export async function claimsOfPerson({ database }: Platform, userName: string): Promise<UserClaims> {
  const [person] = await personWithClaims(database, [userName.trim()]);
  if (!person) throw mistakeAt('/userName', 'there is no such user', TITLE);
  return present(person);
}

/** Grants or denies to one person, whatever their roles say. */
export async function exceptPerson(platform: Platform, by: By, { userId, claims, granted }: { userId: string; claims: readonly Claim[]; granted: boolean }): Promise<null> {
  return changeOfPerson(platform, by, userId, async (tx, { byRole, exceptions }) => {
    const held = byRole.filter((claim) => !exceptions.some((exception) => exception.claim === claim && !exception.granted));
    if (granted) mustHold(by.user, claims.filter((claim) => !held.includes(claim)));
    await setUserClaims(tx, [userId, JSON.stringify(claims), granted]);
  });
}

/** The roles decide again: of a denial that gives back what a role holds. */
export async function endException(platform: Platform, by: By, { userId, claim }: { userId: string; claim: Claim }): Promise<null> {
  return changeOfPerson(platform, by, userId, async (tx, { byRole, exceptions }) => {
    const isDenied = exceptions.some((exception) => exception.claim === claim && !exception.granted);
    if (isDenied && byRole.includes(claim)) mustHold(by.user, [claim]);
    await endUserClaim(tx, [userId, claim]);
  });
}

function changeOfPerson(platform: Platform, by: By, userId: string, change: (tx: Queryable, before: UserClaims) => Promise<void>): Promise<null> {
  return changePowers(platform, by, async (tx, note) => {
    const before = await byId(tx, userId);
    await change(tx, before);
    await note('user-claims-changed', { kind: 'user', id: userId }, before.exceptions, (await byId(tx, userId)).exceptions);
    return null;
  });
}

async function byId(tx: Queryable, userId: string): Promise<UserClaims> {
  const [person] = await personWithClaimsById(tx, [userId]);
  if (!person) throw notFound('There is no such user');
  return present(person);
}

const present = ({ id, user_name, surname, firstname, middlename, roles, by_role, exceptions }: Row<(typeof personWithClaims)['columns']>): UserClaims => ({
  userId: id, userName: user_name, fullName: fullName({ lastname: surname, firstname, middlename }), roles: roles as string[],
  byRole: by_role as Claim[], exceptions: exceptions as UserClaims['exceptions'],
});
