import type { Lookups } from '../../platform/lookups/lookups.ts';

/** The name of the department that alone offers a programme; undefined where several do. */
export function onlyDepartment({ list }: Pick<Lookups, 'list'>, programmeId: unknown): string | undefined {
  const departments = list('programme-departments', [programmeId]);
  return departments.length === 1 ? departments[0]!.name : undefined;
}
