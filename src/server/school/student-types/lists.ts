import { namedRows } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listStudentTypes } from './sql.ts';

export const STUDENT_TYPES = namedRows('student-types');

export const studentTypeLists: ListSource = {
  lists: { 'student-types': STUDENT_TYPES },
  read: async (db) => ({ 'student-types': listRows(await listStudentTypes(db)) }),
};
