import { FINANCE } from '#contract/finance/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countOpenCases } from './sql/cases.ts';

export const paymentCards: readonly Card[] = [
  {
    name: 'open-payment-cases',
    title: 'Payment cases',
    kind: 'waiting',
    page: FINANCE.cases,
    async read({ database }) {
      const [counted] = await countOpenCases(database);
      return { value: counted!.open, filters: { state: 'open' } };
    },
  },
];
