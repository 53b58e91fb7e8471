import { REPORTS } from '#contract/reports/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countedProgrammes } from '../../platform/programmes/refusedProgrammes.ts';
import { lastDays, mondayOf, thisWeek } from '../../kit/cards/days.ts';
import { receivedByDay, submittedByDay } from './sql.ts';

export const reportCards: readonly Card[] = [
  {
    name: 'received-today',
    title: 'Received today',
    kind: 'figure',
    unit: 'kobo',
    page: REPORTS.payments,
    /** The reports are open to many; the money of the whole college is the work of few. */
    async read({ database, now }, { claims }) {
      if (!claims.has('invoices')) return null;
      const today = lagosDay(now());
      const days = await lastDays(database, 'received', today, async (period) =>
        (await receivedByDay(database, period)).map(({ receivedKobo }) => receivedKobo),
      );
      return { value: days.at(-1)!, days, filters: { from: today, to: today } };
    },
  },
  {
    name: 'submitted-this-week',
    title: 'Applications submitted this week',
    kind: 'figure',
    page: REPORTS.applications,
    async read(platform, { claims }) {
      if (!claims.has('applications')) return null;
      const [today, programmes] = [lagosDay(platform.now()), countedProgrammes(platform).map(({ id }) => id)];
      const days = await lastDays(platform.database, 'submitted', today, async (period) =>
        (await submittedByDay(platform.database, { ...period, programmes })).map(({ submitted }) => submitted),
      );
      return { value: thisWeek(days, today), days, filters: { from: mondayOf(today), to: today } };
    },
  },
];
