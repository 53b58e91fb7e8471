import type { Static } from 'typebox';
import type { ClearanceForm, Receipt, verifyReceipt } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { coveredBy } from '#rules/finance/coverage.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { fullName } from '#rules/fullName.ts';
import { feesOnClearance } from '../fees/service.ts';
import { provenInvoice, showsRrr, type InvoiceRow, type Proof } from '../invoices/service.ts';
import { maskRrr, readRrr, reversalOf } from '../payments/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { initialsOf } from '#rules/initials.ts';
export { emailIfProven } from './payers.ts';
import { presentReceipt, type ReceiptRow } from './present.ts';
export { verificationOfReceipt } from './present.ts';
import { confirmedEmail, receiptOfCode, receiptOfRrr, receiptsOfEmail, receiptsOfStudent } from './sql.ts';

const TITLE = 'Invalid Action!';

/** @throws Problem 404 when nothing was credited on this RRR */
export async function receiptByRrr(platform: Platform, rrr: string): Promise<Receipt> {
  return presentReceipt(platform, await creditedOn(platform, rrr), 'holder');
}

async function creditedOn({ database, now }: Platform, rrr: string): Promise<ReceiptRow> {
  const [row] = await receiptOfRrr(database, { rrr, now: now() });
  if (row) return row;
  const [reversed] = await reversalOf(database, { rrr });
  throw new Problem(
    404,
    reversed
      ? `This payment was reversed on ${displayDate(reversed.reversedAt.toISOString())}, so there is no receipt`
      : 'There is no payment with this RRR',
    { title: TITLE },
  );
}

export async function receiptByProof(platform: Platform, proof: Proof, ip: string): Promise<Receipt> {
  const invoice = await paidInvoice(platform, proof, ip);
  return presentReceipt(platform, await creditedOn(platform, invoice.rrr!), holderOf(proof, invoice));
}

export async function historyOf(platform: Platform, email: string): Promise<Receipt[]> {
  return (await receiptsOfEmail(platform.database, { email })).map((row) => presentReceipt(platform, row, 'payer'));
}

const COPIED = { school: ['school', 'balance', 'arrears'], acceptance: ['acceptance'] } as const;

/** @throws Problem 404 where nothing was paid */
export async function copiesOf(
  platform: Platform,
  { purpose, reference }: { readonly purpose: keyof typeof COPIED; readonly reference: string },
): Promise<Receipt[]> {
  const rows = await receiptsOfStudent(platform.database, {
    rrr: readRrr(reference),
    number: reference.trim(),
    purposes: [...COPIED[purpose]],
  });
  if (rows.length === 0) throw notFound('Nothing of these fees was paid under this number');
  return rows.map((row) => presentReceipt(platform, row, 'holder'));
}

const holderOf = (proof: Proof, invoice: InvoiceRow) => (showsRrr(proof, invoice) ? 'holder' : 'payer');

/** One address may serve a family: one payer is a phone number and a surname. The latest payer comes first. */
export async function clearancesOf(platform: Platform, email: string): Promise<ClearanceForm[]> {
  const [rows, fees] = await Promise.all([
    receiptsOfEmail(platform.database, { email }),
    feesOnClearance(platform.database),
  ]);
  const payers = Map.groupBy(rows, ({ session, phone, lastname }) =>
    [session, phone, lastname.toLowerCase()].join(' '),
  );
  return [...payers.values()].map((paid) => ({
    fullName: fullName(paid[0]!),
    regNumber: paid.find(({ regNumber }) => regNumber !== '')?.regNumber ?? '',
    session: paid[0]!.session,
    components: fees.map(({ id, name, amountKobo }) => ({
      feeId: id,
      name,
      amount: nairaFromKobo(amountKobo),
      paid: paymentOf(paid, id),
    })),
  }));
}

export async function ownClearances(platform: Platform, { userId }: User): Promise<ClearanceForm[]> {
  const [confirmed] = await confirmedEmail(platform.database, { userId });
  return confirmed ? clearancesOf(platform, confirmed.email) : [];
}

function paymentOf(rows: readonly ReceiptRow[], feeId: number) {
  const row = rows.find((each) => each.feeId === feeId);
  return row ? { date: row.creditedAt.toISOString(), rrr: maskRrr(row.rrr) } : null;
}

/** @throws Problem 404 for what is not shown to be theirs, 422 when it is not paid, 429 for guesses */
async function paidInvoice(platform: Platform, proof: Proof, ip: string): Promise<InvoiceRow> {
  const invoice = await provenInvoice(platform, proof, ip);
  if (!invoice.paid)
    throw new Problem(422, 'This invoice has not been paid', {
      title: TITLE,
      errors: { '/reference': 'This invoice has not been paid' },
    });
  return invoice;
}

/** A person is shown as initials only. @throws Problem 404 for a code that no receipt carries, 429 for guesses */
export function confirmReceipt(
  platform: Platform,
  code: string,
  ip: string,
): Promise<Static<(typeof verifyReceipt)['reply']>> {
  return slowGuesses(platform, 'receipt', ip, async () => {
    const [row] = await receiptOfCode(platform.database, { verificationCode: code });
    if (!row) throw notFound('This receipt is not one of ours');
    return {
      initials: initialsOf([row.lastname, row.firstname, row.middlename]),
      description: row.description,
      session: row.session,
      amount: nairaFromKobo(row.amountKobo),
      date: row.creditedAt.toISOString(),
      coveredBy: coveredBy(row.settledBy as string[]),
      reversedAt: row.reversedAt?.toISOString() ?? null,
    };
  });
}
