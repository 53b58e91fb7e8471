import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { demoCourses } from './demo.ts';
import { listCourses } from './sql/lists.ts';

export const courseLists: ListSource = {
  lists: { courses: demoCourses().map(({ id, departmentId, code, title }) => ({ id, name: `${code} ${title}`, parents: [departmentId] })) },
  read: async (db) => ({ courses: listRows(await listCourses(db)) }),
};
