import type { Lookups } from '../../platform/lookups/lookups.ts';

/** A programme by its name, in the first of the departments that offer it. @throws Error for a name that the college does not have */
export function namedProgramme(
  lookups: Pick<Lookups, 'list'>,
  studentTypeId: number,
  name: string,
): { readonly programmeId: number; readonly departmentId: number } {
  const programme = lookups.list('school-programmes', [studentTypeId]).find((each) => each.name === name);
  const [department] = programme ? lookups.list('programme-departments', [programme.id]) : [];
  if (!programme || !department) throw new Error(`No department offers ${name}`);
  return { programmeId: Number(programme.id), departmentId: Number(department.id) };
}
