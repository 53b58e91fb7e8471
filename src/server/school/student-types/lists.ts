import { dataRows, namedRows } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { listStudentTypes } from './sql.ts';

export const STUDENT_TYPES = namedRows('student-types');

interface OwnLevels {
  readonly studentTypeId: number;
  readonly levelIds: readonly number[];
}

const LEVELS = namedRows('levels');
const OWN_LEVELS = new Map(
  dataRows<OwnLevels>('student-type-levels').map(({ studentTypeId, levelIds }) => [studentTypeId, levelIds]),
);

/** Of a student type that the college added, all levels are offered. */
const levelsOf = ({ id: studentTypeId }: ListRow): ListRow[] =>
  LEVELS.filter(({ id }) => OWN_LEVELS.get(studentTypeId)?.includes(id) ?? true).map((level) => ({
    ...level,
    parents: [studentTypeId],
  }));

const listsOf = (studentTypes: readonly ListRow[]) => ({
  'student-types': studentTypes,
  'student-levels': studentTypes.flatMap(levelsOf),
});

export const studentTypeLists: ListSource = {
  lists: listsOf(STUDENT_TYPES),
  read: async (db) => listsOf(listRows(await listStudentTypes(db))),
};
