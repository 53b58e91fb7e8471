import { lateKobo } from '#rules/finance/late.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { correctCharge, reverseOf } from './correct.ts';
import { lateOfStudent, reduceLate } from './lateSql.ts';
import { chargesOf } from './sql.ts';

interface PaidInTime {
  readonly studentId: string;
  readonly sessionId: number;
  /** Of the plan; null for what is no instalment. */
  readonly part: string | null;
  readonly rrr: string;
  readonly amountKobo: number;
  /** As the provider writes it: '2026-11-30 16:20:05'. */
  readonly paidAt: string | null;
  readonly at: Date;
  readonly actor: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** What was paid in time but reported late was not late: what was added for it is taken back. Lock the student's money first. */
export async function reverseLate(tx: Queryable, paid: PaidInTime): Promise<void> {
  const { studentId, sessionId, part, rrr, amountKobo, paidAt, at, actor } = paid;
  const day = DAY.exec(paidAt ?? '')?.[0];
  if (day === undefined || part === null) return;
  const late = (await lateOfStudent(tx, { studentId, sessionId })).filter(
    (each) => day <= each.dueOn && (part === 'Full' || part === each.part),
  );
  for (const { part: latePart, percent, unpaidKobo, chargeId } of late) {
    const charge = (await chargesOf(tx, { studentId })).find(({ id }) => id === chargeId)!;
    const leftKobo = Math.max(0, unpaidKobo - amountKobo);
    const dueKobo = Math.min(charge.chargedKobo, lateKobo(leftKobo, [{ afterDays: 0, percent }], 1));
    const change = { studentId, charge, key: `${rrr} ${charge.id}`, at, actor };
    await reverseOf(tx, { ...change, changeKobo: dueKobo - charge.chargedKobo });
    await reduceLate(tx, { studentId, sessionId, part: latePart, unpaidKobo: leftKobo });
  }
}

interface TakenBack {
  readonly studentId: string;
  readonly sessionId: number;
  readonly part: string;
  readonly at: Date;
  readonly actor: string;
}

/** What was added for being late is not due any more; whoever has paid it has it as credit. Lock the student's money first. */
export async function waiveLate(tx: Queryable, { studentId, sessionId, part, at, actor }: TakenBack): Promise<void> {
  for (const late of await lateOfStudent(tx, { studentId, sessionId })) {
    if (late.part !== part) continue;
    const charge = (await chargesOf(tx, { studentId })).find(({ id }) => id === late.chargeId)!;
    const change = { studentId, charge, key: crypto.randomUUID(), at, actor };
    await correctCharge(tx, { ...change, changeKobo: 0 - charge.chargedKobo });
  }
}
