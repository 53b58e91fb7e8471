import type { Claim } from '#contract/people/claims.ts';
import type { Revised } from '#contract/kit/revision.ts';
import type { Role } from '#contract/people/roles.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { changeAccess, type Note } from './change.ts';
import { guardRole } from './guard.ts';
import { requireOwnClaims, TITLE } from './service.ts';
import { allRoles, deleteRole, giveRoleClaims, insertRole, roleById, takeRoleClaims, updateRole } from './sql/roles.ts';

/** New accounts and their menu depend on the name `student` (specification, section 4), appointments on the others. */
const FIXED = new Set(['student', 'dean', 'hod', 'course-adviser']);

/** Every role begins with it: without `self` no menu is shown, and nobody signs in without a menu. */
const EVERYONE: readonly Claim[] = ['self'];

interface Written {
  readonly name: string;
  readonly maySignIn: boolean;
}

interface ClaimChange {
  readonly give?: readonly Claim[];
  readonly take?: readonly Claim[];
}

export async function listRoles({ database }: Platform): Promise<Role[]> {
  const rows = await allRoles(database);
  return rows.map(({ maySignIn, claims, ...role }) => ({
    ...role,
    maySignIn,
    fixed: FIXED.has(role.name),
    claims: claims as Claim[],
  }));
}

export const claimsOfRole = async ({ database }: Platform, id: number): Promise<Claim[]> =>
  (await loadRole(database, id)).claims;

/** @throws Problem 422 for a name that is invalid or taken */
export async function createRole(
  platform: Platform,
  by: By,
  { name, maySignIn, claims = [] }: Written & { readonly claims?: readonly Claim[] },
): Promise<{ id: number }> {
  const written = { name: readName(platform, name), maySignIn };
  const given = [...new Set([...EVERYONE, ...claims])];
  requireOwnClaims(by.user, given);
  return changeAccess(platform, by, async (tx, note) => {
    const [made] = await insertRole(tx, { name: written.name, maySignIn });
    if (!made) throw taken();
    await giveRoleClaims(tx, { roleId: made.id, claims: given });
    await note('role-created', { kind: 'role', id: made.id }, null, { ...written, claims: given });
    return made;
  });
}

/** Letting a role sign in gives its holders its claims: the guard sees to it that whoever does so holds them. */
export async function changeRole(
  platform: Platform,
  by: By,
  { id, revision }: Seen,
  { name, maySignIn, ...change }: Written & ClaimChange,
): Promise<null> {
  const written = { name: readName(platform, name), maySignIn };
  return changeAccess(platform, by, async (tx, note) => {
    const { claims: _, revision: present, ...before } = await loadRole(tx, id);
    await guardRole(tx, by.user, id);
    if (present !== revision) throw await stale(tx, 'role', id);
    if (FIXED.has(before.name) && written.name !== before.name)
      throw mistakeAt('/name', `the portal itself goes by the name ${before.name}`, TITLE);
    if ((await updateRole(tx, { roleId: id, name: written.name, maySignIn })).length === 0) throw taken();
    await note('role-changed', { kind: 'role', id }, before, written);
    await changeClaims(tx, by, note, id, change);
    return null;
  });
}

/** An account always has a role, so only a role that nobody has is removed. */
export async function removeRole(platform: Platform, by: By, id: number): Promise<null> {
  return changeAccess(platform, by, async (tx, note) => {
    const role = await loadRole(tx, id);
    await guardRole(tx, by.user, id);
    if (FIXED.has(role.name))
      throw new Problem(409, `The portal itself goes by the name ${role.name}`, { title: TITLE });
    if ((await deleteRole(tx, { roleId: id })).length === 0)
      throw new Problem(409, 'Somebody has this role. Please give them another one first', { title: TITLE });
    await note('role-removed', { kind: 'role', id }, role, null);
    return null;
  });
}

/** Two changes made at once both last, because each says what to give and what to take. */
export async function changeRoleClaims(
  platform: Platform,
  by: By,
  { roleId, ...change }: ClaimChange & { readonly roleId: number },
): Promise<null> {
  return changeAccess(platform, by, async (tx, note) => {
    await guardRole(tx, by.user, roleId);
    await changeClaims(tx, by, note, roleId, change);
    return null;
  });
}

async function changeClaims(
  tx: Queryable,
  { user }: By,
  note: Note,
  roleId: number,
  { give = [], take = [] }: ClaimChange,
): Promise<void> {
  const { claims: before } = await loadRole(tx, roleId);
  requireOwnClaims(
    user,
    give.filter((claim) => !before.includes(claim)),
  );
  await takeRoleClaims(tx, { roleId, claims: take });
  await giveRoleClaims(tx, { roleId, claims: give });
  await note('role-claims-changed', { kind: 'role', id: roleId }, before, (await loadRole(tx, roleId)).claims);
}

async function loadRole(db: Queryable, id: number): Promise<Written & Revised & { readonly claims: Claim[] }> {
  const [role] = await roleById(db, { roleId: id });
  if (!role) throw notFound('There is no such role');
  return { name: role.name, maySignIn: role.maySignIn, revision: role.revision, claims: role.claims as Claim[] };
}

/** The name is in lower case, because it is also the user type. */
const readName = (platform: Platform, typed: string): string =>
  judgeForm(platform, 'role', { name: typed.trim().toLowerCase() }, TITLE).name;

const taken = () => mistakeAt('/name', 'there is a role of this name already', TITLE);
