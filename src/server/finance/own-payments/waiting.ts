import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { concernWords } from '#rules/finance/concernWords.ts';
import { formatNaira } from '#rules/money.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import type { Platform } from '../../platform/platform.ts';
import { timelineOf } from '../payments/service.ts';
import { progressOfOwn, toPayKobo } from './service.ts';
import { invoicesOfUser } from './sql.ts';

/** Where the case is of a kind that is not the payer's. */
const CHECKED = 'Your money is not lost: the bursary checks what came in';

export const unpaidInvoices: Waiting = {
  name: 'unpaid-invoices',
  page: OWN_FINANCE.payment,
  async read(platform, { userId }) {
    const waits = [];
    for (const row of await invoicesOfUser(platform.database, { userId, invoiceNumber: null })) {
      const { invoiceNumber, description, session, due } = row;
      const [progress, filters] = [progressOfOwn(row), { invoiceNumber }];
      if (progress === 'being checked') {
        const what = `Being checked, not to be paid again: ${description}`;
        waits.push({ what, detail: await concernOf(platform, row.rrr), due: null, filters });
      }
      if (progress !== 'unpaid') continue;
      const what = `Pay ${formatNaira(toPayKobo(row))}: ${description}`;
      waits.push({ what, detail: `Invoice ${invoiceNumber} for ${session}`, due, filters });
    }
    return waits;
  },
};

/** As the invoice's page says it. */
async function concernOf(platform: Platform, rrr: string | null): Promise<string> {
  if (rrr === null) return CHECKED;
  const { concerns } = await timelineOf(platform, rrr);
  const open = concerns.find(({ settledAt }) => settledAt === null);
  return open ? concernWords(open) : CHECKED;
}
