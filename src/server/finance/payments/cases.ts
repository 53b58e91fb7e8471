import type { CaseKind } from '#contract/finance/payment-timeline.ts';
import { heldMore, isHeld } from '#rules/finance/suspense.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdMoney } from './books.ts';
import { caseEmail, isPayers, type NotifiedCase } from './caseEmail.ts';
import { lockMoneyOfInvoice } from './locking.ts';
import { correctCase, insertCase, lockCasesOfRrr, waitingCase } from './sql/cases.ts';
import { cameByRrr } from './sql/suspense.ts';

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
    await lockCasesOfRrr(tx, detected);
    await lockMoneyOfInvoice(tx, detected.invoiceId);
    return openCaseIn(platform, tx, detected, actor);
  });
  if (isNew) platform.mail.prompt();
}

/**
 * In the transaction of what it is about, which has locked the money of the student, or the invoice. Of money that fits nothing, what is in
 * the books of its RRR already comes in once: another amount corrects the case that waits, or waits in a new one.
 * @returns whether it is new
 */
export async function openCaseIn(
  platform: Platform,
  tx: Queryable,
  detected: DetectedCase,
  actor: string,
): Promise<boolean> {
  const { kind, rrr, invoiceId, remains = [] } = detected;
  const at = platform.now();
  const { waiting, moreKobo } = isHeld(kind) ? await knownOf(tx, detected) : NOTHING_KNOWN;
  if (waiting && moreKobo === 0) return false;
  const amounts = { expectedKobo: detected.expectedKobo, reportedKobo: detected.reportedKobo };
  const by = { now: at, actor };
  const [payer] = waiting
    ? await correctCase(tx, { caseId: waiting.id, kind, ...amounts, ...by })
    : await insertCase(tx, {
        ...{ rrr, kind, invoiceId, ...amounts, remains: remains.join('. '), isMore: moreKobo > 0, ...by },
      });
  if (!payer) return false;
  const journal = waiting && waiting.heldKobo !== 0 ? 'suspense corrected' : 'suspense';
  await holdMoney(tx, journal, { caseId: payer.id, rrr, invoiceId, amountKobo: moreKobo, at, actor });
  await notifyHolders(platform, tx, CASE_NOTICE);
  if (isPayers(kind)) await notifyPayer(platform, tx, payer, { ...detected, kind });
  return true;
}

export const CASE_NOTICE = {
  claim: 'invoices',
  category: 'paymentCase',
  message: 'A payment does not fit its invoice. Please look at the open cases',
} as const;

const NOTHING_KNOWN = { waiting: undefined, moreKobo: 0 };

/** What is known of an RRR, and how much more waits now. */
async function knownOf(tx: Queryable, { rrr, reportedKobo }: Pick<DetectedCase, 'rrr' | 'reportedKobo'>) {
  const [waiting] = await waitingCase(tx, { rrr });
  const [came] = await cameByRrr(tx, { rrr });
  return {
    waiting,
    moreKobo: heldMore({ reportedKobo, cameKobo: came!.kobo, heldKobo: waiting?.heldKobo ?? null }),
  };
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
