import { writeAudit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { postJournals } from '../ledger/service.ts';
import { correctCharge } from './correct.ts';
import type { ActedBy, Charge } from './charge.ts';
import { chargesOf, insertCharges, lockMoney } from './sql.ts';

export interface AssessedLine {
  readonly feeId: number;
  readonly amountKobo: number;
  /** What within the fee it is for, where it is charged again. */
  readonly occasion?: string;
  /** The rule that won and those that it beat. */
  readonly why: unknown;
}

export interface Assessed {
  readonly studentId: string;
  readonly sessionId: number;
  readonly purpose: string;
  readonly lines: readonly AssessedLine[];
}

/**
 * Charges a student, once for each fee and occasion; what was charged with another amount is corrected to this one. It locks the
 * student's money until the transaction ends. A fee that is charged once in all of a student's years stays as it was charged first.
 * @returns the charge of each line @throws Problem 422 for a session in which the student is not
 */
export async function assess(
  tx: Queryable,
  { now }: Pick<Platform, 'now'>,
  { studentId, sessionId, purpose, lines }: Assessed,
  { actor, ip }: ActedBy,
): Promise<Charge[]> {
  const places = await lockMoney(tx, { studentId });
  if (!places.some((place) => place.sessionId === sessionId))
    throw new Problem(422, 'You are not a student of this session', { title: 'Invalid Action!' });
  if (lines.length === 0) return [];
  const at = now();
  const made = await chargeStudents(
    tx,
    { sessionId, purpose, lines: lines.map((line) => ({ ...line, studentId })) },
    { at, actor },
  );
  const corrected = await correctOthers(tx, { studentId, sessionId, lines, at, actor });
  if (made + corrected > 0)
    await writeAudit(tx, {
      at,
      actor,
      action: 'student-charged',
      subjectKind: 'student',
      subjectId: studentId,
      detail: { sessionId, purpose, charges: made, corrected },
      ...(ip !== undefined && { ip }),
    });
  const all = await chargesOf(tx, { studentId });
  return lines.flatMap((line) => chargeOf(all, sessionId, line) ?? []);
}

interface ChargedMany extends Pick<Assessed, 'sessionId' | 'purpose'> {
  readonly lines: readonly (AssessedLine & { readonly studentId: string })[];
}

/** Lock their money first. @returns how many charges were made: of what was charged before, none */
export async function chargeStudents(
  tx: Queryable,
  { sessionId, purpose, lines: wanted }: ChargedMany,
  { at, actor }: { readonly at: Date; readonly actor: string },
): Promise<number> {
  if (wanted.length === 0) return 0;
  const lines = wanted.map(({ studentId, feeId, amountKobo, occasion = '', why }) => ({
    studentId,
    feeId,
    amountKobo,
    occasion,
    why,
  }));
  const made = await insertCharges(tx, { sessionId, purpose, lines, now: at });
  await postJournals(
    tx,
    made.map(({ id, studentId, amountKobo }) => ({
      kind: 'charge',
      key: id,
      at,
      actor,
      postings: [
        { account: 'receivable', studentId, chargeId: id, amountKobo },
        { account: 'income', chargeId: id, amountKobo: -amountKobo },
      ],
    })),
  );
  return made.length;
}

const chargeOf = (
  all: readonly Charge[],
  sessionId: number,
  { feeId, occasion = '' }: Pick<AssessedLine, 'feeId' | 'occasion'>,
): Charge | undefined =>
  all.find(
    (charge) =>
      charge.feeId === feeId &&
      (charge.isOnceAProgramme || (charge.sessionId === sessionId && charge.occasion === occasion)),
  );

async function correctOthers(
  tx: Queryable,
  {
    studentId,
    sessionId,
    lines,
    at,
    actor,
  }: Pick<Assessed, 'studentId' | 'sessionId' | 'lines'> & { readonly at: Date; readonly actor: string },
): Promise<number> {
  const all = await chargesOf(tx, { studentId });
  let corrected = 0;
  for (const line of lines) {
    const charge = chargeOf(all, sessionId, line);
    if (!charge || charge.sessionId !== sessionId || charge.chargedKobo === line.amountKobo) continue;
    await correctCharge(tx, {
      studentId,
      charge,
      key: crypto.randomUUID(),
      changeKobo: line.amountKobo - charge.chargedKobo,
      at,
      actor,
    });
    corrected += 1;
  }
  return corrected;
}
