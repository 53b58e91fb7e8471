import { claimTitles, type Claim } from '#contract/people/claims.ts';
import type { OwnAccess } from '#contract/people/menus.ts';
import { PAGES } from '#contract/pages.ts';
import { STUDENT_KINDS } from '#rules/studentKind.ts';
import type { User } from '../../platform/auth/caller.ts';
import { beyond, claimsIn, RANKED } from '../../platform/auth/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { confidentialHeld, requireAnother } from './confidential.ts';
import { nested } from './nested.ts';
import { claimsHeldBySomebody, lockAccess } from './sql/change.ts';
import { claimsHeldBy, menuShownBy } from './sql/own.ts';

/** By student type, since an account has one. */
const CLOSED = PAGES.flatMap(({ to, notFor = [] }) =>
  notFor.map((kind) => ({ path: to, studentTypeId: STUDENT_KINDS[kind] })),
);

export const TITLE = 'Invalid Action!';

export async function ownAccess(
  db: Queryable,
  userId: string,
  impersonatorId: string | null = null,
): Promise<OwnAccess> {
  const claims = claimsIn(await heldClaims(db, userId), impersonatorId);
  return { claims, menuItems: nested(await menuShownBy(db, { userId, claims, closed: CLOSED })) };
}

export { guardPerson } from './guard.ts';

export const heldClaims = async (db: Queryable, userId: string): Promise<Claim[]> =>
  (await claimsHeldBy(db, { userId })).map(({ claim }) => claim as Claim);

/** Nobody gives a claim over others that they do not hold themselves. @throws Problem 422 */
export function requireOwnClaims(user: Pick<User, 'claims'>, claims: readonly Claim[]): void {
  const lacking = beyond(user, claims);
  if (lacking.length > 0)
    throw mistakeAt('/claims', `You cannot give what you do not hold yourself: ${claimTitles(lacking)}`, TITLE);
}

interface Change {
  readonly user: Pick<User, 'userId'>;
  readonly now: Date;
}

/**
 * Serialises changes of who may do what. Only who holds a claim gives it, so one that nobody who may sign in holds would be lost for
 * good; and what is confidential takes two people. @throws Problem 422, which undoes `work`, where either would be
 */
export async function withClaimsGuarded<T>(tx: Queryable, change: Change, work: () => Promise<T>): Promise<T> {
  await lockAccess(tx);
  const [before, confidential] = [await claimsLeft(tx), await confidentialHeld(tx)];
  const done = await work();
  await requireAnother(tx, change, confidential);
  const left = new Set(await claimsLeft(tx));
  const lost = before.filter((claim) => !left.has(claim));
  if (lost.length > 0)
    throw new Problem(
      422,
      `Nobody who may sign in would hold this any more. Give it to somebody else first: ${claimTitles(lost)}`,
      { title: TITLE },
    );
  return done;
}

const claimsLeft = async (tx: Queryable): Promise<Claim[]> =>
  (await claimsHeldBySomebody(tx, { claims: RANKED })).map(({ claim }) => claim as Claim);
