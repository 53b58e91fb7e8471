import { lagosDay } from '#rules/lagosDay.ts';
import type { Domain } from '../../platform/domain.ts';
import { beginDemoCollege } from './sql.ts';

/** It stands before all others, so that a new database is known by there being nothing else yet. */
export const demo: Domain = {
  name: 'demo',
  register: () => undefined,
  async seed(tx, { settings: { sandbox, demoStudents }, now }) {
    if (sandbox && demoStudents > 0) await beginDemoCollege(tx, { day: lagosDay(now()), students: demoStudents });
  },
};
