import { USUAL_TERMS } from '#rules/admissions/aggregate.ts';
import { dayBefore, startOf } from '../../kit/demo/calendar.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { insertFormula } from './sql.ts';

const PUBLISHED_DAYS_AGO = 95;

/** Before the first scores of the session. */
export const demoFormula: DemoStep = {
  name: 'aggregate formula',
  needs: [],
  slice:
    ({ day, session }) =>
    async (tx) => {
      await insertFormula(tx, {
        sessionId: session.id,
        terms: USUAL_TERMS,
        now: startOf(dayBefore(day, PUBLISHED_DAYS_AGO)),
        actor: 'system:demo',
      });
    },
};
