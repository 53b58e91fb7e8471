import { namedRows, rowsBelow } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { listAllDepartments, listDepartments } from './sql.ts';

export const DEPARTMENTS = rowsBelow('departments', 'facultyId');

/** Staff work in these beside the departments. */
const UNITS = namedRows('administrative-units');

const listsOf = (departments: readonly ListRow[], all: readonly ListRow[]) => ({
  departments,
  'all-departments': all,
  'staff-departments': [...all, ...UNITS],
});

export const departmentLists: ListSource = {
  lists: listsOf(DEPARTMENTS, namedRows('departments')),
  read: async (db) => listsOf(listRows(await listDepartments(db)), listRows(await listAllDepartments(db))),
};
