import type { Claim } from '#contract/people/claims.ts';
import type { UserClaims } from '#contract/people/roles.ts';
import { fullName } from '#rules/fullName.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { changeAccess } from './change.ts';
import { guardPerson } from './guard.ts';
import { requireOwnClaims, TITLE } from './service.ts';
import {
  endUserClaim,
  endUserClaims,
  personWithClaims,
  personWithClaimsById,
  setUserClaims,
} from './sql/userClaims.ts';

export async function claimsOfPerson({ database }: Platform, userName: string): Promise<UserClaims> {
  const [person] = await personWithClaims(database, { userName: userName.trim() });
  if (!person) throw mistakeAt('/userName', 'there is no such user', TITLE);
  return present(person);
}

export const exceptPerson = (
  platform: Platform,
  by: By,
  { userId, claims, granted }: { userId: string; claims: readonly Claim[]; granted: boolean },
): Promise<null> => changeOfPerson(platform, by, userId, (tx) => except(tx, userId, claims, granted));

/** Replaces every exception: a claim that is in neither list is left to the roles. */
export async function exceptAnew(
  platform: Platform,
  by: By,
  userId: string,
  { granted, denied }: { granted: readonly Claim[]; denied: readonly Claim[] },
): Promise<null> {
  const both = denied.filter((claim) => granted.includes(claim));
  if (both.length > 0)
    throw mistakeAt('/denied', `This cannot be granted and denied at once: ${both.join(', ')}`, TITLE);
  return changeOfPerson(platform, by, userId, async (tx) => {
    await endUserClaims(tx, { userId });
    await except(tx, userId, granted, true);
    await except(tx, userId, denied, false);
  });
}

export const endException = (
  platform: Platform,
  by: By,
  { userId, claim }: { userId: string; claim: Claim },
): Promise<null> => changeOfPerson(platform, by, userId, (tx) => endUserClaim(tx, { userId, claim }));

const except = (tx: Queryable, userId: string, claims: readonly Claim[], granted: boolean) =>
  setUserClaims(tx, { userId, claims, granted });

/** What the person gains, by a grant or by the end of a denial, has to be held by whoever changes it. */
function changeOfPerson(
  platform: Platform,
  by: By,
  userId: string,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<null> {
  return changeAccess(platform, by, async (tx, note) => {
    const before = await byId(tx, userId);
    await guardPerson(tx, by.user, userId);
    await change(tx);
    const after = await byId(tx, userId);
    const hadBefore = heldBy(before);
    requireOwnClaims(
      by.user,
      heldBy(after).filter((claim) => !hadBefore.includes(claim)),
    );
    await note('user-claims-changed', { kind: 'user', id: userId }, before.exceptions, after.exceptions);
    return null;
  });
}

function heldBy({ byRole, exceptions }: UserClaims): Claim[] {
  const these = (granted: boolean) => exceptions.filter((each) => each.granted === granted).map(({ claim }) => claim);
  return [...byRole, ...these(true)].filter((claim) => !these(false).includes(claim));
}

async function byId(tx: Queryable, userId: string): Promise<UserClaims> {
  const [person] = await personWithClaimsById(tx, { userId });
  if (!person) throw notFound('There is no such user');
  return present(person);
}

const present = ({
  id,
  userName,
  surname,
  firstname,
  middlename,
  roles,
  byRole,
  exceptions,
}: RowOf<'person-with-claims'>): UserClaims => ({
  userId: id,
  userName,
  fullName: fullName({ lastname: surname, firstname, middlename }),
  roles: roles as string[],
  byRole: byRole as Claim[],
  exceptions: exceptions as UserClaims['exceptions'],
});
