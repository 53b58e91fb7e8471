import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';

export type Reach = (departmentId: number) => boolean;

/** Holders of `school-setup` change all departments' courses; others, those of departments they lead by appointment. */
export async function reachOf(db: Queryable, { userId, claims }: User): Promise<Reach> {
  if (claims.has('school-setup')) return () => true;
  const led = await departmentsLedBy(db, userId);
  return (departmentId) => led.has(departmentId);
}

/** The mistake stands at the department, so that a form or a spreadsheet can be fixed. @throws Problem 422 */
export function requireReach(reach: Reach, departmentId: number): void {
  if (!reach(departmentId)) throw mistakeAt('/departmentId', 'You can change the courses of departments that you lead, and of no other', 'Invalid Action!');
}
