import type { Queryable } from '../../platform/database/database.ts';
import type { Domain } from '../../platform/domain.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { AREAS, DEPARTMENT_AREAS } from '../areas/lists.ts';
import { DEPARTMENTS } from '../departments/lists.ts';
import { FACULTIES } from '../faculties/lists.ts';
import { OPTIONS } from '../options/lists.ts';
import { PROGRAMME_DEPARTMENTS, PROGRAMMES } from '../programmes/lists.ts';
import { SEMESTERS } from '../sessions/lists.ts';
import { STUDENT_TYPES } from '../student-types/lists.ts';
import * as seeds from './sql.ts';

/**
 * A new college gets the lists of `data/` under their ids, each after those that it names. They are one domain, since
 * every database has it written down that `school` is seeded.
 */
export const schoolSeed: Domain = {
  name: 'school',
  register: () => undefined,
  async seed(tx: Queryable) {
    await seeds.insertFaculties(tx, { rows: rowsOf(FACULTIES) });
    await seeds.insertDepartments(tx, { rows: rowsOf(DEPARTMENTS) });
    await seeds.insertDepartmentOptions(tx, { rows: rowsOf(OPTIONS) });
    await seeds.insertAreas(tx, { rows: rowsOf(AREAS) });
    await seeds.insertAreaAssignments(tx, { rows: rowsOf(DEPARTMENT_AREAS) });
    await seeds.insertStudentTypes(tx, { rows: rowsOf(STUDENT_TYPES) });
    await seeds.insertProgrammes(tx, { rows: rowsOf(PROGRAMMES) });
    await seeds.insertProgrammeDepartments(tx, { rows: rowsOf(PROGRAMME_DEPARTMENTS) });
    await seeds.insertSemesters(tx, { rows: rowsOf(SEMESTERS) });
  },
};

const rowsOf = (rows: readonly ListRow[]) => rows.map(({ id, name, parents: [parent] }) => ({ id, name, parent }));
