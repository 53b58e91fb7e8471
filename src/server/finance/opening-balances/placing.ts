import { isAnothersName } from '#rules/finance/openingBalance.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { feesOfHeads, setOpening, type OpeningDebt } from '../charges/service.ts';
import { isClosed } from '../closings/service.ts';
import { headsOf } from './heads.ts';
import { linesToPlace, placeLines, studentsNumbered, wantedCredits, wantedDebts } from './sql/lines.ts';
import { cutOver } from './sql/sheets.ts';

export type Asked = 'no student' | 'other name';

/** Whose each number is, and whether the name in the file says so too. */
export async function holdersOf(
  db: Queryable,
  lines: readonly { readonly number: string; readonly name: string }[],
): Promise<{ readonly studentId: string | null; readonly fullName: string | null; readonly question: Asked | null }[]> {
  const numbers = [...new Set(lines.map(({ number }) => number))];
  const students = new Map((await studentsNumbered(db, { numbers })).map((row) => [row.number, row]));
  return lines.map(({ number, name }) => {
    const student = students.get(number);
    if (!student) return { studentId: null, fullName: null, question: 'no student' };
    const isOther = isAnothersName(name, student.fullName);
    return { studentId: student.id, fullName: student.fullName, question: isOther ? 'other name' : null };
  });
}

/** Lines whose student the college knows by number and name are theirs; the others wait. Call `postOpening` for their students. */
export async function placeWaiting(tx: Queryable, lineIds: readonly string[] | null): Promise<void> {
  const lines = await linesToPlace(tx, { lineIds: lineIds === null ? null : [...lineIds] });
  if (lines.length === 0) return;
  const holders = await holdersOf(tx, lines);
  await placeLines(tx, {
    lines: lines.map(({ id }, place) => {
      const { studentId, question } = holders[place]!;
      return { id, studentId: question === null ? studentId : null, question };
    }),
  });
}

/** The ledger then has what the lines of these students say. @throws Problem 409 for a credit that was used */
export async function postOpening(
  platform: Platform,
  tx: Queryable,
  studentIds: readonly string[],
  actor: string,
): Promise<void> {
  if (studentIds.length === 0) return;
  const of = { studentIds: [...studentIds] };
  const heads = [...headsOf(platform)];
  const fees = await feesOfHeads(
    tx,
    heads.map(([, title]) => title),
  );
  const feeOf = new Map(heads.map(([head], place) => [head, fees[place]!]));
  const debts = (await wantedDebts(tx, of)).map(({ head, ...debt }): OpeningDebt => ({
    ...debt,
    feeId: feeOf.get(head!)!,
  }));
  const credits = new Map((await wantedCredits(tx, of)).map(({ studentId, creditKobo }) => [studentId, creditKobo]));
  await setOpening(platform, tx, { studentIds, debts, credits }, { at: await postedAt(platform, tx), actor });
}

/** Opening balances are of the cut-over day; once that is closed a correction is of today. */
async function postedAt({ now }: Pick<Platform, 'now'>, tx: Queryable): Promise<Date> {
  const [found] = await cutOver(tx);
  const day = found?.postedOn ?? found?.day ?? lagosDay(now());
  return (await isClosed(tx, day)) || day === lagosDay(now()) ? now() : new Date(`${day}T12:00:00+01:00`);
}
