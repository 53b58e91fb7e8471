import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { progressOfOwn } from './service.ts';
import { invoicesOfUser } from './sql.ts';

export const unpaidInvoices: Waiting = {
  name: 'unpaid-invoices',
  page: OWN_FINANCE.payment,
  read: async ({ database }, { userId }) =>
    (await invoicesOfUser(database, { userId, invoiceNumber: null }))
      .filter((row) => progressOfOwn(row) === 'unpaid')
      .map(({ invoiceNumber, description, session, amountKobo, due }) => ({
        what: `Pay ${formatNaira(amountKobo)}: ${description}`,
        detail: `Invoice ${invoiceNumber} for ${session}`,
        due,
        filters: { invoiceNumber },
      })),
};
