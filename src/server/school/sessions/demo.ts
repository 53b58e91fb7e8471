import type { DemoStep } from '../../platform/demo.ts';
import { startOf } from '../../kit/demo/calendar.ts';
import { insertEarlierSessions, openEarlier } from './sql/demo.ts';

const EARLIER = 3;

/** The open one, which began in September, and those in which today's students entered. */
export const demoSessions: DemoStep = {
  name: 'sessions',
  needs: [],
  slice:
    ({ day, session }) =>
    async (tx) => {
      const year = Number(session.name.slice(0, 4));
      await insertEarlierSessions(tx, {
        names: Array.from({ length: EARLIER }, (_, index) => `${year - EARLIER + index}/${year - EARLIER + index + 1}`),
      });
      const begins = `${year}-09-01`;
      await openEarlier(tx, { sessionId: session.id, openedAt: startOf(begins < day ? begins : day) });
    },
};
