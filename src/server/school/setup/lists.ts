import { dataRows, namedRows, rowsBelow } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import * as sql from './sql/lists.ts';

interface SchoolProgramme {
  readonly id: number;
  readonly departmentIds: readonly number[];
}

/** The departments that offer each of the college's diplomas, degrees and courses. */
function programmeDepartmentRows(): ListRow[] {
  const departments = namedRows('departments');
  return dataRows<SchoolProgramme>('school-programmes').flatMap((programme) =>
    departments.filter(({ id }) => programme.departmentIds.includes(id)).map((department) => ({ ...department, parents: [programme.id] })));
}

/** The rows of a new college. */
export const SEEDED = {
  faculties: namedRows('faculties'),
  departments: rowsBelow('departments', 'facultyId'),
  departmentOptions: rowsBelow('department-options', 'departmentId'),
  areas: namedRows('areas-of-specialization'),
  departmentAreas: rowsBelow('areas-of-specialization', 'departmentId'),
  studentTypes: namedRows('student-types'),
  programmes: rowsBelow('school-programmes', 'studentTypeId'),
  programmeDepartments: programmeDepartmentRows(),
  semesters: namedRows('semesters'),
};

const UNITS = namedRows('administrative-units');

/** `all` are the departments as a list of their own: one whose faculty is retired is retired. */
const listsOf = ({ all, ...rows }: typeof SEEDED & { readonly all: readonly ListRow[] }) => ({
  faculties: rows.faculties,
  departments: rows.departments,
  'all-departments': all,
  'staff-departments': [...all, ...UNITS],
  'department-options': rows.departmentOptions,
  'all-areas-of-specialization': rows.areas,
  'areas-of-specialization': rows.departmentAreas,
  'student-types': rows.studentTypes,
  'school-programmes': rows.programmes,
  'diploma-programmes': under(rows.programmes, 5),
  'cce-programmes': under(rows.programmes, 11),
  'certificate-programmes': under(rows.programmes, 12),
  'programme-departments': rows.programmeDepartments,
  semesters: rows.semesters,
});

const under = (rows: readonly ListRow[], id: number): ListRow[] => rows.filter(({ parents: [parent] }) => parent === id).map((row) => ({ ...row, parents: [] }));

/** What the college's registry decides. */
export const schoolLists: ListSource = {
  lists: listsOf({ ...SEEDED, all: namedRows('departments') }),
  read: async (db) => listsOf({
    faculties: listRows(await sql.listFaculties(db)),
    departments: listRows(await sql.listDepartments(db)),
    all: listRows(await sql.listAllDepartments(db)),
    departmentOptions: listRows(await sql.listDepartmentOptions(db)),
    areas: listRows(await sql.listAreas(db)),
    departmentAreas: listRows(await sql.listAreaAssignments(db)),
    studentTypes: listRows(await sql.listStudentTypes(db)),
    programmes: listRows(await sql.listProgrammes(db)),
    programmeDepartments: listRows(await sql.listProgrammeDepartments(db)),
    semesters: listRows(await sql.listSemesters(db)),
  }),
};
