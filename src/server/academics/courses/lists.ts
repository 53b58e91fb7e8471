import type { Queryable } from '../../platform/database/database.ts';
import type { ListChanges } from '../../platform/lookups/changingTable.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { demoCourses } from './demo.ts';
import { changedCourses, listCourses } from './sql/lists.ts';

export const courseLists: ListSource = {
  lists: {
    courses: demoCourses().map(({ id, departmentId, code, title }) => ({
      id,
      name: `${code} ${title}`,
      parents: [departmentId],
    })),
  },
  read: async (db) => ({ courses: listRows(await listCourses(db)) }),
  changes: async (db, since) => ({ courses: await changesSince(db, since) }),
};

async function changesSince(db: Queryable, since: number): Promise<ListChanges> {
  const rows = await changedCourses(db, { since });
  return {
    rows: rows.flatMap(({ id, name, parent, active }) =>
      name === null ? [] : listRows([{ id, name, parent, active: active ?? false }]),
    ),
    removed: rows.flatMap(({ id, name }) => (name === null ? [id] : [])),
  };
}
