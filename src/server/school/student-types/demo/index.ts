import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import { OTHER_TYPES } from '../../../kit/demo/students.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoProgrammes, insertDemoTypes } from './sql.ts';

/** A college of the demo also prepares for university, and gives the diplomas of a polytechnic. */
export const demoStudentTypes: DemoStep = {
  name: 'student types',
  needs: [],
  slice: () => async (tx) => {
    const types = OTHER_TYPES.map(({ type, programme }) => ({
      name: type,
      programme,
      departmentId: DEMO_DEPARTMENTS[0]!.id,
    }));
    await insertDemoTypes(tx, { types });
    await insertDemoProgrammes(tx, { types });
  },
};
