import type { Receipt } from '#contract/finance/payments.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { partName } from '#rules/finance/partNames.ts';
import { fullName } from '#rules/fullName.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { maskRrr } from '../payments/service.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';

export type ReceiptRow = RowOf<'receipt-of-rrr'>;

interface Item {
  readonly name: string;
  readonly kobo: number;
}

/** A student's receipt has a line for each fee. What was written off was not paid, and says so. */
function itemsOf({ lines, part, description, amountKobo }: ReceiptRow): Receipt['recieptItems'] {
  const items = (lines as Item[] | null) ?? [{ name: description, kobo: amountKobo }];
  const missingKobo = items.reduce((sum, { kobo }) => sum + kobo, 0) - amountKobo;
  const all = missingKobo > 0 ? [...items, { name: 'Written off', kobo: 0 - missingKobo }] : items;
  return all.map(({ name, kobo }) => ({
    description: name,
    amount: nairaFromKobo(kobo),
    paymentType: partName(part),
  }));
}

export const verificationOfReceipt = ({ settings }: Pick<Platform, 'settings'>, code: string) =>
  verificationOf(`${settings.publicUrl}/verify_receipt/${code}`);

/** A payer who does not have the RRR sees it masked: it is a key to what it paid for. */
export function presentReceipt({ settings }: Platform, row: ReceiptRow, shownTo: 'holder' | 'payer'): Receipt {
  const total = nairaFromKobo(row.amountKobo);
  return {
    kind: row.kind as Receipt['kind'],
    title: `${row.description} Receipt`,
    rrr: shownTo === 'holder' ? row.rrr : maskRrr(row.rrr),
    invoiceNumber: row.invoiceNumber,
    fullName: fullName(row),
    matricNumber: row.regNumber || null,
    department: row.department,
    schoolName: settings.school.name,
    session: row.session,
    recieptItems: itemsOf(row),
    total,
    totalInWords: amountInWords(row.amountKobo),
    date: row.creditedAt.toISOString(),
    verification: verificationOfReceipt({ settings }, row.verificationCode),
  };
}
