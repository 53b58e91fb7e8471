import { namedRows } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listAllSessions, listSemesters } from './sql/resources.ts';

export const SEMESTERS = namedRows('semesters');

export const semesterLists: ListSource = {
  lists: { semesters: SEMESTERS, sessions: [] },
  read: async (db) => ({ semesters: listRows(await listSemesters(db)), sessions: listRows(await listAllSessions(db)) }),
};
