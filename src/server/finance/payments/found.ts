import { heldMore } from '#rules/finance/suspense.ts';
import { notifyHolders } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdMoney } from './books.ts';
import { CASE_NOTICE } from './cases.ts';
import { correctFoundCase, insertFoundCase, lockCasesOfRrr, waitingCase } from './sql/cases.ts';
import { cameByRrr } from './sql/suspense.ts';

const FOUND = { ...CASE_NOTICE, message: 'Money came in that no invoice asked for. Please look at the open cases' };

interface Unknown {
  readonly rrr: string;
  /** In all, as the provider says. */
  readonly amountKobo: number;
}

/** Money by an RRR that no order of ours has. It is safe to repeat. @returns whether something is new */
export async function holdUnknown(
  platform: Platform,
  tx: Queryable,
  { rrr, amountKobo: reportedKobo }: Unknown,
  actor: string,
): Promise<boolean> {
  const at = platform.now();
  await lockCasesOfRrr(tx, { rrr });
  const [waiting] = await waitingCase(tx, { rrr });
  const [came] = await cameByRrr(tx, { rrr });
  const moreKobo = heldMore({ reportedKobo, cameKobo: came!.kobo, heldKobo: waiting?.heldKobo ?? null });
  if (moreKobo === 0) return false;
  const of = { kind: 'unknown', amountKobo: reportedKobo, now: at, actor };
  const [found] = waiting
    ? await correctFoundCase(tx, { caseId: waiting.id, ...of })
    : await insertFoundCase(tx, { ...of, rrr, payer: '', bankReference: null });
  if (!found) return false;
  const journal = waiting ? 'suspense corrected' : 'suspense';
  await holdMoney(tx, journal, { caseId: found.id, rrr, invoiceId: null, amountKobo: moreKobo, at, actor });
  await notifyHolders(platform, tx, FOUND);
  return true;
}

export interface Lodgement {
  /** The bank's own, by which the line is posted once. */
  readonly bankReference: string;
  /** As the bank names whoever paid it; '' where it names nobody. */
  readonly payer: string;
  readonly amountKobo: number;
  /** A line of a batch of student loans is a kind of its own. */
  readonly kind?: 'lodgement' | 'loan';
}

/**
 * Money that is in the college's bank account, and that no RRR says anything about: it waits in suspense, of a case with a number of the
 * college's own. The line of its statement posts it to the bank. It is safe to repeat.
 * @returns its case and number, undefined where the bank's reference was posted before
 */
export async function holdLodgement(
  platform: Platform,
  tx: Queryable,
  { bankReference, payer, amountKobo, kind = 'lodgement' }: Lodgement,
  actor: string,
): Promise<{ readonly caseId: string; readonly number: string } | undefined> {
  const at = platform.now();
  const of = { kind, amountKobo, payer, bankReference, now: at, actor };
  const [opened] = await insertFoundCase(tx, { ...of, rrr: null });
  if (!opened) return undefined;
  const { id: caseId, rrr } = opened;
  await holdMoney(tx, 'lodgement', { caseId, rrr, invoiceId: null, amountKobo, at, actor });
  await notifyHolders(platform, tx, FOUND);
  return { caseId, number: rrr };
}
