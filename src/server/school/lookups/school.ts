import type { LookupName } from '#catalogue/registry/lookups.ts';
import { SEEDED_ROLES } from '../../people/roles/seededRoles.ts';
import { demoCourseRows, namedRows, programmeDepartmentRows, rowsBelow, type ListRow } from './data.ts';
import { table, type Table } from './table.ts';

/** What the college's registry decides, with what is retired; each row under the id of the row above it. */
export interface SchoolLists {
  readonly faculties: readonly ListRow[];
  readonly departments: readonly ListRow[];
  readonly departmentOptions: readonly ListRow[];
  readonly areas: readonly ListRow[];
  /** Those same, under the departments that offer them. */
  readonly departmentAreas: readonly ListRow[];
  readonly studentTypes: readonly ListRow[];
  readonly programmes: readonly ListRow[];
  readonly programmeDepartments: readonly ListRow[];
  readonly semesters: readonly ListRow[];
  readonly courses: readonly ListRow[];
  readonly roles: readonly ListRow[];
}

/** The lists of a new college. */
export const seedLists = (): SchoolLists => ({
  faculties: namedRows('faculties'),
  departments: rowsBelow('departments', 'facultyId'),
  departmentOptions: rowsBelow('department-options', 'departmentId'),
  areas: namedRows('areas-of-specialization'),
  departmentAreas: rowsBelow('areas-of-specialization', 'departmentId'),
  studentTypes: namedRows('student-types'),
  programmes: rowsBelow('school-programmes', 'studentTypeId'),
  programmeDepartments: programmeDepartmentRows(),
  semesters: namedRows('semesters'),
  courses: demoCourseRows(),
  roles: SEEDED_ROLES.map(({ name }, index) => ({ id: index + 1, name, parents: [] })),
});

/** The lookups that are made of them. */
export const schoolTables = (lists: SchoolLists) => {
  const allDepartments = flat(lists.departments, lists.faculties);
  return {
    faculties: table(lists.faculties),
    departments: table(lists.departments),
    'all-departments': table(allDepartments),
    'department-options': table(lists.departmentOptions),
    'areas-of-specialization': table(lists.departmentAreas),
    'all-areas-of-specialization': table(lists.areas),
    'staff-departments': table([...allDepartments, ...namedRows('administrative-units')]),
    'student-types': table(lists.studentTypes),
    'school-programmes': table(lists.programmes),
    'diploma-programmes': table(under(lists.programmes, 5)),
    'cce-programmes': table(under(lists.programmes, 11)),
    'certificate-programmes': table(under(lists.programmes, 12)),
    'programme-departments': table(lists.programmeDepartments),
    semesters: table(lists.semesters),
    courses: table(lists.courses),
    roles: table(lists.roles),
  } satisfies Partial<Record<LookupName, Table>>;
};

export type SchoolTables = ReturnType<typeof schoolTables>;

/** Rows as a list of its own. One whose parent is retired is retired. */
function flat(rows: readonly ListRow[], above: readonly ListRow[]): ListRow[] {
  const retired = new Set(above.filter((row) => row.retired).map(({ id }) => id));
  return rows.map(({ id, name, parents: [parent], retired: itself }) => ({ id, name, parents: [], retired: itself || retired.has(parent!) }));
}

const under = (rows: readonly ListRow[], id: number): ListRow[] => flat(rows.filter(({ parents: [parent] }) => parent === id), []);
