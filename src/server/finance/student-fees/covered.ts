import { coveredBy } from '#rules/finance/coverage.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { coverageOf } from '../charges/service.ts';
import type { Chosen } from './due.ts';
import type { Position } from './position.ts';
import { receiptsOfCharges } from './sql.ts';

export interface Covered {
  /** 'award and credit' */
  readonly by: string;
  /** What no receipt has yet; empty where all of it has one. */
  readonly charges: readonly { readonly chargeId: string; readonly amountKobo: number }[];
  /** The invoice that has the latest receipt without an RRR. */
  readonly invoiceId: string | null;
}

/** What was chosen, where nothing of it is due since an award, a waiver or credit took it; undefined where money did, or something is due. */
export async function coveredIn(db: Queryable, { bare }: Position, chosen: Chosen): Promise<Covered | undefined> {
  if ('part' in chosen && chosen.part === 'Balance') return undefined;
  const lines = bare.lines.filter(({ feeId }) => !('feeIds' in chosen) || chosen.feeIds.includes(feeId));
  const chargeIds = lines.flatMap(({ chargeId }) => chargeId ?? []);
  if (chargeIds.length === 0 || lines.some(({ dueKobo }) => dueKobo > 0)) return undefined;
  const by = coveredBy((await coverageOf(db, { chargeIds })).map((each) => each.by));
  if (by === null) return undefined;
  const receipts = await receiptsOfCharges(db, { chargeIds });
  const charges = lines
    .map(({ chargeId, amountKobo }) => ({
      chargeId: chargeId!,
      amountKobo: amountKobo - (receipts.find((each) => each.chargeId === chargeId)?.kobo ?? 0),
    }))
    .filter(({ amountKobo }) => amountKobo > 0);
  const invoiceId = receipts.find((each) => each.coveredId !== null)?.coveredId ?? null;
  return charges.length === 0 && invoiceId === null ? undefined : { by, charges, invoiceId };
}
