import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';

/** Whether a department's courses are within somebody's reach. */
export type Reach = (departmentId: number) => boolean;

/**
 * Who keeps the school's departments keeps the courses of all. Everybody else who manages courses does so where they hold
 * a post: a head in the department, a dean in the departments of the faculty, and who holds none, nowhere.
 */
export async function reachOf(db: Queryable, { userId, claims }: User): Promise<Reach> {
  if (claims.has('school-setup')) return () => true;
  const led = await departmentsLedBy(db, userId);
  return (departmentId) => led.has(departmentId);
}

/** Told at the department, so that a form or a spreadsheet can be mended. @throws Problem 422 */
export function requireReach(reach: Reach, departmentId: number): void {
  if (!reach(departmentId)) throw mistakeAt('/departmentId', 'You can change the courses of departments that you lead, and of no other', 'Invalid Action!');
}
