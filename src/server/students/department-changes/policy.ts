import type { User } from '../../platform/auth/caller.ts';

interface Moved {
  readonly from_department_id: number;
  readonly from_faculty_id: number;
  readonly to_department_id: number;
  readonly to_faculty_id: number;
}

/** What a person leads by appointment. */
export interface Leading {
  readonly departments: ReadonlySet<number>;
  readonly faculties: ReadonlySet<number>;
}

/** Whether an application that waits in this state waits for this person. */
export function isTurnOf(state: string, change: Moved, { claims }: Pick<User, 'claims'>, leading: Leading): boolean {
  if (state === 'applied') return leading.departments.has(change.from_department_id);
  if (state === 'released') return leading.departments.has(change.to_department_id);
  if (state === 'accepted') return leading.faculties.has(change.from_faculty_id);
  if (state === 'dean-released') return leading.faculties.has(change.to_faculty_id);
  return state === 'dean-accepted' && claims.has('student-management');
}

export const hasPartIn = (
  change: Moved,
  { claims }: Pick<User, 'claims'>,
  { departments, faculties }: Leading,
): boolean =>
  claims.has('student-management') ||
  [change.from_department_id, change.to_department_id].some((id) => departments.has(id)) ||
  [change.from_faculty_id, change.to_faculty_id].some((id) => faculties.has(id));
