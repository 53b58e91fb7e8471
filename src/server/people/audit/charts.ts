import { PEOPLE } from '#contract/people/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { eachDay, monthUntil } from '../../kit/charts/month.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import { countEntriesByDay } from './sql.ts';

export const auditCharts: readonly Chart[] = [
  {
    name: 'audit-by-day',
    title: 'Audit entries day by day',
    look: 'line',
    label: 'Day',
    draws: ['Entries'],
    page: PEOPLE.audit,
    async read({ database, now }) {
      const { from, to } = monthUntil(lagosDay(now()));
      const entries = await countEntriesByDay(database, { from, today: to });
      return {
        rows: eachDay(from, to).map((name, day) => ({ name, amounts: [entries[day]!.entries] })),
        filters: { from, to },
      };
    },
  },
];
