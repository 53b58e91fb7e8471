import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { accountsMatching } from '../student-accounts/service.ts';
import { invoicesFound } from './service.ts';

export const paymentFinders: readonly Finder[] = [
  {
    title: 'Payments',
    page: FINANCE.verifyPayment,
    async find({ database }, search) {
      const rows = await invoicesFound(database, search, 'all');
      return rows.map(({ id, fullName, description, invoiceNumber, amountKobo, number, state }) => ({
        id: `payment-${id}`,
        name: `${fullName}: ${description}`,
        note: [...new Set([number, invoiceNumber]), formatNaira(amountKobo), state].join(', '),
        to: `${FINANCE.verifyPayment.to}?reference=${invoiceNumber}`,
      }));
    },
  },
  {
    title: 'Accounts of students',
    page: FINANCE.studentAccount,
    async find({ database }, search) {
      const rows = await accountsMatching(database, search);
      return rows.map(({ studentId, fullName, number, balanceKobo }) => ({
        id: `account-${studentId}`,
        name: fullName,
        note: `${number}, ${balanceKobo < 0 ? `${formatNaira(-balanceKobo)} credit` : `${formatNaira(balanceKobo)} owed`}`,
        to: `${FINANCE.studentAccount.to}?student=${studentId}`,
      }));
    },
  },
];
