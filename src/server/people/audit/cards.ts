import { PEOPLE } from '#contract/people/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Card } from '../../kit/cards/card.ts';
import { lastDays } from '../../kit/cards/days.ts';
import { countEntriesByDay } from './sql.ts';

export const auditCards: readonly Card[] = [
  {
    name: 'audit-entries-today',
    title: 'Audit entries today',
    kind: 'figure',
    page: PEOPLE.audit,
    async read({ database, now }) {
      const today = lagosDay(now());
      const days = await lastDays(database, 'audit entries', today, async (period) =>
        (await countEntriesByDay(database, period)).map(({ entries }) => entries),
      );
      return { value: days.at(-1)!, days, filters: { from: today, to: today } };
    },
  },
];
