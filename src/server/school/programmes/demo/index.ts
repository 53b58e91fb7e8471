import { UNDERGRADUATE } from '../../../kit/demo/students.ts';
import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoProgrammes, offerDemoProgrammes } from './sql.ts';

export const demoProgrammes: DemoStep = {
  name: 'school programmes',
  needs: [],
  slice: () => async (tx) => {
    const rows = DEMO_DEPARTMENTS.map(({ id, degree }) => ({ departmentId: id, name: degree }));
    await insertDemoProgrammes(tx, { rows, studentTypeId: UNDERGRADUATE });
    await offerDemoProgrammes(tx, { rows, studentTypeId: UNDERGRADUATE });
  },
};
