import type { AwardEffect } from '#contract/finance/scholarships.ts';
import { totalKobo } from '#rules/finance/assignment.ts';
import type { DueLine, PartLine } from '#rules/finance/instalments.ts';
import { awardLines } from '#rules/finance/scholarship.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { chargesOfStudent, whatIsDue } from '../charges/service.ts';
import { studentsNumbered } from './sql.ts';

type Student = RowOf<'students-numbered'>;
export type ScholarshipRow = RowOf<'lock-scholarship'>;

export interface Awarded {
  readonly effect: AwardEffect;
  /** Undefined where nothing is awarded. */
  readonly student: Student | undefined;
  readonly lines: readonly PartLine[];
}

/** What awarding would do for each number, in their order. It writes nothing. */
export async function effectsOf(
  db: Queryable,
  scholarship: ScholarshipRow,
  typed: readonly string[],
): Promise<Awarded[]> {
  const numbers = typed.map((number) => number.trim().toUpperCase()).filter((number) => number !== '');
  const students = await studentsNumbered(db, {
    numbers,
    sessionId: scholarship.sessionId,
    scholarshipId: scholarship.id,
  });
  const seen = new Set<string>();
  const effects: Awarded[] = [];
  for (const number of numbers) {
    const student = students.find(({ matricNumber, regNumber }) => [matricNumber, regNumber].includes(number));
    effects.push(await effectOn(db, scholarship, number, student, seen));
  }
  return effects;
}

async function effectOn(
  db: Queryable,
  scholarship: ScholarshipRow,
  number: string,
  student: Student | undefined,
  seen: Set<string>,
): Promise<Awarded> {
  const refused = (problem: string): Awarded => ({
    effect: { number, fullName: student?.fullName ?? null, awardKobo: 0, creditKobo: 0, problem },
    student: undefined,
    lines: [],
  });
  if (!student) return refused('No student of this session has this number');
  if (student.awardState === 'withdrawn') return refused('Had this scholarship, and it was withdrawn');
  if (student.awardState !== null) return refused('Has this scholarship already');
  if (seen.has(student.studentId)) return refused('Is here twice');
  seen.add(student.studentId);
  const { fees, dueKobo } = await schoolFeesOf(db, student, scholarship.sessionId);
  if (fees.length === 0) return refused('No school fees are published for this student');
  const { percent, amountKobo, capKobo, feeIds } = scholarship;
  const terms = { feeIds: feeIds as number[], percent, amountKobo, capKobo };
  const lines = awardLines(fees, terms);
  const awardKobo = totalKobo(lines);
  if (awardKobo === 0) return refused('Nothing of its fees is left to award');
  const creditKobo = Math.max(0, awardKobo - dueKobo);
  return { effect: { number, fullName: student.fullName, awardKobo, creditKobo, problem: null }, student, lines };
}

/** As charged, less what other scholarships pay; by the rules of today where nothing is charged yet. */
async function schoolFeesOf(
  db: Queryable,
  student: Student,
  sessionId: number,
): Promise<{ readonly fees: readonly DueLine[]; readonly dueKobo: number }> {
  const charges = (await chargesOfStudent(db, student.studentId)).filter(isSchoolFeeOf(sessionId));
  if (charges.length > 0) {
    const fees = charges.map(({ feeId, chargedKobo, awardedKobo, isSplittable, rank }) => ({
      feeId,
      amountKobo: chargedKobo - awardedKobo,
      isSplittable,
      rank,
    }));
    return {
      fees,
      dueKobo: Math.max(
        0,
        charges.reduce((sum, { dueKobo }) => sum + dueKobo, 0),
      ),
    };
  }
  const fees = await rulesFor(db, student, sessionId);
  return { fees, dueKobo: totalKobo(fees) };
}

export const isSchoolFeeOf =
  (sessionId: number) =>
  (charge: { sessionId: number; purpose: string; occasion: string }): boolean =>
    charge.sessionId === sessionId && charge.purpose === 'school' && charge.occasion === '';

export const rulesFor = async (db: Queryable, student: Student, sessionId: number) =>
  (
    await whatIsDue(db, 'school', {
      studentTypeId: student.studentTypeId,
      sessionId,
      facts: {
        programmeId: student.programmeId,
        departmentId: student.departmentId,
        levelId: student.levelId,
        entrySessionId: student.entrySessionId,
        isIndigene: student.isIndigene,
        tags: student.tags as string[],
        genderId: student.genderId,
      },
    })
  ).fees;
