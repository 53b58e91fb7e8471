import { stepsOf } from '#contract/finance/pages.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { coveredBy } from '#rules/finance/coverage.ts';
import { displayDate } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { formatNaira } from '#rules/money.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { mailedTo } from '../../platform/rate-limit/buckets.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import type { StudentInvoiceRow } from './present.ts';
import { ownInvoiceRow } from './service.ts';

const TITLE = 'Invalid Action!';

/** To the address of the invoice, which is the account's. @throws Problem 422 for what is not paid, 429 for too many */
export async function mailReceipt(platform: Platform, user: User, code: string): Promise<{ address: string }> {
  const row = await ownInvoiceRow(platform, user, code);
  if (row.paidAt === null) throw new Problem(422, 'This invoice has not been paid', { title: TITLE });
  if (row.email === '')
    throw new Problem(422, 'Your account has no email address. Please add one to your profile', { title: TITLE });
  await limitRate(platform, [mailedTo('receipt mail', row.email.toLowerCase())]);
  await platform.database.transaction((tx) =>
    platform.mail.queue(tx, {
      kind: 'student-receipt',
      subjectKind: 'invoice',
      subjectId: row.id,
      to: { name: fullName(row), address: row.email },
      content: receiptEmail(row, coveredBy(row.settledBy as string[]), platform.settings.publicUrl),
    }),
  );
  platform.mail.prompt();
  return { address: row.email };
}

const receiptEmail = (row: StudentInvoiceRow, by: string | null, publicUrl: string): EmailText => ({
  subject: `Your receipt for ${row.description}`,
  greeting: `Dear ${row.firstname || row.lastname},`,
  parts: [
    row.byRrr
      ? 'We have received your payment. Please keep this email.'
      : `Nothing is left to pay${by === null ? '' : `: covered by ${by}`}. Please keep this email.`,
    {
      facts: [
        ['Receipt for', row.description],
        [row.byRrr ? 'RRR' : 'Invoice', row.byRrr ? row.rrr! : row.invoiceNumber],
        ...(row.lines as { name: string; kobo: number }[]).map(({ name, kobo }) => [name, formatNaira(kobo)] as const),
        ['Total', formatNaira(row.amountKobo)],
        ['In words', amountInWords(row.amountKobo)],
        ['Paid on', displayDate(row.paidAt!.toISOString())],
      ],
    },
    { link: publicUrl + stepsOf(row.purpose).receipt + row.invoiceNumber, label: 'See and print your receipt' },
  ],
});
