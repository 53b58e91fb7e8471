import type { User } from '../../platform/auth/caller.ts';

interface Moved {
  readonly fromDepartmentId: number;
  readonly fromFacultyId: number;
  readonly toDepartmentId: number;
  readonly toFacultyId: number;
}

/** What a person leads by appointment. */
export interface Leading {
  readonly departments: ReadonlySet<number>;
  readonly faculties: ReadonlySet<number>;
}

/** Whether an application that waits in this state waits for this person. */
export function isTurnOf(state: string, change: Moved, { claims }: Pick<User, 'claims'>, leading: Leading): boolean {
  if (state === 'applied') return leading.departments.has(change.fromDepartmentId);
  if (state === 'released') return leading.departments.has(change.toDepartmentId);
  if (state === 'accepted') return leading.faculties.has(change.fromFacultyId);
  if (state === 'dean-released') return leading.faculties.has(change.toFacultyId);
  return state === 'dean-accepted' && claims.has('student-management');
}

export const hasPartIn = (
  change: Moved,
  { claims }: Pick<User, 'claims'>,
  { departments, faculties }: Leading,
): boolean =>
  claims.has('student-management') ||
  [change.fromDepartmentId, change.toDepartmentId].some((id) => departments.has(id)) ||
  [change.fromFacultyId, change.toFacultyId].some((id) => faculties.has(id));
