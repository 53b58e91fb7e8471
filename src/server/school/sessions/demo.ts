import type { DemoStep } from '../../platform/demo.ts';
import { insertEarlierSessions } from './sql/demo.ts';

const EARLIER = 2;

/** Three sessions: the open one and the two before it. */
export const demoSessions: DemoStep = {
  name: 'sessions',
  needs: [],
  slice: ({ session }) => async (tx) => {
    const year = Number(session.name.slice(0, 4));
    await insertEarlierSessions(tx, { names: Array.from({ length: EARLIER }, (_, index) => `${year - EARLIER + index}/${year - EARLIER + index + 1}`) });
  },
};
