import type { Chart } from '../../kit/charts/chart.ts';
import { countJobsByState } from '../../platform/background-jobs/sql.ts';

const STATES = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' };

export const jobCharts: readonly Chart[] = [
  {
    name: 'background-jobs',
    title: 'Background jobs of the last week',
    look: 'steps',
    label: 'State',
    draws: ['Jobs'],
    page: { claim: 'audit' },
    async read({ database }) {
      const counted = new Map((await countJobsByState(database)).map(({ state, jobs }) => [state, jobs]));
      return {
        rows:
          counted.size === 0
            ? []
            : Object.entries(STATES).map(([state, name]) => ({ name, amounts: [counted.get(state) ?? 0] })),
      };
    },
  },
];
