import { namedRows, rowsBelow } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { listAreas, listDepartmentAreas } from './sql.ts';

export const AREAS = namedRows('areas-of-specialization');

export const DEPARTMENT_AREAS = rowsBelow('areas-of-specialization', 'departmentId');

const listsOf = (areas: readonly ListRow[], ofDepartments: readonly ListRow[]) => ({
  'all-areas-of-specialization': areas,
  'areas-of-specialization': ofDepartments,
});

export const areaLists: ListSource = {
  lists: listsOf(AREAS, DEPARTMENT_AREAS),
  read: async (db) => listsOf(listRows(await listAreas(db)), listRows(await listDepartmentAreas(db))),
};
