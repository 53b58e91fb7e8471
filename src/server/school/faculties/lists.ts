import { namedRows } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listFaculties } from './sql.ts';

export const FACULTIES = namedRows('faculties');

export const facultyLists: ListSource = {
  lists: { faculties: FACULTIES },
  read: async (db) => ({ faculties: listRows(await listFaculties(db)) }),
};
