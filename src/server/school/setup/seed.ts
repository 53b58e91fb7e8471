import type { Queryable } from '../../platform/database/database.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { SEEDED as lists } from './lists.ts';
import * as seeds from './sql/seed.ts';

/** Gives a new college the lists of `data/`, under their ids. */
export async function seedSchool(tx: Queryable): Promise<void> {
  await seeds.plantFaculties(tx, [rowsOf(lists.faculties)]);
  await seeds.plantDepartments(tx, [rowsOf(lists.departments)]);
  await seeds.plantDepartmentOptions(tx, [rowsOf(lists.departmentOptions)]);
  await seeds.plantAreas(tx, [rowsOf(lists.areas)]);
  await seeds.plantAreaAssignments(tx, [rowsOf(lists.departmentAreas)]);
  await seeds.plantStudentTypes(tx, [rowsOf(lists.studentTypes)]);
  await seeds.plantProgrammes(tx, [rowsOf(lists.programmes)]);
  await seeds.plantProgrammeDepartments(tx, [rowsOf(lists.programmeDepartments)]);
  await seeds.plantSemesters(tx, [rowsOf(lists.semesters)]);
}

const rowsOf = (rows: readonly ListRow[]): string => JSON.stringify(rows.map(({ id, name, parents: [parent] }) => ({ id, name, parent })));
