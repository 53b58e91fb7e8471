import { FINANCE } from '#contract/finance/pages.ts';
import cases from '#lists/finance/payment-cases.json' with { type: 'json' };
import type { Chart } from '../../kit/charts/chart.ts';
import { countCasesByKind } from './sql/cases.ts';

const KINDS: Readonly<Record<string, string>> = cases.columns.kind.values;

export const paymentCharts: readonly Chart[] = [
  {
    name: 'payment-cases',
    title: 'Payment cases by kind',
    look: 'bars',
    label: 'Case',
    draws: ['Open', 'Settled'],
    page: FINANCE.cases,
    read: async ({ database }) => ({
      rows: (await countCasesByKind(database)).map(({ kind, open, settled }) => ({
        name: KINDS[kind] ?? kind,
        amounts: [open, settled],
      })),
    }),
  },
];
