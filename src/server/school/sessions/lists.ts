import { namedRows } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listSemesters } from './sql/resources.ts';

export const SEMESTERS = namedRows('semesters');

export const semesterLists: ListSource = {
  lists: { semesters: SEMESTERS },
  read: async (db) => ({ semesters: listRows(await listSemesters(db)) }),
};
