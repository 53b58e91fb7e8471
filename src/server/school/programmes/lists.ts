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

export const PROGRAMME_DEPARTMENTS = dataRows<SchoolProgramme>('school-programmes').flatMap(({ id: programmeId, departmentIds }) =>
  DEPARTMENTS.filter(({ id }) => departmentIds.includes(id)).map((department) => ({ ...department, parents: [programmeId] })));

const listsOf = (programmes: readonly ListRow[], departments: readonly ListRow[]) => ({
  'school-programmes': programmes,
  'diploma-programmes': rowsUnder(programmes, 5),
  'cce-programmes': rowsUnder(programmes, 11),
  'certificate-programmes': rowsUnder(programmes, 12),
  'programme-departments': departments,
});

export const programmeLists: ListSource = {
  lists: listsOf(PROGRAMMES, PROGRAMME_DEPARTMENTS),
  read: async (db) => listsOf(listRows(await listProgrammes(db)), listRows(await listProgrammeDepartments(db))),
};
