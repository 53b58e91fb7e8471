import { OWN_FINANCE } from '#contract/finance/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import { paidBySession } from './sql.ts';

const PAID = { page: OWN_FINANCE.payments, kind: 'figure' } as const;

export const ownPaymentCards: readonly Card[] = [
  {
    ...PAID,
    name: 'own-receipts',
    title: 'Your receipts',
    read: async ({ database }, { userId }) => ({
      value: (await paidBySession(database, { userId })).reduce((sum, { receipts }) => sum + receipts, 0),
    }),
  },
  {
    ...PAID,
    name: 'own-payments',
    title: 'Paid to the College',
    unit: 'kobo',
    read: async ({ database }, { userId }) => ({
      value: (await paidBySession(database, { userId })).reduce((sum, { paidKobo }) => sum + paidKobo, 0),
    }),
  },
];

export const ownPaymentCharts: readonly Chart[] = [
  {
    name: 'own-payments-by-session',
    title: 'What you paid, by session',
    look: 'columns',
    unit: 'kobo',
    label: 'Session',
    draws: ['Paid'],
    page: OWN_FINANCE.payments,
    /** One session is what the card says. */
    async read({ database }, { userId }) {
      const sessions = await paidBySession(database, { userId });
      return sessions.length < 2
        ? null
        : { rows: sessions.map(({ session, paidKobo }) => ({ name: session, amounts: [paidKobo] })) };
    },
  },
];
