import type { Claim } from '#contract/people/claims.ts';
import type { By } from '../auth/user.ts';
import { claimsIn, mayImpersonate } from '../auth/claims.ts';
import type { Queryable } from '../database/database.ts';
import { forbidden } from '../problem.ts';
import { jobOwner } from './sql.ts';

interface Owned {
  readonly owner: string;
  readonly impersonator: string | null;
  readonly ip: string;
}

/** Rights that were lost since the job was begun are lost to it too. @throws Problem 403 for who may sign in no more */
export async function ownerOf(tx: Queryable, { owner, impersonator, ip }: Owned): Promise<By> {
  const [row] = await jobOwner(tx, { owner, impersonator });
  const held = (row?.claims ?? []) as Claim[];
  if (
    !row ||
    (impersonator !== null &&
      !mayImpersonate({ claims: new Set(row.impersonatorClaims as Claim[]) }, row.entitled as Claim[]))
  )
    throw forbidden();
  const user = {
    userId: owner,
    sessionId: '',
    userName: row.userName,
    userType: row.userType,
    claims: new Set(claimsIn(held, impersonator)),
    impersonatorId: impersonator,
  };
  return { user, ip };
}
