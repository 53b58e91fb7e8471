import { dataRows, namedRows, rowsBelow, rowsUnder } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { listProgrammeDepartments, listProgrammes } from './sql.ts';

interface SchoolProgramme {
  readonly id: number;
  readonly departmentIds: readonly number[];
}

export const PROGRAMMES = rowsBelow('school-programmes', 'studentTypeId');

const DEPARTMENTS = namedRows('departments');

export const PROGRAMME_DEPARTMENTS = dataRows<SchoolProgramme>('school-programmes').flatMap(
  ({ id: programmeId, departmentIds }) =>
    DEPARTMENTS.filter(({ id }) => departmentIds.includes(id)).map((department) => ({
      ...department,
      parents: [programmeId],
    })),
);

/** Of one student type each department stands once, whatever it offers. */
function applicationDepartments(programmes: readonly ListRow[], departments: readonly ListRow[]): ListRow[] {
  const studentTypes = new Map(
    programmes.filter(({ retired }) => !retired).map(({ id, parents: [studentTypeId] }) => [id, studentTypeId!]),
  );
  const offered = departments.flatMap(({ parents: [programmeId], ...department }) => {
    const studentTypeId = studentTypes.get(programmeId!);
    return studentTypeId === undefined || department.retired ? [] : [{ ...department, parents: [studentTypeId] }];
  });
  return [...new Map(offered.map((row) => [`${row.parents[0]}/${row.id}`, row])).values()].toSorted(
    (one, other) => one.id - other.id,
  );
}

const listsOf = (programmes: readonly ListRow[], departments: readonly ListRow[]) => ({
  'school-programmes': programmes,
  'diploma-programmes': rowsUnder(programmes, 5),
  'cce-programmes': rowsUnder(programmes, 11),
  'certificate-programmes': rowsUnder(programmes, 12),
  'programme-departments': departments,
  'application-departments': applicationDepartments(programmes, departments),
});

export const programmeLists: ListSource = {
  lists: listsOf(PROGRAMMES, PROGRAMME_DEPARTMENTS),
  read: async (db) => listsOf(listRows(await listProgrammes(db)), listRows(await listProgrammeDepartments(db))),
};
