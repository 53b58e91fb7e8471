import { insertDemoBills } from '../../finance/invoices/demo/bills.ts';
import { enrolledOfSlice, OTHER_TYPES, studentSlices, UNDERGRADUATE } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import type { Domain } from '../../platform/domain.ts';
import { departmentChanges } from './departmentChanges.ts';
import { demoPromotion } from './promotion.ts';
import { siwesOf } from './siwes.ts';
import { copyDemoGates, insertDemoDepartmentChanges, insertDemoSiwes } from './sql.ts';

const COORDINATOR = 'adviser';

const demoSiwes: DemoStep = {
  name: 'siwes',
  needs: ['matric numbers'],
  slices: studentSlices,
  slice(demo, index) {
    const rows = enrolledOfSlice(demo, index).flatMap((student) => siwesOf(demo, student));
    return (tx) => insertDemoSiwes(tx, { rows, signedBy: COORDINATOR }).then(() => undefined);
  },
};

const demoDepartmentChanges: DemoStep = {
  name: 'department changes',
  needs: ['student fees'],
  slice(demo) {
    const made = departmentChanges(demo);
    return async (tx) => {
      await insertDemoBills(
        tx,
        demo,
        made.map(({ charge }) => charge),
        made.map(({ bill }) => bill),
      );
      await insertDemoDepartmentChanges(tx, { rows: made.map(({ row }) => row) });
    };
  },
};

const demoGates: DemoStep = {
  name: 'gates',
  needs: ['student types'],
  slice: () => (tx) =>
    copyDemoGates(tx, { studentTypeId: UNDERGRADUATE, names: OTHER_TYPES.map(({ type }) => type) }).then(
      () => undefined,
    ),
};

/** What the demo college has of SIWES, changes of department, gates and promotions. */
export const studentsDemo: Domain = {
  name: 'students-demo',
  register: () => undefined,
  demoData: [demoSiwes, demoDepartmentChanges, demoGates, demoPromotion],
};
