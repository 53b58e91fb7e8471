import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt, type Problem } from '../../platform/problem.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';

export const NOT_LED = 'You can change the courses of departments that you lead, and of no other';

export type Reach = (departmentId: number) => boolean;

/** Holders of `school-setup` change all departments' courses; others, those of departments they lead by appointment. */
export async function reachOf(db: Queryable, user: User): Promise<Reach> {
  const departments = await departmentsWithin(db, user);
  return (departmentId) => departments === null || departments.has(departmentId);
}

/** Null stands for all of them. */
export const departmentsWithin = async (
  db: Queryable,
  { userId, claims }: User,
): Promise<ReadonlySet<number> | null> => (claims.has('school-setup') ? null : departmentsLedBy(db, userId));

/** The mistake stands at the department, so that a form or a spreadsheet can be fixed. */
const beyondReach = (reach: Reach, departmentId: number): Problem | undefined =>
  reach(departmentId) ? undefined : mistakeAt('/departmentId', NOT_LED, 'Invalid Action!');

/** @throws Problem 422 */
export function requireReach(reach: Reach, departmentId: number): void {
  const problem = beyondReach(reach, departmentId);
  if (problem) throw problem;
}

/** For rows that belong to a department. */
export async function guardOfDepartments(db: Queryable, user: User) {
  const reach = await reachOf(db, user);
  return ({ departmentId }: { readonly departmentId: number }) => beyondReach(reach, departmentId);
}
