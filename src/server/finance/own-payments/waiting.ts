import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { progressOfOwn, toPayKobo } from './service.ts';
import { invoicesOfUser } from './sql.ts';

const CHECKED = 'Your money is not lost: the bursary checks what came in';

export const unpaidInvoices: Waiting = {
  name: 'unpaid-invoices',
  page: OWN_FINANCE.payment,
  read: async ({ database }, { userId }) =>
    (await invoicesOfUser(database, { userId, invoiceNumber: null })).flatMap((row) => {
      const { invoiceNumber, description, session, due } = row;
      const [progress, filters] = [progressOfOwn(row), { invoiceNumber }];
      if (progress === 'being checked')
        return { what: `Being checked, not to be paid again: ${description}`, detail: CHECKED, due: null, filters };
      if (progress !== 'unpaid') return [];
      const what = `Pay ${formatNaira(toPayKobo(row))}: ${description}`;
      return { what, detail: `Invoice ${invoiceNumber} for ${session}`, due, filters };
    }),
};
