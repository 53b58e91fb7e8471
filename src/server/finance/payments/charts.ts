import { FINANCE } from '#contract/finance/pages.ts';
import cases from '#lists/finance/payment-cases.json' with { type: 'json' };
import { lagosDay } from '#rules/lagosDay.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import { countCasesByKind } from './sql/cases.ts';
import { suspenseByKind } from './sql/suspense.ts';

const KINDS: Readonly<Record<string, string>> = cases.columns.kind.values;

export const paymentCharts: readonly Chart[] = [
  {
    name: 'payment-cases',
    title: 'Payment cases by kind',
    look: 'bars',
    label: 'Case',
    draws: ['Open', 'To be posted', 'Settled'],
    page: FINANCE.cases,
    read: async ({ database }) => ({
      rows: (await countCasesByKind(database)).map(({ kind, open, unposted, settled }) => ({
        name: KINDS[kind] ?? kind,
        amounts: [open, unposted, settled],
      })),
    }),
  },
  {
    name: 'money-in-suspense',
    title: 'Money in suspense by kind and age',
    look: 'bars',
    label: 'Case',
    unit: 'kobo',
    draws: ['Up to 30 days', '31 to 90 days', 'More than 90 days'],
    page: FINANCE.cases,
    read: async ({ database, now }) => ({
      rows: (await suspenseByKind(database, { today: lagosDay(now()) })).map(
        ({ kind, monthKobo, quarterKobo, olderKobo }) => ({
          name: KINDS[kind] ?? kind,
          amounts: [monthKobo, quarterKobo, olderKobo],
        }),
      ),
      filters: { state: 'open' },
    }),
  },
];
