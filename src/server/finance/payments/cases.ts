import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdMoney } from './books.ts';
import { caseEmail, isPayers, type NotifiedCase } from './caseEmail.ts';
import { lockMoneyOfInvoice } from './locking.ts';
import { insertCase } from './sql/cases.ts';

export interface DetectedCase {
  readonly kind: CaseKind;
  readonly rrr: string;
  readonly invoiceId: string;
  readonly expectedKobo: number;
  readonly reportedKobo: number;
  /** For the payer, where the kind alone does not say it. */
  readonly happened?: string;
  /** What the money had opened and nobody can close any more; the case names it. */
  readonly remains?: readonly string[];
}

/** All of it happens, or nothing; a case that is open already notifies nobody again. */
export async function openCase(platform: Platform, detected: DetectedCase, actor: string): Promise<void> {
  const isNew = await platform.database.transaction(async (tx) => {
    await lockMoneyOfInvoice(tx, detected.invoiceId);
    return openCaseIn(platform, tx, detected, actor);
  });
  if (isNew) platform.mail.prompt();
}

/** In the transaction of what it is about, which has locked the money of the student, or the invoice. @returns whether it is new */
export async function openCaseIn(
  platform: Platform,
  tx: Queryable,
  detected: DetectedCase,
  actor: string,
): Promise<boolean> {
  const { kind, rrr, invoiceId, expectedKobo, reportedKobo, remains = [] } = detected;
  const [payer] = await insertCase(tx, {
    rrr,
    kind,
    invoiceId,
    expectedKobo,
    reportedKobo,
    remains: remains.join('. '),
    now: platform.now(),
    actor,
  });
  if (!payer) return false;
  await holdMoney(tx, { caseId: payer.id, kind, rrr, invoiceId, amountKobo: reportedKobo, at: platform.now(), actor });
  await notifyHolders(platform, tx, {
    claim: 'invoices',
    category: 'paymentCase',
    message: 'A payment does not fit its invoice. Please look at the open cases',
  });
  if (isPayers(kind)) await notifyPayer(platform, tx, payer, { ...detected, kind });
  return true;
}

type Payer = RowOf<'open-payment-case'>;

async function notifyPayer(
  { mail, settings }: Platform,
  tx: Queryable,
  { firstname, lastname, email, description }: Payer,
  detected: DetectedCase & Pick<NotifiedCase, 'kind'>,
): Promise<void> {
  const text = caseEmail(firstname, { ...detected, description }, settings.publicUrl);
  await mail.queue(tx, {
    kind: 'payment-case',
    subjectKind: 'invoice',
    subjectId: detected.invoiceId,
    to: { name: `${firstname} ${lastname}`, address: email },
    content: text,
  });
}
