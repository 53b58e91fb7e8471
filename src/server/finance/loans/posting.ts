import { formatNaira } from '#rules/money.ts';
import { notify } from '../../communication/notifications/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMoney, lockMoneyOfMany, takeLoan } from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { holdLodgement } from '../payments/service.ts';
import { judgeLines, type Judged } from './facts.ts';
import { lockLine, newLines, noteCase, notePosted } from './sql/posting.ts';

type Line = RowOf<'new-loan-lines'>;

interface Posting {
  /** Of this batch alone; null for all that were approved. */
  readonly reference: string | null;
  readonly limit: number;
  readonly actor: string;
}

/** The next lines that were approved, each to its student or to a case. @returns how many it looked at */
export async function postNext(
  platform: Platform,
  tx: Queryable,
  { reference, limit, actor }: Posting,
): Promise<number> {
  const lines = await newLines(tx, { reference, after: 0, limit });
  const judged = await judgeLines(tx, lines);
  // In one order, so that whoever else locks many waits and never stands still.
  const studentIds = judged.flatMap(({ problem, facts }) => (problem === null ? [facts.studentId!] : []));
  for (const studentId of [...new Set(studentIds)].sort()) await postFeesFirst(platform, tx, studentId);
  await lockMoneyOfMany(tx, { studentIds });
  for (const [place, line] of lines.entries()) await postLine(platform, tx, line, judged[place]!, actor);
  return lines.length;
}

async function postLine(platform: Platform, tx: Queryable, line: Line, { problem, facts }: Judged, actor: string) {
  const { id, reference: key, amountKobo } = line;
  const at = platform.now();
  if (problem !== null) {
    if ((await lockLine(tx, { id })).length === 0) return;
    const payer = `${line.fullName}, ${line.number}`;
    const held = await holdLodgement(platform, tx, { kind: 'loan', bankReference: key, payer, amountKobo }, actor);
    if (!held) throw new Error(`Line ${key} of a loan batch has a case already`);
    await noteCase(tx, { id, caseId: held.caseId, problem, now: at });
    return;
  }
  const { studentId, sessionId, userId } = facts;
  await lockMoney(tx, { studentId: studentId! });
  if ((await lockLine(tx, { id })).length === 0) return;
  const of = { studentId: studentId!, sessionId: sessionId! };
  const creditKobo = await takeLoan(platform, tx, { ...of, key, amountKobo, at, actor });
  await notePosted(tx, { id, ...of, creditKobo, now: at });
  if (userId === null) return;
  const rest = creditKobo > 0 ? ` ${formatNaira(creditKobo)} of it is your credit` : '';
  const message = `The student loan fund paid ${formatNaira(amountKobo)} for you.${rest}`;
  await notify(platform, tx, { userId, category: 'studentLoan', message });
}
