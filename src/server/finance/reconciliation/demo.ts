import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { ACTOR } from './policy.ts';
import { insertDemoDifferences, insertDemoNights } from './sql/demo.ts';

const NIGHTS = 14;
const PERIOD_DAYS = 7;

/** The last fortnight's, and what they found is what the payment cases say. */
export const demoReconciliations: DemoStep = {
  name: 'reconciliations',
  needs: ['payment cases', 'applications', 'transcripts'],
  slice:
    ({ day }) =>
    async (tx) => {
      const nights = Array.from({ length: NIGHTS }, (_, index) => {
        const daysAgo = NIGHTS - index;
        const [from, to] = [startOf(dayBefore(day, daysAgo + PERIOD_DAYS - 1)), startOf(dayBefore(day, daysAgo - 1))];
        const startedAt = later(to, 120);
        const random = randomOf(`reconciliation ${day} ${daysAgo}`);
        return {
          day: dayBefore(day, daysAgo),
          from,
          to,
          startedAt,
          finishedAt: later(startedAt, random.between(1, 4)),
          unanswered: random.chance(0.15) ? random.between(1, 3) : 0,
        };
      });
      await insertDemoNights(tx, { nights, startedBy: ACTOR });
      await insertDemoDifferences(tx);
    },
};
