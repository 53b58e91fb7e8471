import { startOf } from '../../../kit/demo/calendar.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoTerms } from './sql.ts';

/** The first semester of the open session, for everybody. */
export const demoTerms: DemoStep = {
  name: 'current terms',
  needs: ['sessions', 'student types'],
  slice:
    ({ day, session }) =>
    async (tx) => {
      const begins = `${session.name.slice(0, 4)}-09-01`;
      const since = startOf(begins < day ? begins : day);
      await insertDemoTerms(tx, { sessionId: session.id, since, actor: 'system:demo' });
    },
};
